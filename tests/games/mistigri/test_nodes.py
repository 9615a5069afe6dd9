"""How many lines of play set positions have: one wrong rule changes these counts.

They were counted by the engine itself once its rulebook tests held, and are written down so that no change goes unseen.
"""

import pytest

from cattery.games.mistigri.game import GAME
from cattery.testing import count_nodes

COUNTS: dict[str, list[int]] = {
    "A3A7B3C3C3D4X/B4B6C6D6/A5B5C8D8 1:pair": [6, 18, 98, 319, 1928],
    "A1A1B1B2C2D4/A2B2C4/D1D2E5/E1E2X/A6B6 1:pair": [5, 14, 48, 136],
    "A4B4C5X/A5B5D5/A6B6C6D6/E4E4 2:draw": [4, 21, 305, 5364, 91714],
    "A7B7C8D8E9/A3B3X/C3D3/D4E4 1:pair": [3, 11, 24, 54, 172],
    "-/-/-/- values=7,8,10 hand=1 first": [4, 24, 120, 480, 1440, 1440],
    "A5B5X/D5/C5/E7 hand=3 pile=A6B6C6C8D8E5 1:pair": [2, 9, 35, 138, 431, 1002],
}


@pytest.mark.parametrize("text", COUNTS)
def test_lines_of_play(text: str) -> None:
    state = GAME.read_position(text)
    assert [count_nodes(state, depth) for depth in range(1, len(COUNTS[text]) + 1)] == COUNTS[text]
