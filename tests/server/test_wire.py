"""A frame that is made once for everybody is the one that websockets would make for each."""

import pytest
from websockets.frames import Frame, Opcode

from cattery.server.wire import text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_text_is_framed_as_by_the_book(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
