"""The store in one SQLite file: write-ahead log, synchronous FULL, one writer that commits what is pending together."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any

from sqlalchemy import Engine, and_, create_engine, event, or_, select, text
from sqlalchemy.dialects.sqlite import dialect

from cattery.server.log import note
from cattery.server.store import clearing, schema
from cattery.server.store.interface import NotStored, Packed, Removal, StoreClosed, Taken, Transaction
from cattery.server.store.migration import migrate
from cattery.server.store.rows import rows_of, statements
from cattery.server.store.soundness import Count

FILE = "cattery.db"
READERS = 4  # threads
UNREADY_FOR = 10.0  # seconds after something did not reach the disk, unless something else does

Errand = Callable[[sqlite3.Connection], Any]
"""What is done now and then, in a transaction of its own."""
Pending = tuple[Transaction | Errand, asyncio.Future[Any]]


STATEMENTS = statements(dialect(paramstyle="qmark"))


class SqliteStore:
    """Group commit: while one transaction reaches the disk, others gather for the next.

    A transaction is one errand of the writing thread: each time a thread hands something back it waits for the event
    loop to let go of the interpreter, so a thread that did a transaction statement by statement would wait often.
    """

    def __init__(self, engine: Engine, connection: sqlite3.Connection, count: Count) -> None:
        (number,) = connection.execute("SELECT number FROM commits").fetchone()
        self._engine, self._connection = engine, connection  # the connection is the writer's own
        self._eyes = ThreadPoolExecutor(READERS, "store reader")
        self._pending: SimpleQueue[Pending | None] = SimpleQueue()  # None: that was the last
        self._loop = asyncio.get_running_loop()
        self._closing = False
        self._failed = -UNREADY_FOR  # when the disk last took nothing
        self._count, self._number = count, number  # of the last commit
        self._writer = Thread(target=self._write, name="store writer", daemon=True)
        self._writer.start()
        self.commits = 0  # transactions that reached the disk: with the number of appends, how well they group

    @classmethod
    async def open(cls, folder: Path) -> "SqliteStore":
        """The store in this folder, made or brought up to date first."""
        path = folder / FILE
        await asyncio.to_thread(migrate, path)
        engine = create_engine(f"sqlite:///{path}")
        event.listen(engine, "connect", _prepare)
        return cls(engine, await asyncio.to_thread(_connect, path), Count(path))

    @property
    def is_writing(self) -> bool:
        """Whether nothing failed to reach the disk lately; not for ever, or nobody would come to find out."""
        return monotonic() - self._failed >= UNREADY_FOR and self._writer.is_alive()

    async def append(self, change: Transaction) -> None:
        """Make a change last. When this returns it is on the disk; otherwise `Taken`, or `NotStored` for now."""
        await self._let_write(change)

    async def load(self, table: str, first: int = 1) -> tuple[bytes, ...]:
        """Every fact of a table from this number on, in order; none if there is no such table."""
        log = schema.facts.c
        is_there = select(schema.tables.c.id).where(schema.tables.c.id == table).exists()
        facts = select(log.fact).where(log.table_id == table, log.seq >= first, is_there).order_by(log.seq)
        return tuple(await self._column(facts))

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The table as it stood after a fact, and after which; None if that was never kept."""
        kept = schema.snapshots.c
        row: tuple[int, bytes] | None = await self._row(select(kept.seq, kept.snapshot).where(kept.table_id == table))
        return row

    async def list_open(self) -> list[str]:
        """Every table at which a game is being played."""
        return await self._column(select(schema.tables.c.id).where(schema.tables.c.live))

    async def find(self, code: str) -> tuple[str, bool | None] | None:
        """The table that was opened under this short code, and whether it has open seats (None: nobody noted it)."""
        row = schema.tables.c
        found: tuple[str, bool | None] | None = await self._row(select(row.id, row.joinable).where(row.code == code))
        return found

    async def ending(self, table: str, game: str) -> bytes | None:
        """The fact by which a game of this table ended, if it did."""
        end = schema.endings.c
        ended = select(schema.facts.c.fact).join(schema.endings).where(end.game == game, end.table_id == table)
        if found := await self._column(ended):
            fact: bytes = found[0]
            return fact
        kept = await self.packed(table, game)
        return kept.fact if kept is not None else None

    async def packed(self, table: str, game: str) -> Packed | None:
        """A game of this table that was packed when the table went."""
        kept = schema.packed.c
        query = select(kept.game, kept.day, kept.seats, kept.fact).where(kept.game == game, kept.table_id == table)
        row = await self._row(query)
        return Packed(*row) if row is not None else None

    async def stale(self, empty_since: int, since: int) -> list[str]:
        """Tables last touched before these days: the first for those at which nobody ever played."""
        row = schema.tables.c
        unplayed = and_(row.touched < empty_since, ~row.played)
        return await self._column(select(row.id).where(or_(unplayed, row.touched < since)))

    async def remove(self, removal: Removal) -> None:
        """Let a table go, as a whole; `Taken` if something happened there meanwhile."""
        await self._let_write(partial(clearing.remove, removal=removal))

    async def clear(self) -> bool:
        """Clear a little of what removed tables left behind; whether there is more."""
        more: bool = await self._let_write(clearing.clear)
        return more

    async def size(self) -> int:
        """How many bytes are in use: pages that are free will be used before the file grows."""
        (pages,), (free,), (size,) = [
            await self._row(text(f"PRAGMA {what}")) for what in ("page_count", "freelist_count", "page_size")
        ]
        return int((pages - free) * size)

    async def put_note(self, kind: str, key: str, note: bytes | None) -> None:
        """Keep a note for whoever runs the server; None removes it."""
        put = "INSERT OR REPLACE INTO notes VALUES (?, ?, ?)", (kind, key, note)
        remove = "DELETE FROM notes WHERE kind = ? AND key = ?", (kind, key)
        await self._let_write(lambda database: database.execute(*(remove if note is None else put)).rowcount)

    async def notes(self, kind: str) -> dict[str, bytes]:
        """Every note of a kind."""
        kept = schema.notes.c
        keys = await self._column(select(kept.key).where(kept.kind == kind).order_by(kept.key))
        notes = await self._column(select(kept.note).where(kept.kind == kind).order_by(kept.key))
        return dict(zip(keys, notes, strict=False))

    async def close(self) -> None:
        """Finish what is pending, and let go of the database."""
        self._closing = True
        self._pending.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._eyes.shutdown)
        self._connection.close()
        self._engine.dispose()
        self._count.close()

    async def _let_write(self, what: Transaction | Errand) -> Any:
        if self._closing:
            raise StoreClosed
        done = self._loop.create_future()
        self._pending.put((what, done))
        return await done

    async def _column(self, query: Any) -> list[Any]:
        return await asyncio.get_running_loop().run_in_executor(self._eyes, self._read, query)

    async def _row(self, query: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._eyes, self._read_row, query)

    def _read(self, query: Any) -> list[Any]:
        with self._engine.connect() as reader:
            return list(reader.execute(query).scalars())

    def _read_row(self, query: Any) -> tuple[Any, ...] | None:
        with self._engine.connect() as reader:
            row = reader.execute(query).first()
        return tuple(row) if row is not None else None

    def _write(self) -> None:
        """The only writer, in its own thread: whatever has gathered becomes one transaction."""
        last = False
        while not last:
            batch = [self._pending.get()]
            while not self._pending.empty():
                batch.append(self._pending.get())
            last = None in batch
            waiting = [one for one in batch if one is not None]
            if changes := [(what, done) for what, done in waiting if isinstance(what, Transaction)]:
                faults = self._commit([change for change, _ in changes])
                self._tell([done for _, done in changes], faults)
            for what, done in waiting:
                if not isinstance(what, Transaction):
                    self._tell([done], [self._run(what)])

    def _commit(self, changes: Sequence[Transaction]) -> list[Exception | None]:
        """All of them in one transaction; if one of them came too late, each in its own. What went wrong with each."""
        fault = self._transaction(lambda database: _insert(database, changes))
        if isinstance(fault, Taken) and len(changes) > 1:
            return [self._commit([one])[0] for one in changes]
        return [type(fault)(*fault.args) if isinstance(fault, Exception) else None for _ in changes]

    def _run(self, errand: Errand) -> Any:
        """What came of it. It deletes in an order of its own, for which SQLite would look through every answer."""
        self._connection.execute("PRAGMA foreign_keys = OFF")
        try:
            return self._transaction(errand)
        finally:
            self._connection.execute("PRAGMA foreign_keys = ON")

    def _transaction(self, work: Errand) -> Any:
        """Do this, and count it; what it gives, or the exception of whoever waits for it."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            came = work(self._connection)
            self._connection.execute("UPDATE commits SET number = ?", (self._number + 1,))
            self._connection.execute("COMMIT")
        except (sqlite3.IntegrityError, Taken) as fault:
            self._roll_back()
            return Taken(type(fault).__name__)
        except Exception as fault:  # noqa: BLE001  # whatever is wrong with the disk, each waiting table hears of it
            self._failed = monotonic()
            note("disk failed", fault=fault)
            self._roll_back()
            return NotStored(type(fault).__name__)
        self._failed = -UNREADY_FOR
        self._number += 1
        self._count.write(self._number)
        self.commits += 1
        return came

    def _tell(self, waiting: Sequence[asyncio.Future[Any]], came: Sequence[Any]) -> None:
        self._loop.call_soon_threadsafe(_tell, waiting, came)

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):  # a disk that takes nothing may not even take that; SQLite does it by itself then
            self._connection.rollback()


def _tell(waiting: Sequence[asyncio.Future[Any]], came: Sequence[Any]) -> None:
    for done, one in zip(waiting, came, strict=True):
        if not done.done():
            done.set_exception(one) if isinstance(one, Exception) else done.set_result(one)


def _insert(connection: sqlite3.Connection, some: Sequence[Transaction]) -> None:
    """Every row of these transactions, with one statement a kind."""
    for statement, rows in zip(STATEMENTS, rows_of(some), strict=True):
        if rows:
            connection.executemany(statement, rows)


def _connect(path: Path) -> sqlite3.Connection:
    """The writer's own connection: it says itself where a transaction begins and ends."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    _prepare(connection, None)
    return connection


def _prepare(connection: Any, _: Any) -> None:
    """What every connection must know: a commit that returned is on the disk, whatever happens next."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        "busy_timeout = 5000",
        "secure_delete = ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
