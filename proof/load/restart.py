"""Many live tables, a power cut, a restart: how soon is it ready, and how soon does a table go on?"""

import asyncio
import gc
from collections.abc import Iterable
from time import perf_counter, sleep

import httpx

from proof.kit.client import Player, open_table, seated
from proof.kit.serving import ServerProcess
from proof.tables import installed_kits

TABLES = [
    *((kit.name, 4) for kit in installed_kits()),
    *((kit.name, min(kit.game.player_counts())) for kit in installed_kits()),
]
PLIES = 10  # played before the cut

Asked = tuple[Player, int]


async def one_table(url: str, number: int) -> Asked:
    """A game that has begun; who is asked now, and at which ply."""
    game, players = TABLES[number % len(TABLES)]
    table = await asyncio.to_thread(open_table, url, game, players=players)
    async with seated(url, table, *(f"Cat {seat}" for seat in range(players))) as people:
        await people[0].ask("start")
        for ply in range(PLIES + 1):
            for person in people:
                while person.frame is None or person.frame["ply"] < ply:
                    await person.hear()
            (asked,) = [person for person in people if person.frame and person.frame.get("choices")]
            assert asked.frame is not None
            if ply < PLIES:
                await asked.answer(asked.roll.choice(asked.frame["choices"]))
        return asked, PLIES


async def live_tables(url: str, tables: int, at_once: int = 20) -> list[Asked]:
    """So many games under way, with nobody connected."""
    gate = asyncio.Semaphore(at_once)

    async def one(number: int) -> Asked:
        async with gate:
            return await one_table(url, number)

    return await asyncio.gather(*map(one, range(tables)))


def cut_and_restart(server: ServerProcess) -> float:
    """SIGKILL, start again over the same folder; seconds from the process's start until /readyz says yes."""
    server.kill()
    started = perf_counter()
    server.launch()
    with httpx.Client(base_url=server.url) as http:
        while True:
            try:
                if http.get("/readyz").status_code == 200:
                    return perf_counter() - started
            except httpx.TransportError:
                sleep(0.005)


async def first_answers(asked: Iterable[Asked]) -> tuple[list[float], list[float]]:
    """At each table in turn: seconds until it is replayed and shown, and until its first answer is stored."""
    shown: list[float] = []
    acknowledged: list[float] = []
    gc.freeze()  # the many people of this client are not gone through while one of them waits for the server
    for person, ply in asked:
        started = perf_counter()
        await person.connect()
        person.frame = None
        while person.frame is None:
            await person.hear()
        shown.append(perf_counter() - started)
        frame = person.frame
        assert frame["ply"] == ply and frame["choices"], "the game goes on where it was"
        started = perf_counter()
        assert (await person.answer(frame["choices"][0]))["type"] == "accepted"
        acknowledged.append(perf_counter() - started)
        await person.socket.close()
    return sorted(shown), sorted(acknowledged)
