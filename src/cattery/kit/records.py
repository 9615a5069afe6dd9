"""Records played again and verified, with the game that each names."""

from collections.abc import Iterator
from typing import Any

from cattery.kernel import (
    CHANCE,
    BadNotation,
    BadOption,
    BadRecord,
    Game,
    HmacDice,
    IllegalChoice,
    Ply,
    Record,
    Recorder,
    State,
    UnknownGame,
    fault_of,
    named_dice,
)
from cattery.kit.registry import find_game


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


def checked(record: Record) -> Iterator[Ply]:
    """Play a record again, and hold it to all that it says: every answer, chance outcome, digest and the fair deal."""
    try:
        dice = named_dice(record.dice)
    except ValueError as fault:
        raise BadRecord(f"dice: {fault}", kind="dice", dice=record.dice) from None
    game, options = game_of(record)
    if record.fair is not None:
        if not isinstance(dice, HmacDice):
            raise BadRecord("fair deal: only dice of kind hmac can be dealt fairly", kind="fair-dice")
        if unfair := fault_of(record.fair, dice.seed, options.players):
            raise BadRecord(f"fair deal: {unfair.reason}", kind=f"fair-{unfair.kind}", seat=unfair.seat)
    before: State | None = None
    for ply in replay(record):
        if dice is not None and before is not None and ply.actor == CHANCE:
            expected = game.write(before.choices[dice(len(before.choices), before.round, before.rolls)])
            if ply.answer != expected:
                reason = f"chance answered {ply.answer!r} where its dice give {expected!r}"
                raise BadRecord(reason, ply.number, "chance", answer=ply.answer, right=expected)
        before = ply.state
        yield ply


def check(record: Record) -> State:
    """Verify all of a record; the last position."""
    *_, last = checked(record)
    return last.state


def quoted(text: str) -> str:
    """A text of somebody's, short enough for an error message."""
    return repr(text) if len(text) <= 40 else f"{text[:40]!r}…"
