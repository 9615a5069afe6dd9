"""Where the scenes of a game lie: in the folder here that bears the name of its kit.

Such a folder brings `entries()`, all states of its table; `turn(people, **more)`, a table of people at somebody's turn;
`refused(desk)`, what a person does whose answer is refused, and that answer; and `FULL`, options of its fullest table.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from cattery.kit import Kit, kits


def shown() -> list[Kit]:
    """The games that have scenes, in the order in which they are offered."""
    return [kit for kit in kits() if find_spec(f"scripts.gallery.{kit.name}") is not None]


def scenes_of(game: str) -> Any:
    """The scenes of a game."""
    return import_module(f"scripts.gallery.{game}")


FIRST, LAST = shown()[0].name, shown()[-1].name
"""Where any game will do, one or the other."""
