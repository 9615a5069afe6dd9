"""What was said over sockets, word for word: written down at one server, and read aloud to another.

`python -m tests.server.transcript` wrote tests/server/kept with the version before the phases of a table were types: a
database with a table in every phase, and what every seat and a spectator said and heard, byte for byte. Those files
are not written anew: they are what later versions are held to.
"""

import asyncio
import json
import lzma
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any

from cattery.server.store.sqlite import FILE
from proof.kit.client import Message, Player, open_table
from proof.kit.serving import ServerProcess

KEPT = Path(__file__).with_name("kept")
RIG: dict[str, Any] = {"now": 1794830400, "chance": "kept", "limits": {"messages_a_second": 10_000, "whys": 100_000}}
"""A server at which everything happens at one moment and chance is known, so that it says the same again."""

Tape = list[list[str]]
"""["open", who, table, token], ["close", who], ["send", who, text] or ["hear", who, text], in their order."""


class Scribe(Player):
    """A person of whom every word is written down, and every word they hear."""

    def __init__(self, url: str, table: str, name: str, tape: Tape) -> None:
        super().__init__(url, table, name, seed="kept")
        self.who, self.tape = f"{name} at {table[:6]}", tape

    async def connect(self, origin: str | None = None, **hello: Any) -> "Scribe":
        self.tape.append(["open", self.who, self.table, self.token])
        await super().connect(origin, **hello)
        return self

    async def send(self, **message: Any) -> None:
        self.tape.append(["send", self.who, json.dumps(message)])
        await super().send(**message)

    async def hear(self) -> Message:
        before = len(self.texts)
        message = await super().hear()
        reply = self.tape.pop() if message["type"] == "dealing" and str(self.seat) in message["promises"] else None
        self.tape += [["hear", self.who, text] for text in self.texts[before:]]
        self.tape += [reply] if reply else []
        return message

    async def __aexit__(self, *_: object) -> None:
        self.tape.append(["close", self.who])
        await super().__aexit__()

    async def catch_up(self, ply: int) -> None:
        """Hear on until the game has come so far, or has ended."""
        while self.over is None and (self.frame is None or self.frame["ply"] < ply):
            await self.hear()


async def read_aloud(tape: Tape, url: str) -> int:
    """Say everything again to another server, and hold what it says to what was heard; how much that was."""
    people: dict[str, Any] = {}
    heard = 0
    for kind, who, *said in tape:
        if kind == "open":
            one = people[who] = Player(url, said[0], who)
            one.token = said[1]
            await one.dial()
        elif kind == "close":
            await people.pop(who).socket.close()
        elif kind == "send":
            await people[who].socket.send(said[0])
        else:
            while (text := await asyncio.wait_for(people[who].socket.recv(), 60)) == '{"type":"heartbeat"}':
                pass
            assert text == said[0], f"{who} heard something else"
            heard += 1
    for one in people.values():
        await one.socket.close()
    return heard


# ── How the tapes were made ───────────────────────────────────────────────────────────────────────────────────────────


class Table:
    """Some people and a spectator at one table, who do one thing at a time."""

    def __init__(self, url: str, tape: Tape, table: str, names: tuple[str, ...]) -> None:
        self.id = table
        self.people = [Scribe(url, table, name, tape) for name in names]
        self.eve = Scribe(url, table, "Eve", tape)

    async def come(self, stack: AsyncExitStack) -> None:
        """Everybody opens a connection, one after the other."""
        for one in self.everybody:
            await stack.enter_async_context(one)
            await self.listen()

    @property
    def everybody(self) -> list[Scribe]:
        return [*self.people, self.eve]

    async def sit(self) -> None:
        for person in self.people:
            await person.sit()
            await self.listen()

    async def listen(self) -> None:
        """Let everybody hear what has been said: requests are answered in order, so the last reply comes last."""
        for one in self.everybody:
            if hasattr(one, "socket"):
                said = await one.ask("why", game="no game", ply=0, text="-")
                assert said["type"] == "refused"

    async def do(self, who: int, kind: str, **fields: Any) -> Message:
        said = await self.everybody[who].ask(kind, **fields)
        await self.listen()
        return said

    async def play(self, plies: int = 1_000_000) -> None:
        """At random; the game ends, or so many plies were played."""
        for _ in range(plies):
            await self.listen()
            for one in self.everybody:
                if one.frame is None and one.over is None:
                    await one.catch_up(0)
            if self.people[0].over is not None:
                return
            asked = next((one for one in self.people if one.frame and one.frame.get("choices")), None)
            if asked is None:
                return
            assert asked.frame is not None
            wrong = {"game": asked.frame["game"], "ply": asked.frame["ply"], "text": "?!"}
            await asked.ask("why", **wrong)
            await asked.answer(asked.roll.choice(asked.frame["choices"]))
        await self.listen()


