"""Bots think in processes of their own, so that nobody waits for them; they are told what their seat may know."""

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from time import perf_counter
from typing import Any

from cattery.kernel import FastDice, find_game
from cattery.players import find_player, player_names
from cattery.room import Question
from cattery.server.log import note
from cattery.server.metrics import Metrics

START_WITHIN = 60.0  # seconds for a process to come up
PATIENCE = 10.0  # seconds of thinking; who has found nothing by then is ended, and the seat answers at random
LATE, TOO_LATE = 1.0, 5.0
"""Under load thoughts shrink. Whoever gets a process only so long (in seconds) after the moment at which the answer was
to leave thinks like the quick level; after so much longer no process is waited for, and the answer is any legal one."""
QUICK = "yardstick"


class Bots:
    """A few minds; a question waits until one of them is free, first come, first served."""

    def __init__(self, processes: int, metrics: Metrics) -> None:
        self._metrics = metrics
        self._minds = [Mind() for _ in range(processes or max(1, (os.cpu_count() or 2) - 1))]
        self._free: asyncio.Queue[Mind] = asyncio.LifoQueue()  # the last one used is warm; others need not even start
        for mind in self._minds:
            self._free.put_nowait(mind)

    async def think(self, level: str, question: Question, leaves_in: float = 0.0) -> str:
        """A bot's answer, in notation, which is to leave in so many seconds."""
        seed = os.urandom(16).hex()
        started = perf_counter()
        try:
            answer = await self._choice(level, question, seed, asyncio.get_running_loop().time() + leaves_in)
        except Exception as fault:  # noqa: BLE001  # whatever a bot does wrong, the table goes on
            self._metrics.faults.labels("bot").inc()
            note("bot failed", fault=fault, player=level)
            answer = choose("random", question, seed)
        self._metrics.thought.observe(perf_counter() - started)
        return find_game(question.game).write(answer)

    async def _choice(self, level: str, question: Question, seed: str, leaves: float) -> Any:
        try:
            async with asyncio.timeout_at(leaves + TOO_LATE):
                mind = await self._free.get()
        except TimeoutError:
            self._metrics.shortened.labels("random").inc()
            return choose("random", question, seed)
        try:
            if asyncio.get_running_loop().time() > leaves + LATE and (quick := quicker(level)) != level:
                self._metrics.shortened.labels(quick).inc()
                level = quick
            try:
                return await mind.think(level, question, seed)
            except BrokenProcessPool:  # its process died under it: once more
                return await mind.think(level, question, seed)
        finally:
            self._free.put_nowait(mind)

    def close(self) -> None:
        """Let the processes go, without waiting for a thought."""
        for mind in self._minds:
            mind.stop()


class Mind:
    """One process that thinks, started when it is first asked, and one thought at a time."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, level: str, question: Question, seed: str) -> Any:
        """What a player answers. A process that dies, takes too long or is no longer waited for is replaced."""
        loop = asyncio.get_running_loop()
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=_be_modest)
                async with asyncio.timeout(START_WITHIN):
                    await loop.run_in_executor(self._pool, _wake_up)
            async with asyncio.timeout(PATIENCE):
                return await loop.run_in_executor(self._pool, choose, level, question, seed)
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


def quicker(level: str) -> str:
    """Who answers instead of this level when there is little time: those below the quick one are no slower."""
    names = player_names()
    return QUICK if level in names and names.index(level) > names.index(QUICK) else level


def choose(level: str, question: Question, seed: str) -> Any:
    """What a player answers: all that happens in a process of the pool."""
    return find_player(level)(question.view, question.sightings, question.choices, FastDice(seed))


def _be_modest() -> None:
    """People come first: thinking only gets the time that serving leaves over."""
    if hasattr(os, "nice"):
        os.nice(10)


def _wake_up() -> None:
    """The first errand of a process: it is over when the process is up."""
