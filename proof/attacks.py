"""python -m proof.attacks [SECONDS]: a stranger with a laptop attacks a server while honest people play on it.

Each attack is repeated against a running server with the limits that it ships with, from another address than the
honest players'. They must keep a p99 of 100 ms, and memory, files and disk must be bounded, and be back afterwards.
"""

import asyncio
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from time import perf_counter
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from cattery.kernel import fields
from cattery.server.invitation import address_in_the_network
from cattery.server.settings import Limits
from proof.kit.client import Player, open_table, seated
from proof.kit.serving import ServerProcess

P99_BAR = 0.100
MEMORY_BAR, FILES_BAR, DISK_BAR = 150.0, 1_500, 200.0  # MB more than before, files, MB
REAL = {one.name: one.default for one in fields(Limits)}
"""The limits as they are shipped: what a server for tests would have wider."""
NONSENSE = (
    b"\xff\xfe\xfa",
    b'{"game": "bluff", "clock": NaN}',
    b'{"game": "bluff", "clock": 1e400}',
    b'{"game": "bluff", "options": ' + b"[" * 9000 + b"]" * 6000 + b"}",
    b'{"game": "b\xe9luff"}',
    b"",
)


class Stranger:
    """Somebody with a laptop: everything comes from one address."""

    def __init__(self, url: str) -> None:
        self.url, self.met = url, Counter[str]()  # what the server said to it, by attack and code
        self.is_over = False
        self._tables = [open_table(url) for _ in range(5)]
        self._held: list[Player] = []
        self._silent: list[asyncio.StreamWriter] = []

    async def http(self, name: str, ask: Callable[[httpx.AsyncClient], Awaitable[httpx.Response]]) -> None:
        """The same request again and again, twenty at once."""
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as client:

            async def again() -> None:
                while not self.is_over:
                    with suppress(httpx.TransportError):
                        answer = await ask(client)
                        self.met[f"{name} {answer.status_code}"] += 1

            await asyncio.gather(*(again() for _ in range(20)))

    async def open_tables(self) -> None:
        await self.http("tables", lambda client: client.post("/api/tables", json={"game": "bluff"}))

    async def guess_codes(self) -> None:
        await self.http("codes", lambda client: client.post("/api/codes", json={"code": "QQQQQQ"}))

    async def talk_nonsense(self) -> None:
        turn = iter(range(10**9))
        headers = {"content-type": "application/json"}
        await self.http(
            "nonsense",
            lambda client: client.post("/api/tables", content=NONSENSE[next(turn) % len(NONSENSE)], headers=headers),
        )

    async def keep_silent(self) -> None:
        """As many connections as there can be, and not a word."""
        host, port = self.url.removeprefix("http://").split(":")
        held = self._silent
        while not self.is_over:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(host, int(port))
                held.append(writer)
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.001):
                        self.met["silence refused"] += bool(await reader.read(9))
            while len(held) > 1200:
                held.pop(0).close()

    async def flood(self, name: str, number: int, ask: Callable[[int], dict[str, Any]]) -> None:
        """A table of its own, at which so many people ask without end, and read no more than they must."""
        with suppress(OSError, WebSocketException, AssertionError):
            table = self._tables.pop()
            async with seated(self.url, table, *(f"{name} {one}" for one in range(min(2, number)))) as people:
                more = [Player(self.url, table, f"watcher {one}") for one in range(number - len(people))]
                for watcher in more:
                    await watcher.connect()
                    self._held.append(watcher)
                await asyncio.gather(*(self._pour(name, one, ask) for one in (*people, *more)))

    async def _pour(self, name: str, person: Player, ask: Callable[[int], dict[str, Any]]) -> None:
        count = 0
        while not self.is_over:
            try:
                for _ in range(20):
                    count += 1
                    await person.send(**ask(count))
                while not self.is_over:
                    async with asyncio.timeout(0.02):
                        said = json.loads(await person.socket.recv())
                    if said["type"] == "refused":
                        self.met[f"{name} {said['code']}"] += 1
            except TimeoutError:
                continue
            except ConnectionClosed:
                self.met[f"{name} cut off"] += 1
                return

    async def promise_without_end(self) -> None:
        await self.flood("promises", 2, lambda number: {"type": "promise", "promise": token_hex(32)})

    async def react_without_end(self) -> None:
        await self.flood("reactions", 10, lambda number: {"type": "react", "reaction": "hiss"})

    async def catch_up_without_end(self) -> None:
        await self.flood("catch-ups", 10, lambda number: {"type": "catch-up"})

    async def talk_without_end(self) -> None:
        await self.flood("chat", 2, lambda number: {"type": "say", "text": "meow " * 50})

    async def hold_connections(self) -> None:
        """More sockets at one table than it takes, and no hello on most."""
        table = self._tables.pop()
        while not self.is_over:
            one = Player(self.url, table, "nobody")
            with suppress(OSError, WebSocketException, TimeoutError):
                async with asyncio.timeout(5):
                    await one.dial()
                self._held.append(one)
                await one.send(type="hello", protocol=1)
                said = json.loads(await one.socket.recv())
                self.met[f"connections {said.get('code', 'welcome')}"] += 1
            if len(self._held) > 350:
                self._held.pop(-300).socket.transport.abort()
            await asyncio.sleep(0.005)

    async def attack(self, seconds: float) -> None:
        """Everything at once."""
        floods = self.promise_without_end, self.react_without_end, self.catch_up_without_end, self.talk_without_end
        doing = [asyncio.create_task(one()) for one in floods]
        await asyncio.sleep(1)  # they are at their tables before the others spend all that this address may ask
        others = self.hold_connections, self.open_tables, self.guess_codes, self.talk_nonsense, self.keep_silent
        doing += [asyncio.create_task(one()) for one in others]
        await asyncio.sleep(seconds)
        self.is_over = True
        _, slow = await asyncio.wait(doing, timeout=3)
        for one in slow:
            one.cancel()
        await asyncio.gather(*doing, return_exceptions=True)
        for player in self._held:
            player.socket.transport.abort()
        for writer in self._silent:
            writer.transport.abort()
        await asyncio.sleep(0.1)


