"""What is acknowledged lasts: kills, restarts, upgrades, full disks, and somebody else in the same log."""

import asyncio
import json
import resource
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cattery.kernel import encode, read_record
from cattery.kit import check
from cattery.server.store.sqlite import FILE
from proof.kit.client import Player, open_table, seated
from proof.kit.serving import DidNotStart, ServerProcess

pytestmark = pytest.mark.anyio


async def begun(server: ServerProcess, *players: Player) -> None:
    """These people's game has begun, and each has seen its first frame."""
    assert (await players[0].ask("start"))["type"] == "accepted"
    for player in players:
        if player.frame is None:
            await player.until(lambda message: message["type"] == "frame")


async def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as server:
        table = open_table(server.url)
        async with seated(server.url, table, "Ada", "Bob") as (ada, bob):
            await begun(server, ada, bob)
            await bob.ask("say", text="hello")
            before = ada.frame
            server.kill()
        server.start()
        async with ada, bob:
            assert (ada.seat, bob.seat) == (0, 1)
            await ada.until(lambda message: message["type"] == "frame")
            await bob.until(lambda message: message["type"] == "frame")
            assert before is not None and ada.frame is not None
            assert ada.frame["view"] == before["view"] and ada.frame["choices"] == before["choices"]
            assert any(line["text"] == "hello" for line in ada.heard[-2]["chat"])
            over, _ = await asyncio.gather(ada.play(), bob.play())
            check(read_record(encode(over["record"])))


async def test_catching_up_brings_only_what_is_lacking(server: ServerProcess) -> None:
    async with seated(server.url, open_table(server.url), "Ada", "Bob") as (ada, bob):
        await begun(server, ada, bob)
        assert ada.frame is not None
        game, choice = ada.frame["game"], ada.frame["choices"][0]
        await ada.answer(choice)
        whole, late = Player(server.url, ada.table, "Bob"), Player(server.url, ada.table, "Bob")
        whole.token = late.token = bob.token  # further tabs of the same person
        await whole.connect()
        await late.connect(game=game, ply=0)
        for tab in whole, late:
            await tab.until(lambda message: message["type"] == "frame")
            await tab.socket.close()
        assert whole.frame is not None and late.frame is not None
        assert (whole.frame["since"], late.frame["since"]) == (-1, 0)
        assert late.frame["sightings"] == whole.frame["sightings"][-len(late.frame["sightings"]) :]
        assert [move["ply"] for move in late.frame["moves"]] == [1]
        assert late.frame["view"] == whole.frame["view"]


async def test_told_to_stop_it_does_and_loses_nothing(tmp_path: Path) -> None:
    """Live connections, an answer on its way, a bot deep in thought: each is closed as "restarting", the rest lasts."""
    with ServerProcess(tmp_path / "data", sloth=True) as server:
        busy, other = open_table(server.url), open_table(server.url)
        async with seated(server.url, busy, "Ada", "Bob") as (ada, bob), seated(server.url, other, "Cleo") as (cleo,):
            await cleo.ask("add-bot", level="sloth")
            await begun(server, ada, bob)
            await begun(server, cleo)
            assert cleo.frame is not None and ada.frame is not None
            await cleo.answer(cleo.frame["choices"][0])  # now the bot thinks
            said = await ada.ask("say", text="good night")
            assert (said["type"], (await ada.answer(ada.frame["choices"][0]))["type"]) == ("accepted", "accepted")
            assert await asyncio.to_thread(server.stop) == 0
            for person in ada, bob, cleo:
                with pytest.raises(ConnectionClosed) as closed:
                    await person.until(lambda message: False)
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        server.start()
        async with ada, cleo:
            for person in ada, cleo:
                person.frame = None
                await person.until(lambda message: message["type"] == "frame")
                assert person.frame is not None and person.frame["ply"] == 1
            assert [line["text"] for line in ada.heard[-2]["chat"]] == ["good night"]


