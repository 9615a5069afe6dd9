"""Tensors: named pieces of a fixed shape, one after another in a flat row of 32-bit numbers.

A game's encoding is the one writer of its tensors; adapters only hand them on. Whole numbers are scaled to at most 1,
so that different things never look the same.
"""

from array import array
from collections.abc import Iterable
from math import prod
from typing import NamedTuple

Tensor = array  # of the type "f", which numpy takes over without copying


class Piece(NamedTuple):
    """One part of a tensor."""

    name: str
    shape: tuple[int, ...]
    holds: str  # for people who read the tables


class Layout:
    """Which pieces a tensor has, and where each begins."""

    def __init__(self, pieces: Iterable[Piece]) -> None:
        self.pieces = tuple(pieces)
        self.start: dict[str, int] = {}
        self.size = 0
        for piece in self.pieces:
            self.start[piece.name] = self.size
            self.size += prod(piece.shape)
        self._zeros = bytes(4 * self.size)

    def blank(self) -> "Tensor[float]":
        """A tensor to write in: all zero."""
        return array("f", self._zeros)
