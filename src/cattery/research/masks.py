"""Which actions are legal, as environments tell it; and a space that picks among them quickly."""

from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cattery.kernel import Choices
from cattery.research.part import Encoding

Mask = NDArray[np.int8]


@cache
def nothing(size: int) -> Mask:
    """The mask of somebody who is not asked. All share it, so it cannot be written to."""
    mask = np.zeros(size, np.int8)
    mask.flags.writeable = False
    return mask


class Actions(spaces.Discrete[Any]):
    """A Discrete space that makes the masks of its own environment, and so samples by them many times as fast."""

    def __init__(self, encoding: Encoding) -> None:
        super().__init__(len(encoding.actions))
        self._encoding = encoding
        self._mask: Mask | None = None  # the last one made, and
        self._cells = bytearray()  # what lies in it now, and
        self._made = b""  # what lay in it then
        self._legal: list[int] = []

    def mask(self, choices: Choices) -> Mask:
        """1 for every action that is one of these choices."""
        cells = bytearray(len(self._encoding.actions))
        self._legal = legal = [*map(self._encoding.action.__getitem__, choices)]
        for action in legal:
            cells[action] = 1
        self._cells, self._made = cells, bytes(cells)
        self._mask = mask = np.frombuffer(cells, np.int8)
        return mask

    def sample(self, mask: Mask | None = None, probability: Any = None) -> Any:
        if mask is None or mask is not self._mask or self._cells != self._made or probability is not None:
            return super().sample(mask, probability)  # an unknown mask, or one that was written to
        return self._legal[int(self.np_random.random() * len(self._legal))]
