"""The store: what it says is written is written, and the database decides who was first."""

import asyncio
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect

from cattery.server.places import place_of
from cattery.server.settings import Settings
from cattery.server.store import (
    NewerDatabase,
    NotStored,
    Packed,
    PlyRef,
    Removal,
    SqliteStore,
    Store,
    StoreClosed,
    Taken,
    Transaction,
    migrate,
)  # fmt: skip
from cattery.server.store.migration import MIGRATIONS, version_of
from cattery.server.store.schema import HEAD, metadata
from cattery.server.store.sqlite import FILE

Opens = Callable[[], Awaitable[Store]]


@pytest.fixture
def opens(rig: dict[str, Any], tmp_path: Path) -> Opens:
    """Opens the same store, as often as it is called, in either database."""
    return place_of(Settings(tmp_path, **rig)).open


@asynccontextmanager
async def opened(opens: Opens) -> AsyncIterator[Store]:
    store = await opens()
    try:
        yield store
    finally:
        await store.close()


def with_store(opens: Opens, work: Callable[[Any], Awaitable[None]]) -> None:
    async def main() -> None:
        async with opened(opens) as store:
            await work(store)

    asyncio.run(main())


def opening(table: str, *facts: bytes, code: str = "") -> Transaction:
    return Transaction(table, 1, facts or (b"opened",), code=code or f"code of {table}")


def test_a_migration_is_done_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    """On a disk that is full after so many bytes it fails; and once there is room again nothing is in its way."""
    sizes = range(4096, 40960, 4096)
    program = """
import resource, sys
from pathlib import Path
from cattery.server.store import migrate
for size in map(int, sys.argv[2:]):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    try:
        migrate(Path(sys.argv[1]) / str(size))
    except OSError as fault:
        print(type(fault).__name__)
"""
    command = [sys.executable, "-c", program, str(tmp_path), *map(str, sizes)]
    failed = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    assert len(failed) > 5 and set(failed) == {"UnusableDatabase"}
    for size in sizes:
        migrate(tmp_path / str(size))
        assert version_of(tmp_path / str(size)) == HEAD


