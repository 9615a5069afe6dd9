"""Positions with one thing in them spoilt: each is refused, or a whole position, nothing of which was left unread."""

import re
from random import Random
from typing import Any

import pytest

from cattery.kernel import BadNotation, FastDice, Game, State, apply, start
from cattery.kit import find_game

BETWEEN = {"mistigri": " ", "schrodinger": " | "}
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("mistigri", {"players": 4}),
    ("mistigri", {"players": 5, "starter": 2}),
    ("mistigri", {"players": 3, "values": [1, 2, 3, 4, 5, 10], "hand": 4}),
    ("schrodinger", {"players": 2}),
    ("schrodinger", {"players": 4, "physicats": False, "starter": 2}),
]


def texts_of(game: Game, options: Any, seed: str) -> list[str]:
    """Every position of a random game, chance's questions too."""
    roll = FastDice(seed)
    state, _, _ = start(game, options)
    texts = [game.write_position(state)]
    while state.step is not None:
        state, _, _ = apply(state, state.choices[roll(len(state.choices))])
        texts.append(game.write_position(state))
    return texts


def spoilt(parts: list[str], others: list[str], pick: Random) -> list[str]:
    """One part less, or one more from elsewhere, or said again, or with other figures or a stray letter."""
    at = pick.randrange(1, len(parts))
    one = parts[at]
    place = pick.randrange(len(one))
    changed = pick.choice(
        [
            [],
            [one, one],
            [pick.choice(others), one],
            [re.sub("[0-9]", lambda _: pick.choice("0123456"), one, count=pick.randint(1, 3))],
            [one[:place] + one[place + 1 :]],
            [one[:place] + pick.choice("0123456ABCDEXH-,/:=") + one[place:]],
        ]
    )
    return [*parts[:at], *changed, *parts[at + 1 :]]


def meant(part: str) -> list[str]:
    """What a part says, whatever the order of it and however its numbers are spelt."""
    return sorted(re.sub("(?<![0-9])0+(?=[0-9])", "", part))


def so_anyway(table: Any) -> list[str]:
    """What may be said of a table though it is so without a word."""
    if hasattr(table, "lives"):
        return [f"starter {(table.starter or 0) + 1}", f"lives {' '.join(map(str, table.lives))}"]
    seats = "".join(str(seat + 1) for seat in table.out)
    at_turn = [f"turn={table.turn}"] if table.turn else []
    first = [f"first={table.first + 1}"] if table.first is not None else []
    return [*at_turn, *first, "arrow=>", "rolls=0", f"pile={''.join(table.pile) or '-'}", f"out={seats or '-'}"]


def play_on(state: State, roll: FastDice) -> State:
    for _ in range(5000):
        if state.step is None:
            return state
        state, _, _ = apply(state, state.choices[roll(len(state.choices))], roll)
    raise AssertionError("this never ends")


@pytest.mark.parametrize(("name", "given"), TABLES)
def test_a_spoilt_position_is_refused_or_read_to_its_last_letter(name: str, given: dict[str, Any]) -> None:
    game, pick, between = find_game(name), Random(f"{name}{given}"), BETWEEN[name]
    texts = texts_of(game, game.options(given), name)
    others = [part for text in texts for part in text.split(between)[1:]]
    accepted = refused = 0
    for text in pick.choices(texts, k=1200):
        parts = spoilt(text.split(between), others, pick)
        try:
            state = game.read_position(between.join(parts))
        except BadNotation:
            refused += 1
            continue
        accepted += 1
        written = game.write_position(state)
        assert game.read_position(written) == state
        left = [meant(part) for part in written.split(between) + so_anyway(state.table)]
        for part in parts:
            assert meant(part) in left, f"{part!r} was not read in {between.join(parts)!r}"
            left.remove(meant(part))
        if accepted % 8 == 0:
            assert sum(game.result(play_on(state, FastDice(written)))) == pytest.approx(1)
    assert accepted > 30
    assert refused > 30
