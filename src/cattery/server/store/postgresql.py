"""The store in PostgreSQL, which several nodes may share: one connection that commits what is pending together.

The driver is asyncpg. Beside psycopg 3, on two cores with PostgreSQL on the same machine, it committed as many facts a
second (24,000 from 20 tables at once, 28,000 from 500) for half the processor time or less (9 µs and 4 µs a fact,
against 19 µs and 9 µs), and a single one as fast (0.3 ms).
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any

from sqlalchemy import BindParameter, bindparam, select
from sqlalchemy.dialects.postgresql.asyncpg import dialect
from sqlalchemy.engine import Dialect

from cattery.extras import needs
from cattery.server.log import note
from cattery.server.store import schema
from cattery.server.store.addresses import without_password
from cattery.server.store.interface import NotStored, Packed, Removal, StoreClosed, Taken, Transaction
from cattery.server.store.migration import MIGRATIONS, NewerDatabase, UnusableDatabase
from cattery.server.store.rows import rows_of, statement, statements

with needs("postgresql"):
    import asyncpg

READERS = 4  # connections
CONNECT_WITHIN, DONE_WITHIN = 5.0, 10.0  # seconds, for a connection and for a statement
PATIENCE = 10.0  # seconds for which what cannot be written now is tried again, before whoever waits is told
AGAIN_AFTER = 0.2
LOOK_EVERY = 1.0  # seconds between looks whether the database is there
MIGRATING = 0x63617474  # an advisory lock: one node at a time brings the database up to date

LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it is shut down, or starts
    asyncpg.ReadOnlySQLTransactionError,  # it has become somebody's standby
    asyncpg.InsufficientResourcesError,  # too many connections, or its disk is full
    asyncpg.TransactionRollbackError,
)
"""What may be over in a moment: with a new connection it is tried again."""

_postgresql: Dialect = dialect()  # type: ignore[no-untyped-call]
WRITE = statements(_postgresql)
_facts, _tables, _kept, _end = schema.facts.c, schema.tables.c, schema.snapshots.c, schema.endings.c
_packed = schema.packed.c
_this: BindParameter[str] = bindparam("table")
_first: BindParameter[int] = bindparam("first")
LOAD, SNAPSHOT, LIVE, FIND, ENDING, PACKED = (
    statement(query, _postgresql)
    for query in (
        select(_facts.fact).where(_facts.table_id == _this, _facts.seq >= _first).order_by(_facts.seq),
        select(_kept.seq, _kept.snapshot).where(_kept.table_id == _this),
        select(_tables.id).where(_tables.live),
        select(_tables.id, _tables.joinable).where(_tables.code == bindparam("code")),
        select(_facts.fact).join(schema.endings).where(_end.table_id == _this, _end.game == bindparam("game")),
        select(_packed.game, _packed.day, _packed.seats, _packed.fact).where(
            _packed.table_id == _this, _packed.game == bindparam("game")
        ),
    )
)

Pending = tuple[Transaction, asyncio.Future[None]]


class PostgresStore:
    """Group commit, as in SQLite: while one transaction reaches the disk, others gather for the next."""

    def __init__(self, url: str, readers: Any) -> None:
        self._url, self._readers = url, readers
        self._connection: Any = None  # the writer's own
        self._pending: list[Pending] = []
        self._work = asyncio.Event()
        self._closing = False
        self._is_there = True
        self._tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._watch())]
        self.commits = 0  # transactions that reached the disk: with the number of appends, how well they group

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        """The store at this address, made or brought up to date first."""
        await migrate(url)
        readers = await asyncpg.create_pool(
            url, min_size=1, max_size=READERS, timeout=CONNECT_WITHIN, command_timeout=DONE_WITHIN
        )
        return cls(url, readers)

    @property
    def is_writing(self) -> bool:
        """Whether the database was there when it was last looked for, a second ago at most."""
        return self._is_there and not self._tasks[0].done()

    async def append(self, change: Transaction) -> None:
        """Make a change last. When this returns it is on the disk; otherwise `Taken`, or `NotStored` for now."""
        if self._closing:
            raise StoreClosed
        done = asyncio.get_running_loop().create_future()
        self._pending.append((change, done))
        self._work.set()
        await done

    async def load(self, table: str, first: int = 1) -> tuple[bytes, ...]:
        """Every fact of a table from this number on, in order; none if there is no such table."""
        return tuple([row[0] for row in await self._read(LOAD, table, first)])

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The table as it stood after a fact, and after which; None if that was never kept."""
        rows = await self._read(SNAPSHOT, table)
        return (rows[0][0], rows[0][1]) if rows else None

    async def list_open(self) -> list[str]:
        """Every table at which a game is being played."""
        return [row[0] for row in await self._read(LIVE)]

    async def find(self, code: str) -> tuple[str, bool | None] | None:
        """The table that was opened under this short code, and whether it has open seats (None: nobody noted it)."""
        rows = await self._read(FIND, code)
        return (rows[0][0], rows[0][1]) if rows else None

    async def ending(self, table: str, game: str) -> bytes | None:
        """The fact by which a game of this table ended, if it did."""
        if rows := await self._read(ENDING, table, game):
            fact: bytes = rows[0][0]
            return fact
        kept = await self.packed(table, game)
        return kept.fact if kept is not None else None

    async def packed(self, table: str, game: str) -> Packed | None:
        """A game of this table that was packed when the table went."""
        rows = await self._read(PACKED, table, game)
        return Packed(*rows[0]) if rows else None

    async def stale(self, empty_since: int, since: int) -> list[str]:
        """Tables last touched before these days: the first for those at which nobody ever played."""
        query = "SELECT id FROM tables WHERE (touched < $1 AND NOT played) OR touched < $2"
        return [row[0] for row in await self._read(query, empty_since, since)]

    async def remove(self, removal: Removal) -> None:
        """Let a table go, as a whole; `Taken` if something happened there meanwhile."""
        try:
            async with self._readers.acquire() as connection, connection.transaction():
                await _remove(connection, removal)
        except LOST as fault:
            raise NotStored(type(fault).__name__) from None

    async def clear(self) -> bool:
        """Nothing is left behind: here nobody waits for a large transaction."""
        return False

    async def size(self) -> int:
        """How many bytes are in use."""
        return int((await self._read("SELECT pg_database_size(current_database())"))[0][0])

    async def put_note(self, kind: str, key: str, note: bytes | None) -> None:
        """Keep a note for whoever runs the server; None removes it."""
        if note is None:
            await self._read("DELETE FROM notes WHERE kind = $1 AND key = $2", kind, key)
        else:
            put = "INSERT INTO notes VALUES ($1, $2, $3) ON CONFLICT (kind, key) DO UPDATE SET note = excluded.note"
            await self._read(put, kind, key, note)

    async def notes(self, kind: str) -> dict[str, bytes]:
        """Every note of a kind."""
        rows = await self._read("SELECT key, note FROM notes WHERE kind = $1 ORDER BY key", kind)
        return {row[0]: row[1] for row in rows}

    async def close(self) -> None:
        """Finish what is pending, and let go of the database."""
        self._closing = True
        self._work.set()
        writer, watcher = self._tasks
        await writer
        watcher.cancel()
        with suppress(asyncio.CancelledError):
            await watcher
        with suppress(*LOST):
            async with asyncio.timeout(CONNECT_WITHIN):
                await self._readers.close()
        if self._connection is not None:
            self._connection.terminate()

    async def _read(self, query: str, *about: Any) -> list[Any]:
        try:
            rows: list[Any] = await self._readers.fetch(query, *about)
        except LOST as fault:
            note("database not reached", fault=fault)
            raise NotStored(type(fault).__name__) from None
        return rows

    async def _write(self) -> None:
        """The only writer of this process: whatever has gathered becomes one transaction."""
        while not self._closing or self._pending:
            await self._work.wait()
            self._work.clear()
            batch, self._pending = self._pending, []
            if batch:
                faults = await self._commit([change for change, _ in batch])
                for (_, done), fault in zip(batch, faults, strict=True):
                    if not done.done():
                        done.set_result(None) if fault is None else done.set_exception(fault)
            if self._closing:
                self._work.set()

    async def _commit(self, some: Sequence[Transaction], doubtful: bool = False) -> list[Exception | None]:
        """All of them in one transaction; if one of them came too late, each in its own. What went wrong with each.

        A connection may be lost while it commits: nobody knows then whether it did, and `doubtful` ones are looked up.
        """
        until = monotonic() + PATIENCE
        while True:
            try:
                if self._connection is None:
                    self._connection = await connect(self._url)
                try:
                    await _insert(self._connection, some)
                except asyncpg.IntegrityConstraintViolationError as fault:
                    if len(some) > 1:
                        return [(await self._commit([one], doubtful))[0] for one in some]
                    if doubtful and await _is_written(self._connection, some[0]):
                        return [None]
                    return [Taken(type(fault).__name__)]
            except LOST as fault:
                self._lose(fault)
                doubtful = True
                if monotonic() > until or self._closing:
                    return [NotStored(type(fault).__name__) for _ in some]
                await asyncio.sleep(AGAIN_AFTER)
            except Exception as fault:  # noqa: BLE001  # whatever is wrong, each waiting table hears of it
                self._lose(fault)
                return [NotStored(type(fault).__name__) for _ in some]
            else:
                self._is_there = True
                self.commits += 1
                return [None] * len(some)

    def _lose(self, fault: Exception) -> None:
        note("database failed", fault=fault)
        self._is_there = False
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def _watch(self) -> None:
        """Look for the database now and then, so that nobody need play to find out whether it is there."""
        while True:
            with suppress(*LOST):
                connection = await connect(self._url)
                try:
                    while True:
                        await connection.execute("SELECT 1")
                        self._is_there = True
                        await asyncio.sleep(LOOK_EVERY)
                finally:
                    connection.terminate()
            self._is_there = False
            await asyncio.sleep(AGAIN_AFTER)


