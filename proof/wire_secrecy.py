"""python -m proof.wire_secrecy [GAMES] [PAIRS]: on the wire, nobody is told what they may not know.

First, random games in which every seat and a spectator listen: each frame is exactly what the rules show that viewer,
and no seed, secret, nonce, token or digest stands in any message before the game has ended. Then, pairs of worlds that
differ only in what a viewer cannot know, played alike before its eyes on two servers: what it hears is byte-identical.
"""

import asyncio
import hashlib
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping
from contextlib import AsyncExitStack, ExitStack
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import httpx

from cattery.kernel import (
    CHANCE,
    SPECTATOR,
    Event,
    FastDice,
    Game,
    HmacDice,
    State,
    apply,
    decision,
    encode,
    read_record,
    redact,
)
from cattery.kit import find_game, register_kit
from cattery.testing import random_history
from proof.kit.client import Player, open_table, seated
from proof.kit.oracle import check_frames
from proof.kit.threads import server_thread
from proof.tables import some_tables
from tests.bluff import BARE

TABLES = [(BARE.name, 2), *some_tables()]
KNOWN = {"welcome", "frame", "room-changed", "dealing", "game-over", "said", "reacted", "accepted", "refused"}
DICE = "00" * 32


async def play_watched(url: str, game: str, players: int, found: Counter[str]) -> None:
    """One game with everybody listening, a wrong answer now and then, and every HTTP answer kept."""
    table = await asyncio.to_thread(open_table, url, game, players=players)
    async with seated(url, table, *(f"Cat {n}" for n in range(players))) as people, Player(url, table, "Eve") as eve:
        await people[0].ask("start")
        await asyncio.gather(*(_see_the_deal(person) for person in (*people, eve)))
        id = people[0].room["game_id"]
        ended = f"/api/tables/{table}/games/{id}"
        paths = f"{ended}/record", f"{ended}/replay?viewer=-3", "/metrics", "/api/offer", f"/t/{table}"
        async with httpx.AsyncClient(base_url=url) as http:
            asked = [(await http.get(path)).text for path in paths]
        await asyncio.gather(eve.play(), *map(_play_and_err, people))
    over = people[0].over
    assert over is not None
    record = read_record(encode(over["record"]))
    secrets = secrets_of(over["record"], people)
    for person in (*people, eve):
        early = person.texts[: next(i for i, message in enumerate(person.heard) if message["type"] == "game-over")]
        assert {message["type"] for message in person.heard} <= KNOWN
        for text in (*early, *asked):
            assert not any(secret in text for secret in secrets), "a secret left before its game had ended"
        found["frames"] += check_frames(person.heard, record, id, person.seat)
        found["messages"] += len(early)
    found["games"] += 1


async def _see_the_deal(person: Player) -> None:
    while person.frame is None:
        await person.hear()


async def _play_and_err(person: Player) -> None:
    """Play at random; now and then first try an answer that cannot be."""
    while person.over is None:
        frame = person.frame
        if frame is None or not frame.get("choices"):
            await person.hear()
            continue
        if person.roll.random() < 0.2:
            await person.ask(
                "answer", game=frame["game"], ply=frame["ply"], text=person.roll.choice(["?", "X", ".", "*A"])
            )
        if person.frame is frame:
            await person.answer(person.roll.choice(frame["choices"]))


def secrets_of(record: Mapping[str, Any], people: list[Player]) -> list[str]:
    """What no message may hold while the game is played."""
    fair = record["fair"]
    tokens = [person.token for person in people]
    holders = [hashlib.sha256(token.encode()).hexdigest() for token in tokens]
    nonces = [one["nonce"] for one in fair["nonces"]]
    return [record["digest"], record["dice"].split()[1], fair["secret"], *nonces, *tokens, *holders]


class Twins:
    """Two servers alike in everything but the position that a game starts from."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.positions: tuple[dict[str, str], dict[str, str]] = ({}, {})
        self._chance = (Random(), Random())
        now = datetime(2026, 11, 16, 12, tzinfo=UTC)
        self.urls = [
            stack.enter_context(
                server_thread(
                    folder / str(n), dice=DICE, positions=self.positions[n], clock=lambda: now, fresh=self._fresh(n)
                )
            )
            for n in range(2)
        ]

    def _fresh(self, n: int) -> Any:
        return self._chance[n].randbytes

    async def compare(self, game: Game, players: int, seed: str, found: Counter[str], plies: int = 6) -> None:
        """Play a pair of worlds on, alike before one viewer's eyes; that viewer hears the same, byte for byte."""
        roll = FastDice(seed)
        drawn = draw_pair(game, players, roll)
        if drawn is None:
            return
        viewer, worlds = drawn
        for position, chance, world in zip(self.positions, self._chance, worlds, strict=True):
            position[game.name] = game.write_position(world)
            chance.seed(seed)
        async with AsyncExitStack() as lines:
            sides = [await _seat_all(url, game.name, players, lines) for url in self.urls]
            await asyncio.gather(*(side[0].ask("start") for side in sides))
            await asyncio.gather(*(_see_the_deal(person) for side in sides for person in side))
            for ply in range(1, plies + 1):
                answers = alike(game, viewer, worlds, roll)
                if answers is None:
                    break
                actor = worlds[0].step.actor if worlds[0].step else None
                assert actor is not None
                found["differed"] += worlds[0].table != worlds[1].table
                worlds = answers[0][1], answers[1][1]
                for side, (text, _) in zip(sides, answers, strict=True):
                    said = await side[actor].answer(text)
                    assert said["type"] == "accepted", said
                    for person in side:
                        while person.frame is None or person.frame["ply"] < ply:
                            await person.hear()
                found["pairs"] += 1
            one, other = (side[viewer if viewer != SPECTATOR else -1].texts for side in sides)
            assert one == other, f"{game.name}: viewer {viewer} can tell by the frames (seed {seed})"
            found["bytes"] += sum(map(len, one))


