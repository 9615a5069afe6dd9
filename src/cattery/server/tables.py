"""The live tables of this process. On every message: validate, commit, acknowledge, broadcast, in this order."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from functools import partial, reduce
from time import perf_counter
from typing import Any

from cattery.kernel import encode
from cattery.room import (
    Answered,
    BotQuestion,
    GameEnded,
    Heard,
    Input,
    Output,
    Ponder,
    Refusal,
    Restarted,
    Rigged,
    Room,
    RoomFact,
    Send,
    Think,
    Thought,
    Tick,
    bot_question,
    clean_code,
    handle,
    make_code,
    next_wake,
    open_table,
    read_fact,
    replay_room,
)  # fmt: skip
from cattery.room.facts import after
from cattery.room.messages import Advised, Reason, Refused, TableAddress
from cattery.room.requests import Answer, NewTable
from cattery.room.snapshot import freeze, thaw
from cattery.server.bots import Bots
from cattery.server.clock import day_of, steady_clock
from cattery.server.connections import Connection
from cattery.server.log import detail, is_detailed, note, short
from cattery.server.metrics import Metrics
from cattery.server.store import NotStored, PlyRef, Store, Taken, Transaction
from cattery.server.upkeep import put_away
from cattery.server.wire import text_frame

SNAPSHOT_EVERY = 256  # facts: so many at most, and one game, are read when a table wakes
AGAIN_AFTER = 1.0  # seconds, when the disk took nothing
GRID = 0.5  # a bot that took longer than its moment leaves at the next of these, so that its lateness tells little


class Entropy:
    """Where everything unforeseeable comes from; a test gives its own, and time with it."""

    def __init__(
        self,
        clock: Callable[[], datetime] | None = None,
        fresh: Callable[[int], bytes] | None = None,
        dice: str | None = None,
        positions: Mapping[str, str] | None = None,
    ) -> None:
        self.now = clock or steady_clock()
        self.fresh = fresh or secrets.token_bytes
        self._dice, self._positions = dice, {} if positions is None else positions

    def rigged(self, game: str) -> Rigged | None:
        """What a test set up for this game; None outside tests."""
        position = self._positions.get(game)
        return Rigged(self._dice, position) if self._dice is not None or position is not None else None


class Services:
    """What every table needs."""

    def __init__(self, store: Store, bots: Bots, metrics: Metrics, entropy: Entropy) -> None:
        self.store, self.bots, self.metrics, self.entropy = store, bots, metrics, entropy


class LiveTable:
    """A table in memory: its room, its connections, its alarm clock. It takes one message at a time."""

    def __init__(self, services: Services, room: Room, kept: int = 0) -> None:
        self.room = room
        self._kept = kept  # after which fact there is a snapshot
        self._day = 0  # of the last change
        self.connections: dict[str, Connection] = {}
        self.users = 0
        self._services = services
        self._one_at_a_time = asyncio.Lock()
        self._alarm: asyncio.TimerHandle | None = None
        self.is_over = False  # no longer in use here: to be replayed anew
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_needed(self) -> bool:
        """Whether anything would be lost by forgetting this table until somebody comes."""
        return bool(self.users or self._alarm or self._tasks)

    async def hear(self, heard: Heard) -> int:
        """A request from a connection; how many facts came of it."""
        rigged = self._services.entropy.rigged(self.room.game)
        return await self.tell(heard if rigged is None else Heard(heard.connection, heard.request, heard.fresh, rigged))

    async def tell(self, message: Input) -> int:
        """Validate, commit, acknowledge, broadcast: how many facts came of it.

        If the commit fails nothing has happened, and this raises.
        """
        started = perf_counter()
        async with self._one_at_a_time:
            before, now = self.room, self._services.entropy.now()
            room, facts, outputs = handle(before, message, now)
            if facts:
                storing = perf_counter()
                kept = freeze(room) if room.seq - self._kept >= SNAPSHOT_EVERY else None
                today = day_of(now)
                try:
                    await self._services.store.append(
                        transaction(before, facts, room, kept, today if today != self._day else None)
                    )
                except Taken:  # another process wrote this table's log: what we hold is not the truth
                    self.stop()
                    raise
                self._kept, self._day = room.seq if kept is not None else self._kept, today
                self._services.metrics.stored.observe(perf_counter() - storing)
            self.room = room
            self._do(outputs)
            self._set_alarm()
        if is_detailed():
            kind = type(message).__name__
            detail("handled", table=short(self.room.id), kind=kind, facts=len(facts), sent=len(outputs))
        if isinstance(message, Heard) and isinstance(message.request, Answer):
            self._services.metrics.acknowledged.observe(perf_counter() - started)
        return len(facts)

    async def insist(self, message: Input) -> None:
        """What nobody else would tell again: a bot's answer or a lost connection. Until it is stored."""
        while not self.is_over:
            with suppress(NotStored):
                await self.tell(message)
                return
            await asyncio.sleep(AGAIN_AFTER)

    def _do(self, outputs: Sequence[Output]) -> None:
        """In order. What one connection is told leaves in one write: an acknowledgement and what came of it."""
        frames: dict[str, list[bytes]] = {}
        for output in outputs:
            if isinstance(output, Think):
                self.work(self._think(output, self.room))
                continue
            if isinstance(output, Ponder):
                self.work(self._ponder(output, self.room))
                continue
            frame = text_frame(encode(output.message))
            for connection in output.to:
                frames.setdefault(connection, []).append(frame)
            if isinstance(output.message, Refused):
                self._services.metrics.refused.labels(output.message.code).inc()
        sent = 0
        for connection, parts in frames.items():
            if open := self.connections.get(connection):
                open.send(parts[0] if len(parts) == 1 else b"".join(parts))
                sent += len(parts)
        self._services.metrics.sent.inc(sent)

    def work(self, doing: Coroutine[Any, Any, None]) -> None:
        """Do something on the side that this table must not be forgotten for."""
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._worked)

    def _worked(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()):
            self._services.metrics.faults.labels("table").inc()
            note("table work failed", fault=fault, table=short(self.room.id))

    async def _think(self, wish: Think, room: Room) -> None:
        """Ask a bot what this room waits for. It answers at the moment fixed before, or when late on a coarse grid."""
        wait = (wish.leaves - self._services.entropy.now()).total_seconds()
        text = await self._services.bots.think(wish, partial(_question, room, wish.seat), wait)
        wait = (wish.leaves - self._services.entropy.now()).total_seconds()
        await asyncio.sleep(wait if wait > 0 else wait % GRID)
        await self.insist(Thought(wish.game, wish.ply, wish.seat, text))

    async def _ponder(self, wish: Ponder, room: Room) -> None:
        """Ask the coach on behalf of a seat, and tell the connection that asked."""
        advice = await self._services.bots.advise(partial(_question, room, wish.seat))
        if advice is None:
            self._do([Send((wish.connection,), Refused(Reason.SERVER_FULL, client_id=wish.client_id))])
        else:
            self._do([Send((wish.connection,), Advised(wish.game, wish.ply, advice, wish.client_id))])

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if (wake := next_wake(self.room)) is not None:
            wait = max(0.01, (wake - self._services.entropy.now()).total_seconds())
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self.work(self.insist(Tick()))

    def stop(self) -> None:
        """No more alarms, thoughts and connections: the server stops, or somebody else wrote this table's log."""
        self.is_over = True
        for connection in list(self.connections.values()):
            connection.die()
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._tasks:
            task.cancel()


