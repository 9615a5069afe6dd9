"""Records: the truth of a game is its options and every answer in order. Facts and states are derived from them."""

import re
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

from cattery.kernel.chance import Dice
from cattery.kernel.codec import DecodeError, decode, encode
from cattery.kernel.data import Data
from cattery.kernel.engine import State
from cattery.kernel.event import Event
from cattery.kernel.fair import FairDeal
from cattery.kernel.game import Game
from cattery.kernel.playthrough import Playthrough

FORMAT = 1
"""The form of a record itself; a game's own version is its `rules`."""


class BadRecord(ValueError):
    """A record that does not hold. `ply` is the number of the answer at fault, from 1; 0 for what comes before any.

    Whoever puts it into other words than these goes by the `kind` of fault, and what it is `about`.
    """

    def __init__(self, reason: str, ply: int = 0, kind: str = "", **about: Any) -> None:
        super().__init__(f"ply {ply}: {reason}" if ply else reason)
        self.reason, self.ply, self.kind, self.about = reason, ply, kind, about


class Record(Data, frozen=True, gc=False, omit_defaults=True):
    """One game, one JSON object a line."""

    game: str
    rules: int
    options: dict[str, Any]
    dice: str  # what answered chance: `HmacDice.name`, `FastDice.name`, or "given"
    answers: tuple[str, ...]  # players' and chance's, in notation
    digest: str  # SHA-256 over every fact and the last table: detects drift
    fair: FairDeal | None = None
    format: int = FORMAT


class Ply(Data, frozen=True, gc=False):
    """One answer, and what came of it. The first has no answer: it is the setup."""

    number: int
    actor: int | None
    answer: str
    events: list[Event]
    state: State


class Recorder(Playthrough):
    """A game that is played on, with every answer in notation and the running digest."""

    def __init__(self, game: Game, options: Any, dice: Dice | None = None, viewers: Iterable[int] = ()) -> None:
        self.answers: list[str] = []
        self._hash = sha256()
        super().__init__(game, options, dice, viewers)

    def _note(self, said: Sequence[Any], state: State, events: list[Event], rolled: list[Any]) -> None:
        super()._note(said, state, events, rolled)
        write, update = self.game.write, self._hash.update
        self.answers += map(write, said)
        self.answers += map(write, rolled)
        for event in events:
            update(encode(event))

    @property
    def digest(self) -> str:
        """Over every fact so far and the table as it lies now."""
        return _sealed(self._hash.copy(), self.state)

    def record(self, dice: str, fair: FairDeal | None = None) -> Record:
        """The game so far."""
        options = decode(encode(self.options))  # as whoever reads the record will have them
        return Record(self.game.name, self.game.rules, options, dice, tuple(self.answers), self.digest, fair)


def digest_of(events: Iterable[Event], state: State) -> str:
    """The same, for whoever kept every fact of a game and its position."""
    facts = sha256()
    for event in events:
        facts.update(encode(event))
    return _sealed(facts, state)


def _sealed(facts: Any, state: State) -> str:
    facts.update(encode(state.table))
    return str(facts.hexdigest())


def read_record(line: bytes | str) -> Record:
    """The record that a line of a file holds; BadRecord says what is wrong with it."""
    try:
        record: Record = decode(line, Record)
    except DecodeError as fault:
        raise BadRecord(f"not a record: {fault}", kind="unreadable", where=_place(str(fault))) from None
    except UnicodeDecodeError:
        raise BadRecord("not a record: not UTF-8 text", kind="unreadable", where=None) from None
    if record.format != FORMAT:
        reason = f"format {record.format} is not the one known here ({FORMAT})"
        raise BadRecord(reason, kind="format", format=record.format, known=FORMAT)
    return record


def _place(fault: str) -> str | None:
    """Which part of a record the decoder found fault with, as far as it says so."""
    found = re.search(r"(?:at|required field) `(.*?)`", fault)
    return found[1] if found else None