async def _seat_all(url: str, game: str, players: int, lines: AsyncExitStack) -> list[Player]:
    table = await asyncio.to_thread(open_table, url, game, players=players)
    names = [f"Cat {number}" for number in range(players)]
    people = await lines.enter_async_context(seated(url, table, *names, seed="twin"))
    return [*people, await lines.enter_async_context(Player(url, table, "Eve"))]


def draw_pair(game: Game, players: int, roll: FastDice) -> tuple[int, tuple[State, State]] | None:
    """A random position, a viewer, and another position that this viewer cannot tell from it."""
    history = list(random_history(game, game.options({"players": players}), roll))
    at = roll(len(history))
    state = history[at].state
    if state.step is None or state.step.actor == CHANCE:
        return None
    viewer = (*range(players), SPECTATOR)[roll(players + 1)]
    seen: list[Event] = [redact(event, viewer) for moment in history[: at + 1] for event in moment.events]
    other = game.imagine(game.view(state, viewer), seen, roll)
    worlds = game.read_position(game.write_position(state)), game.read_position(game.write_position(other))
    same = [encode((game.view(world, viewer), decision(world))) for world in worlds]
    return (viewer, worlds) if same[0] == same[1] else None  # the test game writes down less than everything


def alike(game: Game, viewer: int, worlds: tuple[State, State], roll: FastDice) -> list[tuple[str, State]] | None:
    """An answer in each world that shows this viewer the same, chance's included; None if there is none just now."""
    one, other = worlds
    step = one.step
    if step is None:
        return None
    for _ in range(20):
        answer = one.choices[roll(len(one.choices))]
        look = step.shown(one.table, answer, viewer)
        fitting = [choice for choice in other.choices if step.shown(other.table, choice, viewer) == look]
        if fitting:
            twin = fitting[roll(len(fitting))]
            after, looks = _settled(apply(one, answer)[0], viewer)
            twin_after, twin_looks = _settled(apply(other, twin)[0], viewer)
            if looks == twin_looks:
                return [(game.write(answer), after), (game.write(twin), twin_after)]
    return None


def _settled(state: State, viewer: int) -> tuple[State, list[Any]]:
    """What the dice of both servers answer up to the next bot_question, and what the viewer sees of it."""
    dice, looks = HmacDice(bytes.fromhex(DICE)), []
    while state.step is not None and state.step.actor == CHANCE:
        choice = state.choices[dice(len(state.choices), state.round, state.rolls)]
        looks.append(encode(state.step.shown(state.table, choice, viewer)))
        state, _, _ = apply(state, choice)
    return state, looks


async def watch(games: int, folder: Path, found: Counter[str], at_once: int = 8) -> None:
    """Many watched games, several at a time."""
    numbers = iter(range(games))

    async def some() -> None:
        for number in numbers:
            await play_watched(url, *TABLES[number % len(TABLES)], found)
            print(f"{found['games']} games", file=sys.stderr)

    with server_thread(folder) as url:
        await asyncio.gather(*(some() for _ in range(at_once)))


async def compare(pairs: int, folder: Path, found: Counter[str]) -> None:
    """Many pairs of worlds."""
    with ExitStack() as stack:
        twins = Twins(folder, stack)
        number = 0
        while found["pairs"] < pairs:
            name, players = TABLES[number % len(TABLES)]
            await twins.compare(find_game(name), players, f"pair {number}", found)
            number += 1
            print(f"{found['pairs']} pairs", file=sys.stderr)


def main(games: int, pairs: int) -> None:
    """The whole proof, and its figures."""
    register_kit(BARE)
    found = Counter[str]()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(watch(games, Path(folder) / "watched", found))
        asyncio.run(compare(pairs, Path(folder), found))
    print(f"{found['games']} games, {found['messages']} messages to seats and spectators: no secret before the end")
    print(f"{found['frames']} frames, each exactly what the rules show its viewer")
    print(
        f"{found['pairs']} pairs of worlds ({found['differed']} differed in secret), {found['bytes']} bytes: identical"
    )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3] if len(sys.argv) > 2 else (2000, 2000)))
