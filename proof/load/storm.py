"""The client process `python -m proof.load.storm URL TABLES`: four people at every table, whose server is killed.

Each comes back as the page does (web/src/net/connection.ts): after the same waits, saying what they have of the game,
and with the answer that was not acknowledged. Times are by the system's one clock, so that processes can compare them.
"""

import asyncio
import json
import sys
from random import Random
from time import perf_counter
from typing import Any

import uvloop

from proof.load.client import Message, Seat, Table, Times, open_all, start_all

WAITS = (0.25, 0.5, 1.0, 2.0, 4.0)  # seconds, up to a half more or less
THINK = 2.0
PATIENCE = 120.0


class Person(Seat):
    """Somebody at a page: comes back whenever the connection is lost, and sends again what was not acknowledged."""

    table: "StormyTable"

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.has: tuple[str, int] | None = None  # a game, up to this ply
        self.asked: tuple[str, int] | None = None  # the question that is being thought about, or was answered
        self.pending: Message | None = None  # an answer that nobody acknowledged yet
        self.sent = 0.0
        self.lost: float | None = None
        self.stored = "", -1  # by then
        self.shown: float | None = None
        self.tries = 0
        self._roll = Random(id(self))
        self._dialling: asyncio.Task[None] | None = None

    def have(self) -> Message:
        return {"game": self.has[0], "ply": self.has[1]} if self.has else {}

    def connection_lost(self, fault: Exception | None) -> None:
        if self.over:
            return
        self.table.times.lost += self.shown is not None
        if self.lost is None:
            self.lost, self.stored = perf_counter(), self.table.stored
        wait = WAITS[min(self.tries, len(WAITS) - 1)] * (0.5 + self._roll.random())
        self.tries += 1
        asyncio.get_running_loop().call_later(wait, self._again)

    def _again(self) -> None:
        self._dialling = asyncio.create_task(self._redial())

    async def _redial(self) -> None:
        try:
            await self.dial()
        except OSError as fault:
            self.connection_lost(fault)

    def welcomed(self) -> None:
        super().welcomed()
        if self.pending is not None:
            self.answer(self.pending)

    def drew(self, frame: Message, now: float) -> None:
        """The game is before this person's eyes."""
        self.has = frame["game"], frame["ply"]
        if self.lost is not None and self.shown is None:
            self.shown = now

    def answer(self, message: Message) -> None:
        """Send it; whatever is lost of it on the way is sent again with the next welcome."""
        self.pending, self.sent = message, perf_counter()
        self.send(**message)


class StormyTable(Table):
    """A table whose people come back."""

    person = Person

    def __init__(self, url: str, number: int, times: Times) -> None:
        super().__init__(url, number, THINK, 0, times)
        self.stored = "", -1  # the last acknowledged answer: its game and ply
        self.acknowledgements: list[tuple[float, float]] = []  # when it was sent, and how long it took

    def told(self, seat: Seat, frame: Message, now: float) -> None:
        assert isinstance(seat, Person)
        assert frame["game"] != seat.stored[0] or frame["ply"] >= seat.stored[1], "an acknowledged answer was lost"
        seat.drew(frame, now)
        choices = frame.get("choices")
        if choices and seat.asked != seat.has:
            seat.asked = seat.has
            self._ids += 1
            answer = {"type": "answer", "game": frame["game"], "ply": frame["ply"], "client_id": str(self._ids)}
            wait, text = self._roll.uniform(0, 2 * THINK), self._roll.choice(choices)
            asyncio.get_running_loop().call_later(wait, seat.answer, {**answer, "text": text})

    def acknowledged(self, seat: Seat, accepted: Message, now: float) -> None:
        assert isinstance(seat, Person)
        if seat.pending is not None and seat.pending["client_id"] == accepted["client_id"]:
            self.stored = seat.pending["game"], accepted["ply"]
            self.acknowledgements.append((seat.sent, now - seat.sent))
            seat.pending = None


async def main(url: str, tables: int) -> None:
    """Play, be thrown out, come back; then say when each was shown the game again, and how long answers took."""
    times = Times()
    every = [StormyTable(url, number, times) for number in range(tables)]
    await open_all(url, every)
    await start_all(every)
    people = [seat for table in every for seat in table.seats if isinstance(seat, Person)]
    print("playing", flush=True)
    async with asyncio.timeout(PATIENCE):
        while any(person.shown is None for person in people):
            await asyncio.sleep(0.1)
    await asyncio.sleep(2 * THINK)  # what was asked by then is answered
    result = {
        "shown": sorted(person.shown for person in people if person.shown is not None),
        "tries": sum(person.tries for person in people),
        "acknowledged": [one for table in every for one in table.acknowledgements],
        "lost": times.lost,
    }
    print(json.dumps(result), flush=True)
    for person in people:
        person.close()


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1], int(sys.argv[2])))
