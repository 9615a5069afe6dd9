"""Bots think in processes of their own, so that nobody waits for them; they are told what their seat may know."""

import asyncio
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from time import perf_counter
from typing import Any

from cattery.kernel import FastDice, find_game
from cattery.players import find_player
from cattery.room import Question
from cattery.server.log import note
from cattery.server.metrics import Metrics

PATIENCE = 10.0  # seconds; a bot that has found nothing by then answers at random, so that no table waits for ever


class Bots:
    """A pool of processes, started when the first bot is asked."""

    def __init__(self, processes: int, metrics: Metrics) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, level: str, question: Question) -> str:
        """A bot's answer, in notation."""
        choice = await self._choice(level, question)
        return find_game(question.game).write(choice)

    async def _choice(self, level: str, question: Question) -> Any:
        seed = os.urandom(16).hex()
        started = perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await self._in_pool(level, question, seed)
        except Exception as fault:  # noqa: BLE001  # whatever a bot does wrong, the table goes on
            self._metrics.faults.labels("bot").inc()
            note("bot failed", fault=fault, player=level)
            answer = choose("random", question, seed)
        self._metrics.thought.observe(perf_counter() - started)
        return answer

    async def _in_pool(self, level: str, question: Question, seed: str) -> Any:
        loop = asyncio.get_running_loop()
        for _ in range(2):  # once more if a process died under it
            pool = self._pool = self._pool or ProcessPoolExecutor(
                self._processes, multiprocessing.get_context("spawn"), initializer=_be_modest
            )
            try:
                return await loop.run_in_executor(pool, choose, level, question, seed)
            except BrokenProcessPool:
                self._pool = None
        raise ChildProcessError

    def close(self) -> None:
        """Let the processes go, without waiting for a thought."""
        if self._pool is not None:
            for process in list(self._pool._processes.values()):
                process.terminate()
            self._pool.shutdown(wait=False, cancel_futures=True)


def choose(level: str, question: Question, seed: str) -> Any:
    """What a player answers: all that happens in a process of the pool."""
    return find_player(level)(question.view, question.sightings, question.choices, FastDice(seed))


def _be_modest() -> None:
    """People come first: thinking only gets the time that serving leaves over."""
    if hasattr(os, "nice"):
        os.nice(10)
