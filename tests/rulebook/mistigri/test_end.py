"""The end of a round and of the game: M40 to M50."""

from typing import Any

import pytest

from cattery.games.mistigri.choices import ChooseCard, DiscardPair, GiveCard, Pass, TakeEffect
from cattery.games.mistigri.events import (
    CardDrawn,
    CardGiven,
    CardTaken,
    Declined,
    EffectLapsed,
    EffectTaken,
    FirstPlayer,
    GameEnded,
    OnesDiscarded,
    PairDiscarded,
    Passed,
    Reversed,
    RoundBegan,
    RoundEnded,
    TurnBegan,
    WentOut,
)  # fmt: skip
from cattery.games.mistigri.game import GAME
from cattery.games.mistigri.steps import ChooseDrawn, EffectOrReverse, Feed, GiveAway, PairOrPass
from cattery.games.mistigri.steps.scoring import penalty
from cattery.kernel import SPECTATOR, IllegalChoice, Seen, apply
from tests.rulebook.mistigri.kit import asked, at, facts, play, seen, sightings

# --- M40: one player left ---------------------------------------------------------------------------------------------


def test_M40_one_player_left_on_turn_finishes_it() -> None:
    state, happened = play("A3/B4B5X/- 2:draw", "*A3")
    assert happened == [CardDrawn(1, 0, Seen("A3", (1, 0))), WentOut(0)]
    assert asked(state) == "B4B5 ."
    assert facts(state, "B4B5")[1:2] == [RoundEnded("M40", ((), ("A3", "X"), ()), (0, 13, 0))]
    ended = RoundEnded("M40", ((), ("A3", "B4", "B5", "X"), ()), (0, 22, 0))
    assert facts(state, ".")[:2] == [Passed(1), ended]


def test_M40_one_player_left_on_turn_may_apply_an_effect() -> None:
    state, happened = play("A6/B6C4C5X/- 2:draw", "*A6 A6B6 C4C5")
    assert happened[2:6] == [
        PairDiscarded(1, ("A6", "B6")), EffectTaken(1, 6), PairDiscarded(1, ("C4", "C5")),
        RoundEnded("M40", ((), ("X",), ()), (0, 10, 0)),
    ]  # fmt: skip
    assert state.round == 2


def test_M40_one_player_left_off_turn_gets_none() -> None:
    happened = facts("A3A4/B4B5X/- 1:pair", "A3A4")
    assert happened[:3] == [
        PairDiscarded(0, ("A3", "A4")), WentOut(0), RoundEnded("M40", ((), ("B4", "B5", "X"), ()), (0, 19, 0)),
    ]  # fmt: skip


def test_M40_off_turn_by_giving_away_the_last_card() -> None:
    happened = facts("A4B4X/C5/- 1:pair", "A4B4 X>2")
    assert happened[2:5] == [
        CardGiven(0, 1, Seen("X", (0, 1))), WentOut(0), RoundEnded("M40", ((), ("C5", "X"), ()), (0, 15, 0)),
    ]  # fmt: skip


def test_M40_an_effect_is_applied_in_full_before_it_is_looked_at() -> None:
    state, happened = play("A5B5/C5X/- 1:pair", "A5B5")
    assert state.step == Feed(0, (1,))
    happened = facts(state, "A7")
    assert happened[:2] == [CardTaken(0, 1, "A7"), RoundEnded("M40", ((), ("A7", "C5", "X"), ()), (0, 22, 0))]


def test_M40_two_players_left_play_on() -> None:
    assert facts("A3A4/B4B5X/C5 1:pair", "A3A4")[-1] == TurnBegan(1, 2, 1)


# --- M45: alone in the round ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hand", "answers", "then", "left"), [
    ("A1B1C1", "A1B1 =", [EffectTaken(1, 1), OnesDiscarded(1, ("C1",))], ("A6",)),
    ("A1B1C1", "A1B1 <>", [Reversed(1, -1)], ("A6", "C1")),
    ("A2B2C4", "A2B2 =", [EffectLapsed(1, 2)], ("A6", "C4")),
    ("A2B2C4", "A2B2 <>", [Reversed(1, -1)], ("A6", "C4")),
    ("A3B3C4", "A3B3 =", [EffectLapsed(1, 3)], ("A6", "C4")),
    ("A4B4C5", "A4B4", [EffectLapsed(1, 4)], ("A6", "C5")),
    ("A5B5C4", "A5B5 E9", [EffectTaken(1, 5), CardTaken(1, 1, "E9")], ("A6", "C4", "E9")),
    ("A7B7C4", "A7B7", [EffectLapsed(1, 7)], ("A6", "C4")),
    ("C4C8D8", "C8D8", [EffectLapsed(1, 8)], ("A6", "C4")),
])  # fmt: skip
def test_M45_alone_in_the_round(hand: str, answers: str, then: list[Any], left: tuple[str, ...]) -> None:
    happened = facts(f"A6/{hand}/-/-/- 2:draw", f"*A6 {answers}")
    assert happened[3:-1] == [*then, RoundEnded("M40", ((), left, (), (), ()), (0, penalty(left), 0, 0, 0))]


