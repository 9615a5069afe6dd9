"""Each twin and the rules machine agree step by step in some hundred games, over all options; one compile a game."""

import pytest

from cattery.kit import find_game
from proof.twin_parity import hold, story


@pytest.mark.parametrize("game", ["schrodinger", "mistigri"])
@pytest.mark.slow
def test_the_twin_agrees_with_the_rules_machine(game: str) -> None:
    stories = [story(game, f"suite {number}") for number in range(200)]
    tables = {one.options for one in stories}
    assert {options.players for options in tables} == set(find_game(game).player_counts())
    assert len(tables) > 100, "variants of every kind"
    counts = hold(game, stories)
    assert counts["games"] == 200
    assert counts["records"] >= 200 // 16
    assert counts["answers"] > 5000
