"""Second referees, one for each game, written from docs/rules alone. They share only the notation with the engine."""

from collections import Counter
from collections.abc import Generator
from typing import NamedTuple, Protocol, TypeVar

CHANCE = -1
T = TypeVar("T")


class Question(NamedTuple):
    """Who is asked (a seat from 0, or CHANCE), and every lawful answer; None: cards, which are checked when drawn."""

    seat: int
    lawful: set[str] | None


Asking = Generator[Question, str, T]
"""A part of a game: it asks, is sent the answers as text, and comes to a T."""


class Referee(Protocol):
    """What the comparison needs of a referee."""

    met: Counter[str]  # the rules that games rarely come to, and how often this one did

    def play(self) -> Asking[tuple[float, ...]]:
        """The whole game, and its result by seat."""
        ...

    def position(self) -> dict[str, object]:
        """Everything on the table, in the terms of hearing.py."""
        ...


def answered(asking: Asking[tuple[float, ...]], answer: str | None) -> tuple[Question | None, tuple[float, ...]]:
    """The referee's next question; or none, and the result."""
    try:
        return (next(asking) if answer is None else asking.send(answer)), ()
    except StopIteration as end:
        return None, end.value
