"""The numbers of a tensor: how large each can be, and as a share of that, between 0 and 1, as nets like them."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from cattery.research.tensor import Layout, Tensor


@cache
def highest(layout: Layout) -> NDArray[np.uint8]:
    """The largest that each number of a tensor can be."""
    return np.concatenate([np.full(piece.size, piece.most, np.uint8) for piece in layout.pieces])


@cache
def _scale(layout: Layout) -> NDArray[np.float32]:
    scale: NDArray[np.float32] = (1 / highest(layout)).astype(np.float32)
    return scale


def scaled(tensor: Tensor, layout: Layout, into: NDArray[np.float32]) -> None:
    """Write each number as its share of the largest that it can be."""
    np.multiply(np.frombuffer(tensor, np.uint8), _scale(layout), out=into, dtype=np.float32)
