"""Backups: a copy of the database while it is in use, and the way back."""

import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from tempfile import NamedTemporaryFile

from cattery.server.store.migration import NewerDatabase, UnusableDatabase, is_newer, version_of
from cattery.server.store.soundness import SUFFIX, TornDatabase

BESIDE = ("", "-wal", "-shm", SUFFIX)
"""What a database consists of, by how the names of its files end."""


def backup(database: Path, copy: Path) -> int:
    """A copy of a database as it stands at one moment, in one file, checked; how many tables it holds.

    Whoever writes meanwhile goes on writing. The file appears under its name only once it is whole.
    """
    if not database.is_file():
        raise FileNotFoundError(2, os.strerror(2), str(database))
    with NamedTemporaryFile(dir=copy.parent, prefix=f".{copy.name}.", delete=False) as file:
        whole = Path(file.name)
    try:
        with closing(_opened(database)) as source, closing(sqlite3.connect(whole)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, wherever it is carried
            tables = _look_at(target, database)
        with whole.open("rb+") as file:
            os.fsync(file.fileno())
        whole.replace(copy)
    except sqlite3.Error as fault:
        raise UnusableDatabase(f"{database.name}: {fault}") from None
    finally:
        whole.unlink(missing_ok=True)
    return tables


def restore(copy: Path, database: Path, now: datetime | None = None) -> tuple[int, Path | None]:
    """Put a backup in a database's place: how many tables it holds, and where what was there lies now."""
    if not copy.is_file():
        raise FileNotFoundError(2, os.strerror(2), str(copy))
    try:
        version = version_of(copy)
    except sqlite3.Error:
        raise TornDatabase(copy) from None
    if is_newer(version):
        raise NewerDatabase(str(copy))
    fresh = database.with_name(f".{database.name}.restored")
    try:
        tables = backup(copy, fresh)
        moved = _move_aside(database, now or datetime.now(UTC))
        fresh.replace(database)
    finally:
        fresh.unlink(missing_ok=True)
    return tables, moved


def _opened(database: Path) -> sqlite3.Connection:
    """For reading. A file that stands alone, as on a medium that nobody can write to, gets no others beside it."""
    alone = not database.with_name(f"{database.name}-wal").exists()
    return sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro{'&immutable=1' if alone else ''}", uri=True)


def _look_at(database: sqlite3.Connection, path: Path) -> int:
    """Every page, to the end."""
    if database.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
        raise TornDatabase(path)
    return int(database.execute("SELECT count(*) FROM tables").fetchone()[0])


def _move_aside(database: Path, now: datetime) -> Path | None:
    """Nothing is thrown away: a torn database may still tell somebody something."""
    aside = database.with_name(f"{database.name}.replaced-{now:%Y%m%d-%H%M%S}")
    there = [path for ending in BESIDE if (path := database.with_name(database.name + ending)).exists()]
    for path in there:
        path.replace(aside.with_name(aside.name + path.name.removeprefix(database.name)))
    return aside if there else None
