"""Short forms of `python -m proof.wire_secrecy`; and a log at debug level in which nothing secret stands."""

import asyncio
import logging
import sys
from collections import Counter
from pathlib import Path

import httpx
import pytest

from cattery.kernel import encode, read_record
from cattery.server.log import JsonLines
from proof.kit.client import Player, open_table, seated
from proof.kit.serving import ServerProcess
from proof.wire_secrecy import compare, secrets_of, watch


def test_every_viewer_is_told_what_the_rules_show_it_and_no_secret(tmp_path: Path) -> None:
    found = Counter[str]()
    asyncio.run(watch(10, tmp_path, found))
    assert found["games"] == 10 and found["frames"] > 500


def test_worlds_that_differ_in_secret_sound_the_same(tmp_path: Path) -> None:
    found = Counter[str]()
    asyncio.run(compare(30, tmp_path, found))
    assert found["differed"] > 15


def test_of_other_libraries_lines_and_of_errors_only_the_fixed_part_is_kept() -> None:
    try:
        raise ValueError("a secret card")
    except ValueError:
        fault = sys.exc_info()
    for words, filled_in in (("> TEXT %r", ("a secret frame",)), ("Task failed\nfuture: a secret", ())):
        record = logging.LogRecord("websockets", logging.ERROR, "file.py", 1, words, filled_in, fault)
        line = JsonLines().format(record)
        assert "secret" not in line and "ValueError" in line and words.split()[0] in line


@pytest.mark.anyio
async def test_a_game_at_debug_level_leaves_nothing_secret_in_any_output(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data", debug=True) as server, httpx.Client(base_url=server.url) as http:
        opened = http.post("/api/tables", json={"game": "mistigri", "options": {"players": 3}}).json()
        table, names, chat = opened["table"], ("Ada Lovelace", "Bébert", "Cléo"), "meet me at the harbour"
        http.post("/api/codes", json={"code": opened["code"]})
        http.post("/api/codes", json={"code": "AAAAAA"})
        async with seated(server.url, open_table(server.url), "Dora") as (dora,):
            await dora.ask("add-bot", level="random")
            await dora.ask("start")
            await dora.play()
        async with seated(server.url, table, *names) as (ada, bob, cleo):
            await bob.ask("say", text=chat)
            await bob.ask("make-seat-link")
            key = (await bob.until(lambda message: message["type"] == "seat-link"))["key"]
            async with Player(server.url, table, "Eve") as eve:
                eve_token = eve.token
                await eve.socket.send('{"type":"say","text":7}')
                await eve.socket.send("nonsense of Eve's")
                await eve.ask("take-seat", key="wrong key of Eve's")
                await eve.ask("answer", game="another", ply=0, text="X")
            await ada.ask("start")
            over, *_ = await asyncio.gather(ada.play(), bob.play(), cleo.play())
            http.get(f"/api/tables/{table}/games/{over['game']}/record")
            http.get(f"/t/{table}?from=a-secret-place")
            http.get(f"/nothing/{table}")
            metrics = http.get("/metrics").text
            server.stop()
        log = server.log.read_text() + metrics
        stored = b"".join(path.read_bytes() for path in server.folder.iterdir())
    assert '"debug"' in log and log.count("\n") > 50, "it does say more at this level"
    record = read_record(encode(over["record"]))
    secrets = {
        *secrets_of(over["record"], [ada, bob, cleo, dora]),
        eve_token,
        key,
        table,
        over["game"],
        opened["code"],
        *names,
        chat,
    }
    secrets |= {"Lovelace", "Dora", "harbour", "nonsense", "wrong key", "secret-place", "mistigri"}
    assert not [secret for secret in secrets if secret in log]
    answers = {answer for answer in record.answers if len(answer) >= 4}
    assert not [answer for answer in answers if answer in log], "no card, no answer"
    assert names[0].encode() in stored, "the database is what we read, and"
    keys = [eve_token, key, *(person.token for person in (ada, bob, cleo, dora))]
    assert not [secret for secret in keys if secret.encode() in stored], "who reads it can be nobody"
