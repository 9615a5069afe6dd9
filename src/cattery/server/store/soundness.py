"""Is the database whole? SQLite takes a write-ahead log that was cut for one that ended there, and says nothing.

So each commit has a number, in the database and, once it is on the disk, in a small file beside it. That file needs no
syncing: it may lag behind after a power cut, and is never ahead, unless something that was acknowledged is missing.
"""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from time import monotonic

from cattery.server.store.migration import UnusableDatabase

SUFFIX = "-count"
LOOK_FOR = 0.3  # seconds; what is left is looked at when a backup is made
STEPS = 10_000  # of SQLite's machine between two looks at the clock


class TornDatabase(UnusableDatabase):
    """Something is missing from this database, or damaged: it is left alone. `missing` counts commits, if known."""

    def __init__(self, path: Path, missing: int = 0) -> None:
        said = f"{missing} acknowledged changes are missing" if missing else "it is damaged"
        super().__init__(f"{path.name}: {said}: go back to a backup with `cattery restore`")
        self.missing = missing


class Count:
    """The number of the last commit, beside the database."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(database.name + SUFFIX)
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)

    def write(self, number: int) -> None:
        """That many are on the disk."""
        with suppress(OSError):  # on a full disk it lags behind, which does no harm
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, b"%020d" % number)

    def close(self) -> None:
        os.close(self._file)


def counted(database: Path) -> int:
    """How many commits were seen on the disk; 0 if nobody counted."""
    try:
        return int(database.with_name(database.name + SUFFIX).read_bytes())
    except (OSError, ValueError):
        return 0


def check(path: Path, look_for: float | None = LOOK_FOR) -> None:
    """Raise TornDatabase unless this database is whole, as far as a look of so many seconds tells (None: to the end).

    The write-ahead log is moved into the database first, so that the length of the file can be held to what it says.
    """
    until = None if look_for is None else monotonic() + look_for
    try:
        with closing(sqlite3.connect(path)) as database:
            (number,) = database.execute("SELECT number FROM commits").fetchone()
            if (missing := counted(path) - number) > 0:
                raise TornDatabase(path, missing)
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            pages, size = (database.execute(f"PRAGMA {what}").fetchone()[0] for what in ("page_count", "page_size"))
            if path.stat().st_size < pages * size:
                raise TornDatabase(path)
            if until is not None:
                database.set_progress_handler(lambda: monotonic() > until, STEPS)
            said = database.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.OperationalError as fault:
        if str(fault) != "interrupted":
            raise TornDatabase(path) from None
        return
    except (sqlite3.DatabaseError, TypeError):
        raise TornDatabase(path) from None
    if said != ("ok",):
        raise TornDatabase(path)