@asynccontextmanager
async def table_at(url: str, tape: Tape, game: str, *names: str, clock: int | None = None) -> AsyncIterator[Table]:
    """A new table, at which these people sit and Eve watches."""
    players = max(3 if game == "mistigri" else 2, len(names))
    table = Table(url, tape, await asyncio.to_thread(open_table, url, game, clock, players=players), names)
    async with AsyncExitStack() as stack:
        await table.come(stack)
        await table.sit()
        yield table


async def whole_games(url: str) -> Tape:
    """Both games and a rematch, from sitting down to the end, with everything that people do on the way."""
    tape: Tape = []
    for game, names, clock in (
        ("mistigri", ("Ann", "Ben", "Cem"), 45),
        ("schrodinger", ("Ann", "Ben", "Cem", "Dee"), None),
        ("bluff", ("Ann", "Ben"), 20),
    ):
        async with table_at(url, tape, game, *names, clock=clock) as table:
            await table.do(0, "start")
            await table.play(1 if game == "bluff" else 5)
            await table.do(1, "say", text="good luck, Ève", client_id="said once")
            await table.do(0, "react", reaction="purr")
            await table.do(1, "pause")
            await table.do(0, "resume")
            await table.do(1, "leave")
            await table.do(1, "reclaim")
            await table.do(0, "catch-up")
            await table.play()
            for one in table.everybody:
                one.over = one.frame = None
            if game == "bluff":
                await table.do(0, "promise", promise=table.people[0].promise)
                await table.do(1, "start")
                await table.play()
    return tape


async def every_phase(url: str) -> list[list[str]]:
    """A table in each phase; [phase, game, table, names...] for each."""
    tape: Tape = []
    tables: list[list[str]] = []
    for phase in ("gathering", "dealing", "playing", "paused", "over", "rematch"):
        for game, names in (("mistigri", ("Ann", "Ben", "Cem")), ("schrodinger", ("Ann", "Ben"))):
            sitting = names[:1] if phase == "gathering" else names
            async with table_at(url, tape, game, *sitting, clock=45 if game == "mistigri" else None) as table:
                tables.append([phase, game, table.id, *sitting])
                if phase == "dealing":
                    for one in table.people:
                        one.nonce = "00" * 32  # which nobody promised: it stays with the wish
                if phase != "gathering":
                    await table.do(0, "start")
                if phase not in ("gathering", "dealing"):
                    await table.play(6 if phase in ("playing", "paused") else 1_000_000)
                if phase == "paused":
                    await table.do(0, "pause")
                if phase == "rematch":
                    for one in table.everybody:
                        one.over = one.frame = None
                    await table.do(0, "promise", promise=table.people[0].promise)
                    await table.do(1, "start")
                    await table.play(3)
    return tables


async def play_on(url: str, tables: list[list[str]]) -> Tape:
    """What everybody hears who comes back to these tables, and what comes of it when they play on."""
    tape: Tape = []
    for phase, _, id, *names in tables:
        table = Table(url, tape, id, tuple(names))
        async with AsyncExitStack() as stack:
            await table.come(stack)
            if phase == "gathering":
                await table.do(0, "add-bot", level="random")
                await table.do(0, "say", text="here I am again")
                continue
            if phase == "over":
                for one in table.people:
                    await one.ask("promise", promise=one.promise)
                await table.listen()
                for one in table.everybody:
                    one.over = one.frame = None
                await table.do(1, "start")
            if phase == "paused":
                await table.do(1, "resume")
            await table.play(3 if phase == "over" else 1_000_000)
    return tape


def write(path: Path, tape: Any) -> None:
    path.write_bytes(lzma.compress(json.dumps(tape, ensure_ascii=False, separators=(",", ":")).encode(), preset=9))


def read(path: Path) -> Any:
    return json.loads(lzma.decompress(path.read_bytes()))


def main() -> None:
    """Write them all."""
    KEPT.mkdir(exist_ok=True)

    def at(folder: Path, work: Callable[[str], Awaitable[Any]]) -> Any:
        async def working() -> Any:
            return await work(server.url)

        with ServerProcess(folder, **RIG) as server:
            return asyncio.run(working())

    with tempfile.TemporaryDirectory() as given:
        folder = Path(given)
        write(KEPT / "whole-games.json.xz", at(folder / "games", whole_games))
        tables = at(folder / "phases", every_phase)
        with closing(sqlite3.connect(folder / "phases" / FILE)) as database:
            database.execute("VACUUM INTO ?", (str(folder / "small"),))
        (KEPT / "every-phase.sqlite.xz").write_bytes(lzma.compress((folder / "small").read_bytes(), preset=9))
        (folder / "again").mkdir(mode=0o700)
        shutil.copy(folder / "small", folder / "again" / FILE)
        write(KEPT / "every-phase.json.xz", at(folder / "again", lambda url: play_on(url, tables)))


if __name__ == "__main__":
    main()
