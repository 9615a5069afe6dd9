"""Every world that a viewer cannot tell from the real one, found by the rules machine alone."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from cattery.kernel import CHANCE, Game, State, apply, start
from cattery.testing import Moment

Weigh = Callable[[State, Any], float]
"""How many physical cards an answer of a player may mean, or which share of all it might have been if it is unseen."""


def every_world(game: Game, options: Any, history: list[Moment], viewer: int, weigh: Weigh) -> list[tuple[Any, float]]:
    """The tables of all such positions, each with its chance, by playing every answer that looks the same.

    Chance is weighed exactly. Each physical card is as likely chosen as any other: of two equal ones, either may be
    meant, which is twice the weight. Besides that, what others do tells only that they could.
    """
    beginning = start(game, options)[0]
    worlds: dict[Any, tuple[State, float]] = {(beginning.table, beginning.agenda): (beginning, 1.0)}
    for before, moment in pairwise(history):
        step = before.state.step
        assert step is not None
        look = step.shown(before.state.table, moment.answer, viewer)
        following: dict[Any, tuple[State, float]] = {}
        for world, weight in worlds.values():
            for choice, times in Counter(world.choices).items():
                if step.shown(world.table, choice, viewer) == look:
                    chance = times / len(world.choices) if step.actor == CHANCE else weigh(world, choice)
                    after = apply(world, choice)[0]
                    key = (after.table, after.agenda)
                    following[key] = (after, following.get(key, (after, 0.0))[1] + weight * chance)
        worlds = following
    whole = sum(weight for _, weight in worlds.values())
    return [(world.table, weight / whole) for world, weight in worlds.values()]
