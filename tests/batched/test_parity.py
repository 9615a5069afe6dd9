"""Each twin and the rules machine agree step by step in some hundred games, over all options; one compile a game."""

import pytest

from proof.twin_parity import held


@pytest.mark.parametrize("game", ["schrodinger", "mistigri"])
@pytest.mark.slow
def test_the_twin_agrees_with_the_rules_machine(game: str) -> None:
    counts = held(game, [f"suite {number}" for number in range(200)])
    assert counts["games"] == 200
    assert counts["records"] >= 200 // 16
    assert counts["answers"] > 5000
