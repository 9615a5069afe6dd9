"""Play over a WebSocket: hello first, then requests, each answered by `accepted` or `refused`."""

import asyncio
import re
from contextlib import suppress
from typing import Any

from litestar.types import Receive, Send

from cattery.kernel import encode, tag_of
from cattery.room import Behind, Closed, Heard, Opened, Refusal
from cattery.room.messages import PROTOCOL, Heartbeat, Reason, Refused
from cattery.room.parsing import Malformed, parse
from cattery.room.requests import Hello
from cattery.server.budgets import Budgets, Payer
from cattery.server.connections import Connection
from cattery.server.guard import address_of, header, turn_away
from cattery.server.identity import cookie_header, holder_of, new_token, shown_token
from cattery.server.limits import Buckets, household
from cattery.server.log import note
from cattery.server.settings import Limits
from cattery.server.store import NotStored
from cattery.server.tables import LiveTable, Tables
from cattery.server.wire import FRAME, text_frame

PATH = re.compile("/api/tables/([^/]+)/line")
MOST_FRAME = 64 * 1024  # a longer one ends the connection before it is read
HELLO_WITHIN = 10.0
AT_THE_DOOR = 8
"""So many are let in at the same time: when everybody comes back at once, those who play already do not wait for it."""
LONGEST_WAIT = 1.0  # seconds for which a connection is not read because a budget is spent
POLICY, FAULT = 1008, 1011  # how a WebSocket is closed


