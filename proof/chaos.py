"""python -m proof.chaos [ANSWERS]: clients that drop, duplicate, delay and reorder, a server killed again and again.

Then: every acknowledged answer is in the log, once; each client's frames are those of an undisturbed replay for its
seat; every record checks.
"""

import asyncio
import sqlite3
import sys
import tempfile
from collections import Counter
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter

import httpx
from websockets.exceptions import WebSocketException

from cattery.kernel import decode, encode, read_record
from cattery.kit import check, register_kit
from cattery.server.store.sqlite import FILE
from proof.kit.client import Message, Player, open_table
from proof.kit.oracle import check_frames
from proof.kit.serving import ServerProcess
from proof.tables import some_tables
from tests.bluff import BARE

TABLES = [(BARE.name, 2), *some_tables()]
LOST = (OSError, TimeoutError, WebSocketException)


class ShakyPlayer(Player):
    """A person behind a bad connection, with a nervous finger."""

    def __init__(self, url: str, table: str, name: str, roll: Random) -> None:
        super().__init__(url, table, name)
        self.roll = roll
        self.pending: dict[str, Message] = {}  # answers not yet acknowledged
        self.done: dict[str, tuple[Message, int]] = {}  # acknowledged ones, with their plies
        self.lines = self.repeats = self.rivals = 0
        self._answered: set[tuple[str, int]] = set()
        self._ids = count()

    async def play_on(self, seats: int) -> None:
        """Play until the game is over, whatever happens to the connection."""
        while self.over is None:
            try:
                have = {"game": self.frame["game"], "ply": self.frame["ply"]} if self.frame else {}
                async with asyncio.timeout(20):
                    await self.connect(**have)
                self.lines += 1
                for message in self.pending.values():
                    await self.send(**message)
                await self._converse(seats)
            except LOST:
                await asyncio.sleep(self.roll.random() / 5)
            finally:
                if hasattr(self, "socket"):
                    self.socket.transport.abort()

    async def _converse(self, seats: int) -> None:
        while self.over is None:
            if self.seat is None:
                await self.send(type="sit", name=self.name, promise=self.promise, client_id="sit")
            full = sum("name" in seat for seat in self.room["seats"]) == seats
            if full and self.room["phase"] == "gathering" and self.room["host"] == self.seat:
                await self.send(type="start", client_id="start")
            async with asyncio.timeout(20):
                message = await self.hear()
            if message["type"] == "accepted":
                self._acknowledged(message)
            elif message["type"] == "refused":
                self._refused(message)
            await self._maybe_answer()
            await self._misbehave()

    def _acknowledged(self, message: Message) -> None:
        name = message.get("client_id", "")
        if name in self.pending:
            self.done[name] = (self.pending.pop(name), message["ply"])
        elif name in self.done:
            self.repeats += 1
            assert self.done[name][1] == message["ply"], "a repeat is acknowledged with the same ply"

    def _refused(self, message: Message) -> None:
        """Only a rival answer of the same seat may come too late; nothing else of a game is ever refused here."""
        name = message.get("client_id", "")
        if name.startswith("answer"):
            assert message["code"] in ("stale", "not-your-turn"), message
            assert name not in self.done, "what was acknowledged is never refused"
            self.pending.pop(name, None)
            self.rivals += 1

    async def _maybe_answer(self) -> None:
        frame = self.frame
        if not frame or not frame.get("choices") or (frame["game"], frame["ply"]) in self._answered:
            return
        self._answered.add((frame["game"], frame["ply"]))
        for _ in range(2 if self.roll.random() < 0.1 else 1):  # two tabs, two minds: the first counts
            name = f"answer {next(self._ids)}"
            text = self.roll.choice(frame["choices"])
            message = {"type": "answer", "game": frame["game"], "ply": frame["ply"], "text": text, "client_id": name}
            self.pending[name] = message
            await self.send(**message)

    async def _misbehave(self) -> None:
        chance = self.roll.random()
        if chance < 0.04:
            raise OSError  # the connection drops
        if chance < 0.08:
            await asyncio.sleep(self.roll.random() / 10)  # delay
        elif chance < 0.14 and self.pending:
            await self.send(**self.roll.choice(list(self.pending.values())))  # duplicate
        elif chance < 0.20 and self.done:
            await self.send(**self.roll.choice(list(self.done.values()))[0])  # long after its time
        elif chance < 0.22:
            await self.send(type="catch-up")


