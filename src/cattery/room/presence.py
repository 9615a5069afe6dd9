"""Is the person there? A banner after 5 s without a line, a hand-over after 30 s, and a table that sleeps after 60 s
without anybody. None of this asks whether a line is alive (the server's business) or whether time is up (clocks.py)."""

from datetime import datetime, timedelta

from cattery.kernel import replace
from cattery.room.clocks import GRACE, go_on, seconds_left
from cattery.room.doing import Asker, Doing
from cattery.room.facts import SeatHandedOver, TableSlept, TableWoke
from cattery.room.messages import Reason
from cattery.room.refusal import Refusal
from cattery.room.requests import HandOver
from cattery.room.room import Absence, Presence, Room
from cattery.room.seats import person_at

AWAY_AFTER = timedelta(seconds=5)
HAND_OVER_AFTER = timedelta(seconds=30)
SLEEP_AFTER = timedelta(seconds=60)


def open_line(doing: Doing, connection: str, holder: str | None) -> None:
    """A connection said hello. A person may have several."""
    presence = doing.room.presence
    doing.be(replace(presence, lines={**presence.lines, connection: holder}))


def close_line(doing: Doing, connection: str) -> None:
    """A connection is gone."""
    presence = doing.room.presence
    doing.be(replace(presence, lines={key: holder for key, holder in presence.lines.items() if key != connection}))


def hand_over(doing: Doing, asker: Asker, wish: HandOver) -> None:
    """The host, or more than half of the others who are there, give the seat of somebody long away to a bot."""
    room, own = doing.room, asker.seated()
    if room.phase not in ("dealing", "playing"):
        raise Refusal(Reason.NO_GAME)
    person_at(room, wish.seat, other_than=own)
    if room.seats[wish.seat].stand_in is not None:
        raise Refusal(Reason.HANDED_OVER, field="seat")
    absence = room.presence.absent.get(wish.seat)
    if absence is None or not absence.may_be_handed_over:
        raise Refusal(Reason.STILL_HERE, field="seat")
    votes = absence.votes | {own}
    others = {seat for seat in _people(room) if seat != wish.seat and seat not in room.presence.absent}
    if own == room.host or 2 * len(votes & others) > len(others):
        doing.note(SeatHandedOver(wish.seat, "away"))
    else:
        absent = {**room.presence.absent, wish.seat: replace(absence, votes=votes)}
        doing.be(replace(room.presence, absent=absent))


def look_around(doing: Doing) -> None:
    """Who is there now, who has been away for how long; put the table to sleep, or wake it."""
    room, now = doing.room, doing.now
    lines = room.presence.lines
    connected = {holder for holder in lines.values() if holder is not None}
    people = _people(room)
    absent = {
        seat: _at(room.presence.absent.get(seat, Absence(now)), now)
        for seat in people
        if room.seats[seat].holder not in connected
    }
    empty_since = None if len(absent) < len(people) else room.presence.empty_since or now
    presence = Presence(lines, absent, empty_since)
    if presence != room.presence:
        doing.be(presence)
    if room.runs and empty_since is not None and now - empty_since >= SLEEP_AFTER:
        doing.note(TableSlept(seconds_left(doing)))
    if room.asleep and empty_since is None:
        doing.note(TableWoke())
        go_on(doing, GRACE)


def next_look(room: Room) -> list[datetime]:
    """When somebody's absence will mean something."""
    moments = []
    for absence in room.presence.absent.values():
        if not absence.away:
            moments.append(absence.since + AWAY_AFTER)
        elif not absence.may_be_handed_over:
            moments.append(absence.since + HAND_OVER_AFTER)
    if room.runs and room.presence.empty_since is not None:
        moments.append(room.presence.empty_since + SLEEP_AFTER)
    return moments


def _people(room: Room) -> list[int]:
    """The seats of people who have not left."""
    return [number for number, seat in enumerate(room.seats) if seat.holder is not None and seat.stand_in != "left"]


def _at(absence: Absence, now: datetime) -> Absence:
    away, long = now - absence.since >= AWAY_AFTER, now - absence.since >= HAND_OVER_AFTER
    if (away, long) == (absence.away, absence.may_be_handed_over):
        return absence
    return replace(absence, away=away, may_be_handed_over=long)
