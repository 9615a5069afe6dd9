"""The store as the rest of the server knows it. Another engine, PostgreSQL for several nodes, fits behind its verbs."""

from typing import Protocol

from cattery.kernel import Data


class Taken(Exception):
    """Somebody was first: this place in a log is already filled. The database decides it, by its unique keys."""


class StoreClosed(Exception):
    """The store is shutting down and takes nothing more."""


class Answer(Data, frozen=True, gc=False):
    """One ply of a game: the answer to its open question, and what chance answered before the next one."""

    game: str
    ply: int
    fact: bytes  # JSON


class Ended(Data, frozen=True, gc=False):
    """A game that is over, by its rules or as "interrupted"; its record is what may be exported."""

    game: str
    outcome: str
    record: bytes  # JSON


class Change(Data, frozen=True, gc=False):
    """What happened at one table at one moment: it lasts as a whole or not at all."""

    table: str
    seq: int  # the number of the first of these facts
    facts: tuple[bytes, ...] = ()  # JSON
    answers: tuple[Answer, ...] = ()
    ended: tuple[Ended, ...] = ()
    code: str | None = None  # the short code under which the table can be found from now on; "" for none
    closed: bool = False  # nobody will come back to this table


class History(Data, frozen=True, gc=False):
    """Everything that ever happened at a table."""

    facts: tuple[bytes, ...]
    answers: tuple[Answer, ...]  # by game, in the order of their plies


class Store(Protocol):
    """An append-only log of answers, (game, ply) unique, and one of room facts, (table, seq) unique."""

    async def append(self, change: Change) -> None:
        """Make a change last. When this returns it is on the disk; `Taken` if its place in the log is filled."""

    async def load(self, table: str) -> History | None:
        """A table's whole history; None if there is no such table."""

    async def list_open(self) -> list[str]:
        """Every table that is not closed."""

    async def find(self, code: str) -> str | None:
        """The table that can be found under this short code."""

    async def record(self, game: str) -> bytes | None:
        """The record of an ended game."""

    async def close(self) -> None:
        """Finish what is pending, and let go of the database."""
