"""M27 and M28; and what holds for all effects: reversals (M30), empty hands (M31), effects that wait (M38)."""

import pytest

from cattery.games.mistigri.events import (
    CardDrawn,
    CardTaken,
    EffectLapsed,
    EffectTaken,
    OnesDiscarded,
    PairDiscarded,
    Reversed,
    TurnBegan,
    WentOut,
)  # fmt: skip
from cattery.games.mistigri.steps import (
    DrawCard,
    PairOrPass,
)  # fmt: skip
from cattery.kernel import Seen
from tests.rulebook.mistigri.kit import after, asked, facts, play

# --- M27 and M28: 7 + 7, 8 + 8 ----------------------------------------------------------------------------------------


def test_M27_the_next_player_draws_two_cards() -> None:
    state, happened = play("A7B7C4C5X/D5/C8/E7 1:pair", "A7B7")
    assert happened == [PairDiscarded(0, ("A7", "B7")), EffectTaken(0, 7), TurnBegan(1, 0, 2)]
    assert state.agenda[:3] == (DrawCard(1, 0), DrawCard(1, 0), PairOrPass(1))
    state, happened = play(state, "*X *C4")
    assert happened == [CardDrawn(1, 0, Seen("X", (1, 0))), CardDrawn(1, 0, Seen("C4", (1, 0)))]
    assert asked(state) == "."
    assert facts(state, ".")[-1] == TurnBegan(2, 1, 1)


def test_M28_the_next_player_draws_three_cards() -> None:
    state, happened = play("A5B3C8D8C4C5X/D5/C6/E7 1:pair", "C8D8")
    assert happened[-1] == TurnBegan(1, 0, 3)
    state, happened = play(state, "*X *C4 *B3")
    assert state.table.hands[:2] == (("A5", "C5"), ("B3", "C4", "D5", "X"))
    assert state.step == PairOrPass(1)


@pytest.mark.parametrize(("hand", "pair", "draws"), [
    ("A7B7X", "A7B7", 1), ("A7B7C4X", "A7B7", 2), ("C8D8X", "C8D8", 1), ("C8D8C4X", "C8D8", 2),
    ("C8D8C4C5X", "C8D8", 3),
])  # fmt: skip
def test_M27_M28_or_all_you_have(hand: str, pair: str, draws: int) -> None:
    state, happened = play(f"{hand}/D5/C6/E7 1:pair", pair)
    assert happened[-1] == TurnBegan(1, 0, draws)
    happened = facts(state, {1: "*X", 2: "*X *C4", 3: "*X *C4 *C5"}[draws])
    assert happened[-1] == WentOut(0)
    assert len(happened) == draws + 1


# --- reversal ---------------------------------------------------------------------------------------------------------


def test_M30_after_a_reversal_the_one_you_drew_from_draws_from_you() -> None:
    state, _ = play("A3B3X/C5C6/D5D6/E5E7 4:draw", "*D5 .")
    assert state.step == DrawCard(0, 3)
    state, happened = play("B3C4/A3X/D5D6/E5E7 2:draw", "*B3 A3B3 <>")
    assert happened[-1] == TurnBegan(0, 1, 1)


def test_M30_reversal_after_taking_their_last_card_goes_to_the_nearest_one_beyond() -> None:
    state, happened = play("B3/A3X/D5D6/E5E7 2:draw", "*B3 A3B3 <>")
    assert happened[1] == WentOut(0)
    assert happened[-1] == TurnBegan(3, 1, 1)
    assert state.table.arrow == -1


def test_M30_a_second_reversal_turns_the_arrow_back() -> None:
    assert facts("A3B3X/C5C6/D5D6 arrow=< 1:pair", "A3B3 <>")[1:] == [Reversed(0, 1), TurnBegan(1, 0, 1)]


def test_M30_with_two_players_a_reversal_changes_nobodys_turn() -> None:
    assert facts("A3B3X/C5C6/- 1:pair", "A3B3 <>")[1:] == [Reversed(0, -1), TurnBegan(1, 0, 1)]


def test_M30_who_is_out_is_skipped_and_the_next_player_draws_against_the_arrow() -> None:
    assert facts("A3B3/C5C6/D5D6/E5E7 1:pair", "A3B3 <>")[1:] == [WentOut(0), Reversed(0, -1), TurnBegan(3, 1, 1)]
    assert facts("A3B3/C5C6/D5D6/E5E7 1:pair", "A3B3 =")[1:] == [WentOut(0), EffectLapsed(0, 3), TurnBegan(1, 3, 1)]


# --- M31: a pair that empties the hand, with each of the eight effects ------------------------------------------------


