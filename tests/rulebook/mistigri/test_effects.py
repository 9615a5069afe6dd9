"""The effects of a pair of one value, M21 to M28, and the rulings on each, M30 to M37."""

import pytest

from cattery.games.mistigri.choices import ChooseCard, GiveCard, Reverse, TakeEffect
from cattery.games.mistigri.events import (
    CardChosen,
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardTaken,
    Declined,
    EffectLapsed,
    EffectTaken,
    OnesDiscarded,
    PairDiscarded,
    Reversed,
    TurnBegan,
    WentOut,
)  # fmt: skip
from cattery.games.mistigri.steps import (
    AnotherPair,
    ChooseDrawn,
    DrawCard,
    EffectOrReverse,
    Feed,
    GiveAway,
    PairOrPass,
    SwapIn,
    SwapOut,
)  # fmt: skip
from cattery.kernel import SPECTATOR, Seen
from tests.rulebook.mistigri.kit import after, asked, facts, play, refused, seen, sightings

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


# --- M24: 4 + 4 -------------------------------------------------------------------------------------------------------


def test_M24_give_one_card_of_your_choice_to_a_player_of_your_choice() -> None:
    state, happened = play("A4B4C5X/D5/-/E7 1:pair", "A4B4")
    assert happened == [PairDiscarded(0, ("A4", "B4")), EffectTaken(0, 4)]
    assert state.step == GiveAway(0)
    assert asked(state) == "C5>2 C5>4 X>2 X>4"
    state, happened = play(state, "X>4")
    assert happened == [CardGiven(0, 3, Seen("X", (0, 3))), TurnBegan(1, 0, 1)]
    assert state.table.hands == (("C5",), ("D5",), (), ("E7", "X"))


def test_M24_equal_cards_are_one_choice() -> None:
    assert asked(play("A4B4C3C3/D5/E7 1:pair", "A4B4")[0]) == "C3>2 C3>3"


def test_M24_not_to_yourself_nor_to_one_who_is_out_nor_what_you_do_not_hold() -> None:
    state, _ = play("A4B4C5X/D5/-/E7 1:pair", "A4B4")
    assert refused(state, "X>1") == "M24"
    assert refused(state, "X>3") == "M24"
    assert refused(state, "D5>2") == "M24"
    assert refused(state, "X") == "M24"


def test_M33_giving_is_not_optional() -> None:
    assert refused(play("A4B4C5X/D5/-/E7 1:pair", "A4B4")[0], ".") == "M33"


def test_M33_giving_away_your_last_card_puts_you_out() -> None:
    state, happened = play("A4B4X/D5/C5/E7 1:pair", "A4B4 X>2")
    assert happened[2:] == [CardGiven(0, 1, Seen("X", (0, 1))), WentOut(0), TurnBegan(1, 3, 1)]
    assert state.table.out == (0,)


def test_M37_a_gift_is_seen_by_the_two_players_concerned() -> None:
    position = "A4B4C5X/D5/C6/E7 1:pair"
    state, happened = play(position, "A4B4 X>2")
    for viewer in (0, 1):
        assert sightings(happened, viewer)[2] == CardGiven(0, 1, Seen("X", (0, 1)))
    for viewer in (2, 3, SPECTATOR):
        assert sightings(happened, viewer)[2] == CardGiven(0, 1, Seen(None, (0, 1)))
    giving = play(position, "A4B4")[0].table
    step = GiveAway(0)
    assert step.shown(giving, GiveCard("X", 1), 0) == step.shown(giving, GiveCard("X", 1), 1) == GiveCard("X", 1)
    assert step.shown(giving, GiveCard("X", 1), 2) == 1
    assert step.shown(giving, GiveCard("C5", 3), 2) == 3
    assert seen(state, 0).known[1] == ("X",)
    assert seen(state, 2).known[1] == ()


# --- M25: 5 + 5 -------------------------------------------------------------------------------------------------------


def test_M25_one_card_of_the_pile_for_each_player_in_play_order_yourself_last() -> None:
    state, happened = play("X/A5B5D5/-/E7 hand=3 pile=A6B6C6C8D8E5E9 2:pair", "A5B5")
    assert happened == [PairDiscarded(1, ("A5", "B5")), EffectTaken(1, 5)]
    assert state.step == Feed(1, (3, 0, 1))
    assert asked(state) == "A6 B6 C6 C8 D8 E5 E9"
    state, happened = play(state, "E9")
    assert happened == [CardTaken(1, 3, "E9")]
    assert state.step == Feed(1, (0, 1))
    assert asked(state) == "A6 B6 C6 C8 D8 E5"
    state, happened = play(state, "A6 D8")
    assert happened == [CardTaken(1, 0, "A6"), CardTaken(1, 1, "D8"), TurnBegan(3, 1, 1)]
    assert state.table.hands == (("A6", "X"), ("D5", "D8"), (), ("E7", "E9"))
    assert state.table.pile == ("B6", "C6", "C8", "E5", "A5", "B5")