class Chaos:
    """A server that is killed again and again, and tables at which people play all the same."""

    def __init__(
        self, folder: Path, wanted: int, *, tables_at_once: int = 10, kill_within: int = 200, seed: str = "chaos"
    ) -> None:
        self.server = ServerProcess(folder, limits={"messages_a_second": 100_000})
        self.people: list[ShakyPlayer] = []
        self.kills = 0
        self._wanted, self._at_once, self._kill_within, self._roll = wanted, tables_at_once, kill_within, Random(seed)
        self._numbers = count()

    @property
    def acknowledged(self) -> int:
        return sum(len(person.done) for person in self.people)

    async def run(self) -> None:
        """Until enough answers are acknowledged and every game begun has ended."""
        with self.server:
            killing = asyncio.create_task(self._kill_again_and_again())
            await asyncio.gather(*(self._tables() for _ in range(self._at_once)))
            killing.cancel()
            await asyncio.gather(killing, return_exceptions=True)

    async def _tables(self) -> None:
        while self.acknowledged < self._wanted:
            game, players = TABLES[next(self._numbers) % len(TABLES)]
            try:
                table = await asyncio.to_thread(open_table, self.server.url, game, players=players)
            except httpx.HTTPError:
                await asyncio.sleep(0.2)  # the server is down just now
                continue
            some = [
                ShakyPlayer(self.server.url, table, f"Cat {seat}", Random(self._roll.random()))
                for seat in range(players)
            ]
            self.people += some
            await asyncio.gather(*(person.play_on(players) for person in some))
            print(f"{self.acknowledged} acknowledged, {self.kills} kills", file=sys.stderr)

    async def _kill_again_and_again(self) -> None:
        """After some answers, about a hundred kills among ten thousand, each at a moment that nobody planned."""
        while True:
            next_kill = self.acknowledged + self._roll.randint(1, self._kill_within)
            while self.acknowledged < next_kill:
                await asyncio.sleep(0.001 + self._roll.random() / 20)
            await asyncio.shield(asyncio.to_thread(self._restart))

    def _restart(self) -> None:
        self.server.kill()
        self.kills += 1
        self.server.start()

    def verify(self) -> Counter[str]:
        """None lost, none doubled; frames as in an undisturbed replay; records that hold. What was counted."""
        found = Counter[str](kills=self.kills)
        logs = logs_of(self.server.folder)
        for person in self.people:
            assert person.over is not None and person.seat is not None
            log = [fact for fact in logs[person.table] if fact["seat"] == person.seat]
            names = Counter(fact["client_id"] for fact in log)
            assert max(names.values()) == 1, "none doubled"
            stored = {fact["client_id"]: (fact["game"], fact["ply"], fact["text"]) for fact in log}
            for name, (message, ply) in person.done.items():
                assert stored[name] == (message["game"], ply, message["text"]), "none lost, none changed"
            assert set(stored) <= {*person.done, *person.pending}, "nothing that was never sent"
            record = read_record(encode(person.over["record"]))
            check(record)
            found["frames"] += check_frames(person.heard, record, person.over["game"], person.seat)
            found["answers"] += len(person.done)
            found["lines"] += person.lines
            found["repeats"] += person.repeats
            found["rivals"] += person.rivals
        found["games"] = len({person.over["game"] for person in self.people if person.over})
        assert found["answers"] >= self._wanted
        return found


def logs_of(folder: Path) -> dict[str, list[Message]]:
    """Every table's answers by people, as the database has them."""
    logs: dict[str, list[Message]] = {}
    with closing(sqlite3.connect(folder / FILE)) as database:
        for table, fact in database.execute("SELECT table_id, fact FROM facts ORDER BY table_id, seq"):
            if (said := decode(fact))["type"] == "answered" and said["seat"] is not None:
                logs.setdefault(table, []).append(said)
    return logs


def main(answers: int) -> None:
    """The whole proof, and its figures."""
    register_kit(BARE)
    with tempfile.TemporaryDirectory() as folder:
        chaos = Chaos(Path(folder) / "data", answers)
        started = perf_counter()
        asyncio.run(chaos.run())
        seconds = perf_counter() - started
        found = chaos.verify()
    print(f"{found['answers']} acknowledged answers in {found['games']} games: none lost, none doubled")
    print(
        f"{found['kills']} times the server was killed (SIGKILL), {found['lines']} lines were opened in {seconds:.0f} s"
    )
    print(f"{found['repeats']} repeats acknowledged again, {found['rivals']} rival answers refused")
    print(f"{found['frames']} frames equal those of an undisturbed replay for their seat; every record checks")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
