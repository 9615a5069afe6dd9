"""Random games, and what a viewer is told of them."""

from collections.abc import Iterator
from typing import Any

from cattery.kernel import SPECTATOR, FastDice
from cattery.kit import find_game
from cattery.testing.histories import Moment, random_history
from cattery.wording import Teller

NAMES = ("Nadia", "Ben", "Ada", "Otto", "Inès", "Wim")

TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("schrodinger", {"players": 2}),
    ("schrodinger", {"players": 3}),
    ("schrodinger", {"players": 6}),
    ("schrodinger", {"players": 4, "physicats": False}),
    ("mistigri", {"players": 3}),
    ("mistigri", {"players": 4}),
    ("mistigri", {"players": 5}),
)


def random_game(name: str, options: dict[str, Any], seed: str) -> Iterator[Moment]:
    """A whole random game."""
    game = find_game(name)
    return random_history(game, game.options(options), FastDice(seed))


def tellers(name: str, language: str, players: int) -> list[Teller]:
    """One for each seat, and one for somebody who only watches."""
    return [Teller(name, language, viewer, NAMES) for viewer in (*range(players), SPECTATOR)]