def test_M45_alone_6_and_6_allows_another_pair() -> None:
    happened = facts("A6/B6C4X/-/-/- 2:draw", "*A6 A6B6 .")
    assert happened[3:-1] == [
        EffectTaken(1, 6),
        Declined(1),
        RoundEnded("M40", ((), ("C4", "X"), (), (), ()), (0, 14, 0, 0, 0)),
    ]


def test_M45_alone_and_out_5_and_5_gives_nothing() -> None:
    happened = facts("A5/B5/-/-/- 2:draw", "*A5 A5B5")
    assert happened[2:] == [
        PairDiscarded(1, ("A5", "B5")), WentOut(1), EffectLapsed(1, 5),
        RoundEnded("M46", ((),) * 5, (0,) * 5), RoundBegan(2),
    ]  # fmt: skip


def test_M46_if_nobody_holds_cards_nobody_scores() -> None:
    happened = facts("A3/A4/- 2:draw", "*A3 A3A4")
    assert happened[2:5] == [
        PairDiscarded(1, ("A3", "A4")), WentOut(1), RoundEnded("M46", ((), (), ()), (0, 0, 0)),
    ]  # fmt: skip


def test_M46_by_discarding_all_other_1s() -> None:
    happened = facts("A1/B1C1/-/-/- 2:draw", "*A1 A1B1 =")
    assert happened[3:6] == [EffectTaken(1, 1), OnesDiscarded(1, ("C1",)), WentOut(1)]
    assert happened[6] == RoundEnded("M46", ((),) * 5, (0,) * 5)


# --- M41, M44: everybody passed ---------------------------------------------------------------------------------------


def test_M41_worked_example_2_three_players_left_all_pass_in_a_row() -> None:
    state, happened = play("B4E7/-/C3C4/D4 down=34 quiet=34 1:pair", ".")
    assert happened == [
        Passed(0), RoundEnded("M41", (("B4", "E7"), (), ("C3", "C4"), ("D4",)), (11, 0, 7, 4)), RoundBegan(2),
    ]  # fmt: skip
    assert state.table.penalties == ((11, 0, 7, 4),)


def test_M41_not_before_everybody_left_has_passed() -> None:
    assert facts("B4E7/C5/C3C4/D4 down=34 quiet=34 1:pair", ".")[-1] == TurnBegan(1, 0, 1)


def test_M44_all_pass_since_the_deal_if_no_pair_was_discarded() -> None:
    happened = facts("A3C4/B5D6/C8E7 hand=2 pile=- 1:pair", ". *A3 . *B5 .")
    assert happened[-3:-1] == [Passed(2), RoundEnded("M41", (("C4",), ("A3", "D6"), ("B5", "C8", "E7")), (4, 9, 20))]


def test_M44_passes_before_the_last_discarded_pair_do_not_count() -> None:
    # all aid cards lie face down but the discarder's, who then goes out: the others passed before the pair
    position = "B3/A3A4/C3C5/D4D6 hand=3 pile=E3E4B5B6C8 down=34 quiet=34 2:draw"
    state, happened = play(position, "*B3 A3A4 *B3")
    assert WentOut(1) in happened
    assert state.table.aid_down == (False, False, True, True)
    assert state.table.quiet == ()
    state, happened = play(state, ".")
    assert happened == [Passed(2), TurnBegan(3, 2, 1)]
    assert all(state.table.aid_down[seat] for seat in (2, 3))  # every aid card of those left is face down: it goes on
    state, happened = play(state, "*B3 .")
    assert happened[1:3] == [
        Passed(3), RoundEnded("M41", ((), (), ("C3", "C5"), ("B3", "D4", "D6")), (0, 0, 8, 13)),
    ]  # fmt: skip


