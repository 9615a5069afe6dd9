"""A level of play is a package with one module for each game it knows."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from cattery.kernel import Choices, Event, Roll
from cattery.players.registry import Choose


def by_game(package: str) -> Choose:
    """The player of this package. A game that has no module there, such as an outside author's, is played at random."""

    def choose(view: Any, sightings: Sequence[Event], choices: Choices, dice: Roll) -> Any:
        return _module_of(package, type(view).__module__)(view, sightings, choices, dice)

    return choose


@cache
def _module_of(package: str, whose_view: str) -> Choose:
    """Where the view comes from tells the game: cattery.games.schrodinger.view."""
    names = whose_view.split(".")
    module = f"{package}.{names[2]}" if names[:2] == ["cattery", "games"] else ""
    chosen: Choose = import_module(module if module and find_spec(module) else "cattery.players.random").choose
    return chosen