async def connect(url: str) -> Any:
    """A connection on which a commit that returned is on the disk, whatever happens next."""
    connection = await asyncpg.connect(url, timeout=CONNECT_WITHIN, command_timeout=DONE_WITHIN)
    try:
        if await connection.fetchval("SHOW synchronous_commit") in ("off", "local"):  # others promise more than "on"
            await connection.execute("SET synchronous_commit = on")
    except BaseException:
        connection.terminate()
        raise
    return connection


async def _insert(connection: Any, some: Sequence[Transaction]) -> None:
    """Every row of these transactions. All nodes write in the order of tables, so that none waits for the other."""
    async with connection.transaction():
        for write, rows in zip(WRITE, rows_of(sorted(some, key=lambda one: one.table)), strict=True):
            if rows:
                await connection.executemany(write, rows)


async def _remove(connection: Any, removal: Removal) -> None:
    """Whoever writes there waits for this, and is then told that there is no such table."""
    there = await connection.fetchval("SELECT id FROM tables WHERE id = $1 FOR UPDATE", removal.table)
    last = await connection.fetchval("SELECT max(seq) FROM facts WHERE table_id = $1", removal.table)
    if there is None or last != removal.seq:
        raise Taken("something happened there meanwhile")
    await connection.executemany(
        "INSERT INTO packed VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
        [(one.game, removal.table, one.day, one.seats, one.fact) for one in removal.packed],
    )
    for table in ("answers", "endings", "snapshots", "facts"):
        await connection.execute(f"DELETE FROM {table} WHERE table_id = $1", removal.table)
    await connection.execute("DELETE FROM tables WHERE id = $1", removal.table)


