"""The effects that are done at once: M24, M25 and M26, and the rulings M33 to M37 on them."""

from cattery.games.mistigri.choices import GiveCard
from cattery.games.mistigri.events import (
    CardGiven,
    CardTaken,
    Declined,
    EffectLapsed,
    EffectTaken,
    PairDiscarded,
    TurnBegan,
    WentOut,
)  # fmt: skip
from cattery.games.mistigri.steps import (
    AnotherPair,
    Feed,
    GiveAway,
)  # fmt: skip
from cattery.kernel import SPECTATOR, Seen
from tests.rulebook.mistigri.kit import asked, facts, play, refused, seen, sightings

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
