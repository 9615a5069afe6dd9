"""S1: the box cards. Equal cards cannot be told apart, so a bag of them is its four counts."""

from typing import Final, Literal

Kind = Literal["alive", "dead", "empty", "heisenberg"]
Cards = tuple[int, int, int, int]
"""How many alive cats, dead cats, empty boxes and Heisenbergs."""

KINDS: Final[tuple[Kind, ...]] = ("alive", "dead", "empty", "heisenberg")
ALIVE, DEAD, EMPTY, HEISENBERG = range(4)
INDEX: Final[dict[Kind, int]] = {kind: index for index, kind in enumerate(KINDS)}

PACK: Final[Cards] = (20, 20, 8, 4)  # S1
NONE: Final[Cards] = (0, 0, 0, 0)


def add(a: Cards, b: Cards) -> Cards:
    """Both bags together."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3])


def sub(a: Cards, b: Cards) -> Cards:
    """The first bag without the second."""
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3])


def holds(a: Cards, b: Cards) -> bool:
    """Whether the second bag lies within the first."""
    return 0 <= b[0] <= a[0] and 0 <= b[1] <= a[1] and 0 <= b[2] <= a[2] and 0 <= b[3] <= a[3]


def of_kind(index: int, count: int, heisenbergs: int = 0) -> Cards:
    """So many cards of one kind, and so many Heisenbergs."""
    bag = [0, 0, 0, heisenbergs]
    bag[index] += count
    return (bag[0], bag[1], bag[2], bag[3])
