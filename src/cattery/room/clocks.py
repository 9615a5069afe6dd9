"""Is their time up? Turns, pauses and deadlines.

A turn is all questions running to one seat before the game opens another turn or round. So who is asked once more in
the next player's turn has a whole clock for it.
"""

from datetime import timedelta

from cattery.room.doing import Asker, Doing
from cattery.room.facts import DeadlineMoved, DealExtended, Paused, Resumed, SeatHandedOver, TimeRanOut, TurnBegan
from cattery.room.fairdeal import REVEAL_WITHIN
from cattery.room.messages import Reason
from cattery.room.refusal import Refusal
from cattery.room.requests import Pause, Resume
from cattery.room.room import Dealing, Playing

GRACE = timedelta(seconds=20)
"""What everybody has at least after a restart, or when a sleeping table wakes."""

STRIKES = 2
"""So many turns running that the clock ended, and the seat is handed over."""


def pause(doing: Doing, asker: Asker, wish: Pause) -> None:
    """Anybody at the table may pause."""
    seat = asker.seated()
    if not isinstance(play := doing.room.stage, Playing):
        raise Refusal(Reason.NO_GAME)
    if play.paused_by is not None:
        raise Refusal(Reason.PAUSED)
    doing.note(Paused(seat, seconds_left(doing)))


def resume(doing: Doing, asker: Asker, wish: Resume) -> None:
    """Anybody at the table may go on: the clock shows what it showed."""
    seat = asker.seated()
    if doing.room.paused_by is None:
        raise Refusal(Reason.NOT_PAUSED)
    doing.note(Resumed(seat))
    go_on(doing, timedelta(0))


def go_on(doing: Doing, least: timedelta) -> None:
    """The clock goes on from where it stood still, with `least` or more; unless something else still holds it."""
    turn = doing.room.turn
    if doing.room.runs and turn is not None and turn.left is not None:
        doing.note(DeadlineMoved(doing.now + max(timedelta(seconds=turn.left), least)))


def seconds_left(doing: Doing) -> float | None:
    """What the clock shows; None if none runs."""
    turn = doing.room.turn
    if turn is None or turn.deadline is None:
        return None
    return max(0.0, (turn.deadline - doing.now).total_seconds())


def restart(doing: Doing) -> None:
    """Time lost by a restart is nobody's loss, nor anybody's gain where the machine's clock was set back meanwhile."""
    room = doing.room
    if isinstance(room.stage, Dealing):
        doing.note(DealExtended(doing.now + REVEAL_WITHIN))
    deadline = room.turn.deadline if room.turn is not None else None
    if room.runs and room.clock is not None and deadline is not None:
        latest = doing.now + max(GRACE, timedelta(seconds=room.clock))
        fair = min(max(deadline, doing.now + GRACE), latest)
        if fair != deadline:
            doing.note(DeadlineMoved(fair))


def run_out(doing: Doing) -> None:
    """When the clock is up a bot answers the rest of that turn; after two such turns running it keeps the seat."""
    room = doing.room
    if not room.runs or room.is_read:
        return
    if room.turn is None or room.turn.deadline is None or doing.now < room.turn.deadline:
        return
    seat = room.turn.seat
    doing.note(TimeRanOut(seat))
    if doing.room.seats[seat].strikes >= STRIKES:
        doing.note(SeatHandedOver(seat, "clock"))


def begin_turn(doing: Doing) -> None:
    """Start the clock for whoever is asked now. Bots have none; who reclaims a seat in its turn has a whole one."""
    room = doing.room
    play = room.stage
    if room.clock is None or not isinstance(play, Playing) or play.asked is None:
        return
    seat, turn = play.asked, play.turn
    a_bot = room.seats[seat].bot is not None or room.seats[seat].stand_in is not None
    if turn is not None and (turn.seat, turn.opened) == (seat, play.opened):
        timed = turn.deadline is not None or turn.left is not None
        if turn.expired or timed != a_bot:
            return
    if a_bot:
        doing.note(TurnBegan(seat, None))
    elif play.runs:
        doing.note(TurnBegan(seat, doing.now + timedelta(seconds=room.clock)))
    else:
        doing.note(TurnBegan(seat, None, float(room.clock)))
