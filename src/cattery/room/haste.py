"""Haste: bots answer quickly once nobody who still plays would rather have them take their time."""

from cattery.room.doing import Asker, Doing
from cattery.room.facts import BotsQuickened, HasteWished
from cattery.room.messages import Pace, Reason
from cattery.room.play import rules_of
from cattery.room.refusal import Refusal
from cattery.room.requests import Quicken
from cattery.room.room import Room


def quicken(doing: Doing, asker: Asker, wish: Quicken) -> None:
    """Wish for it, for the rest of this game. Wishing again changes nothing."""
    room, seat = doing.room, asker.seated()
    if room.phase != "playing" or room.play is None:
        raise Refusal(Reason.NO_GAME)
    if room.seats[seat].stand_in is not None:
        raise Refusal(Reason.HANDED_OVER)
    if pace(room) is None:
        raise Refusal(Reason.NO_BOT_THERE)
    if seat not in room.play.hurried:
        doing.note(HasteWished(seat))


def agree(doing: Doing) -> None:
    """All people who are still in the game wish it; or none is, and anybody at the table wishes it."""
    room = doing.room
    if room.phase != "playing" or room.play is None or room.play.quick:
        return
    people = {number for number, seat in enumerate(room.seats) if seat.holder is not None and seat.stand_in is None}
    wishing = room.play.hurried & people
    if wishing and people & _still_in(room) <= wishing:
        doing.note(BotsQuickened())


def pace(room: Room) -> Pace | None:
    """Of the bots that are still in the game, stand-ins among them; None: there are none."""
    if room.phase != "playing" or room.play is None:
        return None
    seats = [room.seats[number] for number in _still_in(room)]
    if not any(seat.bot is not None or seat.stand_in is not None for seat in seats):
        return None
    return "quick" if room.play.quick else "usual"


def _still_in(room: Room) -> set[int]:
    game, state = rules_of(room), room.play.state if room.play else None
    if game is None or state is None:
        return set()
    return {number for number in range(len(room.seats)) if not game.is_out(state, number)}
