"""Golden playthroughs: whole games with every seat's view. `make golden` writes them anew when a change is meant."""

from pathlib import Path

import pytest

from cattery.testing.golden import rewritten

GAMES = sorted((Path(__file__).parents[2] / "playthroughs").glob("schrodinger-*.txt"))


def test_there_are_playthroughs() -> None:
    assert len(GAMES) == 4


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert rewritten(text) == text
