"""Answers as text, both ways."""

import pytest

from cattery.games.mistigri.choices import (
    ChooseCard,
    Deal,
    DiscardPair,
    Draw,
    First,
    GiveCard,
    Pass,
    Reverse,
    TakeEffect,
)  # fmt: skip
from cattery.games.mistigri.game import GAME
from cattery.games.mistigri.steps import DealHand, DrawCard, GiveAway, NameFirst, PairOrPass
from cattery.kernel import BadNotation, Choice, Step

TEXTS: list[tuple[Step, str, Choice]] = [
    (NameFirst(), "*3", First(2)),
    (DealHand(0, 3), "*A3C4X", Deal(("A3", "C4", "X"))),
    (DealHand(0, 1), "*X", Deal(("X",))),
    (DrawCard(1, 0), "*C4", Draw("C4")),
    (DrawCard(1, 0), "*X", Draw("X")),
    (PairOrPass(0), "C4D4", DiscardPair(("C4", "D4"))),
    (PairOrPass(0), "C3C3", DiscardPair(("C3", "C3"))),
    (PairOrPass(0), ".", Pass()),
    (PairOrPass(0), "=", TakeEffect()),
    (PairOrPass(0), "<>", Reverse()),
    (PairOrPass(0), "C4", ChooseCard("C4")),
    (GiveAway(0), "C4>3", GiveCard("C4", 2)),
    (GiveAway(0), "X>1", GiveCard("X", 0)),
]


@pytest.mark.parametrize(("step", "text", "choice"), TEXTS)
def test_an_answer_is_read_as_it_is_written(step: Step, text: str, choice: Choice) -> None:
    assert GAME.write(choice) == text
    assert GAME.read(text, step) == choice


@pytest.mark.parametrize(("step", "text"), [
    (PairOrPass(0), ""), (PairOrPass(0), "pass"), (PairOrPass(0), "C9"), (PairOrPass(0), "f4d4"),
    (PairOrPass(0), "C4D4E4"), (PairOrPass(0), "C4>"), (PairOrPass(0), "C4>0"), (PairOrPass(0), "C4>12"),
    (PairOrPass(0), "C4D4>2"), (PairOrPass(0), ">2"), (PairOrPass(0), "*C4"), (NameFirst(), "*C4"), (NameFirst(), "*"),
    (DrawCard(1, 0), "*C4D4"), (DrawCard(1, 0), "*3"), (DealHand(0, 2), "*3"), (DrawCard(1, 0), "*"),
])  # fmt: skip
def test_what_spells_no_answer_is_refused(step: Step, text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        GAME.read(text, step)
    assert repr(text) in str(refusal.value)


def test_a_text_need_not_be_lawful_to_be_read() -> None:
    assert GAME.read("C4X", PairOrPass(0)) == DiscardPair(("C4", "X"))
    assert GAME.read("C4>9", GiveAway(0)) == GiveCard("C4", 8)
    assert GAME.read("*", DealHand(0, 2)) == Deal(())


def test_small_letters_are_read_too() -> None:
    assert GAME.read("c4d4", PairOrPass(0)) == DiscardPair(("C4", "D4"))
    assert GAME.read("*x", DrawCard(1, 0)) == Draw("X")
