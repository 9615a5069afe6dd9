"""Tidying a folder that no server uses just now."""

import asyncio
import sqlite3
from contextlib import closing
from functools import partial

from cattery.server.clock import day_of, utc
from cattery.server.metrics import Metrics
from cattery.server.settings import Settings, lock, unlock
from cattery.server.store import SqliteStore, migrate
from cattery.server.store.soundness import check
from cattery.server.store.sqlite import FILE
from cattery.server.upkeep import Tidied, Upkeep, put_away


def tidied(settings: Settings) -> Tidied:
    """Let what is old go, and give the room back to the disk."""
    path = settings.data / FILE
    if not path.is_file():
        return Tidied()
    held = lock(settings.data)
    try:
        migrate(path)
        check(path)
        done = asyncio.run(_tidied(settings))
        with closing(sqlite3.connect(path)) as database:
            database.execute("VACUUM")
    finally:
        unlock(held)
    return done


async def _tidied(settings: Settings) -> Tidied:
    store = await SqliteStore.open(settings.data)
    try:
        away = partial(put_away, store)
        upkeep = Upkeep(settings.data, store, settings.life, Metrics(), away, lambda: day_of(utc()), breath=0.0)
        return await upkeep.tidy()
    finally:
        await store.close()
