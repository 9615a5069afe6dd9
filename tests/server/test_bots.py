"""Bots think in processes of their own, leave no sooner than was drawn from public facts, and hold no table up."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from datetime import datetime
from itertools import pairwise
from multiprocessing.context import SpawnProcess
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from cattery.kernel import Choices, Event, FastDice, Roll, decode, encode, read_record, replace, start
from cattery.kit import check, find_game
from cattery.players import register_player
from cattery.room import BotQuestion, Think, Thought, bot_question
from cattery.room.answers import QUICKEST
from cattery.room.play import sightings_since
from cattery.room.requests import AddBot
from cattery.room.room import Playing
from cattery.server.bots import MOST_REMEMBERED, Ask, Bots, Memory, Worker, choose
from cattery.server.metrics import Metrics
from cattery.server.store.sqlite import FILE
from proof.kit.client import Player, open_table, seated
from proof.kit.desk import BEGINNING, Desk
from proof.kit.serving import ServerProcess

pytestmark = pytest.mark.anyio


async def test_a_person_plays_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as server:
        async with seated(server.url, open_table(server.url), "Ada") as (ada,):
            assert (await ada.ask("add-bot", level="random"))["type"] == "accepted"
            assert (await ada.ask("start"))["type"] == "accepted"
            over = await ada.play()
            check(read_record(encode(over["record"])))
        async with seated(server.url, open_table(server.url, "schrodinger", players=2, starter=1), "Ann") as (ann,):
            await the_coach_is_asked(ann)
        with closing(sqlite3.connect(server.folder / FILE)) as database:
            facts = [decode(row[0]) for row in database.execute("SELECT fact FROM facts ORDER BY seq")]
    plies = [fact for fact in facts if fact["type"] == "answered"]
    by_bot = [(before, fact) for before, fact in pairwise(plies) if fact["by"] == "bot"]
    assert by_bot
    for before, fact in by_bot:
        took = datetime.fromisoformat(fact["at"]) - datetime.fromisoformat(before["at"])
        assert took >= QUICKEST, "however quick it thought, it left at the moment drawn before"


async def the_coach_is_asked(ann: Player) -> None:
    """In a process of the bots; whoever asks is told, and whoever asks of another question is refused."""
    assert (await ann.ask("add-bot", level="random"))["type"] == "accepted"
    assert (await ann.ask("start"))["type"] == "accepted"
    while ann.frame is None or not ann.frame.get("choices"):
        await ann.hear()
    frame = ann.frame
    assert (await ann.ask("advise", game=frame["game"], ply=frame["ply"] + 1))["code"] == "stale"
    assert (await ann.ask("advise", game=frame["game"], ply=frame["ply"], client_id="hint"))["type"] == "accepted"
    advised = await ann.until(lambda message: message["type"] == "advised")
    assert (advised["game"], advised["ply"], advised["client_id"]) == (frame["game"], frame["ply"], "hint")
    advice = advised["advice"]
    assert [one["answer"] for one in advice["answers"]] == frame["choices"]
    told = [at for at, one in enumerate(advice["answers"]) if "reasons" in one]
    assert told == [advice["best"]] and advice["unit"] == "chance"


def asked() -> BotQuestion:
    game = find_game("bluff")
    state, _, _ = start(game, game.options(), FastDice("bots"))
    return BotQuestion("bluff", "a game", 0, -1, 0, game.view(state, 0), (), tuple(state.choices))


def think(level: str) -> Think:
    return Think("a game", 0, 0, level, BEGINNING)


def ask(since: int) -> BotQuestion:
    return replace(asked(), since=since)


LEGAL = {find_game("bluff").write(choice) for choice in asked().choices}


@pytest.fixture
async def bots() -> AsyncIterator[Bots]:
    """One process, for one question at a time."""
    some = Bots(1, Metrics())
    yield some
    some.close()


def process_of(bots: Bots) -> SpawnProcess:
    ((process,),) = (worker.processes for worker in bots._workers)
    assert isinstance(process, SpawnProcess) and process.pid is not None
    return process


async def test_a_bot_thinks_in_another_process_and_a_dead_one_is_replaced(bots: Bots) -> None:
    assert await bots.think(think("random"), ask) in LEGAL
    first = process_of(bots)
    assert first.pid != os.getpid()
    first.kill()
    assert await bots.think(think("random"), ask) in LEGAL
    assert process_of(bots).pid != first.pid


class Endless(Event, frozen=True, tag="endless"):
    """Whoever reads this sighting is at it for an hour."""

    def __reduce__(self) -> tuple[Any, ...]:
        return sleep, (3600,)


async def test_a_bot_that_never_answers_is_ended_and_the_next_one_thinks_in_a_new_process(
    bots: Bots, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await bots.think(think("random"), ask) in LEGAL
    stuck = process_of(bots)
    monkeypatch.setattr("cattery.server.bots.PATIENCE", 0.1)
    assert await bots.think(think("random"), lambda since: replace(ask(since), sightings=(Endless(),))) in LEGAL, (
        "the seat answers lawfully"
    )
    monkeypatch.setattr("cattery.server.bots.PATIENCE", 60)
    assert await bots.think(think("random"), ask) in LEGAL
    assert process_of(bots).pid != stuck.pid
    await asyncio.to_thread(stuck.join, 60)
    assert not stuck.is_alive(), "nobody goes on thinking for nothing"


SERVER = """
import asyncio, time
from datetime import UTC, datetime

