"""Tensors of whole numbers: named pieces of a fixed shape, one after another in a flat row of bytes.

A game's encoding is the one writer of its tensors. Each piece says how large its numbers can be: adapters divide by
that, so that what a net gets lies between 0 and 1, and different things still never look the same.
"""

from collections.abc import Iterable, Iterator
from math import prod
from typing import NamedTuple

Tensor = bytearray


class Piece(NamedTuple):
    """One part of a tensor."""

    name: str
    shape: tuple[int, ...]
    most: int  # the largest number in it; 1 for marks
    holds: str  # for people who read the tables

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """Which pieces a tensor has, and where each begins."""

    def __init__(self, pieces: Iterable[Piece]) -> None:
        self.pieces = tuple(pieces)
        self.start: dict[str, int] = {}
        self.size = 0
        for piece in self.pieces:
            if not 1 <= piece.most <= 255:
                raise ValueError(f"{piece.name}: a number of up to {piece.most} does not fit in a byte")
            self.start[piece.name] = self.size
            self.size += piece.size

    def starts(self, *names: str) -> Iterator[int]:
        """Where each of these pieces begins."""
        return map(self.start.__getitem__, names)


def clockwise(seats: int) -> list[list[list[tuple[int, int]]]]:
    """At `[players][me]`: the places of a list by seat that begins with my own, and the seat that each stands for."""
    return [[[(place, (me + place) % n) for place in range(n)] for me in range(n)] for n in range(seats + 1)]
