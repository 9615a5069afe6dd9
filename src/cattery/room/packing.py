"""What stays of a table that is put away: its ended games, each with who sat where."""

from collections.abc import Iterable
from datetime import datetime
from functools import reduce

from cattery.kernel import Data, tag_of
from cattery.room.facts import Answered, GameEnded, RoomFact, Spoke, TableOpened, after, read_fact
from cattery.room.room import Room

UNREAD = tuple(f'{{"type":"{tag_of(kind)}"'.encode() for kind in (Answered, Spoke))
"""How the facts begin that do not say who sits where: most of them, and not even decoded."""


class Sat(Data, frozen=True, gc=False, omit_defaults=True):
    """Who sat on a seat: a person, by name, or a bot, by level."""

    name: str | None = None
    bot: str | None = None


class EndedGame(Data, frozen=True, gc=False):
    """A game that came to its end, and by which of its table's facts."""

    game: str
    at: datetime
    seats: tuple[Sat, ...]
    fact: bytes


class Packing(Data, frozen=True, gc=False):
    """Every game that was dealt at a table, and those of them that ended."""

    games: tuple[str, ...]
    ended: tuple[EndedGame, ...]


def pack(facts: Iterable[bytes]) -> Packing:
    """What stays of these facts. No game is played again: who sat where is told by the other facts."""
    first, *rest = facts
    opened = read_fact(first)
    if not isinstance(opened, TableOpened):
        raise ValueError("the first fact of a table is that it was opened")
    games: dict[str, None] = {}
    ended: list[EndedGame] = []

    def one(room: Room, stored: bytes) -> Room:
        if stored.startswith(UNREAD):
            return room
        fact: RoomFact = read_fact(stored)
        if isinstance(fact, GameEnded):
            seats = tuple(Sat(seat.name, None if seat.name else seat.bot) for seat in room.seats)
            ended.append(EndedGame(fact.game, fact.at, seats, stored))
        if (game := getattr(fact, "game", None)) is not None:
            games[game] = None
        return after(room, fact)

    reduce(one, rest, opened.room())
    return Packing(tuple(games), tuple(ended))