class Honest:
    """Two people at a table of their own, who play game after game and note how long each answer took."""

    def __init__(self, url: str) -> None:
        self.url, self.took, self.games, self.is_over = url, list[float](), 0, False

    async def play(self, think: float = 0.05) -> None:
        table = await asyncio.to_thread(open_table, self.url)
        async with seated(self.url, table, "Ada", "Bob") as people:
            while not self.is_over:
                assert (await people[0].ask("start"))["type"] == "accepted"
                await asyncio.gather(*(self._to_the_end(one, think) for one in people))
                self.games += 1
                for one in people:
                    one.over = one.frame = None

    async def _to_the_end(self, person: Player, think: float) -> None:
        while person.over is None:
            if person.frame is not None and person.frame.get("choices"):
                await asyncio.sleep(think)
                started = perf_counter()
                said = await person.answer(person.roll.choice(person.frame["choices"]))
                assert said["type"] == "accepted", said
                self.took.append(perf_counter() - started)
            else:
                await person.hear()


class Weight:
    """What a server takes: megabytes of memory, open files, megabytes on the disk."""

    def __init__(self, server: ServerProcess) -> None:
        status = Path(f"/proc/{server.pid}/status").read_text()
        self.memory = int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024
        self.files = sum(1 for _ in Path(f"/proc/{server.pid}/fd").iterdir())
        self.disk = sum(path.stat().st_size for path in server.folder.iterdir()) / 1e6

    def __str__(self) -> str:
        return f"{self.memory:.0f} MB of memory, {self.files} files, {self.disk:.1f} MB on the disk"


def outside(server: ServerProcess) -> str:
    """The server's address in the network: whoever comes by it is another one than whoever comes by loopback."""
    return f"http://{address_in_the_network()}:{server.port}"


async def attacked(server: ServerProcess, seconds: float, tables: int) -> tuple[Stranger, list[Honest], list[Weight]]:
    """An attack, beside honest tables; what the server took before it, at most meanwhile, and some time afterwards."""
    honest = [Honest(server.url) for _ in range(tables)]
    playing = [asyncio.create_task(one.play()) for one in honest]
    await asyncio.sleep(1)
    weights = [Weight(server)]
    stranger = await asyncio.to_thread(Stranger, outside(server))
    attack = asyncio.create_task(stranger.attack(seconds))
    while not attack.done():
        await asyncio.sleep(0.25)
        weights.append(Weight(server))
    await attack
    for one in honest:
        one.is_over = True
    await asyncio.gather(*playing)
    return stranger, honest, weights


async def main(seconds: float) -> bool:
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder) / "data", host="0.0.0.0", limits=REAL) as server,
    ):
        stranger, honest, weights = await attacked(server, seconds, tables=4)
        rest = min(15.0, seconds)  # connections that say nothing are closed after ten seconds
        await asyncio.sleep(rest)
        after = Weight(server)
        log = server.log.read_text()
    took = sorted(second for one in honest for second in one.took)
    p99 = took[int(len(took) * 0.99)]
    most = max(one.memory for one in weights), max(one.files for one in weights), max(one.disk for one in weights)
    print(f"{seconds:g} s, nine attacks at once from one address; the server said:")
    for what, count in sorted(stranger.met.items()):
        print(f"  {what}: {count}")
    games = sum(one.games for one in honest)
    print(f"four honest tables: {games} games and {len(took)} answers, every one accepted;")
    print(f"p50 {took[len(took) // 2] * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms (at most {P99_BAR * 1000:g})")
    print(f"before: {weights[0]}")
    print(f"at most: {most[0]:.0f} MB of memory, {most[1]} files, {most[2]:.1f} MB on the disk")
    print(f"{rest:g} s afterwards: {after}")
    print(f"errors in the log: {log.count(chr(34) + 'error' + chr(34))}")
    bounded = most[0] - weights[0].memory <= MEMORY_BAR and most[1] <= FILES_BAR and most[2] <= DISK_BAR
    return p99 <= P99_BAR and bounded and after.files <= weights[0].files + 20 and '"error"' not in log


if __name__ == "__main__":
    sys.exit(0 if asyncio.run(main(float(sys.argv[1]) if len(sys.argv) > 1 else 60.0)) else 1)
