"""What tables heard, stored and said, word for word, while anything happened to them.

`python -m tests.room.tapes` wrote tests/room/kept with the version before the phases of a table were types. Those files
are not written anew: they are what later versions are held to.
"""

import json
import lzma
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

from cattery.kernel import FastDice, decode, encode
from cattery.kernel.data import convert
from cattery.room import (
    Behind,
    Closed,
    Heard,
    Input,
    Opened,
    Output,
    Restarted,
    Rigged,
    Room,
    RoomFact,
    Send,
    Thought,
    Tick,
    handle,
    read_fact,
    replay_room,
)  # fmt: skip
from cattery.room.requests import AddBot, ClientRequest, RemoveBot, Start
from proof.kit import desk as kit

KEPT = Path(__file__).with_name("kept") / "chaos.json.xz"
KINDS: dict[str, Any] = {kind.__name__: kind for kind in (Behind, Closed, Heard, Opened, Restarted, Thought, Tick)}

PROMISE, GAME_RUNNING, DEAL_OPENED, DEALING = '"promise"', '"game-running"', '"deal-opened"', '"type":"dealing"'
"""Two things are otherwise by now, and on purpose (docs/fair-deal.md): a promise is also taken while a game is played,
where it was refused, and `dealing` also comes where no nonce is awaited."""

Tape = list[list[Any]]
"""[when, kind, message, facts, outputs]: the last two as they are stored and sent. The first entry is the opening."""


def said(output: Output) -> str:
    """An output as it leaves: to whom, and the very bytes; or which bot is asked."""
    if isinstance(output, Send):
        return f"{' '.join(output.to)}: {encode(output.message).decode()}"
    return encode(output).decode()


def listen_to(tape: Tape) -> None:
    """Hold this version to a tape."""
    [opening] = tape[0][3]
    stored = [opening]
    room = replay_room([read_fact(opening)])
    for number, (when, kind, message, facts, outputs) in enumerate(tape[1:], 1):
        if PROMISE in message and not facts and all(GAME_RUNNING in output for output in outputs):
            continue
        if kind == "Restarted":
            room = replay_room(map(read_fact, stored))
        room, now_facts, now_outputs = handle(room, _message(kind, message), datetime.fromisoformat(when))
        assert [encode(fact).decode() for fact in now_facts] == facts, f"what is stored after message {number}"
        told = list(map(said, now_outputs))
        if any(DEAL_OPENED in fact for fact in facts) and not any(DEALING in output for output in outputs):
            told = [output for output in told if DEALING not in output]
        assert told == outputs, f"what is said after message {number}"
        stored += facts


def _message(kind: str, text: str) -> Input:
    plain = decode(text)
    if kind == "Heard":
        request = decode(encode(plain["request"]), ClientRequest)
        rigged = convert(plain["rigged"], Rigged | None)
        return Heard(plain["connection"], request, bytes.fromhex(plain["fresh"]), rigged)
    message: Input = convert(plain, KINDS[kind])
    return message


def _text(message: Input) -> str:
    if isinstance(message, Heard):
        plain = {"connection": message.connection, "request": message.request, "fresh": message.fresh.hex()}
        return encode({**plain, "rigged": message.rigged}).decode()
    return encode(message).decode()


def tape_of(happen: Callable[[], kit.Desk]) -> Tape:
    """What every table hears, stores and says while this happens at one desk."""
    tape: Tape = []

    def taped(room: Room, message: Input, now: datetime) -> tuple[Room, list[RoomFact], list[Output]]:
        after, facts, outputs = handle(room, message, now)
        stored = [encode(fact).decode() for fact in facts]
        tape.append([now.isoformat(), type(message).__name__, _text(message), stored, list(map(said, outputs))])
        return after, facts, outputs

    kit.handle = taped  # type: ignore[attr-defined]
    opening = encode(happen().facts[0]).decode()
    kit.handle = handle  # type: ignore[attr-defined]
    return [[kit.BEGINNING.isoformat(), "", "", [opening], []], *tape]


def chaos(game: str, players: int, clock: int | None) -> kit.Desk:
    """Everything that the chaos of test_chaos.py can think of."""
    from tests.room.test_chaos import HAPPENINGS, MOST, Chaos

    whole, roll = Chaos(game, players, clock), FastDice(f"kept {game} {clock}")
    for _ in range(1000):
        HAPPENINGS[roll(len(HAPPENINGS))](whole, roll(MOST))
    return whole.desk


def with_bots(game: str, players: int, clock: int | None) -> kit.Desk:
    """Two people among bots, a game with nonces and a rematch, and a restart in the middle of the deal."""
    desk = kit.Desk(game, clock, {"players": players}, "kept")
    desk.sit("Ann", "Ben", promises=True)
    desk.accepted("Ann", AddBot(level="random", seat=2))
    desk.accepted("Ann", RemoveBot(seat=2))
    desk.open("Eve", None)
    for _ in range(2, players):
        desk.accepted("Ann", AddBot(level="random"))
    desk.start("Ann")
    desk.play_on()
    desk.accepted("Ben", kit.promise("Ben"))
    desk.accepted("Ben", Start())
    desk.restart()
    desk.come_back()
    desk.tick(4.0)
    desk.play_on(5)
    return desk


def main() -> None:
    """Write them all."""
    mixed = ("bluff", 2, 20), ("mistigri", 3, None), ("mistigri", 4, 45), ("schrodinger", 3, 20)
    bots = ("mistigri", 4, 45), ("schrodinger", 4, None)
    tapes = [tape_of(partial(chaos, *table)) for table in mixed]
    tapes += [tape_of(partial(with_bots, *table)) for table in bots]
    KEPT.parent.mkdir(exist_ok=True)
    text = json.dumps(tapes, ensure_ascii=False, separators=(",", ":")).encode()
    KEPT.write_bytes(lzma.compress(text, preset=9))


def read() -> list[Tape]:
    tapes: list[Tape] = json.loads(lzma.decompress(KEPT.read_bytes()))
    return tapes


if __name__ == "__main__":
    main()