class Sockets:
    """Where connections are opened, and counted."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self.tables, self._limits = tables, limits
        self.pace = Buckets(3 * limits.messages_a_second, 3.0, asyncio.get_running_loop().time)
        self.budgets = Budgets(limits, asyncio.get_running_loop().time)
        self.door = asyncio.Semaphore(AT_THE_DOOR)
        self.connections_a_table = limits.connections_a_table
        self._count = 0
        self.by_household: dict[str, set[Conversation]] = {}

    def __len__(self) -> int:
        return self._count

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """One WebSocket, from its opening to its end."""
        home, path = household(address_of(scope)), PATH.fullmatch(scope["path"])
        here = self.by_household.get(home, set())
        if path is None:
            await turn_away(scope, receive, send, 404, Refused(Reason.UNKNOWN_TABLE))
            return
        if self._count >= self._limits.connections or len(here) >= self._limits.connections_an_address:
            await turn_away(scope, receive, send, 503, Refused(Reason.SERVER_FULL), opening=True)
            return
        self._count += 1
        one = Conversation(self, receive, send)
        self.by_household[home] = here
        here.add(one)
        try:
            await one.hold(scope, path[1], home)
        finally:
            self._count -= 1
            here.discard(one)
            if not here:
                self.by_household.pop(home, None)


class Conversation(Connection):
    """What is said over one WebSocket."""

    __slots__ = ("_payer", "_reader", "_receive", "_send", "_sockets", "_table")

    def __init__(self, sockets: Sockets, receive: Receive, send: Send) -> None:
        super().__init__()
        self._sockets, self._receive, self._send = sockets, receive, send
        self._table: LiveTable
        self._payer: Payer  # whose budgets this connection's requests are counted in
        self._reader: asyncio.Task[Any] | None = None  # while it waits for the other side

    async def hold(self, scope: Any, table: str, home: str) -> None:
        """Accept, hear the hello, then every request, until either side ends it."""
        await self._receive()  # the wish to connect
        tables = self._sockets.tables
        try:
            holder = await self._accept(scope)
            async with self._sockets.door:
                self._table = await tables.take(table)
            try:
                self._payer = Payer(f"{holder} {table}", table, home)
                await self._converse(holder)
            finally:
                tables.give_back(self._table)
        except Refusal as refusal:
            await self._end(POLICY, refusal.message())
        except OSError:  # the other side is gone
            pass
        except Exception as fault:  # noqa: BLE001  # the client hears that it failed, and nothing more
            tables.services.metrics.faults.labels("socket").inc()
            note("socket failed", fault=fault)
            await self._end(FAULT)

    async def _accept(self, scope: Any) -> str:
        """Open the socket to whoever this is. What only the opening needs is forgotten: it would stay for hours."""
        token = shown_token(header(scope, b"cookie"), header(scope, b"authorization"))
        headers = []
        if token is None:
            token = new_token()
            headers = [(b"set-cookie", cookie_header(token, secure=scope["scheme"] == "wss").encode())]
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": headers})
        scope["headers"] = []
        return holder_of(token)

    async def _converse(self, holder: str) -> None:
        if (hello := await self._hello()) is None:
            return
        if len(self._table.connections) >= self._sockets.connections_a_table:
            raise Refusal(Reason.SERVER_FULL)
        self._table.connections[self.id] = self
        try:
            async with self._sockets.door:
                await self._table.tell(Opened(self.id, holder, hello.game, hello.ply))
            del hello
            self.keep_alive()
            while not self.is_dead and (text := await self._read()) is not None:
                await self._one(text)
                await asyncio.sleep(0)  # others' turn, however much this connection has to say
        finally:
            del self._table.connections[self.id]
            self._sockets.tables.services.metrics.dead.inc(self.is_dead)
            self.die()
            await self._close()

    async def _close(self) -> None:
        """Tell the table that this connection is gone; if the disk takes nothing now, without being kept for it."""
        if not self._table.is_over:
            try:
                await self._table.tell(Closed(self.id))
            except NotStored:
                self._table.work(self._table.insist(Closed(self.id)))

    async def _hello(self) -> Hello | None:
        """The first message, which must be a hello in our protocol; None if the other side has gone."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                text = await self._read()
        except TimeoutError:
            raise Refusal(Reason.MALFORMED) from None
        if text is None:
            return None
        try:
            hello = parse(text)
        except Malformed as fault:
            raise Refusal(fault.refused.code, field=fault.refused.field) from None
        if not isinstance(hello, Hello):
            raise Refusal(Reason.MALFORMED, field="type")
        if hello.protocol != PROTOCOL:
            raise Refusal(Reason.PROTOCOL, field="protocol")
        return hello

    async def _one(self, text: str | bytes) -> None:
        """One message. Whoever sends too many is refused, and not listened to for a moment."""
        services = self._sockets.tables.services
        try:
            message = parse(text)
            if isinstance(message, Hello):
                raise Malformed("type")
        except Malformed as fault:
            self._refuse(fault.refused)
            return
        if wait := self._sockets.pace.take(self.id):
            if not isinstance(message, Heartbeat):
                self._refuse(Refused(Reason.TOO_FAST, client_id=message.client_id))
            await asyncio.sleep(wait)
        elif isinstance(message, Heartbeat):
            pass
        elif wait := self._sockets.budgets.wait(self._payer, message):
            self._refuse(Refused(Reason.TOO_FAST, client_id=message.client_id))
            await asyncio.sleep(min(wait, LONGEST_WAIT))
        else:
            services.metrics.heard.labels(tag_of(message)).inc()
            facts = await self._table.hear(Heard(self.id, message, services.entropy.fresh(32)))
            self._sockets.budgets.stored(self._payer, facts)

    def _refuse(self, refused: Refused) -> None:
        self._sockets.tables.services.metrics.refused.labels(refused.code).inc()
        self.send(text_frame(encode(refused)))

    async def _read(self) -> str | bytes | None:
        """The next message; None when the other side has gone, or nothing reaches it any more."""
        self._reader = asyncio.current_task()
        try:
            event: Any = await self._receive()
        except asyncio.CancelledError:
            if self._reader is not None:  # not our own doing: the server stops, or time is up
                raise
            return None
        finally:
            self._reader = None
        if event["type"] == "websocket.disconnect":
            return None
        text: str | None = event.get("text")
        return text if text is not None else bytes(event["bytes"])

    async def transmit(self, message: bytes) -> None:
        frame: Any = {"type": FRAME, "frame": message}
        await self._send(frame)

    def fell_behind(self) -> None:
        self._sockets.tables.services.metrics.resyncs.inc()
        self._table.work(self._table.insist(Behind(self.id)))

    def died(self) -> None:
        """Stop reading. A message that is being handled is finished first."""
        if reader := self._reader:
            self._reader = None
            reader.cancel()

    async def _end(self, code: int, said: Refused | None = None) -> None:
        with suppress(OSError, RuntimeError):  # it may be closed already
            if said is not None:
                await self.transmit(text_frame(encode(said)))
            await self._send({"type": "websocket.close", "code": code, "reason": ""})
