"""Waking a table: from its snapshot and what happened since, or from all its facts where the snapshot is no good."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from cattery.server.store.sqlite import FILE
from cattery.server.tables import SNAPSHOT_EVERY
from proof.kit.client import Player, open_table, seated
from proof.kit.serving import ServerProcess

pytestmark = pytest.mark.anyio
LIMITS = {"messages_a_second": 10_000}

OLD_FACTS = "UPDATE facts SET fact = '{}' WHERE seq < (SELECT seq FROM snapshots)"
TORN = "UPDATE snapshots SET snapshot = substr(snapshot, 1, length(snapshot) / 2)"


async def long_table(server: ServerProcess, game: str, players: int) -> str:
    """A table with a snapshot and some facts after it, in the middle of a game."""
    table = open_table(server.url, game, players=players)
    async with seated(server.url, table, *(f"Cat {n}" for n in range(players)), seed=game) as people:
        await people[0].ask("start")
        for person in people:
            while person.frame is None:
                await person.hear()
        for _ in range(SNAPSHOT_EVERY // 2):
            await people[0].ask("pause")
            await people[0].ask("resume")
        (asked,) = [one for one in people if one.frame and one.frame.get("choices")]
        assert asked.frame is not None
        await asked.answer(asked.frame["choices"][0])
    return table


async def shown(server: ServerProcess, table: str, game: str) -> dict[str, object]:
    """What the first person is shown, without the clock."""
    one = Player(server.url, table, "Cat 0", seed=game)
    async with one:
        while one.frame is None:
            await one.hear()
        assert (await one.ask("say", text="back again"))["type"] == "accepted"
        frame = one.frame
    return {key: frame[key] for key in ("game", "ply", "view", "sightings", "moves")}


@pytest.mark.parametrize(("game", "players"), [("mistigri", 3), ("schrodinger", 2)])
async def test_a_table_wakes_by_its_snapshot_alone_and_without_a_good_one_by_its_facts(
    tmp_path: Path, game: str, players: int
) -> None:
    def change(*statements: str) -> None:
        with closing(sqlite3.connect(server.folder / FILE)) as database, database:
            for statement in statements:
                database.execute(statement)

    def restarted(spoil: Callable[[], None]) -> None:
        server.stop()
        spoil()
        server.start()

    with ServerProcess(tmp_path / "data", limits=LIMITS) as server:
        table = await long_table(server, game, players)
        before = await shown(server, table, game)
        restarted(lambda: change("CREATE TABLE kept AS SELECT * FROM facts", OLD_FACTS))
        assert await shown(server, table, game) == before, "what came before the snapshot is not read"
        with closing(sqlite3.connect(server.folder / FILE)) as database:
            assert database.execute("SELECT count(*) FROM facts").fetchone()[0] < 2 * SNAPSHOT_EVERY
        mend = "UPDATE facts SET fact = (SELECT fact FROM kept WHERE kept.seq = facts.seq) WHERE fact = '{}'"
        restarted(lambda: change(mend, TORN))
        assert await shown(server, table, game) == before
    assert "snapshot left aside" in server.log.read_text()


async def test_looking_a_code_up_wakes_no_table(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as server, httpx.Client(base_url=server.url) as http:
        opened = http.post("/api/tables", json={"game": "bluff"}).json()

        def awake() -> int:
            lines = http.get("/metrics").text.splitlines()
            return int(float(next(line for line in lines if line.startswith("cattery_tables ")).split()[1]))

        assert http.post("/api/codes", json={"code": opened["code"]}).json() == opened and awake() == 0
        async with seated(server.url, opened["table"], "Ann") as (ann,):
            await ann.ask("add-bot", level="random")
            said = http.post("/api/codes", json={"code": opened["code"]})
            assert (said.status_code, said.json()["code"]) == (404, "unknown-code"), "no seat is open any more"
            await ann.ask("remove-bot", seat=1)
            assert http.post("/api/codes", json={"code": opened["code"]}).json() == opened
