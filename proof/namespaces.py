"""python -m proof.namespaces: server and clients in network namespaces of their own play both games to the end.

One namespace has the server, two others a client each (the program printed in docs/protocol.md), joined by a bridge: no
process shares a loopback with another. Needs root and `ip` (iproute2). Everything is taken down again.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cattery.kernel import read_record
from cattery.kit import check
from proof.kit.documented import documented_client
from proof.kit.serving import ServerProcess
from proof.tables import installed_kits

NET = f"cat{os.getpid() % 100_000}"  # interface names have at most 15 characters
NAMES = ("s", "a", "b")
OPEN = """
import sys, time, httpx
url, game, players = sys.argv[1:]
for _ in range(600):
    try:
        said = httpx.post(url + "/api/tables", json={"game": game, "options": {"players": int(players)}})
        break
    except httpx.ConnectError:
        time.sleep(0.1)
print(said.json()["table"])
"""
GAMES = [(kit.name, min(kit.game.player_counts())) for kit in installed_kits()]


def ip(*words: str, check_it: bool = True) -> None:
    """One command of iproute2."""
    subprocess.run(["ip", *words], check=check_it, capture_output=not check_it)


@contextmanager
def namespaces() -> Iterator[dict[str, str]]:
    """The address of each namespace, while they exist."""
    addresses = {name: f"10.77.0.{number}" for number, name in enumerate(NAMES, 1)}
    try:
        ip("link", "add", f"{NET}br", "type", "bridge")
        ip("link", "set", f"{NET}br", "up")
        for name, address in addresses.items():
            space, here = f"{NET}{name}", f"{NET}v{name}"
            ip("netns", "add", space)
            ip("link", "add", here, "type", "veth", "peer", "name", "eth0", "netns", space)
            ip("link", "set", here, "master", f"{NET}br", "up")
            ip("-n", space, "addr", "add", f"{address}/24", "dev", "eth0")
            ip("-n", space, "link", "set", "eth0", "up")
            ip("-n", space, "link", "set", "lo", "up")
        yield addresses
    finally:
        for name in NAMES:
            ip("netns", "del", f"{NET}{name}", check_it=False)
        ip("link", "del", f"{NET}br", check_it=False)


def inside(name: str, *command: str) -> list[str]:
    """A command as it runs in a namespace."""
    return ["ip", "netns", "exec", f"{NET}{name}", *command]


def play(server: ServerProcess, address: str, client: Path, game: str, players: int) -> int:
    """A whole game over the bridge; how many answers it took."""
    url = f"http://{address}:{server.port}"
    asking = inside("a", sys.executable, "-c", OPEN, url, game, str(players))
    opened = subprocess.run(asking, capture_output=True, text=True, check=True)
    address_of_line, table = url.replace("http", "ws"), opened.stdout.strip()
    seats = [("a", "b")[number % 2] for number in range(players)]
    clients = [
        subprocess.Popen(
            inside(where, sys.executable, "-I", str(client), address_of_line, table, f"Cat {n}"),
            stdout=subprocess.PIPE, text=True,
        )
        for n, where in enumerate(seats)
    ]  # fmt: skip
    said = {one.communicate(timeout=300)[0] for one in clients}
    assert [one.returncode for one in clients] == [0] * players and len(said) == 1
    record = read_record(said.pop())
    assert check(record).step is None and record.fair is not None
    return len(record.answers)


def main() -> None:
    """Both games, and what came of them."""
    with tempfile.TemporaryDirectory() as folder, namespaces() as addresses:
        client = documented_client(Path(folder))
        server = ServerProcess(Path(folder) / "data", host=addresses["s"], port=8420, under=tuple(inside("s")))
        server.launch()  # only the other namespaces can tell whether it is ready
        try:
            for game, players in GAMES:
                answers = play(server, addresses["s"], client, game, players)
                print(
                    f"{game}, {players} players in two namespaces: {answers} answers, the record checks, dealt fairly"
                )
        finally:
            server.kill()


if __name__ == "__main__":
    main()
