"""Bringing a database up to date at start, from an installed wheel, never without a copy of what was there."""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from cattery.server.store.schema import HEAD

MIGRATIONS = Path(__file__).with_name("migrations")


class NewerDatabase(Exception):
    """A database of a later version of the program: it is left alone."""


class UnusableDatabase(OSError):
    """A file that is no database, is damaged or full, or that another program keeps locked: it is left alone."""


def migrate(path: Path) -> Path | None:
    """Bring this database to HEAD. Where there is something to lose, copy it beside itself first: that copy's path."""
    try:
        return _migrated(path)
    except (sqlite3.Error, DBAPIError) as fault:
        raise UnusableDatabase(f"{path.name}: {getattr(fault, 'orig', fault)}") from None


def _migrated(path: Path) -> Path | None:
    version = version_of(path)
    if version == HEAD:
        _take_up_the_pen(path)
        return None
    if is_newer(version):
        raise NewerDatabase(
            f"{path} was written by a newer version of Cattery (database {version}, this one knows up to {HEAD}): "
            "install that version again, or choose another folder with --data"
        )
    copy = _copy(path, version) if version is not None else None
    _upgrade(path)
    return copy


def is_newer(version: str | None) -> bool:
    """Whether this is a migration that we do not know."""
    known = {file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py")}
    return version is not None and version not in known


def version_of(path: Path) -> str | None:
    """The migration that a database stands at; None if it holds nothing yet."""
    if not path.exists():
        return None
    with closing(sqlite3.connect(path)) as database:
        if not database.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            return None
        row = database.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(row[0]) if row else None


def _take_up_the_pen(path: Path) -> None:
    """Better now than at the first table: a file that others may write, and not we, is read without complaint."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        database.execute("CREATE TABLE pen (ink)")  # the permission is asked for with the first word
        database.execute("ROLLBACK")


def _copy(path: Path, version: str) -> Path:
    """A consistent copy, write-ahead log included, made by SQLite itself."""
    copy = path.with_name(f"{path.name}.before-{HEAD}-was-{version}")
    copy.touch(mode=0o600)
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    return copy


def _upgrade(path: Path) -> None:
    """All of it or nothing: sqlite3 would commit before each new table by itself, so it is told to leave that to us."""
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine, event

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    engine = create_engine(f"sqlite:///{path}")
    event.listen(engine, "connect", lambda connection, _: setattr(connection, "isolation_level", None))
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    engine.dispose()
    path.chmod(0o600)
