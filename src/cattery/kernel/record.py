"""Records: the truth of a game is its options and every answer in order. Facts and states are derived from them."""

import re
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from cattery.kernel.chance import Dice, HmacDice, named_dice
from cattery.kernel.codec import DecodeError, decode, encode
from cattery.kernel.data import Data
from cattery.kernel.engine import IllegalChoice, State, apply
from cattery.kernel.event import Event
from cattery.kernel.fair import FairDeal, fault_of
from cattery.kernel.game import BadNotation, BadOption, Game, UnknownGame, find_game, start
from cattery.kernel.step import CHANCE

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


class Recorder:
    """A game being played: it keeps the position, every answer, and the running digest."""

    def __init__(self, game: Game, options: Any, dice: Dice | None = None) -> None:
        self.game, self.options, self.dice = game, options, dice
        self.answers: list[str] = []
        self._facts = sha256()
        self.state, self.events, rolled = start(game, options, dice)
        self._note(rolled)

    def answer(self, choice: Any) -> list[Event]:
        """Apply an answer; an illegal one raises IllegalChoice and changes nothing."""
        state, events, rolled = apply(self.state, choice, self.dice)
        self.answers.append(self.game.write(choice))
        self.state, self.events = state, events
        self._note(rolled)
        return events

    def _note(self, rolled: list[Any]) -> None:
        self.answers += map(self.game.write, rolled)
        for event in self.events:
            self._facts.update(encode(event))

    @property
    def digest(self) -> str:
        """Over every fact so far and the table as it lies now."""
        whole = self._facts.copy()
        whole.update(encode(self.state.table))
        return whole.hexdigest()

    def record(self, dice: str, fair: FairDeal | None = None) -> Record:
        """The game so far."""
        options = decode(encode(self.options))  # as whoever reads the record will have them
        return Record(self.game.name, self.game.rules, options, dice, tuple(self.answers), self.digest, fair)


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


def game_of(record: Record) -> tuple[Game, Any]:
    """The game and options of a record, if this version of the rules can replay it."""
    try:
        game = find_game(record.game)
        if record.rules != game.rules:
            reason = f"rules version {record.rules} of {game.name} is not the one played here ({game.rules})"
            raise BadRecord(reason, kind="rules", game=game.name, version=record.rules, known=game.rules)
        return game, game.options(record.options)
    except (UnknownGame, BadOption) as fault:
        raise BadRecord(str(fault), kind="table", game=record.game, why=fault) from None


def quoted(text: str) -> str:
    """A text of somebody's, short enough for an error message."""
    return repr(text) if len(text) <= 40 else f"{text[:40]!r}…"


def replay(record: Record) -> Iterator[Ply]:
    """Play a record again, answer by answer, by its recorded answers and never by dice."""
    game, options = game_of(record)
    again = Recorder(game, options)
    yield Ply(0, None, "", again.events, again.state)
    for number, answer in enumerate(record.answers, 1):
        step = again.state.step
        if step is None:
            reason = f"{quoted(answer)} comes after the end of the game"
            raise BadRecord(reason, number, "after-the-end", answer=answer)
        try:
            choice = game.read(answer, step)
            again.answer(choice)
        except (BadNotation, IllegalChoice) as fault:
            reason = f"{quoted(answer)} cannot be answered: {str(fault)[:200]}"
            raise BadRecord(reason, number, "illegal", answer=answer, game=game.name, why=fault) from None
        if game.write(choice) != answer:
            reason = f"{quoted(answer)} is not how {game.write(choice)!r} is written"
            raise BadRecord(reason, number, "spelling", answer=answer, right=game.write(choice))
        yield Ply(number, step.actor, answer, again.events, again.state)
    if again.digest != record.digest:
        reason = "the digest does not fit: this is not how the recorded game went"
        raise BadRecord(reason, len(record.answers), "digest")


def check(record: Record) -> State:
    """Verify every answer, chance outcome and digest and, where there is one, the fair deal; the last position."""
    try:
        dice = named_dice(record.dice)
    except ValueError as fault:
        raise BadRecord(f"dice: {fault}", kind="dice", dice=record.dice) from None
    if record.fair is not None:
        if not isinstance(dice, HmacDice):
            raise BadRecord("fair deal: only dice of kind hmac can be dealt fairly", kind="fair-dice")
        if unfair := fault_of(record.fair, dice.seed, game_of(record)[1].players):
            raise BadRecord(f"fair deal: {unfair.reason}", kind=f"fair-{unfair.kind}", seat=unfair.seat)
    game, _ = game_of(record)
    before: State | None = None
    for ply in replay(record):
        if dice is not None and before is not None and ply.actor == CHANCE:
            expected = game.write(before.choices[dice(len(before.choices), before.round, before.rolls)])
            if ply.answer != expected:
                reason = f"chance answered {ply.answer!r} where its dice give {expected!r}"
                raise BadRecord(reason, ply.number, "chance", answer=ply.answer, right=expected)
        before = ply.state
    assert before is not None
    return before
