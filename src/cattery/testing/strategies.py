"""Hypothesis strategies: what shrinks is the length of a history, so that a fault is shown at its first ply."""

from itertools import islice
from typing import Any

from cattery.extras import needs
from cattery.kernel import SPECTATOR, FastDice, Game, State
from cattery.testing.histories import Moment, random_history, sightings_of

with needs("testing"):
    from hypothesis import strategies as st

seeds = st.integers(0, 2**32).map(str)


@st.composite
def histories(draw: st.DrawFn, game: Game, options: st.SearchStrategy[Any], longest: int = 400) -> list[Moment]:
    """The first moments of a random lawful game."""
    roll = FastDice(draw(seeds))
    return list(islice(random_history(game, draw(options), roll), draw(st.integers(1, longest))))


@st.composite
def alike_worlds(
    draw: st.DrawFn, game: Game, options: st.SearchStrategy[Any], longest: int = 400
) -> tuple[State, State, int]:
    """Two worlds that a viewer cannot tell apart, and that viewer."""
    table = draw(options)
    history = draw(histories(game, st.just(table), longest))
    viewer = draw(st.sampled_from([*range(table.players), SPECTATOR]))
    state = history[-1].state
    return state, game.imagine(game.view(state, viewer), sightings_of(history, viewer), FastDice(draw(seeds))), viewer