class Tables:
    """Every table that somebody is using; the others wait in the store until they are touched."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[Any]] = {}  # whoever wants such a table waits for this

    def __len__(self) -> int:
        return len(self._live)

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._live.values()))

    def get(self, table: str) -> LiveTable | None:
        """This table, if it is in memory."""
        return self._live.get(table)

    async def open(self, wish: NewTable) -> TableAddress:
        """A new table; Refusal says what cannot be."""
        while True:
            table, code = self.services.entropy.fresh(16).hex(), make_code(self.services.entropy.fresh(16))
            now = self.services.entropy.now()
            fact = open_table(wish, table, code, now)
            opening = Transaction(table, 1, (encode(fact),), code=code, joinable=True, touched=day_of(now))
            try:
                await self.services.store.append(opening)
            except Taken:  # this code leads to another table
                continue
            return TableAddress(table, code)

    async def find(self, code: str) -> TableAddress:
        """The table with open seats to which a code leads; Refusal if there is none."""
        clean = clean_code(code)
        found = await self.services.store.find(clean) if clean else None
        if found is not None:
            table, joinable = found
            if joinable is None:  # opened by a version that did not note it: have a look
                async with self.using(table) as live:
                    joinable = live.room.has_open_seats
            if joinable:
                return TableAddress(table, clean)
        raise Refusal(Reason.UNKNOWN_CODE)

    @asynccontextmanager
    async def using(self, table: str) -> AsyncIterator[LiveTable]:
        """A table for a while."""
        live = await self.take(table)
        try:
            yield live
        finally:
            self.give_back(live)

    async def take(self, table: str) -> LiveTable:
        """A table, replayed from the store when first touched, to be given back; Refusal if there is none."""
        while (live := self._live.get(table)) is None or live.is_over:
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table))
            await asyncio.shield(self._loading[table])
        live.users += 1
        return live

    def give_back(self, live: LiveTable) -> None:
        """Whoever took a table needs it no more."""
        live.users -= 1
        self.sweep([live])

    def sweep(self, some: Iterable[LiveTable] | None = None) -> None:
        """Forget those of some (or all) tables that need no memory."""
        for table in list(self._live.values()) if some is None else some:
            if not table.is_needed and self._live.get(table.room.id) is table:
                del self._live[table.room.id]

    def close(self) -> None:
        """Stop every table."""
        for table in self._live.values():
            table.stop()

    async def close_table(self, table: str, keep_records: bool) -> int | None:
        """Send everybody away from a table and let it go: how many records stay; None if there is none."""
        while table in self._loading:
            await asyncio.wait([self._loading[table]])
        if (live := self._live.pop(table, None)) is not None:
            live.stop()
        return await self.put_away(table, keep_records)

    async def put_away(self, table: str, keep_records: bool) -> int | None:
        """Let go of a table that nobody uses: how many records stay; None if somebody does, or there is none.

        Whoever comes meanwhile waits, and is then told that there is no such table.
        """
        if table in self._live or table in self._loading:
            return None
        going = asyncio.create_task(put_away(self.services.store, table, keep_records))
        self._loading[table] = going
        try:
            return await going
        finally:
            del self._loading[table]

    async def _load(self, table: str) -> None:
        started = perf_counter()
        try:
            room, kept = await self._wake(table)
            self.services.metrics.woken.observe(perf_counter() - started)
            live = LiveTable(self.services, room, kept)
            await live.tell(Restarted())
            self._live[table] = live
        finally:
            del self._loading[table]

    async def _wake(self, table: str) -> tuple[Room, int]:
        """A table from its snapshot and what happened since, or else from all its facts; and where the snapshot stands.

        In a thread: whoever plays elsewhere does not wait for it.
        """
        store = self.services.store
        if (kept := await store.snapshot(table)) is not None:
            seq, snapshot = kept
            facts = await store.load(table, seq)
            if facts and (room := await asyncio.to_thread(_woken, snapshot, table, seq, facts[1:])) is not None:
                return room, seq
            note("snapshot left aside", table=short(table))
        facts = await store.load(table)
        if not facts:
            raise Refusal(Reason.UNKNOWN_TABLE)
        return await asyncio.to_thread(_replayed, facts), 0


def _woken(snapshot: bytes, table: str, seq: int, facts: Sequence[bytes]) -> Room | None:
    room = thaw(snapshot, table, seq)
    return reduce(after, map(read_fact, facts), room) if room is not None else None


def _replayed(facts: Sequence[bytes]) -> Room:
    return replay_room(map(read_fact, facts))


def _question(room: Room, seat: int, since: int) -> BotQuestion:
    asked = bot_question(room, seat, since)
    assert asked is not None, "a table that lets a bot think waits for its seat"
    return asked


def transaction(
    before: Room, facts: Sequence[RoomFact], room: Room, snapshot: bytes | None = None, day: int | None = None
) -> Transaction:
    """These facts as the store keeps them; and the day, if it is another one than that of the change before."""
    first = before.seq + 1
    numbered = list(enumerate(facts, first))
    return Transaction(
        before.id,
        first,
        tuple(map(encode, facts)),
        tuple(PlyRef(fact.game, fact.ply, seq) for seq, fact in numbered if isinstance(fact, Answered)),
        {fact.game: seq for seq, fact in numbered if isinstance(fact, GameEnded)},
        room.is_under_way if room.is_under_way != before.is_under_way else None,
        room.has_open_seats if room.has_open_seats != before.has_open_seats else None,
        snapshot,
        touched=day,
    )
