"""The client in docs/protocol.md is what it says: complete, about 40 lines, and able to play both games to the end."""

import subprocess
import sys
from pathlib import Path

import pytest

from cattery.kernel import read_record
from cattery.kit import check
from proof.kit.client import open_table
from proof.kit.documented import documented_client
from proof.kit.serving import ServerProcess


def start_clients(client: Path, url: str, table: str, players: int) -> list[subprocess.Popen[str]]:
    """One process a player, who knows nothing but the address of the table."""
    program = [sys.executable, "-I", str(client), url.replace("http", "ws", 1), table]
    return [subprocess.Popen([*program, f"Cat {n}"], stdout=subprocess.PIPE, text=True) for n in range(players)]


@pytest.mark.parametrize(("game", "players"), [("schrodinger", 2), ("mistigri", 3)])
def test_the_documented_client_plays_to_the_end_through_a_crash(tmp_path: Path, game: str, players: int) -> None:
    with ServerProcess(tmp_path / "data") as server:
        table = open_table(server.url, game, players=players)
        clients = start_clients(documented_client(tmp_path), server.url, table, players)
        while clients[0].poll() is None and server.answers() < 10:
            pass
        server.kill()
        server.start()
        said = [client.communicate(timeout=200)[0] for client in clients]
        assert [client.returncode for client in clients] == [0] * players
    assert len(set(said)) == 1, "everybody was told the same record"
    record = read_record(said[0])
    assert check(record).step is None
    assert record.fair is not None and len(record.fair.nonces) == players
