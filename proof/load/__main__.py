"""python -m proof.load [play|saturation|bots|idle|soak|restart|storm] [N]: measure one thing; exit 1 below a bar.

python -m proof.load compare TREE [N [ROUNDS]]: what an answer costs here, beside another tree that was set up too.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from socket import AF_INET, SOCK_STREAM, socket
from time import perf_counter, sleep
from typing import Any

import httpx

from proof.kit.serving import ROOT, ServerProcess
from proof.load.compare import busy, compare
from proof.load.restart import cut_and_restart, first_answers, live_tables

P99_BAR = 0.050
IDLE_BAR = 150.0
FLAT_BAR = 1.05
READY_BAR, FIRST_BAR = 2.0, 0.100
BACK_BAR, STORM_BAR = 9.0, 0.250  # by then a page would take its connection for dead; and nobody feels that they wait
OFFERED = (400, 600, 800, 1000, 1100, 1250, 1400, 1600)  # answers a second
SATURATION_BAR = 1000.0
BELOW_EPHEMERAL = range(20_000, 30_000)
STOP_BAR = 5.0
LIMITS = {
    "connections": 100_000,
    "connections_an_address": 100_000,
    "messages_a_second": 1000,
    "tables_a_minute": 1_000_000,
}
"""All clients share one address here, so the limits that count addresses are out of the way."""


def pin(pid: int, processor: int) -> None:
    """Keep a process on one processor, where there are two."""
    if (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(pid, {processor})


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


def counted(running: ServerProcess, *names: str) -> list[int]:
    """What these metrics have counted so far, whatever their labels."""
    lines = httpx.get(f"{running.url}/metrics").text.splitlines()
    return [sum(int(float(line.split()[-1])) for line in lines if line.startswith(name)) for name in names]


@contextmanager
def server(port: int = 0) -> Iterator[ServerProcess]:
    """A server on the first processor, with a fresh folder."""
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder) / "data", port=port, limits=LIMITS) as running,
    ):
        pin(running.pid, 0)
        yield running


def client(
    running: ServerProcess, tables: int, seconds: float, think: float, bots: int = 0
) -> AbstractContextManager[Callable[[], str]]:
    """A client process that plays."""
    return client_process("client", running.url, *map(str, (tables, seconds, think, bots)))


@contextmanager
def client_process(module: str, *arguments: str) -> Iterator[Callable[[], str]]:
    """A client process on the second processor; gives its lines, and lets go of its sockets at the end."""
    command = [sys.executable, "-m", f"proof.load.{module}", *arguments]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    pin(process.pid, 1)
    assert process.stdin is not None and process.stdout is not None
    try:
        yield process.stdout.readline
        process.stdin.close()
        process.wait(120)
    finally:
        process.kill()
        process.wait()
        process.stdin.close()
        process.stdout.close()


def share(times: list[float], part: float) -> float:
    """A percentile, in milliseconds."""
    return times[min(len(times) - 1, int(len(times) * part))] * 1000 if times else float("nan")


def spread(times: list[float]) -> str:
    """The middle, the slow hundredth and the slowest."""
    return f"p50 {share(times, 0.5):.1f} ms, p99 {share(times, 0.99):.1f} ms, longest {share(times, 1):.1f} ms"


def play(tables: int, seconds: float = 60.0, think: float = 5.0, bots: int = 0) -> bool:
    """Many tables at which people think: how long an acknowledgement takes, and until everybody has been told.

    Then, with every connection open and every game under way, the server is told to stop.
    """
    with server() as running, client(running, tables, seconds, think, bots) as lines:
        for wanted in ("open", "measuring"):
            assert lines().strip() == wanted
        before, at = busy(running.pid), perf_counter()
        found: dict[str, Any] = json.loads(lines())
        used, held = (busy(running.pid) - before) / (perf_counter() - at), memory(running.pid)
        thoughts = counted(running, "cattery_bot_seconds_count", "cattery_shortened_thoughts_total")
        at = perf_counter()
        status, stopped = running.stop(), perf_counter() - at
    ack, told = found["acknowledged"], found["told"]
    rate = found["answers"] / seconds
    print(
        f"{tables} tables of 4, {think:g} s to think, {seconds:g} s: {rate:.0f} answers/s, {found['games']} games ended"
    )
    print(f"acknowledged: {spread(ack)}")
    print(f"told to everybody: {spread(told)}")
    print(f"the client itself was late with its answers: {spread(found['late'])}")
    print(f"server: {used:.0%} of one processor, {held:.0f} MB; {found['lost']} lines lost")
    if bots:
        print(f"{bots} house cats a table, on the server's processor: {thoughts[0]} thoughts, {thoughts[1]} cut short")
    print(f"told to stop with {(4 - bots) * tables} lines open: exit status {status} after {stopped:.1f} s")
    in_time = share(ack, 0.99) <= P99_BAR * 1000 and share(told, 0.99) <= P99_BAR * 1000
    return in_time and not found["lost"] and status == 0 and stopped <= STOP_BAR


def saturation(tables: int, seconds: float = 15.0) -> bool:
    """Faster and faster, on one processor: how many answers a second until one in a hundred waits longer than 50 ms."""
    best = 0.0
    for offered in OFFERED:
        with server() as running, client(running, tables, seconds, tables / offered) as lines:
            for wanted in ("open", "measuring"):
                assert lines().strip() == wanted
            before = busy(running.pid)
            found: dict[str, Any] = json.loads(lines())
            used = busy(running.pid) - before
        rate, ack = found["answers"] / seconds, found["acknowledged"]
        cost = used / max(1, found["answers"]) * 1000
        print(
            f"{rate:.0f} answers/s: acknowledged {spread(ack)}; {cost:.2f} ms of processor time each; "
            f"the client was late by {share(found['late'], 0.99):.1f} ms (p99)",
            flush=True,
        )
        if share(ack, 0.99) > P99_BAR * 1000 or found["lost"]:
            break
        best = rate
    print(f"{tables} tables of 4: {best:.0f} answers/s with a p99 of at most 50 ms (at least {SATURATION_BAR:g})")
    return best >= SATURATION_BAR


def bots(tables: int) -> bool:
    """People among bots, whose processes share the server's own processor: it is not people who wait."""
    return play(tables, bots=3)


