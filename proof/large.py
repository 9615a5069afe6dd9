"""python -m proof.large log|games [N]: a table with a million facts; a database with 100,000 ended games.

What is large is made of the server's own facts, copied: a table's pauses again and again, an ended game renamed.
"""

import asyncio
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from secrets import token_hex
from statistics import median
from time import perf_counter

from cattery.server.store.sqlite import FILE
from cattery.server.tables import SNAPSHOT_EVERY
from proof.attacks import Honest
from proof.kit.client import Player, open_table, seated
from proof.kit.serving import ServerProcess
from proof.load.restart import cut_and_restart
from proof.tables import installed_kits

OPEN_BAR, START_BAR, RATIO_BAR, UNCHANGED_BAR = 0.100, 1.0, 1.2, 1.5
LIMITS = {"messages_a_second": 100_000}
GAME = installed_kits()[-1].name  # any that three can play
ROUNDS = 7


async def playing(url: str, seconds: float, tables: int = 4) -> list[float]:
    """How long answers took at other tables, sorted."""
    honest = [Honest(url) for _ in range(tables)]
    doing = [asyncio.create_task(one.play()) for one in honest]
    await asyncio.sleep(seconds)
    for one in honest:
        one.is_over = True
    await asyncio.gather(*doing)
    return sorted(took for one in honest for took in one.took)


def percent(times: list[float], part: float) -> float:
    return times[min(len(times) - 1, int(len(times) * part))] * 1000


async def paused(server: ServerProcess, table: str, times: int) -> None:
    """The first person comes back, and pauses and goes on so often."""
    one = Player(server.url, table, "Cat 0", seed="large")
    async with one:
        for _ in range(times):
            await one.ask("pause")
            await one.ask("resume")


async def shown(server: ServerProcess, table: str) -> float:
    """Seconds until somebody who opens this table sees the game."""
    one = Player(server.url, table, "Cat 0", seed="large")
    started = perf_counter()
    async with one:
        while one.frame is None:
            await one.hear()
    return perf_counter() - started


async def log(facts: int) -> bool:
    """A table with so many facts: how soon it is there, and whether anybody else waits for it."""
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder) / "data", limits=LIMITS) as server:
        table = open_table(server.url, GAME, players=3)
        async with seated(server.url, table, *(f"Cat {number}" for number in range(3)), seed="large") as people:
            await people[0].ask("start")
            for person in people:
                while person.frame is None:
                    await person.hear()
        await paused(server, table, 1)
        server.stop()
        with closing(sqlite3.connect(server.folder / FILE)) as database, database:
            where = "FROM facts WHERE table_id = ?"
            (last,) = database.execute(f"SELECT max(seq) {where}", (table,)).fetchone()
            pair = [row[0] for row in database.execute(f"SELECT fact {where} AND seq > ?", (table, last - 2))]
            rows = ((table, last + 1 + number, pair[number % 2]) for number in range(facts // 2 * 2))
            database.executemany("INSERT INTO facts VALUES (?, ?, ?)", rows)
        server.start()
        first = await shown(server, table)  # it has no snapshot: all of it is read
        await paused(server, table, SNAPSHOT_EVERY // 2 + 1)
        before = await playing(server.url, 5)
        took = []
        for _ in range(5):
            server.stop()
            server.start()
            took.append(await shown(server, table))
        server.stop()
        server.start()
        await playing(server.url, 3)  # a server that has just started is slow by itself
        opening = asyncio.create_task(shown(server, table))
        during = await playing(server.url, 5)
        took.append(await opening)
    print(f"{facts} facts in one table's log: opened in {sorted(took)[len(took) // 2] * 1000:.0f} ms (middle of 6,")
    print(f"longest {max(took) * 1000:.0f}; at most {OPEN_BAR * 1000:g}); without a snapshot {first:.1f} s")
    print(f"answers elsewhere: p99 {percent(before, 0.99):.1f} ms before, {percent(during, 0.99):.1f} ms meanwhile")
    unchanged = percent(during, 0.99) <= max(UNCHANGED_BAR * percent(before, 0.99), 20)
    return sorted(took)[len(took) // 2] <= OPEN_BAR and unchanged


async def one_game(server: ServerProcess) -> str:
    """A table at which a game has ended."""
    table = open_table(server.url)
    async with seated(server.url, table, "Ada", "Bob") as (ada, bob):
        await ada.ask("start")
        await asyncio.gather(ada.play(), bob.play())
    return table


def copied(folder: Path, table: str, times: int) -> None:
    """The same table so often again, each under names of its own."""
    with closing(sqlite3.connect(folder / FILE)) as database, database:
        (game,) = database.execute("SELECT game FROM endings WHERE table_id = ?", (table,)).fetchone()
        names = ("tables", "facts", "answers", "endings")
        rows = {
            name: database.execute(
                f"SELECT * FROM {name} WHERE {'id' if name == 'tables' else 'table_id'} = ?", (table,)
            ).fetchall()
            for name in names
        }
        for number in range(times):
            new = {table: token_hex(16), game: token_hex(16)}

            def renamed(value: object, new: dict[str, str] = new, number: int = number) -> object:
                if isinstance(value, bytes):
                    for old, fresh in new.items():
                        value = value.replace(old.encode(), fresh.encode())
                    return value
                if isinstance(value, str):
                    return new.get(value, f"#{number}")  # else it is the code
                return value

            for name in names:
                marks = ", ".join("?" * len(rows[name][0]))
                these = [tuple(map(renamed, row)) for row in rows[name]]
                database.executemany(f"INSERT INTO {name} VALUES ({marks})", these)


async def games(number: int) -> bool:
    """So many ended games: how soon the server starts, and whether answers are as fast as in an empty database."""
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder) / "empty", limits=LIMITS) as bare,
        ServerProcess(Path(folder) / "data", limits=LIMITS) as server,
    ):
        table = await one_game(server)
        server.stop()
        copied(server.folder, table, number)
        size = (server.folder / FILE).stat().st_size / 1e6
        server.start()
        starts = sorted(cut_and_restart(server) for _ in range(5))
        rounds = [  # by turns, so that whatever else the machine does meets both alike
            [percent(await playing(one.url, 4), 0.5) for one in (server, bare)] for _ in range(ROUNDS)
        ]
    ratio = median(full / empty for full, empty in rounds)
    full, empty = (median(one[which] for one in rounds) for which in (0, 1))
    print(f"{number} ended games, {size:.0f} MB: ready after {starts[2]:.2f} s (middle of 5; at most {START_BAR:g})")
    print(f"an answer: p50 {full:.2f} ms, in an empty database {empty:.2f} ms (middle of {ROUNDS} rounds by turns);")
    print(f"ratio {ratio:.2f} (at most {RATIO_BAR})")
    return starts[2] <= START_BAR and ratio <= RATIO_BAR


if __name__ == "__main__":
    jobs = {"log": (log, 1_000_000), "games": (games, 100_000)}
    job, usual = jobs[sys.argv[1]]
    sys.exit(0 if asyncio.run(job(int(sys.argv[2]) if len(sys.argv) > 2 else usual)) else 1)
