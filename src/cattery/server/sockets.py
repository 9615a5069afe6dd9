"""Play over a WebSocket: hello first, then requests, each answered by `accepted` or `refused`."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from litestar.types import Receive, Send

from cattery.kernel import encode, tag_of
from cattery.room import Behind, Closed, Heard, Opened, Refusal
from cattery.room.messages import PROTOCOL, Heartbeat, Hello, Reason, Refused
from cattery.server.guard import address_of, header, turn_away
from cattery.server.identity import cookie_header, holder_of, new_token, shown_token
from cattery.server.limits import Buckets, household
from cattery.server.lines import Line
from cattery.server.log import note
from cattery.server.parsing import Malformed, parse
from cattery.server.settings import Limits
from cattery.server.tables import LiveTable, Tables

MOST_FRAME = 64 * 1024  # a longer one ends the line before it is read
HELLO_WITHIN = 10.0
POLICY, FAULT = 1008, 1011  # how a WebSocket is closed


class Sockets:
    """Where lines are opened, read and counted."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self._tables, self._limits = tables, limits
        self._open: dict[str, int] = {}  # lines by household

    def __len__(self) -> int:
        return sum(self._open.values())

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """One WebSocket, from its opening to its end."""
        home = household(address_of(scope))
        if len(self) >= self._limits.lines or self._open.get(home, 0) >= self._limits.lines_an_address:
            await turn_away(scope, receive, send, 503, Refused(Reason.SERVER_FULL))
            return
        await receive()  # the wish to connect
        with self._counted(home):
            await Conversation(self._tables, self._limits, receive, send).hold(scope)

    @contextmanager
    def _counted(self, home: str) -> Iterator[None]:
        self._open[home] = self._open.get(home, 0) + 1
        try:
            yield
        finally:
            self._open[home] -= 1
            if not self._open[home]:
                del self._open[home]


class Conversation:
    """What is said over one WebSocket."""

    def __init__(self, tables: Tables, limits: Limits, receive: Receive, send: Send) -> None:
        self._tables, self._receive, self._send = tables, receive, send
        self._pace = Buckets(3 * limits.messages_a_second, 3.0, asyncio.get_running_loop().time)
        self._reader: asyncio.Task[Any] | None = None  # while it waits for the other side

    async def hold(self, scope: Any) -> None:
        """Accept, hear the hello, then every request, until either side ends it."""
        token = shown_token(header(scope, b"cookie"), header(scope, b"authorization"))
        headers = []
        if token is None:
            token = new_token()
            headers = [(b"set-cookie", cookie_header(token, secure=scope["scheme"] == "wss").encode())]
        try:
            await self._send({"type": "websocket.accept", "subprotocol": None, "headers": headers})
            async with self._tables.using(scope["path_params"]["table"]) as table:
                if (hello := await self._hello()) is not None:
                    await self._play(table, hello, holder_of(token))
        except Refusal as refusal:
            await self._end(POLICY, refusal.message())
        except OSError:  # the other side is gone
            pass
        except Exception as fault:  # noqa: BLE001  # the client hears that it failed, and nothing more
            self._tables.house.metrics.faults.labels("socket").inc()
            note("socket failed", fault=fault)
            await self._end(FAULT)

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

    async def _play(self, table: LiveTable, hello: Hello, holder: str) -> None:
        line = Line(self._send_text, lambda: self._fell_behind(table, line), self._stop_reading)
        table.lines[line.id] = line
        try:
            await table.tell(Opened(line.id, holder, hello.game, hello.ply))
            while not line.is_dead and (text := await self._read()) is not None:
                await self._one(table, line, text)
                await asyncio.sleep(0)  # others' turn, however much this line has to say
        finally:
            del table.lines[line.id]
            self._tables.house.metrics.dead.inc(line.is_dead)
            line.die()
            if not table.is_over:
                await table.tell(Closed(line.id))

    async def _one(self, table: LiveTable, line: Line, text: str | bytes) -> None:
        """One message. Whoever sends too many is refused, and not listened to for a moment."""
        house = self._tables.house
        try:
            message = parse(text)
            if isinstance(message, Hello):
                raise Malformed("type")
        except Malformed as fault:
            self._refuse(line, fault.refused)
            return
        if wait := self._pace.take(""):
            if not isinstance(message, Heartbeat):
                self._refuse(line, Refused(Reason.TOO_FAST, client_id=message.client_id))
            await asyncio.sleep(wait)
        elif not isinstance(message, Heartbeat):
            house.metrics.heard.labels(tag_of(message)).inc()
            await table.hear(Heard(line.id, message, house.chance.fresh(32)))

    def _refuse(self, line: Line, refused: Refused) -> None:
        self._tables.house.metrics.refused.labels(refused.code).inc()
        line.send(encode(refused).decode())

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

    def _stop_reading(self) -> None:
        """The line died: there is no use in waiting for the other side. A message being handled is finished first."""
        if reader := self._reader:
            self._reader = None
            reader.cancel()

    def _fell_behind(self, table: LiveTable, line: Line) -> None:
        self._tables.house.metrics.resyncs.inc()
        table.work(table.tell(Behind(line.id)))

    async def _send_text(self, text: str) -> None:
        await self._send({"type": "websocket.send", "bytes": None, "text": text})

    async def _end(self, code: int, said: Refused | None = None) -> None:
        with suppress(OSError, RuntimeError):  # it may be closed already
            if said is not None:
                await self._send_text(encode(said).decode())
            await self._send({"type": "websocket.close", "code": code, "reason": ""})