async def test_a_game_whose_rules_are_gone_is_closed_as_interrupted_and_kept(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as server:
        table = open_table(server.url)
        async with seated(server.url, table, "Ada", "Bob") as (ada, bob):
            await begun(server, ada, bob)
        server.stop()
    with ServerProcess(tmp_path / "data", rules=2) as upgraded:
        ada.address, bob.address = (Player(upgraded.url, table, name).address for name in ("Ada", "Bob"))
        async with ada, bob:
            assert (ada.room["phase"], ada.room["interrupted"], ada.seat) == ("over", True, 0)
            ada.frame = bob.frame = None
            await begun(upgraded, ada, bob)  # a rematch by today's rules
    with closing(sqlite3.connect(tmp_path / "data" / FILE)) as database:
        games = database.execute("SELECT game, count(*) FROM answers GROUP BY game").fetchall()
        assert len(games) == 2, "the interrupted game's answers are kept"


async def test_on_a_full_disk_nothing_is_acknowledged_and_nothing_lost(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as server, httpx.Client(base_url=server.url) as http:
        async with seated(server.url, open_table(server.url), "Ada", "Bob") as (ada, bob):
            await begun(server, ada, bob)
            assert ada.frame is not None
            frame, choice = ada.frame, ada.frame["choices"][0]
            size = max(path.stat().st_size for path in server.folder.iterdir())
            _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size // 2, most))
            with pytest.raises(ConnectionClosed) as closed:
                await ada.answer(choice)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1011
            assert "accepted" not in [message["type"] for message in ada.heard[ada.heard.index(frame) :]]
            assert http.get("/readyz").status_code == 503
            failed = http.post("/api/tables", json={"game": "bluff"})
            assert (failed.status_code, failed.json()["code"]) == (503, "server-full") and failed.headers["retry-after"]
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))
            await ada.connect(game=frame["game"], ply=frame["ply"])
            await ada.until(lambda message: message["type"] == "frame")
            assert (await ada.answer(choice))["type"] == "accepted"
            assert http.get("/readyz").status_code == 200
            await asyncio.gather(ada.play(), bob.play())
            await ada.socket.close()


async def test_what_a_table_does_by_itself_waits_for_a_full_disk_too(tmp_path: Path) -> None:
    """A bot's answer is nobody's to send again but the server's, nor a lost connection, nor an alarm that rang."""
    with ServerProcess(tmp_path / "data") as server, httpx.Client(base_url=server.url) as http:
        async with seated(server.url, open_table(server.url), "Ada") as (ada,):
            await ada.ask("add-bot", level="random")
            await begun(server, ada)
            while ada.frame is None or not ada.frame.get("choices"):
                await ada.hear()
            await ada.answer(ada.frame["choices"][0])
            _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, most))
            while http.get("/readyz").status_code == 200:  # until the bot has answered
                await asyncio.sleep(0.05)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))
            async with asyncio.timeout(20):
                while not any(move["by"] == "bot" for move in (ada.frame or {}).get("moves", ())):
                    await ada.hear()


async def test_where_somebody_else_wrote_the_log_it_is_read_anew(tmp_path: Path) -> None:
    """One process at a time is meant to write; should two ever do, the database decides who was first."""
    with ServerProcess(tmp_path / "data") as server:
        async with seated(server.url, open_table(server.url), "Ada", "Bob") as (ada, bob):
            with closing(sqlite3.connect(server.folder / FILE)) as other, other:
                (seq,) = other.execute("SELECT max(seq) FROM facts").fetchone()
                line = {"seat": 1, "name": "Bob", "text": "first", "at": "2026-11-16T12:00:00Z"}
                fact = json.dumps({"type": "spoke", "line": line}).encode()
                other.execute("INSERT INTO facts SELECT id, ?, ? FROM tables", (seq + 1, fact))
            with pytest.raises(ConnectionClosed):
                await ada.ask("say", text="too late")
            async with ada, bob:
                assert [line["text"] for line in ada.heard[-1]["chat"]] == ["first"]
                assert (await ada.ask("say", text="now"))["type"] == "accepted"


async def test_a_folder_is_one_servers_at_a_time(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data"), pytest.raises(DidNotStart, match="another server already uses"):
        ServerProcess(tmp_path / "data").start()