def test_M34_play_order_follows_the_arrow() -> None:
    state, _ = play("A5B5X/D5/C5/E7 arrow=< 1:pair", "A5B5")
    assert state.step == Feed(0, (3, 2, 1, 0))


def test_M34_the_two_5s_just_discarded_cannot_be_chosen() -> None:
    state, _ = play("A5B5X/D4/C5/E7 1:pair", "A5B5")
    assert "D5" in asked(state)
    assert "A5" not in asked(state)
    assert refused(state, "A5") == "M34"
    assert refused(state, "D4") == "M25"
    assert refused(state, ".") == "M25"


def test_M34_a_short_pile_serves_the_first_in_play_order() -> None:
    state, happened = play("D5/A5B5X/C5/E7 hand=2 pile=A6B6 2:pair", "A5B5")
    assert state.step == Feed(1, (2, 3))
    state, happened = play(state, "B6")
    assert happened == [CardTaken(1, 2, "B6"), CardTaken(1, 3, "A6"), TurnBegan(2, 1, 1)]


def test_M34_an_empty_pile_serves_nobody() -> None:
    happened = facts("D5D6/A5B5X/C5C6/E7 hand=2 pile=- 2:pair", "A5B5")
    assert happened == [PairDiscarded(1, ("A5", "B5")), EffectLapsed(1, 5), TurnBegan(2, 1, 1)]


def test_M25_where_one_kind_of_card_is_left_nothing_is_asked() -> None:
    happened = facts("D5/A5B5X/C5/E7 hand=2 pile=C3C3 2:pair", "A5B5")
    assert happened == [
        PairDiscarded(1, ("A5", "B5")), EffectTaken(1, 5), CardTaken(1, 2, "C3"), CardTaken(1, 3, "C3"),
        TurnBegan(2, 1, 1),
    ]  # fmt: skip


def test_M36_a_card_chosen_by_5_and_5_is_public() -> None:
    state, happened = play("D5/A5B5X/C5/E7 hand=2 pile=A6B6 2:pair", "A5B5 B6")
    assert sightings(happened, 0) == happened
    assert seen(state, SPECTATOR).known == ((), (), ("B6",), ("A6",))


# --- M26: 6 + 6 -------------------------------------------------------------------------------------------------------


def test_M26_you_may_discard_another_pair_at_once() -> None:
    state, happened = play("A6B6C4C5X/D5/C8/E7 1:pair", "A6B6")
    assert happened == [PairDiscarded(0, ("A6", "B6")), EffectTaken(0, 6)]
    assert state.step == AnotherPair(0)
    assert asked(state) == "C4C5 ."
    assert facts(state, "C4C5") == [PairDiscarded(0, ("C4", "C5")), TurnBegan(1, 0, 1)]


def test_M26_the_effect_of_the_other_pair_applies_too() -> None:
    state, happened = play("A6B6C4D4X/D5/C8/E7 1:pair", "A6B6 C4D4")
    assert happened[2:] == [PairDiscarded(0, ("C4", "D4")), EffectTaken(0, 4)]
    assert state.step == GiveAway(0)


def test_M35_sixes_chain() -> None:
    state, happened = play("A6B6C4C5C6D6X/D5/C8/E7 1:pair", "A6B6 C6D6 C4C5")
    assert happened == [
        PairDiscarded(0, ("A6", "B6")), EffectTaken(0, 6), PairDiscarded(0, ("C6", "D6")), EffectTaken(0, 6),
        PairDiscarded(0, ("C4", "C5")), TurnBegan(1, 0, 1),
    ]  # fmt: skip
    assert state.table.hands[0] == ("X",)


def test_M35_declining_is_allowed_and_is_not_a_pass() -> None:
    state, happened = play("A6B6C4C5X/D5/C8/E7 down=1 1:pair", "A6B6 .")
    assert happened[2:] == [Declined(0), TurnBegan(1, 0, 1)]
    assert (state.table.aid_down[0], state.table.quiet) == (False, ())


def test_M26_what_is_no_pair_is_refused_there_too() -> None:
    state, _ = play("A6B6C4C5X/D5/C8/E7 1:pair", "A6B6")
    assert refused(state, "C4X") == "M1"
    assert refused(state, "C4D5") == "M8"


def test_M26_one_card_is_no_pair_so_nothing_is_asked() -> None:
    happened = facts("A6B6X/D5/C8/E7 1:pair", "A6B6")
    assert happened == [PairDiscarded(0, ("A6", "B6")), EffectLapsed(0, 6), TurnBegan(1, 0, 1)]


def test_M26_with_two_cards_left_it_is_asked_whatever_they_are() -> None:
    assert asked(play("A6B6C4X/D5/C8/E7 1:pair", "A6B6")[0]) == "."


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
