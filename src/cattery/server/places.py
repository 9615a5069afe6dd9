"""Where a server keeps what lasts: in a folder of its own, or in a PostgreSQL that others may use as well."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol

from cattery.server.settings import Settings, lock, private_folder, unlock
from cattery.server.store import SqliteStore, Store, migrate
from cattery.server.store.soundness import check
from cattery.server.store.sqlite import FILE


class Place(Protocol):
    """One of them."""

    def prepare(self) -> None:
        """Take it and bring its database up to date; what is wrong is said in one sentence (an exception)."""

    def release(self) -> None:
        """Let others have it."""

    async def open(self) -> Store:
        """The store in it."""


class Folder:
    """A folder with an SQLite file, for one server at a time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock: int | None = None

    def prepare(self) -> None:
        if self._lock is None:
            self._lock = lock(private_folder(self._path))
            try:
                migrate(self._path / FILE)
                check(self._path / FILE)
            except BaseException:
                self.release()
                raise

    def release(self) -> None:
        if self._lock is not None:
            unlock(self._lock)
            self._lock = None

    async def open(self) -> Store:
        return await SqliteStore.open(self._path)


class Database:
    """A PostgreSQL database; the folder keeps this node's own things, such as the operator's key."""

    def __init__(self, url: str, folder: Path) -> None:
        self._url, self._folder = url, folder
        self._is_ready = False

    def prepare(self) -> None:
        from cattery.server.store.postgresql import migrate

        if not self._is_ready:
            private_folder(self._folder)
            with ThreadPoolExecutor(1) as beside:  # an event loop may be running here
                beside.submit(asyncio.run, migrate(self._url)).result()
            self._is_ready = True

    def release(self) -> None:
        self._is_ready = False

    async def open(self) -> Store:
        from cattery.server.store.postgresql import PostgresStore

        return await PostgresStore.open(self._url)


def place_of(settings: Settings) -> Place:
    """Where these settings say."""
    return Database(settings.database, settings.data) if settings.database else Folder(settings.data)