from cattery.kernel import FastDice, start
from cattery.kit import find_game
from cattery.room import BotQuestion, Think
from cattery.server.bots import Bots
from cattery.server.metrics import Metrics

if __name__ == "__main__":
    game, bots = find_game("mistigri"), Bots(1, Metrics())
    state, _, _ = start(game, game.options(), FastDice("bots"))
    question = BotQuestion("mistigri", "a game", 0, -1, 0, game.view(state, 0), (), tuple(state.choices))
    asyncio.run(bots.think(Think("a game", 0, 0, "random", datetime.now(UTC)), lambda since: question))
    print(bots._workers[0].processes[0].pid, flush=True)
    time.sleep(3600)
"""


async def test_nobody_goes_on_thinking_for_a_server_that_was_killed(tmp_path: Path) -> None:
    (tmp_path / "serving.py").write_text(SERVER)
    path = os.pathsep.join(sys.path)
    with subprocess.Popen(
        [sys.executable, str(tmp_path / "serving.py")], stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": path}
    ) as server:
        assert server.stdout is not None
        os.kill(int(server.stdout.readline()), 0)  # the bot's process is there
        server.kill()
        rest = asyncio.to_thread(server.stdout.read)  # ends when nobody holds the other end: all of them are gone
        assert await asyncio.wait_for(rest, 60) == b""


async def test_a_bot_that_fails_does_not_hold_the_table_up(bots: Bots) -> None:
    assert await bots.think(think("nobody's name"), ask) in LEGAL


async def test_under_load_thoughts_shrink(bots: Bots, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty questions at once to one process. Late ones get a quick thought, very late ones no process at all."""
    thinking: list[str] = []

    async def quickly(worker: Worker, level: str, wish: Think, ask: Ask, seed: str) -> str:
        thinking.append(level)
        await asyncio.sleep(0)
        return min(LEGAL)

    monkeypatch.setattr(Worker, "think", quickly)

    async def late(level: str, leaves_in: float) -> tuple[list[str], str]:
        thinking.clear()
        said = await bots.think(think(level), ask, leaves_in)
        return thinking.copy(), said

    assert (await late("house-cat", 0.0))[0] == ["house-cat"], "in time"
    assert (await late("house-cat", -2.0))[0] == ["yardstick"], "late"
    assert (await late("kitten", -2.0))[0] == ["kitten"], "late, but no slower than the quick one"
    worker = bots._free.get_nowait()
    unheard, said = await late("house-cat", -60.0)
    assert unheard == [] and said in LEGAL, "too late, and nobody is free"
    bots._free.put_nowait(worker)
    thinking.clear()
    everybody = await asyncio.gather(*(bots.think(think("house-cat"), ask, 3600) for _ in range(30)))
    assert set(everybody) <= LEGAL and thinking == ["house-cat"] * 30, "in time, one after the other"
    shortened = [line for line in bots._metrics.text().decode().splitlines() if line.startswith("cattery_shortened")]
    assert 'cattery_shortened_thoughts_total{level="yardstick"} 1.0' in shortened
    assert 'cattery_shortened_thoughts_total{level="random"} 1.0' in shortened


def test_what_a_bot_is_told_is_what_its_seat_may_know() -> None:
    told: list[object] = []

    def nosy(view: Any, sightings: Sequence[Event], choices: Choices, dice: Roll) -> Any:
        told.extend((view, sightings))
        return choices[0]

    register_player("nosy", nosy)
    game = find_game("bluff")
    assert choose("nosy", asked(), "seed") == game.write(asked().choices[0])
    assert told == [asked().view, ()]


def test_a_process_is_told_what_it_does_not_know_yet_and_its_player_hears_it_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A whole game, of which each question brings what is new since this seat was last asked."""
    heard: list[tuple[Event, ...]] = []

    def listening(view: Any, sightings: Sequence[Event], choices: Choices, dice: Roll) -> Any:
        heard.append(tuple(sightings))
        return choices[dice(len(choices))]

    register_player("listening", listening)
    monkeypatch.setattr("cattery.server.bots._memory", Memory())
    desk, server = Desk("schrodinger", None, {"players": 2}), Memory()
    desk.sit("Ann")
    desk.accepted("Ann", AddBot(level="random"))
    desk.start("Ann")
    told = 0
    while isinstance(play := desk.room.phase, Playing) and (seat := play.asked) is not None:
        asked = bot_question(desk.room, seat, server.recall((play.id, seat))[0])
        assert asked is not None
        server.keep((play.id, seat), play.ply)
        text = choose("listening", asked, "seed")
        told += len(asked.sightings)
        assert heard[-1] == sightings_since(play, -1, seat)
        if seat == 1:
            desk.thinks.clear()
            desk.do(Thought(play.id, play.ply, 1, text))
        else:
            desk.accepted("Ann", desk.answer(text))
    assert told < sum(map(len, heard)) / 3 and len(heard) > 10


def test_a_memory_forgets_whoever_was_asked_longest_ago() -> None:
    memory = Memory()
    for number in range(MOST_REMEMBERED):
        memory.keep((str(number), 0), number)
    memory.keep(("0", 0), 7)
    memory.keep(("one too many", 0), 1)
    assert memory.recall(("0", 0)) == (7, ()) and memory.recall(("1", 0)) == (-1, ())
