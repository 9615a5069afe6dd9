"""Layouts of tensors: where each piece begins, and what fits in it."""

import pytest

from cattery.research.tensor import Layout, Piece, clockwise


def test_pieces_lie_one_after_another() -> None:
    layout = Layout([Piece("one", (2, 3), 1, "marks"), Piece("two", (4,), 20, "counts"), Piece("three", (1,), 255, "")])
    assert layout.start == {"one": 0, "two": 6, "three": 10}
    assert layout.size == 11
    assert [piece.size for piece in layout.pieces] == [6, 4, 1]
    assert list(layout.starts("three", "one")) == [10, 0]


def test_a_list_by_seat_begins_with_my_own() -> None:
    places = clockwise(3)
    assert [len(places[players]) for players in range(4)] == [0, 1, 2, 3]
    assert places[3][1] == [(0, 1), (1, 2), (2, 0)]


@pytest.mark.parametrize("most", [0, 256])
def test_a_number_that_does_not_fit_in_a_byte_is_refused_by_name(most: int) -> None:
    with pytest.raises(ValueError, match=r"^wide: "):
        Layout([Piece("wide", (1,), most, "too much")])
