"""Is their time up? Turns, pauses and deadlines.

A turn is all questions running to one seat before the game opens another turn or round. So who is asked once more in
the next player's turn has a whole clock for it.
"""

from datetime import timedelta

from cattery.room.changes import Asker, Changes
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


def pause(changes: Changes, asker: Asker, wish: Pause) -> None:
    """Anybody at the table may pause."""
    seat = asker.seated()
    if not isinstance(play := changes.room.phase, Playing):
        raise Refusal(Reason.NO_GAME)
    if play.paused_by is not None:
        raise Refusal(Reason.PAUSED)
    changes.note(Paused(seat, seconds_left(changes)))


def resume(changes: Changes, asker: Asker, wish: Resume) -> None:
    """Anybody at the table may go on: the clock shows what it showed."""
    seat = asker.seated()
    if changes.room.paused_by is None:
        raise Refusal(Reason.NOT_PAUSED)
    changes.note(Resumed(seat))
    go_on(changes, timedelta(0))


def go_on(changes: Changes, least: timedelta) -> None:
    """The clock goes on from where it stood still, with `least` or more; unless something else still holds it."""
    turn = changes.room.turn
    if changes.room.runs and turn is not None and turn.left is not None:
        changes.note(DeadlineMoved(changes.now + max(timedelta(seconds=turn.left), least)))


def seconds_left(changes: Changes) -> float | None:
    """What the clock shows; None if none runs."""
    turn = changes.room.turn
    if turn is None or turn.deadline is None:
        return None
    return max(0.0, (turn.deadline - changes.now).total_seconds())


def restart(changes: Changes) -> None:
    """Time lost by a restart is nobody's loss, nor anybody's gain where the machine's clock was set back meanwhile."""
    room = changes.room
    if isinstance(room.phase, Dealing):
        changes.note(DealExtended(changes.now + REVEAL_WITHIN))
    deadline = room.turn.deadline if room.turn is not None else None
    if room.runs and room.clock is not None and deadline is not None:
        latest = changes.now + max(GRACE, timedelta(seconds=room.clock))
        fair = min(max(deadline, changes.now + GRACE), latest)
        if fair != deadline:
            changes.note(DeadlineMoved(fair))


def run_out(changes: Changes) -> None:
    """When the clock is up a bot answers the rest of that turn; after two such turns running it keeps the seat."""
    room = changes.room
    if not room.runs or room.is_read:
        return
    if room.turn is None or room.turn.deadline is None or changes.now < room.turn.deadline:
        return
    seat = room.turn.seat
    changes.note(TimeRanOut(seat))
    if changes.room.seats[seat].strikes >= STRIKES:
        changes.note(SeatHandedOver(seat, "clock"))


def begin_turn(changes: Changes) -> None:
    """Start the clock for whoever is asked now. Bots have none; who reclaims a seat in its turn has a whole one."""
    room = changes.room
    play = room.phase
    if room.clock is None or not isinstance(play, Playing) or play.asked is None:
        return
    seat, turn = play.asked, play.turn
    a_bot = room.seats[seat].bot is not None or room.seats[seat].stand_in is not None
    if turn is not None and (turn.seat, turn.opened) == (seat, play.opened):
        timed = turn.deadline is not None or turn.left is not None
        if turn.expired or timed != a_bot:
            return
    if a_bot:
        changes.note(TurnBegan(seat, None))
    elif play.runs:
        changes.note(TurnBegan(seat, changes.now + timedelta(seconds=room.clock)))
    else:
        changes.note(TurnBegan(seat, None, float(room.clock)))
