"""The store as the rest of the server knows it. SQLite and PostgreSQL stand behind its verbs."""

from typing import Protocol

from cattery.kernel import Data, field


class Taken(Exception):
    """Somebody was first: this place in a log is already filled. The database decides it, by its unique keys."""


class NotStored(Exception):
    """The disk is full, or somebody keeps it locked: nothing has changed, and it may be tried again."""


class StoreClosed(Exception):
    """The store is shutting down and takes nothing more."""


class PlyRef(Data, frozen=True, gc=False):
    """Which of a change's facts is which ply of a game."""

    game: str
    ply: int
    seq: int


class Transaction(Data, frozen=True, gc=False):
    """What happened at one table at one moment: it lasts as a whole or not at all."""

    table: str
    seq: int  # the number of the first of these facts; 1 opens the table
    facts: tuple[bytes, ...]  # JSON
    plies: tuple[PlyRef, ...] = ()
    ended: dict[str, int] = field(default_factory=dict)  # the games that came to an end, and by which fact
    live: bool | None = None  # whether a game is being played there from now on; None: as before
    joinable: bool | None = None  # whether it has open seats from now on; None: as before
    snapshot: bytes | None = None  # the table as it stands after the last of these facts
    code: str | None = None  # at the opening: the short code under which the table is found
    touched: int | None = None  # the day since 1970, where the last change was on another one


class Packed(Data, frozen=True, gc=False):
    """An ended game without its table."""

    game: str
    day: int  # on which it ended, since 1970
    seats: bytes  # who sat where: JSON
    fact: bytes  # by which it ended


class Removal(Data, frozen=True, gc=False):
    """A table that goes, with all its games; those of them that are kept."""

    table: str
    seq: int  # its last fact: should there be another by then, it stays
    games: tuple[str, ...]
    packed: tuple[Packed, ...] = ()


class Store(Protocol):
    """An append-only log of facts, (table, seq) unique, and one of which of them are answers, (game, ply) unique."""

    commits: int  # transactions that reached the disk: with the number of appends, how well they group

    @property
    def is_writing(self) -> bool:
        """Whether what is appended now is likely to last."""

    async def append(self, change: Transaction) -> None:
        """Make a change last. When this returns it is on the disk.

        `Taken` if its place in the log is filled, `NotStored` if it cannot be written now.
        """

    async def load(self, table: str, first: int = 1) -> tuple[bytes, ...]:
        """Every fact of a table from this number on, in order; none if there is no such table."""

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The table as it stood after a fact, and after which; None if that was never kept."""

    async def list_open(self) -> list[str]:
        """Every table at which a game is being played."""

    async def find(self, code: str) -> tuple[str, bool | None] | None:
        """The table that was opened under this short code, and whether it has open seats (None: nobody noted it)."""

    async def ending(self, table: str, game: str) -> bytes | None:
        """The fact by which a game of this table ended, if it did."""

    async def packed(self, table: str, game: str) -> Packed | None:
        """A game of this table that was packed when the table went."""

    async def stale(self, empty_since: int, since: int) -> list[str]:
        """Tables last touched before these days: the first for those at which nobody ever played."""

    async def remove(self, removal: Removal) -> None:
        """Let a table go, as a whole; `Taken` if something happened there meanwhile."""

    async def clear(self) -> bool:
        """Clear a little of what removed tables left behind; whether there is more."""

    async def size(self) -> int:
        """How many bytes are in use."""

    async def put_note(self, kind: str, key: str, note: bytes | None) -> None:
        """Keep a note for whoever runs the server; None removes it."""

    async def notes(self, kind: str) -> dict[str, bytes]:
        """Every note of a kind."""

    async def close(self) -> None:
        """Finish what is pending, and let go of the database."""
