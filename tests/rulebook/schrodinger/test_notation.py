"""Answers as text: S11 to S20, S30 and S49 for players, S6 to S8 for chance (docs/notation.md)."""

import pytest

from cattery.games.schrodinger.choices import (
    Claim,
    Doubt,
    DrawCards,
    DrawPhysicat,
    EndTurn,
    NameStarter,
    ShowProof,
    SwapCards,
    TakePower,
    UsePower,
)
from cattery.games.schrodinger.game import GAME
from cattery.kernel import BadNotation, Choice
from tests.rulebook.schrodinger.table import at, c

SPELLED: list[tuple[str, Choice]] = [
    ("8A", Claim(8, "alive")),
    ("26D", Claim(26, "dead")),
    ("13E", Claim(13, "empty")),
    ("2H", Claim(2, "heisenberg")),
    ("?", Doubt()),
    ("+", ShowProof((0, 0, 0, 0))),
    ("+2A1H", ShowProof((2, 0, 0, 1))),
    ("-", SwapCards((0, 0, 0, 0))),
    ("-1D1E", SwapCards((0, 1, 1, 0))),
    ("!", UsePower()),
    ("!mewton", TakePower("mewton")),
    (".", EndTurn()),
    ("*2A3D1H", DrawCards((2, 3, 0, 1))),
    ("*A", DrawCards((1, 0, 0, 0))),
    ("*H", DrawCards((0, 0, 0, 1))),
    ("*2E", DrawCards((0, 0, 2, 0))),
    ("*10A", DrawCards((10, 0, 0, 0))),
    ("*mewton", DrawPhysicat("mewton")),
    ("*3", NameStarter(2)),
]
STEP = at("6A 6D | turn 1").state.agenda[0]


@pytest.mark.parametrize(("text", "choice"), SPELLED)
def test_S11_answers_are_written_and_read(text: str, choice: Choice) -> None:
    assert GAME.write(choice) == text
    assert GAME.read(text, STEP) == choice


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("8a", Claim(8, "alive")),
        (" 8A ", Claim(8, "alive")),
        ("+1h2a", ShowProof(c("2A1H"))),
        ("- 1d", SwapCards(c("1D"))),
        ("!Mewton", TakePower("mewton")),
        ("*1A", DrawCards(c("1A"))),
        ("*a", DrawCards(c("1A"))),
        ("*1", NameStarter(0)),
    ],
)
def test_S11_answers_may_be_typed_in_other_ways(text: str, choice: Choice) -> None:
    assert GAME.read(text, STEP) == choice


@pytest.mark.parametrize(
    "text",
    ["", " ", "A", "8", "8X", "0A", "08A", "100A", "8A2D", "??", "!!", "!newton", "+2", "+A", "+2A2A", "+0A", "-1X",
     "*", "*0", "*AD", "*newton", "..", "8A?", "=", "+2A-1D", "*1A1A", "x8A", "8Ax", "*10", "*3٣", "8٣A"],
)  # fmt: skip
def test_S11_anything_else_spells_no_answer(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read(text, STEP)


def test_S11_only_answers_of_this_game_are_written() -> None:
    with pytest.raises(BadNotation):
        GAME.write(Choice())
