"""What only PostgreSQL does: it is reached over a connection that may be lost, and several nodes come to it at once."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from cattery.server.store import NewerDatabase, NotStored, Taken, Transaction, UnusableDatabase
from cattery.server.store.addresses import without_password
from cattery.server.store.postgresql import PostgresStore, connect, migrate, version_of
from cattery.server.store.schema import HEAD, metadata
from proof.kit.postgresql import Cluster
from proof.kit.serving import DidNotStart, ServerProcess

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(url)
    try:
        yield store
    finally:
        await store.close()


def opening(table: str) -> Transaction:
    return Transaction(table, 1, (b"opened",), code=table)


async def test_the_migrations_make_the_schema_that_the_code_knows(cluster: Cluster) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy.ext.asyncio import create_async_engine

    url = cluster.new_database()
    await asyncio.gather(*(migrate(url) for _ in range(3)))  # nodes that start together
    engine = create_async_engine("postgresql+asyncpg://", async_creator=lambda: connect(url))
    async with engine.connect() as connection:
        differences = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync, opts={"compare_type": True}), metadata)
        )
    await engine.dispose()
    assert differences == []
    assert await version_of(url) == HEAD


async def test_a_newer_database_is_refused_in_one_sentence_and_left_alone(cluster: Cluster, tmp_path: Path) -> None:
    url = cluster.new_database()
    await migrate(url)
    cluster.do("UPDATE alembic_version SET version_num = '9999'", url)
    with pytest.raises(NewerDatabase, match="newer version of Cattery") as refused:
        await migrate(url)
    assert "\n" not in str(refused.value)
    with pytest.raises(DidNotStart, match="newer version"):
        ServerProcess(tmp_path / "data", database=url).start()
    assert await version_of(url) == "9999"


async def test_an_address_that_leads_nowhere_is_said_without_its_password() -> None:
    with pytest.raises(UnusableDatabase) as refused:
        await migrate("postgresql://ada:tuna-fish@127.0.0.1:1/cattery")
    assert str(refused.value) and "tuna" not in str(refused.value)
    assert without_password("postgresql://ada:p@h/d?password=tuna&host=/tmp") == "postgresql://h/d"


async def test_a_commit_is_on_the_disk_even_where_the_database_is_told_otherwise(cluster: Cluster) -> None:
    url = cluster.new_database()
    cluster.do(f"ALTER DATABASE {url.partition('?')[0].rpartition('/')[2]} SET synchronous_commit = off")
    connection = await connect(url)
    assert await connection.fetchval("SHOW synchronous_commit") == "on"
    await connection.close()


class DeafWire:
    """A wire to PostgreSQL that is cut right after a COMMIT went by, before anybody hears what came of it."""

    def __init__(self, socket: Path) -> None:
        self._socket, self.cuts = socket, 0
        self.is_armed = False
        self.ends: list[asyncio.Task[None]] = []

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(str(self._socket))
        self.ends += [asyncio.create_task(self._pass_on(*way)) for way in ((reader, back), (there, writer))]

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if self.is_armed and b"COMMIT\0" in data:  # it says that it is on the disk
                    self.is_armed = False
                    self.cuts += 1
                    break
                writer.write(data)
        writer.close()


async def test_what_was_committed_unheard_is_neither_lost_nor_doubled(cluster: Cluster) -> None:
    """The connection is lost after the commit and before its answer: it is looked up, and counts."""
    url = cluster.new_database()
    folder = re.search("host=(.*)", url)
    assert folder is not None
    wire = DeafWire(Path(folder[1].replace("%2F", "/")) / ".s.PGSQL.5432")
    server = await asyncio.start_server(wire, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    name = url.partition("?")[0].rpartition("/")[2]
    async with opened(f"postgresql://cattery@127.0.0.1:{port}/{name}") as store:
        await store.append(opening("t"))
        wire.is_armed = True
        mine = Transaction("t", 2, (b"mine",))
        await asyncio.gather(store.append(mine), store.append(opening("u")))
        assert wire.cuts == 1
        assert await store.load("t") == (b"opened", b"mine") and await store.load("u")
        with pytest.raises(Taken):
            await store.append(mine)
    server.close()
    await asyncio.gather(*wire.ends)


async def test_while_the_database_is_away_nothing_is_acknowledged_and_then_all_goes_on() -> None:
    cluster = Cluster()
    try:
        async with opened(cluster.new_database()) as store:
            await store.append(opening("t"))
            cluster.stop("immediate")
            waiting = asyncio.create_task(store.append(Transaction("t", 2, (b"meanwhile",))))
            while store.is_writing:
                await asyncio.sleep(0.01)
            with pytest.raises(NotStored):
                await store.load("t")
            assert not waiting.done()
            cluster.start()
            await waiting
            assert store.is_writing
            assert await store.load("t") == (b"opened", b"meanwhile")
            cluster.stop()
            while store.is_writing:  # though nobody writes anything
                await asyncio.sleep(0.01)
            cluster.start()
            while not store.is_writing:
                await asyncio.sleep(0.01)
    finally:
        cluster.remove()


async def test_whoever_waits_too_long_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cattery.server.store.postgresql.PATIENCE", 0.0)
    cluster = Cluster()
    try:
        async with opened(cluster.new_database()) as store:
            cluster.stop()
            with pytest.raises(NotStored):
                await store.append(opening("t"))
            cluster.start()
            await store.append(opening("t"))
    finally:
        cluster.remove()


async def test_nodes_that_write_the_same_tables_at_once_do_not_wait_for_each_other(cluster: Cluster) -> None:
    """In whatever order each of them heard of them. One of two is first, and the other is told."""
    url = cluster.new_database()
    tables = [f"t{n}" for n in range(50)]
    async with opened(url) as one, opened(url) as other:
        for number in range(20):
            appends = [one.append(Transaction(t, number + 1, (b"1",), code=t)) for t in tables]
            appends += [other.append(Transaction(t, number + 1, (b"2",), code=t)) for t in reversed(tables)]
            came = await asyncio.gather(*appends, return_exceptions=True)
            assert [type(fault) for fault in came if fault is not None] == [Taken] * 50
            for first, second in zip(came[:50], reversed(came[50:]), strict=True):
                assert (first is None) != (second is None)
