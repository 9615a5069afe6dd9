"""The bars that differ from game to game: those of pyproject.toml."""

import tomllib
from pathlib import Path


def bars(kind: str) -> dict[str, float]:
    """By the name of a game; one that is not named has no bar."""
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    found: dict[str, float] = project["tool"]["cattery"]["bars"][kind]
    return found