def test_M44_the_pass_of_one_who_went_out_since_does_not_matter() -> None:
    happened = facts("A3/B4D5/C8E7 down=13 quiet=31 2:draw", "*A3 .")
    assert happened[1:4] == [
        WentOut(0),
        Passed(1),
        RoundEnded("M41", ((), ("A3", "B4", "D5"), ("C8", "E7")), (0, 12, 15)),
    ]


def test_M44_it_is_looked_at_only_when_a_player_passes() -> None:
    # seats 2 and 3 have passed; seat 1, who has not, loses their last card: only now are all those left quiet
    state, happened = play("A3/B4B5/C8E7 down=23 quiet=23 2:draw", "*A3")
    assert happened == [CardDrawn(1, 0, Seen("A3", (1, 0))), WentOut(0)]
    assert state.step == PairOrPass(1)
    assert facts(state, "B4B5")[-1] == TurnBegan(2, 1, 1)
    assert facts(state, ".")[:2] == [Passed(1), RoundEnded("M41", ((), ("A3", "B4", "B5"), ("C8", "E7")), (0, 12, 15))]


def test_M44_passes_of_those_who_are_out_do_not_stand_for_others() -> None:
    assert facts("-/-/C3C4/D4D5 down=12 quiet=12 3:pair", ".")[-1] == TurnBegan(3, 2, 1)


def test_M44_a_declined_pair_is_no_pass() -> None:
    state, _ = play("A6B6C4X/D5/C8/E7 down=1234 quiet=234 1:pair", "A6B6 .")
    assert state.table.quiet == ()
    assert state.table.turn == 2


def test_M42_the_mistigri_costs_10() -> None:
    assert penalty(("C4", "X")) == 14
    assert penalty(()) == 0
    assert penalty(("A1", "A1", "E9")) == 11


# --- M43: the round limit ---------------------------------------------------------------------------------------------


def test_M43_a_round_ends_when_its_300th_turn_is_over() -> None:
    position = "A3A4X/B4B5/C5C6 turn=300 1:pair"
    happened = facts(position, "A3A4")
    assert happened[1] == RoundEnded("M43", (("X",), ("B4", "B5"), ("C5", "C6")), (10, 9, 11))
    assert facts(position, ".")[1] == RoundEnded("M43", (("A3", "A4", "X"), ("B4", "B5"), ("C5", "C6")), (17, 9, 11))


def test_M43_not_before() -> None:
    state, happened = play("A3A4X/B4B5/C5C6 turn=299 1:pair", ".")
    assert happened[-1] == TurnBegan(1, 0, 1)
    assert state.table.turn == 300
    assert facts(state, "*X B4B5")[-2:] == [
        RoundEnded("M43", (("A3", "A4"), ("X",), ("C5", "C6")), (7, 10, 11)), RoundBegan(2),
    ]  # fmt: skip


def test_M43_an_effect_that_waits_is_forgotten_with_the_round() -> None:
    state, _ = play("A2B2X/B4B5/C5C6/D4 turn=300 penalties=0,9,0,0 1:pair", "A2B2 = X")
    assert state.step is None
    assert (state.table.chosen, state.table.waiting) == (None, 0)
    state, _ = play("A7B7X/B4B5/C5C6 turn=300 penalties=0,9,0 1:pair", "A7B7")
    assert state.step is None
    assert state.table.waiting == 0


# --- what the end of a round shows ------------------------------------------------------------------------------------


def test_M41_the_hands_that_are_left_are_shown_to_all() -> None:
    state, happened = play("B4E7/-/C3C4/D4 down=34 quiet=34 penalties=0,9,0,1 1:pair", ".")
    hands = (("B4", "E7"), (), ("C3", "C4"), ("D4",))
    for viewer in (0, 1, 2, 3, SPECTATOR):
        assert sightings(happened, viewer)[1] == RoundEnded("M41", hands, (11, 0, 7, 4))
        assert seen(state, viewer).shown == hands
        assert seen(state, viewer).decision is None
    assert seen("B4E7/-/C3C4/D4 1:pair", 2).shown is None


