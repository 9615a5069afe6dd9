"""Hints: the coach may be asked by whoever plays bots alone, and at tables whose people agreed on it."""

from cattery.kit import kit_of
from cattery.room.answers import may_answer
from cattery.room.changes import Asker, Changes
from cattery.room.inputs import Ponder
from cattery.room.messages import Reason
from cattery.room.refusal import Refusal
from cattery.room.requests import Advise
from cattery.room.room import Room


def ask(changes: Changes, asker: Asker, wish: Advise) -> None:
    """Let the coach think, from what the asked seat may know. It changes nothing, and nobody else hears of it."""
    room, seat = changes.room, asker.seated()
    if not are_allowed(room):
        raise Refusal(Reason.NO_HINTS)
    play = may_answer(room, seat, wish)
    changes.replies.append(Ponder(asker.connection, play.id, play.ply, seat, wish.client_id))


def are_allowed(room: Room) -> bool:
    """By public facts alone. Whoever got up in a game may come back to it, and counts as a person."""
    people = sum(seat.holder is not None for seat in room.seats)
    return kit_of(room.game).has("coach") and (room.hints or people == 1)
