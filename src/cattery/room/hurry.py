"""Hurry: bots answer quickly once nobody who still plays would rather have them take their time."""

from cattery.kit import find_game
from cattery.room.changes import Asker, Changes
from cattery.room.facts import BotsHurried, HurryWished
from cattery.room.messages import Pace, Reason
from cattery.room.refusal import Refusal
from cattery.room.requests import Hurry
from cattery.room.room import Playing, Room


def wish(changes: Changes, asker: Asker, wish: Hurry) -> None:
    """Wish for it, for the rest of this game. Wishing again changes nothing."""
    room, seat = changes.room, asker.seated()
    if not isinstance(play := room.phase, Playing):
        raise Refusal(Reason.NO_GAME)
    if room.seats[seat].stand_in is not None:
        raise Refusal(Reason.HANDED_OVER)
    if pace(room) is None:
        raise Refusal(Reason.NO_BOT_THERE)
    if seat not in play.hurried:
        changes.note(HurryWished(seat))


def agree(changes: Changes) -> None:
    """All people who are still in the game wish it; or none is, and anybody at the table wishes it."""
    room, play = changes.room, changes.room.phase
    if not isinstance(play, Playing) or play.quick or not play.hurried:
        return
    people = {number for number, seat in enumerate(room.seats) if seat.holder is not None and seat.stand_in is None}
    wishing = play.hurried & people
    if wishing and people & _still_in(room, play) <= wishing:
        changes.note(BotsHurried())


def pace(room: Room) -> Pace | None:
    """Of the bots that are still in the game, stand-ins among them; None: there are none."""
    if not isinstance(play := room.phase, Playing):
        return None
    bots = {number for number, seat in enumerate(room.seats) if seat.bot is not None or seat.stand_in is not None}
    if not bots or not bots & _still_in(room, play):
        return None
    return "quick" if play.quick else "usual"


def _still_in(room: Room, play: Playing) -> set[int]:
    game = find_game(room.game)
    return {number for number in range(len(room.seats)) if not game.is_out(play.state, number)}
