"""Golden playthroughs: whole games with every seat's view, as they were when the rules were found right.

`python -m cattery.testing.golden tests/playthroughs/mistigri-*.txt` writes them anew after a change that was meant.
"""

from pathlib import Path

import pytest

from cattery.testing.golden import rewritten

FILES = sorted((Path(__file__).parents[2] / "playthroughs").glob("mistigri-*.txt"))


def test_there_is_one_for_each_number_of_players() -> None:
    assert [file.stem for file in FILES] == ["mistigri-3", "mistigri-4", "mistigri-5"]


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_the_game_goes_as_it_went(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert rewritten(text) == text
