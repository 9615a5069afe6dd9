"""A life for data, and an eye on the house: old tables go, the disk is watched, and how late the event loop is.

A table at which nobody ever played goes after a day. Any other is put away after so many quiet days: its ended games
are kept as records, with who sat where, or not, as the host says.
"""

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import monotonic

from cattery.kernel import Data, encode
from cattery.room.packing import Packing, pack
from cattery.server.clock import day_of
from cattery.server.log import note
from cattery.server.metrics import Metrics
from cattery.server.settings import Life
from cattery.server.store import Packed, Removal, Store, Taken

EMPTY_DAYS = 1
LOOK_EVERY, WEIGH_EVERY, TIDY_EVERY = 0.5, 5.0, 3600.0  # seconds
QUIET = 0.02  # seconds of lag, at most
OVERDUE = 24 * 3600.0  # seconds: then it is tidied whether it is quiet or not
BREATH = 0.05  # seconds between two steps
SPARE = 256 * 1024 * 1024  # bytes of the disk that new tables leave to the answers of those that are there


class Tidied(Data, frozen=True):
    """What was tidied away."""

    tables: int = 0
    records: int = 0


async def removal_of(store: Store, table: str, keep_records: bool) -> Removal | None:
    """What it takes to put this table away; None if there is none."""
    facts = await store.load(table)
    if not facts:
        return None
    packing: Packing = await asyncio.to_thread(pack, facts)
    kept = [Packed(one.game, day_of(one.at), encode(one.seats), one.fact) for one in packing.ended if keep_records]
    return Removal(table, len(facts), packing.games, tuple(kept))


async def put_away(store: Store, table: str, keep_records: bool) -> int | None:
    """Put a table away: how many records stay; None if there is none, or something happened there meanwhile."""
    removal = await removal_of(store, table, keep_records)
    if removal is None:
        return None
    try:
        await store.remove(removal)
    except Taken:
        return None
    return len(removal.packed)


class Upkeep:
    """Looks after a running server."""

    def __init__(
        self,
        folder: Path,
        store: Store,
        life: Life,
        metrics: Metrics,
        put_away: Callable[[str, bool], Awaitable[int | None]],
        today: Callable[[], int],
        breath: float = BREATH,
    ) -> None:
        self._folder, self._store, self._life, self._metrics = folder, store, life, metrics
        self._put_away, self._today, self._breath = put_away, today, breath
        self.lag = 0.0  # seconds, of late
        self.size = 0  # bytes that the database uses
        self.is_full = False  # there is no room for new tables
        metrics.watch("cattery_database_bytes", "Bytes of the database that are in use", lambda: self.size)
        metrics.watch("cattery_full", "1 while no table can be opened for want of room", lambda: self.is_full)

    async def run(self) -> None:
        """Until it is cancelled, whatever the disk does meanwhile."""
        while True:
            try:
                await self._look_after()
            except Exception as fault:  # noqa: BLE001  # what cannot be done now is done later
                self._metrics.faults.labels("upkeep").inc()
                note("upkeep failed", fault=fault)
                await asyncio.sleep(WEIGH_EVERY)

    async def _look_after(self) -> None:
        weighed = -WEIGH_EVERY
        tidied = monotonic()
        while True:
            if monotonic() - weighed >= WEIGH_EVERY:
                await self.weigh()
                weighed = monotonic()
            due = monotonic()
            await asyncio.sleep(LOOK_EVERY)
            late = max(0.0, monotonic() - due - LOOK_EVERY)
            self._metrics.lag.observe(late)
            self.lag = 0.8 * self.lag + 0.2 * late
            waited = monotonic() - tidied
            if waited > OVERDUE or (waited > TIDY_EVERY and self.lag < QUIET):
                await self.tidy()
                tidied = monotonic()

    async def weigh(self) -> None:
        """How much room is taken, and left."""
        self.size = await self._store.size()
        free = shutil.disk_usage(self._folder).free
        self.is_full = self.size >= self._life.most_megabytes * 1024**2 or free < SPARE

    async def tidy(self) -> Tidied:
        """Put away what is old, table by table, with a breath between."""
        tables = records = 0
        today = self._today()
        for table in await self._store.stale(today - EMPTY_DAYS, today - self._life.keep_days):
            kept = await self._put_away(table, self._life.keep_records)
            if kept is not None:
                tables, records = tables + 1, records + kept
            await asyncio.sleep(self._breath)
        while await self._store.clear():
            await asyncio.sleep(self._breath)
        await self.weigh()
        return Tidied(tables, records)
