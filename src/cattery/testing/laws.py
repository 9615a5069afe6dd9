"""The laws of the machine, checked along a random game of any kind."""

from collections.abc import Callable
from typing import Any

from cattery.kernel import CHANCE, Choice, FastDice, Game, IllegalChoice, Recorder, State, apply, encode, read_record
from cattery.kit import check, replay

FEW = 1_000  # outcomes of one roll that are still counted one by one


class Nonsense(Choice, frozen=True, gc=False):
    """An answer that no step allows."""


def check_laws(
    game: Game, options: Any, seed: str, invariant: Callable[[State], None] | None = None, longest: int = 100_000
) -> Recorder:
    """Play one random game and check at every ply what must hold in any game; `invariant` adds the game's own.

    Choices are never empty and never repeat; an answer is read back as it was written; apply changes nothing it was
    given; nonsense is refused by a rule; the game ends; its record replays to the same digest. So for chance's answers.
    """
    assert all(step.rule for step in game.steps), "a step carries the number of its rule"
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
    for ply in replay(record):
        if ply.state.step is not None and ply.state.step.actor == CHANCE:
            _check_chance(game, ply.state)
    return play


def _check_chance(game: Game, state: State) -> None:
    """Where the dice are asked: there is something to roll, told by exact weights if at all, and nothing else goes."""
    step, choices = state.step, state.choices
    assert step is not None and len(choices) > 0, f"there is nothing to roll for at {step}"
    weights = getattr(choices, "weights", None)
    if weights is not None and len(choices) <= FEW:
        told = weights()
        assert sum(told.values()) == len(choices), f"the weights of {step} do not add up to its outcomes"
        assert all(weight > 0 and outcome in choices for outcome, weight in told.items()), (
            f"{step} rolls what it cannot"
        )
    for outcome in (choices[0], choices[len(choices) - 1]):
        assert outcome in choices
        assert game.read(game.write(outcome), step) == outcome, f"{game.write(outcome)} reads as another outcome"
    try:
        apply(state, Nonsense())
        raise AssertionError("nonsense was taken for a roll of the dice")
    except IllegalChoice as refused:
        assert refused.rule, "a refusal names a rule"
