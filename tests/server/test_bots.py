"""Bots think in processes of their own, leave no sooner than was drawn from public facts, and hold no table up."""

import asyncio
import os
import signal
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from cattery.kernel import Choices, Event, FastDice, Roll, check, decode, encode, find_game, read_record, start
from cattery.players import register_player
from cattery.room import Question
from cattery.room.answers import QUICKEST
from cattery.server.bots import Bots, choose
from cattery.server.metrics import Metrics
from cattery.server.store.sqlite import FILE
from tests.server.client import open_table, seated
from tests.server.serving import ServerProcess

pytestmark = pytest.mark.anyio


async def test_a_person_plays_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as server:
        async with seated(server.url, open_table(server.url), "Ada") as (ada,):
            assert (await ada.ask("add-bot", level="random"))["type"] == "accepted"
            assert (await ada.ask("start"))["type"] == "accepted"
            over = await ada.play()
            check(read_record(encode(over["record"])))
        with closing(sqlite3.connect(server.folder / FILE)) as database:
            facts = [decode(row[0]) for row in database.execute("SELECT fact FROM facts ORDER BY seq")]
    plies = [fact for fact in facts if fact["type"] == "answered"]
    by_bot = [(before, fact) for before, fact in pairwise(plies) if fact["by"] == "bot"]
    assert by_bot
    for before, fact in by_bot:
        took = datetime.fromisoformat(fact["at"]) - datetime.fromisoformat(before["at"])
        assert took >= QUICKEST, "however quick it thought, it left at the moment drawn before"


def asked() -> Question:
    game = find_game("bluff")
    state, _, _ = start(game, game.options(), FastDice("bots"))
    return Question("bluff", game.view(state, 0), (), tuple(state.choices))


async def test_a_bot_thinks_in_another_process_and_a_dead_one_is_replaced() -> None:
    bots = Bots(1, Metrics())
    try:
        legal = {find_game("bluff").write(choice) for choice in asked().choices}
        assert await bots.think("random", asked()) in legal
        assert bots._pool is not None
        (process,) = bots._pool._processes.values()
        assert process.pid is not None and process.pid != os.getpid()
        os.kill(process.pid, signal.SIGKILL)
        assert await bots.think("random", asked()) in legal
    finally:
        bots.close()


async def test_a_bot_that_fails_or_never_answers_does_not_hold_the_table_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cattery.server.bots.PATIENCE", 0.2)
    bots = Bots(1, Metrics())
    try:
        legal = {find_game("bluff").write(choice) for choice in asked().choices}
        assert await bots.think("nobody's name", asked()) in legal
        assert await asyncio.wait_for(bots.think("random", asked()), 30) in legal, "a pool that is still starting"
    finally:
        bots.close()


def test_what_a_bot_is_told_is_what_its_seat_may_know() -> None:
    told: list[object] = []

    def nosy(view: Any, sightings: Sequence[Event], choices: Choices, dice: Roll) -> Any:
        told.extend((view, sightings))
        return choices[0]

    register_player("nosy", nosy)
    assert choose("nosy", asked(), "seed") == asked().choices[0]
    assert told == [asked().view, ()]
