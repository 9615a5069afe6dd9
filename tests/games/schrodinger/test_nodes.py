"""How many lines of play some positions have. One wrong rule changes these counts; they were counted once and kept."""

import pytest

from cattery.games.schrodinger.game import GAME
from cattery.testing import count_nodes

COUNTS = {
    # the worked example; by hand: 26 claims of alive with 5 x 2 proofs each, 26 of dead with 2, 13 of empty with 2 x 2
    "4A1E1H 5D1E 1A2D2E1H 4A2D | turn 1": [1, 65, 26 * 10 + 26 * 2 + 13 * 4, 3484],
    "4A1E1H 5D1E 1A2D2E1H 4A2D | claim 26A by 2 | turn 3": [1, 3, 67, 2732],
    # a small variant
    "1A1D 1A1E | options hand=2 pack=3,2,1,1 track=1 | turn 1": [1, 5, 9, 23, 62, 176],
    # a turn with a power in hand: one's own, or one that Tabby takes
    "3A1D1E1H 6D | claim 26D by 2 | unused 1:mewton 2:maria | row tabby | turn 1": [1, 3, 70, 2715, 176794],
    "3A1D1E1H 6D | claim 26D by 2 | unused 1:tabby 2:maria | row mewton | turn 1": [1, 3, 70, 2715, 176794],
    "3A1D1E 1A5D | proof 1:1H | claim 12E by 1 | unused 1:felinestein 2:maria | row tabby | swap 1 up to 1": [
        1,
        5,
        66,
        268,
    ],
}


@pytest.mark.parametrize("text", COUNTS)
def test_node_counts(text: str) -> None:
    state = GAME.read_position(text)
    assert [count_nodes(state, depth) for depth in range(len(COUNTS[text]))] == COUNTS[text]
