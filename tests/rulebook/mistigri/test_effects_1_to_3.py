"""The effects that can be refused for a reversal: M21, M22 and M23, and the rulings M32, M36 and M37 on them."""

import pytest

from cattery.games.mistigri.choices import ChooseCard, Reverse, TakeEffect
from cattery.games.mistigri.events import (
    CardChosen,
    CardDiscarded,
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
    ChooseDrawn,
    EffectOrReverse,
    PairOrPass,
    SwapIn,
    SwapOut,
)  # fmt: skip
from cattery.kernel import SPECTATOR, Seen
from tests.rulebook.mistigri.kit import asked, facts, play, refused, seen, sightings

FIVE = "/A3/B3/C4/D4"  # the hands of four more players, without 1s


# --- M21: 1 + 1 -------------------------------------------------------------------------------------------------------


def test_M21_discard_all_your_other_1s_or_reverse() -> None:
    state, happened = play("A1A1B1C1X" + FIVE + " 1:pair", "A1B1")
    assert happened == [PairDiscarded(0, ("A1", "B1"))]
    assert state.step == EffectOrReverse(0, 1)
    assert asked(state) == "= <>"
    state, happened = play(state, "=")
    assert happened == [EffectTaken(0, 1), OnesDiscarded(0, ("A1", "C1")), TurnBegan(1, 0, 1)]
    assert state.table.hands[0] == ("X",)
    assert state.table.pile[-4:] == ("A1", "B1", "A1", "C1")


def test_M21_with_no_other_1s_nothing_happens() -> None:
    assert facts("A1B1X" + FIVE + " 1:pair", "A1B1 =")[1:] == [
        EffectTaken(0, 1), OnesDiscarded(0, ()), TurnBegan(1, 0, 1),
    ]  # fmt: skip


def test_M21_or_reverse_the_direction() -> None:
    state, happened = play("A1A1B1X" + FIVE + " 1:pair", "A1B1 <>")
    assert happened[1:] == [Reversed(0, -1), TurnBegan(4, 0, 1)]
    assert state.table.hands[0] == ("A1", "X")
    assert state.table.arrow == -1


def test_M21_the_1s_can_be_the_last_cards() -> None:
    happened = facts("A1A1B1C1" + FIVE + " 1:pair", "A1B1 =")
    assert happened[1:] == [EffectTaken(0, 1), OnesDiscarded(0, ("A1", "C1")), WentOut(0), TurnBegan(1, 4, 1)]


def test_M21_after_the_discard_everybody_knows_that_the_hand_holds_no_1() -> None:
    state, _ = play("A1B1X" + FIVE + " 1:pair", "A1B1")
    assert seen(state, 2).no_ones == (False,) * 5
    state, _ = play(state, "=")
    for viewer in (0, 1, 2, 3, 4, SPECTATOR):
        assert seen(state, viewer).no_ones == (True, False, False, False, False)


def test_M21_the_1s_are_turned_up_before_everybody() -> None:
    table = play("A1A1B1C1X" + FIVE + " 1:pair", "A1B1")[0].table
    step = EffectOrReverse(0, 1)
    assert step.shown(table, TakeEffect(), 3) == (TakeEffect(), ("A1", "C1"))
    assert step.shown(table, Reverse(), 3) == Reverse()
    assert EffectOrReverse(0, 2).shown(table, TakeEffect(), 3) == TakeEffect()


@pytest.mark.parametrize(("value", "pair"), [(1, "A1B1"), (2, "A2B2"), (3, "A3B3")])
def test_M8_the_effect_or_the_reversal_must_be_chosen(value: int, pair: str) -> None:
    state, _ = play(f"{pair}X/C5/D5/E5/A6 1:pair", pair)
    assert asked(state) == "= <>"
    assert refused(state, ".") == "M8"
    assert refused(state, "X") == f"M2{value}"


# --- M22: 2 + 2 -------------------------------------------------------------------------------------------------------


