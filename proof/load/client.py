"""The client process, `python -m proof.load.client URL TABLES SECONDS THINK BOTS`: plays at many tables, takes times.

It speaks the protocol with as little work as it can, so that the server is measured and not the client. When it is held
up itself that is in every time all the same; how much it may be shows in `late`, by how much its own alarms ring late.
Its result is one JSON object on standard output; its connections stay open until standard input ends.
"""

import asyncio
import hashlib
import json
import os
import secrets
import sys
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any, cast

import httpx
import uvloop
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

from cattery.kit import kit_names

Message = dict[str, Any]
WARM_UP = 15.0  # seconds until every table plays
GAMES = kit_names()


class Times:
    """What was measured, while measuring is on."""

    def __init__(self) -> None:
        self.on = False
        self.acknowledged: list[float] = []
        self.told: list[float] = []
        self.late: list[float] = []
        self.answers = self.games = self.lost = 0


class Seat(asyncio.Protocol):
    """One person's connection, without a task of its own: everything happens when something arrives."""

    def __init__(self, table: "Table", name: str, url: str, path: str) -> None:
        self.table, self.name = table, name
        self._uri = parse_uri(url.replace("http", "ws", 1) + path)
        self._token = {"Authorization": f"Bearer {secrets.token_hex(16)}"}
        self._wire: ClientProtocol
        self._transport: asyncio.Transport | None = None
        self.nonce = secrets.token_hex(32)
        self.seat: int | None = None
        self.seated = asyncio.get_running_loop().create_future()
        self.over = False

    async def dial(self) -> None:
        """Open a connection; everything else follows by itself."""
        self._wire = ClientProtocol(self._uri, max_size=None)
        request = self._wire.connect()
        request.headers.update(self._token)
        self._wire.send_request(request)
        await asyncio.get_running_loop().create_connection(lambda: self, self._uri.host, self._uri.port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._flush()

    def connection_lost(self, fault: Exception | None) -> None:
        if not self.over:
            self.table.times.lost += 1

    def data_received(self, data: bytes) -> None:
        self._wire.receive_data(data)
        self._flush()
        for event in self._wire.events_received():
            if isinstance(event, Response):
                assert event.status_code == 101, event
                self.send(type="hello", protocol=1, **self.have())
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._hear(bytes(event.data))

    def have(self) -> Message:
        """What this person already has of the running game."""
        return {}

    def welcomed(self) -> None:
        """This person has a seat."""
        if not self.seated.done():
            self.seated.set_result(None)

    def send(self, **message: Any) -> None:
        if self._wire.state is State.OPEN and self._transport is not None and not self._transport.is_closing():
            self._wire.send_text(json.dumps(message).encode())
            self._flush()

    def _flush(self) -> None:
        assert self._transport is not None
        for part in self._wire.data_to_send():
            if part:
                self._transport.write(part)

    def _hear(self, text: bytes) -> None:
        if text == b'{"type":"heartbeat"}':
            self.send(type="heartbeat")
            return
        now = perf_counter()
        message: Message = json.loads(text)
        kind = message["type"]
        if kind == "welcome":
            self.seat = message.get("seat")
            if self.seat is None:
                promise = hashlib.sha256(bytes.fromhex(self.nonce)).hexdigest()
                self.send(type="sit", name=self.name, promise=promise)
            else:
                self.welcomed()
        elif kind == "dealing" and str(self.seat) in message["promises"]:
            self.send(type="reveal", game=message["game"], nonce=self.nonce)
        elif kind == "frame":
            self.table.told(self, message, now)
        elif kind == "accepted" and "ply" in message:
            self.table.acknowledged(self, message, now)
        elif kind == "game-over" and self.seat == 0:
            self.table.times.games += 1
            self.send(type="start")
        elif kind == "refused" and message["code"] != "not-dealing":  # a nonce that came too late is left out
            print(f"refused: {message}", file=sys.stderr)
            os._exit(1)  # a measurement with refusals is none

    def close(self) -> None:
        self.over = True
        if self._transport is not None:
            self._transport.abort()


class Table:
    """Four at a table, some of them bots; people think for a while before each answer."""

    person: type[Seat] = Seat

    def __init__(self, url: str, number: int, think: float, bots: int, times: Times) -> None:
        self.url, self.times, self._think, self._bots = url, times, think, bots
        self.game = GAMES[number % len(GAMES)]
        self._roll = Random(number)
        self.seats: list[Seat] = []
        self._sent = 0.0
        self._ids = 0

    async def open(self, http: httpx.AsyncClient, players: int = 4) -> None:
        """Open it, and sit down one after the other."""
        answer = await http.post("/api/tables", json={"game": self.game, "options": {"players": players}})
        path = f"/api/tables/{answer.json()['table']}/line"
        for number in range(players - self._bots):
            seat = self.person(self, f"Cat {number}", self.url, path)
            await seat.dial()
            self.seats.append(seat)
            await seat.seated
        for _ in range(self._bots):
            self.seats[0].send(type="add-bot", level="house-cat")

    def told(self, seat: Seat, frame: Message, now: float) -> None:
        """A frame arrived at a seat."""
        if self._sent and self.times.on and frame["since"] >= 0 and frame["moves"][-1]["by"] == "person":
            self.times.told.append(now - self._sent)
        choices = frame.get("choices")
        if choices:
            wait = self._roll.uniform(0, 2 * self._think)
            due = perf_counter() + wait
            asyncio.get_running_loop().call_later(wait, self._answer, seat, frame, self._roll.choice(choices), due)

    def _answer(self, seat: Seat, frame: Message, text: str, due: float) -> None:
        self._ids += 1
        self._sent = perf_counter()
        if self.times.on:
            self.times.late.append(self._sent - due)
        seat.send(type="answer", game=frame["game"], ply=frame["ply"], text=text, client_id=str(self._ids))

    def acknowledged(self, seat: Seat, accepted: Message, now: float) -> None:
        """An answer is on the server's disk."""
        if self.times.on:
            self.times.acknowledged.append(now - self._sent)
            self.times.answers += 1


async def open_all(url: str, tables: Sequence[Table]) -> None:
    """Everybody sits down."""
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=httpx.Limits(keepalive_expiry=1)) as http:
        gate = asyncio.Semaphore(20)

        async def open_one(table: Table) -> None:
            async with gate:
                await table.open(http)

        await asyncio.gather(*map(open_one, tables))


async def start_all(tables: Sequence[Table]) -> None:
    """Every table plays."""
    for table in tables:  # not all at the same moment, as nowhere
        table.seats[0].send(type="start")
        await asyncio.sleep(WARM_UP / len(tables))
    await asyncio.sleep(WARM_UP / 2)


async def main(url: str, tables: int, seconds: float, think: float, bots: int) -> None:
    """Set up, warm up, measure, say what was found."""
    times = Times()
    every = [Table(url, number, think, bots, times) for number in range(tables)]
    await open_all(url, every)
    print("open", flush=True)
    if think:
        await start_all(every)
    times.on = True
    print("measuring", flush=True)
    await asyncio.sleep(seconds)
    times.on = False
    result = {
        "answers": times.answers, "games": times.games, "lost": times.lost,
        "acknowledged": sorted(times.acknowledged), "told": sorted(times.told), "late": sorted(times.late),
    }  # fmt: skip
    print(json.dumps(result), flush=True)
    await asyncio.to_thread(sys.stdin.read)
    for seat in (seat for table in every for seat in table.seats):
        seat.close()


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4]), int(sys.argv[5])))
