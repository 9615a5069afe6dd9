"""One writer for tensors: named pieces of a fixed size, one after another, in a flat row of 32-bit numbers.

What a piece holds is told by whole numbers scaled to at most 1, so that different things never look the same.
"""

from array import array
from collections.abc import Iterable, Sequence


class Layout:
    """Where each piece lies, and how wide it is."""

    def __init__(self, pieces: Iterable[tuple[str, tuple[int, ...]]]) -> None:
        self.shapes: dict[str, tuple[int, ...]] = {}
        self.start: dict[str, int] = {}
        self.size = 0
        for name, shape in pieces:
            width = 1
            for length in shape:
                width *= length
            self.shapes[name], self.start[name] = shape, self.size
            self.size += width


class Tensor:
    """A tensor being written: all zero at first."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.values = array("f", bytes(4 * layout.size))

    def one_hot(self, name: str, index: int | None, row: int = 0) -> None:
        """Mark one of the places of a piece, or none; `row` for pieces that have several rows."""
        if index is not None:
            shape = self.layout.shapes[name]
            if not 0 <= index < shape[-1]:
                raise IndexError(f"{name} has places 0 to {shape[-1] - 1}, not {index}")
            self.values[self.layout.start[name] + row * shape[-1] + index] = 1.0

    def numbers(self, name: str, numbers: Sequence[int], most: int, row: int = 0, at: int = 0) -> None:
        """Write whole numbers of at most `most`, scaled to 1, into a piece or one of its rows."""
        shape = self.layout.shapes[name]
        if at + len(numbers) > shape[-1]:
            raise IndexError(f"{name} has room for {shape[-1]} numbers, not {at + len(numbers)}")
        place = self.layout.start[name] + row * shape[-1] + at
        for number in numbers:
            if number:
                self.values[place] = number / most
            place += 1
