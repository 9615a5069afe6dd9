"""What an answer costs here, and in another tree of this project: processor time for each acknowledged one.

What the same connections cost while nobody plays, heartbeats above all, is measured as well and taken off. Both trees
take turns, so that whatever else the machine does meets both alike; processor time is what is compared, not the clock.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import sleep
from typing import Any

import httpx

from proof.kit.serving import ROOT

ROUNDS = 5
BAR = 0.75
THINK = 5.0
PLAYING, WAITING = 40.0, 15.0  # seconds measured


def compare(other: Path, tables: int, rounds: int = ROUNDS) -> bool:
    """So many rounds of both trees, by turns; whether an answer costs at least a quarter less here."""
    trees = {"before": other.resolve(), "now": ROOT}
    found: dict[str, list[float]] = {name: [] for name in trees}
    for number in range(rounds):
        for name, tree in trees.items():
            waiting = _used(tree, tables, 0.0, WAITING)[0] / WAITING
            used, answers = _used(tree, tables, THINK, PLAYING)
            cost = (used - waiting * PLAYING) / answers * 1000
            found[name].append(cost)
            print(f"{number + 1}. {name}: {cost:.3f} ms an answer, {answers} answers", file=sys.stderr)
    middle = {name: median(costs) for name, costs in found.items()}
    ratio = median(now / before for before, now in zip(found["before"], found["now"], strict=True))
    print(f"{tables} tables of 4, {THINK:g} s to think, {rounds} rounds of both trees by turns")
    print("processor time for each acknowledged answer, less what the same connections cost while nobody plays:")
    for name, costs in found.items():
        print(f"{name}: {middle[name]:.3f} ms ({', '.join(f'{cost:.3f}' for cost in costs)})")
    print(f"now to before: {ratio:.2f} (at most {BAR})")
    return ratio <= BAR


def _used(tree: Path, tables: int, think: float, seconds: float) -> tuple[float, int]:
    """Seconds of processor time that a server used while this was played, and how many answers were acknowledged."""
    with (
        tempfile.TemporaryDirectory() as folder,
        _server(tree, Path(folder)) as (pid, url),
        _client(url, tables, seconds, think) as lines,
    ):
        for wanted in ("open", "measuring"):
            assert lines.readline().strip() == wanted
        if not think:
            sleep(1)
        before = busy(pid)
        if think:
            found = json.loads(lines.readline())
            return busy(pid) - before, found["answers"]
        sleep(seconds)
        return busy(pid) - before, 0


@contextmanager
def _server(tree: Path, folder: Path) -> Iterator[tuple[int, str]]:
    """The server of a tree, by the Python that was set up there."""
    command = [tree / ".venv" / "bin" / "python", ROOT / "proof" / "load" / "serve_tree.py", folder / "data"]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, cwd=tree)
    assert process.stdout is not None
    try:
        port = process.stdout.readline().strip()
        assert port, (folder / "log").read_text()
        url = f"http://127.0.0.1:{port}"
        while not _is_ready(url):
            sleep(0.02)
        yield process.pid, url
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def _is_ready(url: str) -> bool:
    try:
        return httpx.get(f"{url}/readyz").is_success
    except httpx.ConnectError:  # it has its port, and does not listen yet
        return False


@contextmanager
def _client(url: str, tables: int, seconds: float, think: float) -> Iterator[Any]:
    command = [sys.executable, "-m", "proof.load.client", url, *map(str, (tables, seconds, think, 0))]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert process.stdin is not None and process.stdout is not None
    try:
        yield process.stdout
    finally:
        process.kill()
        process.wait()
        process.stdin.close()
        process.stdout.close()


def busy(pid: int) -> float:
    """Seconds of processor time that a process has had, in all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