@pytest.mark.parametrize(("pair", "answers", "then"), [
    ("A1B1", "=", [EffectTaken(0, 1), OnesDiscarded(0, ()), TurnBegan(1, 4, 1)]),
    ("A1B1", "<>", [Reversed(0, -1), TurnBegan(4, 1, 1)]),
    ("A2B2", "=", [EffectLapsed(0, 2), TurnBegan(1, 4, 1)]),
    ("A2B2", "<>", [Reversed(0, -1), TurnBegan(4, 1, 1)]),
    ("A3B3", "=", [EffectLapsed(0, 3), TurnBegan(1, 4, 1)]),
    ("A3B3", "<>", [Reversed(0, -1), TurnBegan(4, 1, 1)]),
    ("A4B4", "", [EffectLapsed(0, 4), TurnBegan(1, 4, 1)]),
    ("A5B5", "A1 A2 A7 E9", [
        EffectTaken(0, 5), CardTaken(0, 1, "A1"), CardTaken(0, 2, "A2"), CardTaken(0, 3, "A7"), CardTaken(0, 4, "E9"),
        TurnBegan(1, 4, 1),
    ]),
    ("A6B6", "", [EffectLapsed(0, 6), TurnBegan(1, 4, 1)]),
    ("A7B7", "", [EffectLapsed(0, 7), TurnBegan(1, 4, 1)]),
    ("C8D8", "", [EffectLapsed(0, 8), TurnBegan(1, 4, 1)]),
])  # fmt: skip
def test_M31_a_pair_that_empties_the_hand(pair: str, answers: str, then: list[object]) -> None:
    happened = facts(f"{pair}/C5/D5/E5/X 1:pair", f"{pair} {answers}")
    assert happened == [PairDiscarded(0, (pair[:2], pair[2:])), WentOut(0), *then]


def test_M31_the_second_pair_of_a_chain_can_empty_the_hand() -> None:
    happened = facts("A6B6C6D6/C5/D5/E5 1:pair", "A6B6 C6D6")
    assert happened == [
        PairDiscarded(0, ("A6", "B6")), EffectTaken(0, 6), PairDiscarded(0, ("C6", "D6")), WentOut(0),
        EffectLapsed(0, 6), TurnBegan(1, 3, 1),
    ]  # fmt: skip


# --- M38 and worked example 3 -----------------------------------------------------------------------------------------


def test_M38_a_waiting_effect_is_used_up_before_the_next_player_discards() -> None:
    for pair, answers in (("A2B2", "A2B2 = X *X"), ("A3B3", "A3B3 = *X C4 A6"), ("A7B7", "A7B7 *X *C4")):
        state, _ = play(f"{pair}C4C5X/D5/C6/E7 1:pair", answers)
        assert state.step == PairOrPass(1)
        assert (state.table.waiting, state.table.chosen) == (0, None)
        assert facts(state, ".")[-1] == TurnBegan(2, 1, 1)


def test_M38_an_effect_waits_for_the_draw_that_is_from_you() -> None:
    for pair in ("A3B3", "A7B7", "C8D8"):
        _, happened = play(f"{pair}C4C5X/-/C6/E5 1:pair", f"{pair} =" if pair == "A3B3" else pair)
        began = happened[-1]
        assert isinstance(began, TurnBegan)
        assert (began.seat, began.giver) == (2, 0)


@pytest.mark.parametrize(("position", "answers", "holder"), [
    ("X/C4C5/D5D6 2:draw", "*X", 1),
    ("A4B4X/C5/D5 1:pair", "A4B4 X>3", 2),
    ("A3B3C4X/C5C6/D5 1:pair", "A3B3 = *C4 X A6", None),
    ("A5B5C4/C5C6/D5 1:pair", "A5B5 X A3 A4", 1),
    ("A3B3C4C5/D5D6/D4 1:pair", "A3B3 = *C4 C5 X", 0),
])  # fmt: skip
def test_M37_worked_example_3_the_mistigri_goes_and_comes(position: str, answers: str, holder: int | None) -> None:
    state, _ = play(position, answers)
    holding = [seat for seat, hand in enumerate(state.table.hands) if "X" in hand]
    assert holding == ([] if holder is None else [holder])
    assert ("X" in state.table.pile) is (holder is None)


def test_effects_in_full() -> None:
    assert after("A3B3C4C5X/D4D5/E5E7 hand=4 pile=A6B6C6 1:pair", "A3B3 = *C4 X C6 D4D5") == (
        "C5C6/C4/E5E7 hand=4 pile=A6B6A3B3XD4D5 turn=3 known=1C6:23w,2C4:1 3:draw"
    )