def test_M22_choose_the_card_that_the_next_player_will_draw_from_you() -> None:
    state, happened = play("A2B2C4C5X/D4/E5/B3 1:pair", "A2B2 =")
    assert happened == [PairDiscarded(0, ("A2", "B2")), EffectTaken(0, 2)]
    assert state.step == ChooseDrawn(0)
    assert asked(state) == "C4 C5 X"
    state, happened = play(state, "C5")
    assert happened == [CardChosen(0, Seen("C5", (0,))), TurnBegan(1, 0, 1)]
    assert asked(state) == "*C5"
    assert refused(state, "*X") == "M22"
    state, happened = play(state, "*C5")
    assert happened == [CardDrawn(1, 0, Seen("C5", (1, 0)))]
    assert state.table.chosen is None
    state, _ = play(state, ".")
    assert asked(state) == "*C5 *D4"


def test_M22_equal_cards_are_one_choice() -> None:
    assert asked(play("A2B2C3C3X/D4/E5/B3 1:pair", "A2B2 =")[0]) == "C3 X"


def test_M22_the_chosen_card_is_known_to_the_chooser_alone() -> None:
    state, happened = play("A2B2C4C5X/D4/E5/B3 1:pair", "A2B2 = C5")
    assert sightings(happened, 0)[2] == CardChosen(0, Seen("C5", (0,)))
    assert (seen(state, 0).chooser, seen(state, 0).chosen) == (0, "C5")
    for viewer in (1, 2, 3, SPECTATOR):
        assert sightings(happened, viewer)[2] == CardChosen(0, Seen(None, (0,)))
        assert (seen(state, viewer).chooser, seen(state, viewer).chosen) == (0, None)
    assert seen("C4C5X/D4/E5/B3 2:draw", 0).chooser is None
    choosing = play("A2B2C4C5X/D4/E5/B3 1:pair", "A2B2 =")[0]
    assert ChooseDrawn(0).shown(choosing.table, ChooseCard("C5"), 0) == ChooseCard("C5")
    assert ChooseDrawn(0).shown(choosing.table, ChooseCard("C5"), 1) is None


def test_M22_only_your_own_cards_can_be_chosen() -> None:
    state, _ = play("A2B2C4C5X/D4/E5/B3 1:pair", "A2B2 =")
    assert refused(state, "D4") == "M22"
    assert refused(state, ".") == "M22"


def test_M22_or_reverse() -> None:
    state, happened = play("A2B2C4C5X/D4/E5/B3 1:pair", "A2B2 <>")
    assert happened[1:] == [Reversed(0, -1), TurnBegan(3, 0, 1)]
    assert asked(state) == "*C4 *C5 *X"


# --- M23: 3 + 3 -------------------------------------------------------------------------------------------------------


def test_M23_after_the_next_draw_discard_one_card_and_take_one_from_the_pile() -> None:
    position = "A3B3C4C5X/D4D5/E5E7 hand=4 pile=A6B6C6 1:pair"
    state, happened = play(position, "A3B3 =")
    assert happened == [PairDiscarded(0, ("A3", "B3")), EffectTaken(0, 3), TurnBegan(1, 0, 1)]
    assert asked(state) == "*C4 *C5 *X"
    state, happened = play(state, "*C4")
    assert happened == [CardDrawn(1, 0, Seen("C4", (1, 0)))]
    assert state.step == SwapOut(0)
    assert state.agenda[1] == PairOrPass(1)
    assert asked(state) == "C5 X"
    state, happened = play(state, "X")
    assert happened == [CardDiscarded(0, "X")]
    assert state.step == SwapIn(0)
    assert asked(state) == "A6 B6 C6 A3 B3"
    state, happened = play(state, "C6")
    assert happened == [CardTaken(0, 0, "C6")]
    assert state.step == PairOrPass(1)
    assert state.table.hands[0] == ("C5", "C6")
    assert state.table.pile == ("A6", "B6", "A3", "B3", "X")


