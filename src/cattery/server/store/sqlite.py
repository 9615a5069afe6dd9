"""The store in one SQLite file: write-ahead log, synchronous FULL, one writer that commits what is pending together."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, create_engine, event, insert, select, update
from sqlalchemy.exc import IntegrityError

from cattery.server.log import note
from cattery.server.store import schema
from cattery.server.store.interface import Change, NotStored, StoreClosed, Taken
from cattery.server.store.migration import migrate

FILE = "cattery.db"
READERS = 4  # threads
UNREADY_FOR = 10.0  # seconds after something did not reach the disk, unless something else does

Pending = tuple[Change, asyncio.Future[None]]


class SqliteStore:
    """Group commit: while one transaction reaches the disk, others gather for the next.

    A transaction is one errand of the writing thread: each time a thread hands something back it waits for the event
    loop to let go of the interpreter, so a thread that did a transaction statement by statement would wait often.
    """

    def __init__(self, engine: Engine, connection: Connection) -> None:
        self._engine, self._connection = engine, connection  # the connection is the writer's own
        self._pen, self._eyes = ThreadPoolExecutor(1, "store writer"), ThreadPoolExecutor(READERS, "store reader")
        self._pending: list[Pending] = []
        self._work = asyncio.Event()
        self._closing = False
        self._failed = -UNREADY_FOR  # when the disk last took nothing
        self._writer = asyncio.create_task(self._write(), name="store writer")
        self.commits = 0  # transactions that reached the disk: with the number of appends, how well they group

    @classmethod
    async def open(cls, folder: Path) -> "SqliteStore":
        """The store in this folder, made or brought up to date first."""
        path = folder / FILE
        await asyncio.to_thread(migrate, path)
        engine = create_engine(f"sqlite:///{path}")
        event.listen(engine, "connect", _prepare)
        return cls(engine, await asyncio.to_thread(engine.connect))

    @property
    def is_writing(self) -> bool:
        """Whether nothing failed to reach the disk lately; not for ever, or nobody would come to find out."""
        return monotonic() - self._failed >= UNREADY_FOR and not self._writer.done()

    async def append(self, change: Change) -> None:
        """Make a change last. When this returns it is on the disk; otherwise `Taken`, or `NotStored` for now."""
        if self._closing:
            raise StoreClosed
        done = asyncio.get_running_loop().create_future()
        self._pending.append((change, done))
        self._work.set()
        await done

    async def load(self, table: str) -> tuple[bytes, ...]:
        """Every fact of a table, in order; none if there is no such table."""
        log = schema.facts.c
        return tuple(await self._column(select(log.fact).where(log.table_id == table).order_by(log.seq)))

    async def list_open(self) -> list[str]:
        """Every table at which a game is being played."""
        return await self._column(select(schema.tables.c.id).where(schema.tables.c.live))

    async def find(self, code: str) -> str | None:
        """The table that was opened under this short code."""
        found = await self._column(select(schema.tables.c.id).where(schema.tables.c.code == code))
        return found[0] if found else None

    async def ending(self, table: str, game: str) -> bytes | None:
        """The fact by which a game of this table ended, if it did."""
        end = schema.endings.c
        ended = select(schema.facts.c.fact).join(schema.endings).where(end.game == game, end.table_id == table)
        found = await self._column(ended)
        return found[0] if found else None

    async def close(self) -> None:
        """Finish what is pending, and let go of the database."""
        self._closing = True
        self._work.set()
        await self._writer
        for threads in self._pen, self._eyes:
            await asyncio.to_thread(threads.shutdown)
        self._connection.close()
        self._engine.dispose()

    async def _column(self, query: Any) -> list[Any]:
        return await asyncio.get_running_loop().run_in_executor(self._eyes, self._read, query)

    def _read(self, query: Any) -> list[Any]:
        with self._engine.connect() as reader:
            return list(reader.execute(query).scalars())

    async def _write(self) -> None:
        """The only writer: whatever has gathered becomes one transaction."""
        loop = asyncio.get_running_loop()
        while self._pending or not self._closing:
            await self._work.wait()
            self._work.clear()
            batch, self._pending = self._pending, []
            if batch:
                faults = await loop.run_in_executor(self._pen, self._commit, [change for change, _ in batch])
                _tell(batch, faults)

    def _commit(self, changes: Sequence[Change]) -> list[Exception | None]:
        """All of them in one transaction; if one of them came too late, each in its own. What went wrong with each."""
        try:
            _insert(self._connection, changes)
            self._connection.commit()
        except IntegrityError as fault:
            self._connection.rollback()
            if len(changes) > 1:
                return [self._commit([one])[0] for one in changes]
            return [Taken(type(fault.orig).__name__)]
        except Exception as fault:  # noqa: BLE001  # whatever is wrong with the disk, each waiting table hears of it
            self._failed = monotonic()
            note("disk failed", fault=fault)
            self._connection.rollback()
            return [NotStored(type(fault).__name__) for _ in changes]
        self._failed = -UNREADY_FOR
        self.commits += 1
        return [None] * len(changes)


def _tell(batch: Sequence[Pending], faults: Sequence[Exception | None]) -> None:
    for (_, done), fault in zip(batch, faults, strict=True):
        if not done.done():
            done.set_result(None) if fault is None else done.set_exception(fault)


def _insert(connection: Connection, changes: Sequence[Change]) -> None:
    """Every row of these changes, with one statement a kind."""
    opened = [{"id": one.table, "code": one.code, "live": bool(one.live)} for one in changes if one.seq == 1]
    facts = [
        {"table_id": one.table, "seq": seq, "fact": fact}
        for one in changes
        for seq, fact in enumerate(one.facts, one.seq)
    ]
    plies = [
        {"game": ply.game, "ply": ply.ply, "table_id": one.table, "seq": ply.seq}
        for one in changes
        for ply in one.plies
    ]
    ended = [{"game": game, "table_id": one.table, "seq": seq} for one in changes for game, seq in one.ended.items()]
    for table, rows in (schema.tables, opened), (schema.facts, facts), (schema.answers, plies), (schema.endings, ended):
        if rows:
            connection.execute(insert(table), rows)
    turned = [{"table": one.table, "now": one.live} for one in changes if one.seq > 1 and one.live is not None]
    if turned:
        row = schema.tables.c
        connection.execute(
            update(schema.tables).where(row.id == bindparam("table")).values(live=bindparam("now")), turned
        )


def _prepare(connection: Any, _: Any) -> None:
    """What every connection must know: a commit that returned is on the disk, whatever happens next."""
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
