"""Whole games between real clients and a real server process, with a real database."""

import asyncio
from pathlib import Path

import httpx

from cattery.kernel import encode, read_record
from cattery.kit import check, register_kit
from proof.kit.client import open_table, seated
from proof.kit.serving import ServerProcess
from tests.bluff import BARE

register_kit(BARE)


def test_two_clients_play_a_whole_game(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> None:
        table = open_table(server.url)
        async with seated(server.url, table, "Ada", "Bob") as (ada, bob):
            assert (await ada.ask("start"))["type"] == "accepted"
            over, other = await asyncio.gather(ada.play(), bob.play())
        assert over == other
        record = read_record(encode(over["record"]))
        assert check(record).step is None
        assert record.fair is not None and [one.nonce for one in record.fair.nonces] == [ada.nonce, bob.nonce]
        exported = httpx.get(f"{server.url}/api/tables/{table}/games/{over['game']}/record")
        assert exported.status_code == 200 and read_record(exported.content) == record

    with ServerProcess(tmp_path / "data") as server:
        asyncio.run(play(server))
        assert server.stop() == 0
