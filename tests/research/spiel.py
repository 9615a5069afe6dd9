"""Our games as OpenSpiel loads them."""

from typing import Any

import pyspiel

from cattery.research import openspiel


def load(name: str, options: dict[str, Any]) -> Any:
    """The game with these options, by the text that a user would write."""
    given = ",".join(f"{key}={openspiel.flat(value)}" for key, value in options.items())
    return pyspiel.load_game(f"cattery_{name}({given})")
