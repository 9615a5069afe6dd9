"""Bots think in processes of their own, so that nobody waits for them; they are told what their seat may know."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from time import perf_counter
from typing import Any

from cattery.coach import Advice, advise
from cattery.kernel import Event, FastDice
from cattery.kit import find_game
from cattery.players import find_player, player_names
from cattery.room import BotQuestion, Think
from cattery.server.log import note
from cattery.server.metrics import Metrics

START_WITHIN = 60.0  # seconds for a process to come up
PATIENCE = 10.0  # seconds of thinking; who has found nothing by then is ended, and the seat answers at random
LATE, TOO_LATE = 1.0, 5.0
"""Under load thoughts shrink. Whoever gets a process only so long (in seconds) after the moment at which the answer was
to leave thinks like the quick level; after so much longer no process is waited for, and the answer is any legal one."""
QUICK = "yardstick"
ADVICE_WITHIN = 5.0  # seconds that a person waits until a process is free for the coach


MOST_REMEMBERED = 64
"""A worker remembers what so many seats of running games have seen: it is told only what is new since it was asked."""

Ask = Callable[[int], BotQuestion]
"""The question that is open, for whoever knows what the asked seat saw up to this ply (-1: nothing of it)."""


class Bots:
    """A few workers; a question waits until one of them is free, first come, first served."""

    def __init__(self, processes: int, metrics: Metrics) -> None:
        self._metrics = metrics
        self._workers = [Worker() for _ in range(processes or max(1, (os.cpu_count() or 2) - 1))]
        self._free: asyncio.Queue[Worker] = asyncio.LifoQueue()  # the last one used is warm; others need not even start
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def think(self, wish: Think, ask: Ask, leaves_in: float = 0.0) -> str:
        """A bot's answer, in notation, which is to leave in so many seconds."""
        seed = os.urandom(16).hex()
        started = perf_counter()
        try:
            answer = await self._choice(wish, ask, seed, asyncio.get_running_loop().time() + leaves_in)
        except Exception as fault:  # noqa: BLE001  # whatever a bot does wrong, the table goes on
            self._metrics.faults.labels("bot").inc()
            note("bot failed", fault=fault, player=wish.level)
            answer = any_legal(wish, ask, seed)
        self._metrics.thought.observe(perf_counter() - started)
        return answer

    async def advise(self, ask: Ask) -> Advice | None:
        """What the coach says to the asked seat; None if it finds no time, or fails."""
        try:
            async with asyncio.timeout(ADVICE_WITHIN):
                worker = await self._free.get()
            try:
                return await worker.advise(ask)
            finally:
                self._free.put_nowait(worker)
        except Exception as fault:  # noqa: BLE001  # whatever the coach does wrong, the table goes on
            self._metrics.faults.labels("coach").inc()
            note("coach failed", fault=fault)
            return None

    async def _choice(self, wish: Think, ask: Ask, seed: str, leaves: float) -> str:
        try:
            async with asyncio.timeout_at(leaves + TOO_LATE):
                worker = await self._free.get()
        except TimeoutError:
            self._metrics.shortened.labels("random").inc()
            return any_legal(wish, ask, seed)
        try:
            level = wish.level
            if asyncio.get_running_loop().time() > leaves + LATE and (quick := quicker(level)) != level:
                self._metrics.shortened.labels(quick).inc()
                level = quick
            try:
                return await worker.think(level, wish, ask, seed)
            except BrokenProcessPool:  # its process died under it: once more
                return await worker.think(level, wish, ask, seed)
        finally:
            self._free.put_nowait(worker)

    def close(self) -> None:
        """Let the processes go, without waiting for a thought."""
        for worker in self._workers:
            worker.stop()


class Worker:
    """One process that thinks, started when it is first asked, and one thought at a time."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._knows = Memory()

    async def think(self, level: str, wish: Think, ask: Ask, seed: str) -> str:
        """What a player answers."""
        await self._start()
        seat = wish.game, wish.seat
        question = ask(self._knows.recall(seat)[0])
        self._knows.keep(seat, wish.ply)
        answer: str = await self._run(choose, level, question, seed)
        return answer

    async def advise(self, ask: Ask) -> Advice:
        """What the coach says. It is told everything anew, and nothing of it is remembered."""
        await self._start()
        advice: Advice = await self._run(advice_for, ask(-1))
        return advice

    async def _start(self) -> None:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=_settle_in)
            await self._run(_wake_up, within=START_WITHIN)

    async def _run(self, what: Callable[..., Any], *told: Any, within: float = PATIENCE) -> Any:
        """Done in the process. One that dies, takes too long or is no longer waited for is replaced."""
        try:
            async with asyncio.timeout(within):
                return await asyncio.get_running_loop().run_in_executor(self._pool, what, *told)
        except (BrokenProcessPool, TimeoutError, asyncio.CancelledError):
            self.stop()
            raise

    @property
    def processes(self) -> list[Any]:
        """The process, if it is there."""
        return list((self._pool._processes or {}).values()) if self._pool is not None else []

    def stop(self) -> None:
        """End the process, whatever it is thinking about."""
        for process in self.processes:
            process.kill()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        self._knows = Memory()


def quicker(level: str) -> str:
    """Who answers instead of this level when there is little time: those below the quick one are no slower."""
    names = player_names()
    return QUICK if level in names and names.index(level) > names.index(QUICK) else level


class Memory:
    """Up to which ply it is known what a seat of a game has seen, and what that was.

    The server keeps one for each process, without the sightings, and the process one with them. Both forget alike, the
    seat that was asked longest ago first: so the server knows what the process still remembers.
    """

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int], tuple[int, tuple[Event, ...]]] = {}

    def recall(self, seat: tuple[str, int]) -> tuple[int, tuple[Event, ...]]:
        """The last ply known, -1 if none is, and what the seat had seen by then."""
        return self._kept.get(seat, (-1, ()))

    def keep(self, seat: tuple[str, int], ply: int, sightings: tuple[Event, ...] = ()) -> None:
        """Remember this of a seat."""
        self._kept.pop(seat, None)
        self._kept[seat] = ply, sightings
        if len(self._kept) > MOST_REMEMBERED:
            del self._kept[next(iter(self._kept))]


_memory = Memory()  # of a process of the pool


def choose(level: str, question: BotQuestion, seed: str) -> str:
    """What a player answers: all that happens in a process of the pool. It is told what it does not know yet."""
    seat = question.id, question.seat
    known, before = _memory.recall(seat) if question.since >= 0 else (-1, ())
    assert known == question.since, "the server knows what this process remembers"
    sightings = (*before, *question.sightings)
    _memory.keep(seat, question.ply, sightings)
    choice = find_player(level, question.game)(question.view, sightings, question.choices, FastDice(seed))
    return find_game(question.game).write(choice)


def advice_for(question: BotQuestion) -> Advice:
    """What the coach says to a seat: in a process of the pool."""
    return advise(question.view, question.sightings, question.choices).brief()


def any_legal(wish: Think, ask: Ask, seed: str) -> str:
    """An answer without a thought."""
    question = ask(wish.ply)
    return find_game(question.game).write(question.choices[FastDice(seed)(len(question.choices))])


def _settle_in() -> None:
    """People come first: thinking only gets the time that serving leaves over. And nobody thinks for a dead server."""
    if hasattr(os, "nice"):
        os.nice(10)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that is killed cannot end its processes, and the pool's own pipe does not tell them."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _wake_up() -> None:
    """The first errand of a process: it is over when the process is up."""