def test_a_disk_that_failed_is_given_another_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever stops sending people to a server that is not ready would never hear that it is."""

    async def fail(store: SqliteStore) -> None:
        assert store.is_writing
        with pytest.raises(NotStored):
            await store.append(Transaction("t", 1, (object(),), code="ABCDEF"))  # type: ignore[arg-type]
        assert not store.is_writing
        await store.append(opening("u"))
        assert store.is_writing, "it reached the disk"
        with pytest.raises(NotStored):
            await store.append(Transaction("t", 1, (object(),), code="ABCDEF"))
        assert not store.is_writing
        monkeypatch.setattr("cattery.server.store.sqlite.UNREADY_FOR", 0.0)
        assert store.is_writing, "time has passed"

    with_store(partial(SqliteStore.open, tmp_path), fail)


def test_what_was_appended_is_loaded_by_the_next_process(opens: Opens) -> None:
    async def write(store: Store) -> None:
        await store.append(opening("t", b"a", b"b", code="ABCDEF"))
        await store.append(opening("u"))
        await store.append(Transaction("t", 3, (b"c",), live=True))
        await store.append(Transaction("u", 2, (b"x",), live=True))
        await store.append(Transaction("t", 4, (b"d", b"e"), (PlyRef("g", 0, 4), PlyRef("g", 1, 5))))
        await store.append(Transaction("t", 6, (b"f",), ended={"g": 6}, live=False))

    async def read(store: Store) -> None:
        assert await store.load("t") == (b"a", b"b", b"c", b"d", b"e", b"f")
        assert await store.load("nobody's") == ()
        assert await store.list_open() == ["u"]
        assert await store.find("ABCDEF") == ("t", None)
        assert await store.find("FEDCBA") is None
        assert await store.ending("t", "g") == b"f"
        assert await store.ending("u", "g") is None, "a game is exported by its own table only"
        assert await store.ending("t", "another") is None

    with_store(opens, write)
    with_store(opens, read)


@pytest.mark.parametrize(
    "late",
    [
        opening("t", b"again"),
        Transaction("t", 2, (b"again",)),
        Transaction("t", 3, (b"again",), (PlyRef("g", 1, 3),)),
        Transaction("t", 3, (b"new", b"again"), (PlyRef("g", 2, 3), PlyRef("g", 1, 4))),
        opening("u", code="ABCDEF"),
        Transaction("nobody's", 2, (b"c",)),
        Transaction("t", 3, (b"c",), ended={"g": 4}),
    ],
    ids=["table", "fact", "answer", "second answer", "code", "no such table", "no such fact"],
)
def test_the_database_decides_who_was_first_and_spares_the_others(opens: Opens, late: Transaction) -> None:
    async def work(store: Store) -> None:
        await store.append(opening("t", b"a", b"b", code="ABCDEF"))
        await store.append(Transaction("v", 1, (b"v",), (PlyRef("g", 1, 1),), code="v"))
        before = await store.load("t")
        came = await asyncio.gather(*map(store.append, [opening("w"), late, opening("x")]), return_exceptions=True)
        assert [type(one) for one in came] == [type(None), Taken, type(None)]
        assert await store.load("t") == before, "a change lasts as a whole or not at all"
        assert await store.load("u") == ()
        assert await store.load("w") and await store.load("x")

    with_store(opens, work)


def test_a_table_goes_as_a_whole_and_its_ended_games_stand_alone(opens: Opens) -> None:
    async def work(store: Store) -> None:
        await store.append(Transaction("old", 1, (b"a",), code="old", touched=10))
        await store.append(
            Transaction("old", 2, (b"b", b"c"), (PlyRef("g", 0, 2),), {"g": 3}, live=True, snapshot=b"s")
        )
        await store.append(Transaction("empty", 1, (b"a",), code="empty", touched=98))
        await store.append(Transaction("new", 1, (b"a",), code="new", touched=10))
        await store.append(Transaction("new", 2, (b"b",), live=True, touched=98))
        assert sorted(await store.stale(99, 90)) == ["empty", "old"]
        kept = Packed("g", 10, b"[]", b"c")
        with pytest.raises(Taken):
            await store.remove(Removal("old", 2, ("g",), (kept,)))  # something happened there meanwhile
        assert len(await store.load("old")) == 3
        await store.remove(Removal("old", 3, ("g",), (kept,)))
        with pytest.raises(Taken):
            await store.append(Transaction("old", 4, (b"late",)))
        assert await store.load("old") == () and await store.snapshot("old") is None and await store.find("old") is None
        assert await store.ending("old", "g") == b"c"
        while await store.clear():
            pass
        assert await store.load("new") == (b"a", b"b") and await store.stale(99, 90) == ["empty"]
        assert await store.size() > 0
        await store.append(Transaction("again", 1, (b"a",), (PlyRef("g", 0, 1),), code="old"))

    with_store(opens, work)


def test_notes_are_kept_and_removed(opens: Opens) -> None:
    async def work(store: Store) -> None:
        for key, note in (("b", b"1"), ("a", b"2"), ("b", b"3"), ("c", b"4"), ("c", None), ("d", None)):
            await store.put_note("block", key, note)
        await store.put_note("report", "x", b"5")
        assert await store.notes("block") == {"a": b"2", "b": b"3"} and await store.notes("none") == {}

    with_store(opens, work)


def test_what_is_pending_together_is_committed_together(opens: Opens) -> None:
    async def work(store: Store) -> None:
        await asyncio.gather(*(store.append(opening(f"t{n}")) for n in range(500)))
        assert store.commits <= 5, "500 changes that were pending at once took about one transaction"

    with_store(opens, work)


def test_closing_finishes_what_is_pending_and_takes_nothing_more(opens: Opens) -> None:
    async def main() -> None:
        store = await opens()
        pending = [asyncio.ensure_future(store.append(opening(f"t{n}"))) for n in range(20)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*pending) == [None] * 20
        with pytest.raises(StoreClosed):
            await store.append(opening("late"))

    async def look(store: Store) -> None:
        assert [len(await store.load(f"t{n}")) for n in range(20)] == [1] * 20

    asyncio.run(main())
    with_store(opens, look)


def test_every_connection_writes_ahead_and_syncs_fully(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        with store._engine.connect() as reader:
            for connection in reader.connection.driver_connection, store._connection:
                assert connection is not None
                said = {
                    name: connection.execute(f"PRAGMA {name}").fetchone()[0]
                    for name in ("journal_mode", "synchronous", "foreign_keys")
                }
                assert said == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}

    with_store(partial(SqliteStore.open, tmp_path), work)


def test_the_migrations_make_the_schema_that_the_code_knows(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    migrate(tmp_path / FILE)
    engine = create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        differences = compare_metadata(context, metadata)
        assert {one[1].name for one in differences} <= {"answers_by_fact", "endings_by_fact"}, "PostgreSQL's own"
        keys = {table: inspect(connection).get_pk_constraint(table)["constrained_columns"] for table in metadata.tables}
    engine.dispose()
    assert keys == {name: [column.name for column in table.primary_key] for name, table in metadata.tables.items()}
    assert version_of(tmp_path / FILE) == HEAD == max(f.name[:4] for f in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def test_a_new_database_is_private(tmp_path: Path) -> None:
    migrate(tmp_path / FILE)
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600


def test_a_newer_database_is_refused_in_one_sentence_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / FILE
    migrate(path)
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    before = path.read_bytes()
    with pytest.raises(NewerDatabase, match="newer version of Cattery") as refused:
        migrate(path)
    assert "\n" not in str(refused.value)
    assert path.read_bytes() == before


def test_an_older_database_is_copied_beside_itself_before_it_is_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A migration that fails leaves the copy; here the next migration is one that does not exist yet."""
    path = tmp_path / FILE
    migrate(path)
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("INSERT INTO tables (id, code, live) VALUES ('kept', 'ABCDEF', 0)")
    monkeypatch.setattr("cattery.server.store.migration.HEAD", "0004")
    copy = migrate(path)
    assert copy is not None and copy.parent == tmp_path and stat.S_IMODE(copy.stat().st_mode) == 0o600
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT id FROM tables").fetchall() == [("kept",)]
