"""A player over the wire, who knows only the protocol: JSON messages, no engine, no types of ours."""

import asyncio
import hashlib
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]


def open_table(url: str, game: str = "bluff", clock: int | None = None, **options: Any) -> str:
    """A new table's id."""
    wish = {"game": game, "options": options, **({"clock": clock} if clock else {})}
    answer = httpx.post(f"{url}/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


@asynccontextmanager
async def seated(url: str, table: str, *names: str, seed: str = "") -> AsyncIterator[list["Player"]]:
    """People who sit at a table in this order, the first of them host, until the test leaves."""
    async with AsyncExitStack() as lines:
        yield [await (await lines.enter_async_context(Player(url, table, name, seed))).sit() for name in names]


class Player:
    """One person: a token, a nonce, and what the server last said."""

    def __init__(self, url: str, table: str, name: str, seed: str = "") -> None:
        self.address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/line"
        self.table, self.name = table, name
        self.roll = Random(f"{seed}/{name}")
        chance = self.roll.randbytes if seed else secrets.token_bytes  # by seed, a person is the same in two worlds
        self.token = chance(16).hex()
        self.nonce = chance(32).hex()
        self.promise = hashlib.sha256(bytes.fromhex(self.nonce)).hexdigest()
        self.seat: int | None = None
        self.room: Message = {}
        self.frame: Message | None = None
        self.over: Message | None = None
        self.heard: list[Message] = []
        self.texts: list[str] = []
        self._count = 0
        self.socket: ClientConnection

    async def __aenter__(self) -> "Player":
        return await self.connect()

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def connect(self, origin: str | None = None, **hello: Any) -> "Player":
        """Open a connection and say hello; the welcome has come when this returns."""
        await self.dial(origin)
        await self.send(type="hello", protocol=1, **hello)
        await self.until(lambda message: message["type"] == "welcome")
        return self

    async def dial(self, origin: str | None = None) -> None:
        """Open a connection, and say nothing yet."""
        identity = {"Authorization": f"Bearer {self.token}", **({"Origin": origin} if origin else {})}
        self.socket = await connect(self.address, additional_headers=identity, compression=None, max_queue=256)

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def ask(self, type: str, **fields: Any) -> Message:
        """A request and what came of it: `accepted` or `refused`."""
        self._count += 1
        name = fields.setdefault("client_id", f"{self.name}-{self._count}")
        await self.send(type=type, **fields)
        return await self.until(lambda m: m["type"] in ("accepted", "refused") and m.get("client_id") == name)

    async def sit(self) -> "Player":
        said = await self.ask("sit", name=self.name, promise=self.promise)
        assert said["type"] == "accepted", said
        await self.until(lambda message: message["type"] == "welcome")
        return self

    async def hear(self) -> Message:
        """The next message, kept and taken in."""
        text = await self.socket.recv()
        assert isinstance(text, str)
        message: Message = json.loads(text)
        if message["type"] != "heartbeat":
            self.texts.append(text)
            self.heard.append(message)
        self.room = message.get("room", self.room)
        match message["type"]:
            case "welcome":
                self.seat = message.get("seat")
            case "frame":
                self.frame = message
            case "game-over":
                self.over = message
            case "dealing" if str(self.seat) in message["promises"]:
                await self.send(type="reveal", game=message["game"], nonce=self.nonce)
        return message

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        async with asyncio.timeout(100):  # a test that waits for ever tells nothing
            while not wanted(message := await self.hear()):
                pass
        return message

    async def play(self) -> Message:
        """Answer at random whatever is asked, until the game is over."""
        while self.over is None:
            if self.frame is not None and self.frame.get("choices"):
                await self.answer(self.roll.choice(self.frame["choices"]))
            else:
                await self.hear()
        return self.over

    async def answer(self, text: str) -> Message:
        """Answer the open question."""
        assert self.frame is not None
        frame, self.frame = self.frame, None
        return await self.ask("answer", game=frame["game"], ply=frame["ply"], text=text)
