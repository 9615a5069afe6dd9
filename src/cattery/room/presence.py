"""Is the person there? A banner after 5 s without a connection, a hand-over after 30 s, and a table that sleeps after
60 s without anybody. None of this asks whether a connection is alive (the server's business), or whether time is up
(clocks.py)."""

from datetime import datetime, timedelta

from cattery.kernel import replace
from cattery.room.changes import Asker, Changes
from cattery.room.clocks import GRACE, go_on, seconds_left
from cattery.room.facts import SeatHandedOver, TableSlept, TableWoke
from cattery.room.messages import Reason
from cattery.room.refusal import Refusal
from cattery.room.requests import HandOver
from cattery.room.room import Absence, Room
from cattery.room.seats import person_at

AWAY_AFTER = timedelta(seconds=5)
HAND_OVER_AFTER = timedelta(seconds=30)
SLEEP_AFTER = timedelta(seconds=60)


def open_line(changes: Changes, connection: str, holder: str | None) -> None:
    """A connection said hello. A person may have several."""
    presence = changes.room.presence
    changes.be(replace(presence, connections={**presence.connections, connection: holder}))


def close_line(changes: Changes, connection: str) -> None:
    """A connection is gone."""
    presence = changes.room.presence
    changes.be(
        replace(
            presence, connections={key: holder for key, holder in presence.connections.items() if key != connection}
        )
    )


def hand_over(changes: Changes, asker: Asker, wish: HandOver) -> None:
    """The host, or more than half of the others who are there, give the seat of somebody long away to a bot."""
    room, own = changes.room, asker.seated()
    if not room.is_under_way:
        raise Refusal(Reason.NO_GAME)
    person_at(room, wish.seat, other_than=own)
    if room.seats[wish.seat].stand_in is not None:
        raise Refusal(Reason.HANDED_OVER, field="seat")
    absence = room.presence.absent.get(wish.seat)
    if absence is None or not absence.may_be_handed_over:
        raise Refusal(Reason.STILL_HERE, field="seat")
    absent = {**room.presence.absent, wish.seat: replace(absence, votes=absence.votes | {own})}
    asked = replace(room, presence=replace(room.presence, absent=absent))
    if own == room.host or 2 * votes(asked, wish.seat) > len(_others_here(room, wish.seat)):
        changes.note(SeatHandedOver(wish.seat, "away"))
    else:
        changes.be(asked.presence)


def votes(room: Room, seat: int) -> int:
    """How many of the others who are here now want a bot at this seat. Who has gone has no say, until they are back."""
    absence = room.presence.absent.get(seat)
    return len(absence.votes & _others_here(room, seat)) if absence is not None else 0


def look_around(changes: Changes) -> None:
    """Who is there now, who has been away for how long; put the table to sleep, or wake it."""
    room, now = changes.room, changes.now
    connections = room.presence.connections
    connected = {holder for holder in connections.values() if holder is not None}
    people = _people(room)
    absent = {
        seat: _at(room, room.presence.absent.get(seat, Absence(now)), now)
        for seat in people
        if room.seats[seat].holder not in connected
    }
    empty_since = None if len(absent) < len(people) else room.presence.empty_since or now
    presence = replace(room.presence, absent=absent, empty_since=empty_since)
    if presence != room.presence:
        changes.be(presence)
    if room.runs and empty_since is not None and now - empty_since >= SLEEP_AFTER:
        changes.note(TableSlept(seconds_left(changes)))
    if room.asleep and empty_since is None:
        changes.note(TableWoke())
        go_on(changes, GRACE)


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


def _others_here(room: Room, seat: int) -> set[int]:
    return {other for other in _people(room) if other != seat and other not in room.presence.absent}


def _people(room: Room) -> list[int]:
    """The seats of people who have not left."""
    return [number for number, seat in enumerate(room.seats) if seat.holder is not None and seat.stand_in != "left"]


def _at(room: Room, absence: Absence, now: datetime) -> Absence:
    """This absence by now. With the game ends the vote: somebody else may sit where a vote came from."""
    away, long = now - absence.since >= AWAY_AFTER, now - absence.since >= HAND_OVER_AFTER
    votes = absence.votes if room.is_under_way else frozenset[int]()
    if (away, long, votes) == (absence.away, absence.may_be_handed_over, absence.votes):
        return absence
    return Absence(absence.since, away, long, votes)
