"""Chance steps that find the answer of the dice without listing their choices find the one that the list has there."""

import pytest

from cattery.games.mistigri.game import GAME
from cattery.games.mistigri.steps import DrawCard
from cattery.kernel import CHANCE, Chance, FastDice, HmacDice, apply, start


@pytest.mark.parametrize("players", [3, 4, 5])
def test_dice_answer_as_the_list_of_choices_says(players: int) -> None:
    dice, pick = HmacDice(b"the same"), FastDice("answers")
    drawn = chosen = 0
    for starter in range(1, players + 1):
        state, _, _ = start(GAME, GAME.options({"players": players, "starter": starter}))
        while (step := state.step) is not None:
            choices = state.choices
            choice = choices[pick(len(choices))]
            if step.actor == CHANCE:
                assert isinstance(step, Chance)
                listed = choices[dice(len(choices), state.round, state.rolls)]
                assert step.roll(state.table, dice, state.round, state.rolls) == listed
                drawn += isinstance(step, DrawCard)
                chosen += state.table.chosen is not None
                choice = listed
            state, _, _ = apply(state, choice)
    assert drawn > 50
    assert chosen or players == 3  # M3, M22: with three players there are no 2s
