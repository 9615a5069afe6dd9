"""Connections that are slow, silent, many or gone."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from cattery.room.messages import MOST_CHAT
from cattery.room.room import KEPT_CHAT
from cattery.server.connections import MOST_QUEUED, Connection
from proof.kit.client import Player, open_table, seated
from proof.kit.serving import ServerProcess

pytestmark = pytest.mark.anyio


async def test_a_heartbeat_comes_while_nothing_else_does(server: ServerProcess) -> None:
    async with Player(server.url, open_table(server.url), "Ada") as ada:
        async with asyncio.timeout(60):
            for _ in range(2):
                assert json.loads(await ada.socket.recv()) == {"type": "heartbeat"}


async def test_messages_leave_in_order_and_one_too_many_means_starting_anew() -> None:
    """Connections, with a wire that is held up: 64 wait, the next one drops them all, and it is told so."""
    sent: list[bytes] = []
    told: list[str] = []
    open_gate = asyncio.Event()

    class Held(Connection):
        async def transmit(self, message: bytes) -> None:
            await open_gate.wait()
            sent.append(message)

        def fell_behind(self) -> None:
            told.append("behind")

        def died(self) -> None:
            told.append("dead")

    connection = Held()
    connection.send(b"0")
    await asyncio.sleep(0)  # this one is on the wire
    for number in range(1, MOST_QUEUED + 1):
        connection.send(str(number).encode())
    assert told == []
    connection.send(b"one too many")
    connection.send(b"and more")
    open_gate.set()
    while not connection.is_idle:
        await asyncio.sleep(0)
    assert (sent, told) == ([b"0"], ["behind"])
    connection.send(b"anew")
    while not connection.is_idle:
        await asyncio.sleep(0)
    assert sent == [b"0", b"anew"]


async def test_a_wire_that_takes_nothing_is_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cattery.server.connections.SEND_TIMEOUT", 0.01)
    died = asyncio.Event()

    class Cut(Connection):
        async def transmit(self, message: bytes) -> None:
            await asyncio.Event().wait()

        def fell_behind(self) -> None:
            raise AssertionError

        def died(self) -> None:
            died.set()

    connection = Cut()
    connection.send(b"lost")
    await died.wait()
    assert connection.is_dead
    connection.send(b"never")
    assert connection.is_idle or connection.is_dead


def dead_lines(server: ServerProcess) -> float:
    metrics = dict(line.rsplit(" ", 1) for line in httpx.get(f"{server.url}/metrics").text.splitlines())
    return float(metrics["cattery_dead_lines_total"])


async def test_who_reads_nothing_is_cut_off_and_holds_nobody_up(tmp_path: Path) -> None:
    """A client asks and asks and never reads: what the system holds fills up, then its queue, and it is cut off."""
    wide = {"messages_a_second": 100_000, "catch_ups": 100_000, "reactions": 100_000}
    with ServerProcess(tmp_path / "data", rushed=True, limits=wide) as server:
        async with seated(server.url, open_table(server.url), "Ada") as (ada,):
            for _ in range(KEPT_CHAT):  # so that a welcome is 60 kB, and a few fill any buffer
                assert (await ada.ask("say", text="\N{CAT}" * MOST_CHAT))["type"] == "accepted"
                server.later(1)
            async with Player(server.url, ada.table, "Eve") as eve:
                eve.socket.transport.pause_reading()
                for _ in range(400):
                    await eve.send(type="catch-up")
                async with asyncio.timeout(100):
                    while not dead_lines(server):
                        assert (await ada.ask("react", reaction="meow"))["type"] == "accepted"
                        await asyncio.sleep(0.1)
                eve.socket.transport.abort()
            assert (await ada.ask("say", text="still here"))["type"] == "accepted"


async def test_connections_are_counted_and_a_full_server_says_so(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data", limits={"connections_an_address": 2}) as server:
        table = open_table(server.url)
        async with seated(server.url, table, "Ada", "Bob"):
            late = Player(server.url, table, "Eve")
            with pytest.raises(Exception, match="1013"):
                await late.connect()
        async with Player(server.url, table, "Eve") as eve:
            assert eve.seat is None
