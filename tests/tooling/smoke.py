"""What both games do, as lines of text: the same however Python runs. `python -OO -m tests.tooling.smoke` tells it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cattery.kernel import BadOption, IllegalChoice, apply, read_record, start
from cattery.kernel.chance import FastDice
from cattery.kit import check, find_game
from cattery.room.requests import AddBot
from cattery.wording import refuse
from proof.kit.desk import Desk

RECORDS = Path(__file__).parents[1] / "records"
GAMES = ("mistigri", "schrodinger")


def smoke() -> Iterator[str]:
    """Records replayed, answers and options refused by rule and in words, and a short game through a live table."""
    for name in GAMES:
        for line in (RECORDS / f"{name}.jsonl").read_bytes().splitlines()[::5]:
            record = read_record(line)
            yield f"{name} {record.digest} {find_game(name).result(check(record))}"
        yield from _refusals(name)
        yield from _live(name)


def _refusals(name: str) -> Iterator[str]:
    game = find_game(name)
    for given in ({"players": 9}, {"starter": 9}, {"hand": 99}, {"no": 1}):
        try:
            game.options(given)
        except BadOption as fault:
            yield f"{name} {fault.rule} {fault} {refuse(fault, 'en', name)}"
    roll = FastDice("smoke")
    state, _, _ = start(game, game.options({"players": 3}), roll)
    while state.step is not None:
        try:
            apply(state, "nonsense")
        except IllegalChoice as fault:
            yield f"{name} {fault.rule} {fault} {refuse(fault, 'en', name)}"
        state, _, _ = apply(state, state.choices[roll(len(state.choices))], roll)


def _live(name: str) -> Iterator[str]:
    options: dict[str, Any] = {"players": 3, "hand": 2}
    desk = Desk(name, options=options)
    person = desk.sit("Ann")[0]
    for level in ("kitten", "house-cat"):
        desk.accepted("Ann", AddBot(level=level))
    desk.start("Ann", seed="00" * 16)
    desk.play_on()
    yield f"{name} {desk.room.phase.word} {person.over}"


if __name__ == "__main__":
    print("\n".join(smoke()))
