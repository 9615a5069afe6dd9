"""Connections that say nothing, little or too much are closed; whoever asks is answered."""

import asyncio
import resource
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from cattery.server import http
from cattery.server.http import PromptRequests
from proof.kit.serving import ServerProcess

pytestmark = pytest.mark.anyio
WHOLE = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
SLOW = [
    b"",
    b"GET / HT",
    b"GET / HTTP/1.1\r\nHost: here\r\nX-",
    b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n{",
    WHOLE + b"GET / ",
]


async def answering(scope: Any, receive: Any, send: Any) -> None:
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


@asynccontextmanager
async def listening() -> AsyncIterator[int]:
    config, state = uvicorn.Config(answering, log_config=None, timeout_keep_alive=1), ServerState()
    config.load()
    server = await asyncio.get_running_loop().create_server(
        lambda: PromptRequests(config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )
    async with server:
        yield server.sockets[0].getsockname()[1]


@pytest.mark.parametrize(
    "said", SLOW, ids=["nothing", "half a line", "half a head", "half a body", "half a second one"]
)
async def test_who_does_not_ask_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    monkeypatch.setattr(http, "ASK_WITHIN", 0.2)
    async with listening() as port, asyncio.timeout(60):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(said)
        heard = await reader.read()  # until it is closed
        writer.close()
    assert heard.count(b"204 No Content") == said.count(WHOLE)


async def test_a_head_without_end_is_cut_off() -> None:
    async with listening() as port, asyncio.timeout(60):
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(WHOLE[:-2])
        with pytest.raises(ConnectionError):
            await go_on(writer)
        writer.close()


async def go_on(writer: asyncio.StreamWriter) -> None:
    for number in range(100_000):
        writer.write(b"X-%d: %s\r\n" % (number, b"a" * 1000))
        await writer.drain()


async def test_who_asks_again_and_again_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "MOST_ASKED", 2 * len(WHOLE))
    async with listening() as port, asyncio.timeout(60):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(10):
            writer.write(WHOLE)
            assert b"204" in await reader.readuntil(b"\r\n\r\n")
        writer.close()


def test_it_asks_for_as_many_files_as_it_allows_lines(tmp_path: Path) -> None:
    few = ("prlimit", "--nofile=256:4096")
    with ServerProcess(tmp_path / "data", under=few) as server:
        now, _ = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
    assert now == 4096
