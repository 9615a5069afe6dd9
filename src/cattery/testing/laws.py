"""The laws of the machine, checked along a random game of any kind."""

from collections.abc import Callable
from typing import Any

from cattery.kernel import (
    CHANCE,
    Choice,
    FastDice,
    Game,
    IllegalChoice,
    Recorder,
    State,
    apply,
    check,
    encode,
    read_record,
)  # fmt: skip


class Nonsense(Choice, frozen=True, gc=False):
    """An answer that no step allows."""


def check_laws(
    game: Game, options: Any, seed: str, invariant: Callable[[State], None] | None = None, longest: int = 100_000
) -> Recorder:
    """Play one random game and check at every ply what must hold in any game; `invariant` adds the game's own.

    Choices are never empty and never repeat; an answer is read back as it was written; apply changes nothing it was
    given; nonsense is refused by a rule; the game ends; its record replays to the same digest.
    """
    roll = FastDice(seed)
    play = Recorder(game, options, roll)
    while play.state.step is not None:
        state = play.state
        assert len(play.answers) < longest, f"{game.name} does not end"
        assert state.step is not None and state.step.actor not in (None, CHANCE), "with dice, only players are asked"
        assert len(state.choices) > 0, f"nothing may be answered to {state.step}"
        assert len(set(state.choices)) == len(state.choices), f"an answer to {state.step} is listed twice"
        before = encode((state.table, state.agenda))
        if invariant is not None:
            invariant(state)
        try:
            apply(state, Nonsense())
            raise AssertionError("nonsense was taken for an answer")
        except IllegalChoice as refused:
            assert refused.rule, "a refusal names a rule"
        for choice in state.choices:
            assert game.read(game.write(choice), state.step) == choice, f"{game.write(choice)} reads as another answer"
        play.answer(state.choices[roll(len(state.choices))])
        assert encode((state.table, state.agenda)) == before, "apply changed what it was given"
    if invariant is not None:
        invariant(play.state)
    assert sum(game.result(play.state)) > 0.999, "somebody wins"
    record = read_record(encode(play.record("given")))
    assert encode(check(record).table) == encode(play.state.table)
    return play
