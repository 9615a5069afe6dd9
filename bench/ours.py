"""Our games: full random games by the same `apply` that serves every table, legality checked and facts built."""

from random import Random
from typing import Any

from bench.harness import Play
from cattery.kernel import FastDice, Game, apply, start
from cattery.kit import find_game


def installed(name: str, *, with_view: bool) -> Play:
    """Random games of four players of an installed game."""
    game = find_game(name)
    return random_games(game, game.options({"players": 4}), with_view=with_view)


def random_games(game: Game, options: Any, *, with_view: bool) -> Play:
    """Counts decisions with two or more legal answers; with the view, also builds what the asked seat may see."""
    pick = Random(1).random
    dice = FastDice("bench")

    def play() -> int:
        state, _, _ = start(game, options, dice)
        decisions = 0
        while choices := state.choices:  # at the end there are none
            if with_view and (step := state.step) is not None and step.actor is not None:
                game.view(state, step.actor)
            decisions += len(choices) > 1
            state, _, _ = apply(state, choices[int(pick() * len(choices))], dice)
        game.result(state)
        return decisions

    return play
