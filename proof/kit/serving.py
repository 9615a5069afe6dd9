"""A real server process for tests: `python -m proof.kit.serving FOLDER` with a Rig as JSON on standard input.

Its first line on standard output is its port. Dice, positions and time reach `create_app` as Python arguments only.
"""

import json
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from time import sleep
from types import TracebackType
from typing import Any

import httpx

from cattery.server.store.sqlite import FILE
from proof.kit.database import rows_in

ROOT = Path(__file__).resolve().parents[2]
RUSHED = "seconds-ahead"
SLOTH = (
    "with-sloth"  # an argument, so that the processes of bots have it too; the page would offer it as the best level
)


class DidNotStart(Exception):
    """The server ended before it listened; this is its log."""


class ServerProcess:
    """A server in a process of its own, which can be killed and started again over the same folder."""

    def __init__(self, folder: Path, *, port: int = 0, under: tuple[str, ...] = (), **rig: Any) -> None:
        self.folder, self.port, self._rig, self._under = folder, port, rig, under
        self.log = folder.parent / f"{folder.name}.log"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> "ServerProcess":
        """Start it, and wait until it is ready."""
        self.launch()
        self._wait_until_ready()
        return self

    def launch(self) -> None:
        """Start it, and wait until it says on which port it will listen."""
        serve = [sys.executable, "-W", "error", "-m", "proof.kit.serving", str(self.folder)]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [*self._under, *serve, *([SLOTH] if self._rig.get("sloth") else [])],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT,
            )  # fmt: skip
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps({**self._rig, "port": self.port}))
        self._process.stdin.close()
        said = self._process.stdout.readline()
        if not said.strip().isdigit():
            self._forget()
            raise DidNotStart(self.log.read_text())
        self.port = int(said)

    def _wait_until_ready(self) -> None:
        with httpx.Client(base_url=self.url) as client:
            while True:
                try:
                    assert client.get("/readyz").status_code == 200
                except httpx.ConnectError:  # it has its port, and does not listen yet
                    assert self._process is not None
                    if self._process.poll() is not None:
                        raise DidNotStart(self.log.read_text()) from None
                    sleep(0.02)
                else:
                    return

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def answers(self) -> int:
        """How many answers are on the disk."""
        count = "SELECT count(*) FROM answers"
        if url := self._rig.get("database"):
            return int(rows_in(url, count)[0][0])
        with closing(sqlite3.connect(self.folder / FILE)) as database:
            return int(database.execute(count).fetchone()[0])

    def later(self, seconds: float) -> None:
        """Let so much more time have passed for a server that is `rushed`: it notices when it next hears something."""
        rushed = self.folder.parent / RUSHED
        rushed.write_text(str(seconds + float(rushed.read_text() if rushed.exists() else 0)))

    def kill(self) -> None:
        """As a power cut would: SIGKILL."""
        assert self._process is not None
        self._process.kill()
        self._forget()

    def stop(self, within: float = 30) -> int:
        """As an operator would; the exit status. TimeoutExpired if it takes longer than so many seconds."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._forget(within)

    def _forget(self, within: float = 30) -> int:
        assert self._process is not None and self._process.stdout is not None
        status = self._process.wait(within)
        self._process.stdout.close()
        self._process = None
        return status

    def __enter__(self) -> "ServerProcess":
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        if self._process is not None:
            self.kill()


def sloth(view: Any, sightings: Any, choices: Any, dice: Any) -> Any:
    """A bot that never comes to an end."""
    while True:
        sleep(3600)


if SLOTH in sys.argv and __name__ in (
    "__main__",
    "__mp_main__",
):  # the server, and the processes in which its bots think
    from cattery.players import register_player

    register_player("sloth", sloth)


def main() -> None:
    """The process itself."""
    from cattery.kit import register_kit
    from cattery.server import Limits, Settings, bind, create_app, run
    from cattery.server.settings import Life
    from tests.bluff import BARE, BLUFF

    rig = json.load(sys.stdin)
    if "rules" in rig:
        type(BLUFF).rules = rig["rules"]  # as an upgrade does that changes the game
    register_kit(BARE)
    wide = {
        "tables_a_minute": 10_000,
        "requests_a_second": 10_000,
        "connections_an_address": 10_000,
        "facts_a_person": 1_000_000,  # nobody thinks
        "facts_a_table": 1_000_000,
        "facts_an_address": 1_000_000,
    }  # all from one address
    limits = Limits(**{**wide, **rig.get("limits", {})})
    more: dict[str, Any] = {"life": Life(**rig.get("life", {})), "contact": rig.get("contact", "")}
    if "proxies" in rig:
        more["proxies"] = tuple(rig["proxies"])
    host, debug = rig.get("host", "127.0.0.1"), rig.get("debug", False)
    database = rig.get("database", "")
    settings = Settings(
        Path(sys.argv[1]), host, rig["port"], 1, debug=debug, limits=limits, database=database, **more
    )  # fmt: skip
    clock: Callable[[], datetime] | None = None
    fresh: Callable[[int], bytes] | None = None
    if rig.get("rushed"):
        ahead = Path(sys.argv[1]).parent / RUSHED
        clock = lambda: datetime.now(UTC) + timedelta(seconds=float(ahead.read_text() if ahead.exists() else 0))  # noqa: E731
    if "now" in rig:
        then = datetime.fromtimestamp(rig["now"], UTC)
        clock = lambda: then  # noqa: E731
    if "chance" in rig:
        fresh = Random(rig["chance"]).randbytes
    app = create_app(settings, dice=rig.get("dice"), positions=rig.get("positions"), clock=clock, fresh=fresh)
    app.server.prepare()
    listener = bind(settings)
    print(listener.getsockname()[1], flush=True)
    run(app, listener)


if __name__ == "__main__":
    main()