@pytest.mark.parametrize(("position", "answers", "step", "choice"), [
    ("B4E7/-/C3C4 down=3 quiet=3 1:pair", "", PairOrPass(0), Pass()),
    ("A3A4/B4B5X/- 1:pair", "", PairOrPass(0), DiscardPair(("A3", "A4"))),
    ("A4B4X/C5/- 1:pair", "A4B4", GiveAway(0), GiveCard("X", 1)),
    ("A5B5/C5X/- 1:pair", "A5B5", Feed(0, (1,)), ChooseCard("A7")),
    ("A3B3/C5X/- 1:pair", "A3B3", EffectOrReverse(0, 3), TakeEffect()),
    ("A2B2C4/C5X/-/- turn=300 1:pair", "A2B2 =", ChooseDrawn(0), ChooseCard("C4")),
])  # fmt: skip
def test_M41_an_answer_that_ends_the_round_shows_every_hand(
    position: str, answers: str, step: Any, choice: Any
) -> None:
    state, _ = play(position, answers)
    assert state.step == step
    for viewer in (0, 2, SPECTATOR):
        assert step.shown(state.table, choice, viewer) == (choice, state.table.hands)


def test_M41_an_answer_that_does_not_end_it_shows_only_itself() -> None:
    assert PairOrPass(0).shown(at("B4E7/C5/C3C4 down=3 quiet=3 1:pair").table, Pass(), 1) == Pass()
    assert PairOrPass(0).shown(at("A3B3X/C5/C3C4 1:pair").table, DiscardPair(("A3", "B3")), 1) == DiscardPair(
        ("A3", "B3")
    )
    # not even where it will end with the next answer
    assert PairOrPass(0).shown(at("A3B3X/C5/- turn=300 1:pair").table, DiscardPair(("A3", "B3")), 1) == DiscardPair(
        ("A3", "B3")
    )


# --- M50: the end of the game -----------------------------------------------------------------------------------------


def last_of(penalties: str = "", hands: str = "B4E7/C3C4/D4") -> list[Any]:
    """What follows the score of a round in which all pass, after rounds with these penalties."""
    before = f"penalties={penalties}" if penalties else ""
    return facts(f"{hands} down=23 quiet=23 {before} 1:pair", ".")[2:]


def test_M50_two_rounds() -> None:
    assert last_of() == [RoundBegan(2)]


def test_M50_the_lowest_sum_of_both_wins() -> None:
    assert last_of("0,9,0") == [GameEnded((2,), (11, 16, 4))]


def test_M50_a_tie_for_the_lowest_sum_is_followed_by_a_third_round() -> None:
    assert last_of("9,0,3") == [RoundBegan(3)]
    state, _ = play("B4E7/C3C4/D4 down=23 quiet=23 penalties=9,0,3 1:pair", ".")
    assert asked(state) == "*1"
    assert (state.round, state.rolls) == (3, 0)


def test_M50_three_way_tie() -> None:
    state, happened = play("B4E7/C3C4/D4 down=23 quiet=23 penalties=0,4,7 1:pair", ".")
    assert happened[2:] == [RoundBegan(3)]
    assert asked(state) == "*1 *2 *3"
    assert last_of("0,4,7/11,7,4") == [GameEnded((2,), (22, 18, 15))]


def test_M50_only_a_tie_for_the_lowest_counts() -> None:
    assert last_of("7,11,0") == [GameEnded((2,), (18, 18, 4))]


def test_M50_everybody_plays_the_third_round_and_the_sum_of_all_three_decides() -> None:
    assert last_of("0,0,8/5,5,4") == [GameEnded((1,), (16, 12, 16))]


def test_M50_after_the_third_round_a_win_is_shared() -> None:
    assert last_of("0,4,7/4,0,0") == [GameEnded((1, 2), (15, 11, 11))]


def test_M50_the_result_is_each_seats_share_of_the_win() -> None:
    state, _ = play("B4E7/C3C4/D4 down=23 quiet=23 penalties=0,9,0 1:pair", ".")
    assert GAME.result(state) == (0.0, 0.0, 1.0)
    state, _ = play("B4E7/C3C4/D4 down=23 quiet=23 penalties=0,4,7/4,0,0 1:pair", ".")
    assert GAME.result(state) == (0.0, 0.5, 0.5)


def test_when_the_game_is_over_nothing_can_be_answered() -> None:
    state = at("B4E7/C3C4/D4 down=123 quiet=231 penalties=0,9,0/11,7,4 1:over")
    assert (state.step, state.choices, state.round) == (None, (), 2)
    with pytest.raises(IllegalChoice) as refusal:
        apply(state, Pass())
    assert refusal.value.rule == "over"


def test_M5_after_the_end_of_a_round_the_one_with_most_penalties_begins() -> None:
    assert facts("B4E7/C3C4/D4 down=23 quiet=23 1:pair", ". *1")[-1] == FirstPlayer(0)
    assert asked(play("B4E7/C3C4/D4 down=23 quiet=23 1:pair", ".")[0]) == "*1"