def test_M32_the_swap_comes_before_the_next_player_discards_and_is_not_optional() -> None:
    state, _ = play("A3B3C4C5X/D4D5/E5E7 hand=4 pile=A6B6C6 1:pair", "A3B3 = *C4")
    assert refused(state, ".") == "M32"
    assert refused(state, "D4") == "M23"
    state, _ = play(state, "C5")
    assert refused(state, ".") == "M32"
    assert refused(state, "D4") == "M23"


def test_M32_the_card_just_discarded_cannot_be_taken_but_the_two_3s_can() -> None:
    state, _ = play("A3B3C4C5X/D4D5/E5E7 hand=4 pile=A6B6C6 1:pair", "A3B3 = *C4 X")
    assert refused(state, "X") == "M32"
    state, happened = play(state, "A3")
    assert happened == [CardTaken(0, 0, "A3")]


def test_M32_an_equal_card_that_lay_there_before_can_be_taken() -> None:
    state, _ = play("A3B3C3C4X/D4D5/E5E7 hand=4 pile=C3B6C6 1:pair", "A3B3 = *C4 C3")
    assert asked(state) == "C3 B6 C6 A3 B3"
    state, _ = play(state, "C3")
    assert state.table.pile == ("B6", "C6", "A3", "B3", "C3")
    assert state.table.hands[0] == ("C3", "X")


def test_M23_the_last_card_can_be_swapped_and_its_owner_stays_in() -> None:
    state, happened = play("A3B3C4X/D4D5/E5E7 hand=3 pile=A6 1:pair", "A3B3 = *C4 X")
    assert happened[-1] == CardDiscarded(0, "X")
    assert (state.table.hands[0], state.table.out) == ((), ())
    state, happened = play(state, "A6 .")
    assert state.table.hands[0] == ("A6",)
    assert happened[-1] == TurnBegan(2, 1, 1)


def test_M32_swap_owed_to_a_player_who_goes_out_lapses() -> None:
    state, happened = play("A3B3X/D4D5/E5E7 1:pair", "A3B3 = *X")
    assert happened == [
        PairDiscarded(0, ("A3", "B3")), EffectTaken(0, 3), TurnBegan(1, 0, 1), CardDrawn(1, 0, Seen("X", (1, 0))),
        WentOut(0), EffectLapsed(0, 3),
    ]  # fmt: skip
    assert state.step == PairOrPass(1)


def test_M23_where_one_kind_of_card_lies_on_the_pile_nothing_is_asked() -> None:
    state, happened = play("C3C3C4C5X/D4D5/E5E7 hand=3 pile=- 1:pair", "C3C3 = *C4 C5")
    assert happened[-2:] == [CardDiscarded(0, "C5"), CardTaken(0, 0, "C3")]
    assert state.step == PairOrPass(1)
    assert state.table.pile == ("C3", "C5")
    state, _ = play("C3C3C4C5/D4D5/E5E7 hand=3 pile=D3 1:pair", "C3C3 = *C4 C5")
    assert asked(state) == "D3 C3"


def test_M36_a_card_taken_from_the_pile_is_public() -> None:
    state, happened = play("A3B3C4C5X/D4D5/E5E7 hand=4 pile=A6B6C6 1:pair", "A3B3 = *C4 X C6")
    for viewer in (1, 2, SPECTATOR):
        assert sightings(happened, viewer)[-2:] == [CardDiscarded(0, "X"), CardTaken(0, 0, "C6")]
        assert seen(state, viewer).known[0] == ("C6",)
    assert seen(state, 0).known[0] == ()


def test_M23_or_reverse() -> None:
    state, happened = play("A3B3C4C5X/D4D5/E5E7 hand=4 pile=A6B6C6 1:pair", "A3B3 <> *C4")
    assert happened[1:] == [Reversed(0, -1), TurnBegan(2, 0, 1), CardDrawn(2, 0, Seen("C4", (2, 0)))]
    assert state.step == PairOrPass(2)