def idle(lines_wanted: int) -> bool:
    """People who sit and wait: what each connection costs."""
    with server() as running:
        empty = memory(running.pid)
        with client(running, lines_wanted // 4, 20.0, 0.0) as lines:
            for wanted in ("open", "measuring"):
                assert lines().strip() == wanted
            before = busy(running.pid)
            sleep(15)
            used, held = (busy(running.pid) - before) / 15, memory(running.pid)
            lost = json.loads(lines())["lost"]
    print(f"{lines_wanted} idle sockets at {lines_wanted // 4} tables: {held:.0f} MB (before any: {empty:.0f} MB)")
    print(f"heartbeats and pings: {used:.0%} of one processor; {lost} lines lost")
    return held < IDLE_BAR and not lost


def soak(minutes: int, tables: int = 200) -> bool:
    """The same for long: memory must be flat once every table has played."""
    with server() as running, client(running, tables, minutes * 60.0, 1.0) as lines:
        for wanted in ("open", "measuring"):
            assert lines().strip() == wanted
        held = []
        for _ in range(minutes * 6):
            sleep(10)
            held.append(memory(running.pid))
            print(f"{held[-1]:.1f} MB", file=sys.stderr)
        found = json.loads(lines())
    early, late = max(held[len(held) // 5 : 2 * len(held) // 5]), max(held[-len(held) // 5 :])
    print(f"{minutes} minutes, {tables} tables of 4: {found['answers']} answers, {found['games']} games ended")
    print(f"memory: {early:.1f} MB after a fifth of the time, {late:.1f} MB at the end ({late / early - 1:+.1%})")
    return late <= early * FLAT_BAR


def restart(tables: int) -> bool:
    """A power cut among many live tables."""
    with server() as running:
        asked = asyncio.run(live_tables(running.url, tables))
        ready = cut_and_restart(running)
        shown, acknowledged = asyncio.run(first_answers(asked))
    print(f"{tables} live tables: ready {ready:.2f} s after the restart")
    print(f"a table replayed and shown: {spread(shown)}")
    print(f"its first answer acknowledged: {spread(acknowledged)}")
    return ready <= READY_BAR and share(acknowledged, 1) <= FIRST_BAR * 1000


def storm(tables: int) -> bool:
    """A power cut with everybody there: all of them come back at once, and go on playing."""
    with server(port_of_its_own()) as running, client_process("storm", running.url, str(tables)) as lines:
        assert lines().strip() == "playing"
        cut = perf_counter()
        ready = cut + cut_and_restart(running)
        pin(running.pid, 0)
        found = json.loads(lines())
        held = memory(running.pid)
    back = [shown - ready for shown in found["shown"]]
    acknowledged = sorted(took for sent, took in found["acknowledged"] if ready <= sent <= found["shown"][-1])
    print(f"{tables} tables of 4, all playing: ready {ready - cut:.2f} s after the cut")
    print(f"{len(back)} people back after {found['tries']} tries, {found['lost']} thrown out again; no answer lost")
    print(f"shown the game again, after it was ready: {spread(back)}")
    print(f"{len(acknowledged)} answers meanwhile, acknowledged: {spread(acknowledged)}")
    print(f"server: {held:.0f} MB")
    return share(back, 1) <= BACK_BAR * 1000 and share(acknowledged, 0.99) <= STORM_BAR * 1000 and not found["lost"]


def port_of_its_own() -> int:
    """One that no client is given by chance while the server is down: it would be talking to itself."""
    for port in BELOW_EPHEMERAL:
        with socket(AF_INET, SOCK_STREAM) as one, suppress(OSError):
            one.bind(("127.0.0.1", port))
            return port
    raise RuntimeError("every port is taken")


JOBS: dict[str, tuple[Callable[[int], bool], int]] = {
    "play": (play, 500),
    "saturation": (saturation, 250),
    "bots": (bots, 300),
    "idle": (idle, 4000),
    "soak": (soak, 10),
    "restart": (restart, 1000),
    "storm": (storm, 1000),
}


def main(name: str = "play", *given: str) -> int:
    """Run one job."""
    if name == "compare":
        return 0 if compare(Path(given[0]), *map(int, given[1:] or ["1000"])) else 1
    size = given[0] if given else None
    job, usual = JOBS[name]
    return 0 if job(int(size) if size else usual) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
