"""A life for data: old tables go, ended games stay; copies are made, and gone back to; what is torn is refused."""

import asyncio
import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cattery.cli.app import app
from cattery.kernel import encode, read_record
from cattery.kit import check, kit_names
from cattery.room import open_table as opening_of
from cattery.room.packing import Sat
from cattery.room.requests import NewTable
from cattery.server import upkeep
from cattery.server.knocking import knock
from cattery.server.metrics import Metrics
from cattery.server.settings import Life
from cattery.server.store import SqliteStore, Transaction
from cattery.server.store.soundness import SUFFIX, TornDatabase, counted
from cattery.server.store.soundness import check as check_database
from cattery.server.store.sqlite import FILE
from cattery.server.upkeep import Upkeep, put_away
from proof.kit.client import Player, open_table, seated
from proof.kit.postgresql import Cluster
from proof.kit.serving import DidNotStart, ServerProcess

A_DAY = 24 * 3600.0


def run(*words: object) -> int:
    try:
        app([str(word) for word in words], exit_on_error=False, print_error=True)
    except SystemExit as done:
        return int(done.code or 0)
    return 0


def rows(folder: Path, table: str) -> int:
    with closing(sqlite3.connect(folder / FILE)) as database:
        return int(database.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def seen(server: ServerProcess) -> set[str]:
    with closing(sqlite3.connect(server.folder / FILE)) as database:
        return {table for (table,) in database.execute("SELECT id FROM tables")}


async def played(server: ServerProcess, chat: str = "") -> tuple[str, str]:
    """A table at which a game was played to its end; and that game."""
    table = open_table(server.url)
    async with seated(server.url, table, "Ada", "Bob") as (ada, bob):
        await ada.ask("start")
        if chat:
            await ada.ask("say", text=chat)
        over, _ = await asyncio.gather(ada.play(), bob.play())
    return table, str(over["game"])


def record(server: ServerProcess, table: str, game: str) -> httpx.Response:
    return httpx.get(f"{server.url}/api/tables/{table}/games/{game}/record")


@pytest.mark.anyio
async def test_empty_tables_go_after_a_day_and_ended_ones_are_packed_after_their_time(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data", rushed=True, life={"keep_days": 10}) as server:
        empty, (table, game) = open_table(server.url), await played(server, chat="a secret recipe")
        whole = record(server, table, game).content
        server.stop()
        server.start()  # nobody is at these tables any more
        async with seated(server.url, open_table(server.url), "Cleo") as (cleo,):
            kept = cleo.table
            assert knock(server.folder, "tidy")["tables"] == 0, "nothing is old"
            server.later(2.5 * A_DAY)
            assert knock(server.folder, "tidy") | {"reports": 0} == {
                "done": True,
                "tables": 1,
                "records": 0,
                "reports": 0,
            }
            assert empty not in seen(server) and {table, kept} <= seen(server), "somebody sits at an old one: it stays"
            server.later(10 * A_DAY)
            assert knock(server.folder, "tidy")["records"] == 1
            assert (await cleo.ask("say", text="still here"))["type"] == "accepted"
        assert seen(server) == {kept}
        assert record(server, table, game).content == whole, "its record is there as before"
        check(read_record(whole))
        told = httpx.get(f"{server.url}/api/tables/{table}/games/{game}/replay", params={"viewer": 0})
        assert told.status_code == 200 and [seat["name"] for seat in told.json()["seats"]] == ["Ada", "Bob"]
        late = Player(server.url, table, "Ada")
        await late.dial()
        assert (await late.hear())["code"] == "unknown-table"
        await late.socket.close()
        server.stop()
    with closing(sqlite3.connect(server.folder / FILE)) as database:
        (seats,) = database.execute("SELECT seats FROM packed").fetchone()
        assert seats == encode((Sat("Ada"), Sat("Bob"))), "with who sat where"
        assert database.execute("SELECT count(*) FROM answers").fetchone() == (0,)
        assert database.execute("SELECT count(*) FROM leftovers").fetchone() == (0,)
        assert {one for (one,) in database.execute("SELECT DISTINCT table_id FROM facts")} == {kept}
    assert b"a secret recipe" not in (server.folder / FILE).read_bytes(), "what is removed is removed from the disk"


@pytest.mark.anyio
async def test_whoever_wants_a_table_removed_has_it_removed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with ServerProcess(tmp_path / "data") as server:
        table, game = await played(server)
        async with Player(server.url, table, "somebody") as watching:
            assert run("operate", "remove", table, "--data", server.folder) == 0
            with pytest.raises(ConnectionClosed):  # the connection ends
                await watching.until(lambda message: False)
        assert record(server, table, game).status_code == 404
        assert run("operate", "remove", table, "--data", server.folder) == 2
        assert "there is nothing like this" in capsys.readouterr().out
        while knock(server.folder, "tidy")["tables"]:
            pass
        server.stop()
    assert rows(server.folder, "facts") == rows(server.folder, "packed") == rows(server.folder, "answers") == 0


@pytest.mark.anyio
async def test_without_a_server_it_is_tidied_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with ServerProcess(tmp_path / "data") as server:
        await played(server)
        open_table(server.url)
        assert run("tidy", "--data", server.folder) == 0, "the server is asked"
        server.stop()
    with closing(sqlite3.connect(server.folder / FILE)) as database, database:
        database.execute("UPDATE tables SET touched = touched - 100")
    assert await asyncio.to_thread(run, "tidy", "--data", server.folder, "--keep", "10") == 0
    said = capsys.readouterr().out.splitlines()
    assert said == ["0 tables put away; games kept as records: 0", "2 tables put away; games kept as records: 1"]
    assert rows(server.folder, "tables") == rows(server.folder, "facts") == 0


@pytest.mark.anyio
async def test_a_full_house_opens_no_table_and_plays_on(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data", life={"most_megabytes": 0}) as server:
        refused = httpx.post(f"{server.url}/api/tables", json={"game": "bluff"})
        assert (refused.status_code, refused.json()["code"]) == (503, "server-full") and refused.headers["retry-after"]
        server.stop()
    with ServerProcess(tmp_path / "data") as server:
        table = open_table(server.url)
        server.stop()
    with ServerProcess(tmp_path / "data", life={"most_megabytes": 0}) as server:
        async with seated(server.url, table, "Ada", "Bob") as (ada, bob):
            await ada.ask("start")
            await asyncio.gather(ada.play(), bob.play())


@pytest.mark.anyio
@pytest.mark.parametrize("game", kit_names())
async def test_a_backup_made_while_serving_plays_on_at_the_same_question(
    tmp_path: Path, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    players = 2 if game == "bluff" else 3
    names = [f"Cat {number}" for number in range(players)]
    copy, empty = tmp_path / "copy.db", tmp_path / "empty"
    with ServerProcess(tmp_path / "data") as server:
        table = open_table(server.url, game, players=players)
        async with seated(server.url, table, *names, seed=game) as people:
            await people[0].ask("start")
            for person in people:
                while person.frame is None:
                    await person.hear()
            (asked,) = [one for one in people if one.frame and one.frame.get("choices")]
            before = asked.frame
            assert run("backup", copy, "--data", server.folder) == 0
            assert before is not None
            await asked.answer(before["choices"][0])
    assert run("restore", copy, "--data", empty) == 0
    assert "1 table copied" in capsys.readouterr().out
    with ServerProcess(empty) as again:
        person = Player(again.url, table, asked.name, seed=game)
        async with person:
            while person.frame is None:
                await person.hear()
            assert {key: person.frame[key] for key in ("ply", "view", "choices")} == {
                key: before[key] for key in ("ply", "view", "choices")
            }
            assert (await person.answer(before["choices"][0]))["type"] == "accepted"


@pytest.mark.anyio
async def test_a_torn_database_is_refused_in_a_sentence_and_a_backup_is_the_way_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """SQLite starts with a write-ahead log that was cut as if nothing were missing; the count beside it knows."""
    copy = tmp_path / "copy.db"
    with ServerProcess(tmp_path / "data") as server:
        async with seated(server.url, open_table(server.url), "Ada") as (ada,):
            assert run("backup", copy, "--data", server.folder) == 0
            for number in range(5):
                await ada.ask("say", text=f"line {number}")
            server.kill()
        wal = server.folder / f"{FILE}-wal"
        assert counted(server.folder / FILE) > 5
        wal.write_bytes(wal.read_bytes()[: wal.stat().st_size - 9000])
        with pytest.raises(DidNotStart, match="acknowledged changes are missing"):
            server.start()
        assert run("serve", "--port", 0, "--data", server.folder) == 2
        said = capsys.readouterr().err
        assert "cattery restore" in said and said.count("\n") == 1
        assert run("restore", copy, "--data", server.folder) == 0
        assert "cattery.db.replaced-" in capsys.readouterr().out
        server.start()
        async with ada:
            assert (await ada.ask("say", text="back again"))["type"] == "accepted"


def test_every_kind_of_damage_is_noticed_and_a_power_cut_is_none(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as server:
        for _ in range(20):
            open_table(server.url)
        server.kill()
        server.start()
        server.stop()
    path = server.folder / FILE
    check_database(path)
    count = path.with_name(path.name + SUFFIX)
    said = count.read_bytes()
    count.write_bytes(b"")
    check_database(path)  # after a power cut the count may lag behind, or hold nothing
    count.write_bytes(b"%020d" % (int(said) + 3))
    with pytest.raises(TornDatabase) as torn:
        check_database(path)
    assert torn.value.missing == 3
    count.write_bytes(said)
    whole = path.read_bytes()
    for damaged in (whole[: len(whole) // 2], whole[:5000] + bytes(4096) + whole[9096:], b"no database at all" * 500):
        path.write_bytes(damaged)
        with pytest.raises(TornDatabase):
            check_database(path)


def test_what_is_no_backup_is_not_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nonsense = tmp_path / "nonsense"
    nonsense.write_bytes(b"nonsense" * 1000)
    data = tmp_path / "data"
    for words in (("restore", nonsense), ("restore", tmp_path / "nowhere"), ("backup", tmp_path / "copy")):
        assert run(*words, "--data", data) == 2
    assert len(capsys.readouterr().err.splitlines()) == 3
    assert not (data / FILE).exists() and not (tmp_path / "copy").exists()


@pytest.mark.anyio
async def test_an_operator_sees_the_house_closes_a_table_blocks_an_address_and_reads_reports(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with ServerProcess(tmp_path / "data", proxies=["127.0.0.1"]) as server:
        with httpx.Client(base_url=server.url) as http:
            async with seated(server.url, open_table(server.url), "Ada", "Bob") as (ada, bob):
                await bob.ask("say", text="something nasty")
                path = f"/api/tables/{ada.table}/reports"
                assert http.post(path, json={"text": "Bob is not nice"}).status_code == 204
                assert http.post("/api/tables/nowhere/reports", json={"text": "?"}).status_code == 404
                assert http.post(path, json={"text": ""}).status_code == 400
                assert run("operate", "--data", server.folder) == 0
                assert run("operate", "reports", "--data", server.folder) == 0
                said = capsys.readouterr().out
                for word in (
                    ada.table,
                    "Ada, Bob",
                    "127.0.0.1",
                    "Reports: 1",
                    "Bob is not nice",
                    "Bob: something nasty",
                ):
                    assert word in said
                (report,) = knock(server.folder, "reports")["reports"]
                assert run("operate", "done", report, "--data", server.folder) == 0
                assert knock(server.folder, "reports")["reports"] == {}
                assert run("operate", "close", ada.table, "--data", server.folder) == 0
                with pytest.raises(ConnectionClosed):
                    await ada.until(lambda message: False)
            for address, stranger in (("192.0.2.7", "192.0.2.7"), ("2001:db8::1", "2001:db8::abcd")):
                assert run("operate", "block", address, "--data", server.folder) == 0
                refused = http.get("/api/offer", headers={"x-forwarded-for": stranger})
                assert (refused.status_code, refused.json()["code"]) == (403, "blocked")
            assert http.get("/api/offer", headers={"x-forwarded-for": "192.0.2.8"}).status_code == 200
            server.stop()
            server.start()
        with httpx.Client(base_url=server.url) as http:
            assert http.get("/api/offer", headers={"x-forwarded-for": "192.0.2.7"}).status_code == 403, "it lasts"
            assert run("operate", "unblock", "192.0.2.7", "--data", server.folder) == 0
            assert http.get("/api/offer", headers={"x-forwarded-for": "192.0.2.7"}).status_code == 200
            assert run("operate", "block", "nobody", "--data", server.folder) == 2
            assert run("operate", "dance", "--data", server.folder) == 2
        server.stop()
    assert run("operate", "--data", server.folder) == 2


@pytest.mark.anyio
async def test_an_address_reports_so_often_and_is_told_to_wait(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data", limits={"reports_an_hour": 2}) as server:
        async with seated(server.url, open_table(server.url), "Ada") as (ada,):
            path = f"{server.url}/api/tables/{ada.table}/reports"
            said = [httpx.post(path, json={"text": f"{number}. time"}) for number in range(3)]
            assert [one.status_code for one in said] == [204, 204, 429] and said[-1].headers["retry-after"]
            elsewhere = {"x-forwarded-for": "192.0.2.5"}
            assert httpx.post(path, json={"text": "as well"}, headers=elsewhere).status_code == 204
        assert len(knock(server.folder, "reports")["reports"]) == 3


def test_the_operators_door_opens_to_nobody_else(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as server:
        way = server.folder / "operator.json"
        assert way.stat().st_mode & 0o777 == 0o600
        key = {"authorization": f"Bearer {json.loads(way.read_text())['key']}"}
        for headers in (
            {},
            {"authorization": "Bearer x"},
            {**key, "x-forwarded-for": "192.0.2.1"},
            {**key, "host": "x"},
        ):
            asked = httpx.post(f"{server.url}/operator", json={"act": "look"}, headers=headers)
            assert asked.status_code == 404
        assert httpx.post(f"{server.url}/operator", json={"act": "look"}, headers=key).status_code == 200


@pytest.mark.anyio
async def test_a_server_tidies_by_itself_when_it_is_quiet_and_not_while_it_is_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, seconds in (("LOOK_EVERY", 0.01), ("WEIGH_EVERY", 0.01), ("TIDY_EVERY", 0.05), ("BREATH", 0.0)):
        monkeypatch.setattr(upkeep, name, seconds)
    store = await SqliteStore.open(tmp_path)
    for table, touched in (("old", 10), ("new", 99)):
        opened = encode(opening_of(NewTable("bluff"), table, table, datetime.now(UTC)))
        await store.append(Transaction(table, 1, (opened,), code=table, touched=touched))
    one = Upkeep(tmp_path, store, Life(), Metrics(), partial(put_away, store), lambda: 100, breath=0.0)
    monkeypatch.setattr(upkeep, "QUIET", -1.0)  # it is never as quiet as that
    running = asyncio.create_task(one.run())
    await asyncio.sleep(0.3)
    assert await store.find("old") is not None
    monkeypatch.setattr(upkeep, "QUIET", 10.0)
    async with asyncio.timeout(30):
        while await store.find("old") is not None:
            await asyncio.sleep(0.01)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert await store.find("new") is not None and one.size > 0 and not one.is_full
    await store.close()


@pytest.mark.program
def test_a_server_with_a_database_elsewhere_has_its_door_too(tmp_path: Path, cluster: Cluster) -> None:
    with ServerProcess(tmp_path / "data", database=cluster.new_database()) as server:
        open_table(server.url)
        assert knock(server.folder, "tidy") == {"done": True, "tables": 0, "records": 0, "reports": None}
        assert knock(server.folder, "look")["bytes"] > 0
        assert knock(server.folder, "block", "192.0.2.1")["done"]
        assert knock(server.folder, "look")["blocked"] == ["192.0.2.1/32"]