async def _is_written(connection: Any, one: Transaction) -> bool:
    """Whether it is this very transaction that stands in its place."""
    there = await connection.fetch(f"{LOAD} LIMIT {len(one.facts)}", one.table, one.seq)
    return tuple([row[0] for row in there]) == one.facts


# ── Bringing a database up to date ────────────────────────────────────────────────────────────────────────────────────


async def migrate(url: str) -> None:
    """Bring this database to HEAD, as a whole or not at all. NewerDatabase and UnusableDatabase leave it alone."""
    try:
        if await version_of(url) != schema.HEAD:
            await _with_lock(url, _upgrade)
    except (*LOST, asyncpg.PostgresError, ValueError) as fault:
        raise UnusableDatabase(" ".join(str(fault).split()) or type(fault).__name__) from None


async def version_of(url: str) -> str | None:
    """The migration that a database stands at; None if it holds nothing yet."""
    connection = await connect(url)
    try:
        if await connection.fetchval("SELECT to_regclass('alembic_version')") is None:
            return None
        version: str | None = await connection.fetchval("SELECT version_num FROM alembic_version")
        return version
    finally:
        await connection.close()


async def _with_lock(url: str, work: Callable[[str], Awaitable[None]]) -> None:
    """Do this while no other node does: it waits until they have."""
    connection = await connect(url)
    try:
        await connection.execute(f"SELECT pg_advisory_lock({MIGRATING})", timeout=60 * CONNECT_WITHIN)
        await work(url)
    finally:
        await connection.close()


async def _upgrade(url: str) -> None:
    version = await version_of(url)
    known = {file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py")}
    if version is not None and version not in known:
        raise NewerDatabase(
            f"{without_password(url)} was written by a newer version of Cattery (database {version}, "
            f"this one knows up to {schema.HEAD}): install that version again, or choose another --database"
        )
    if version == schema.HEAD:  # another node was first
        return
    from alembic import command
    from alembic.config import Config
    from sqlalchemy.ext.asyncio import create_async_engine

    def upgrade(connection: Any) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

    engine = create_async_engine("postgresql+asyncpg://", async_creator=lambda: connect(url))
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()
