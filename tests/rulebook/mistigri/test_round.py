"""The beginning of a round: M4 to M6."""

from collections import Counter
from math import comb

import pytest

from cattery.games.mistigri.cards import deck_of
from cattery.games.mistigri.choices import Deal, Pass
from cattery.games.mistigri.dealing import Deals
from cattery.games.mistigri.events import FirstPlayer, HandDealt, RoundBegan, TurnBegan
from cattery.games.mistigri.game import GAME
from cattery.games.mistigri.steps import BeginRound, DealHand, EndGame, NameFirst, TakeTurn, TieRound
from cattery.kernel import FastDice, Seen, State, apply, start
from tests.rulebook.mistigri.kit import asked, at, facts, play, refused, seen, sightings


def dealt(players: int, first: int) -> State:
    """A fresh round with a random deal, this seat being first."""
    options = GAME.options({"players": players, "starter": first})
    return start(GAME, options, FastDice(f"{players} {first}"))[0]


@pytest.mark.parametrize(("players", "first", "sizes"), [
    (3, 1, (9, 9, 10)), (3, 3, (9, 10, 9)), (4, 1, (9, 9, 9, 10)), (4, 2, (10, 9, 9, 9)), (5, 1, (9, 9, 9, 9, 10)),
    (5, 4, (9, 9, 10, 9, 9)),
])  # fmt: skip
def test_M4_nine_cards_each_and_the_last_one_on_the_right_of_the_first_player(
    players: int, first: int, sizes: tuple[int, ...]
) -> None:
    options = GAME.options({"players": players, "starter": first})
    state, happened, rolled = start(GAME, options, FastDice("deal"))
    hands: list[tuple[str, ...]] = [()] * players
    for event in happened:
        if isinstance(event, HandDealt):
            assert event.cards.by == (event.seat,)
            assert event.count == len(event.cards.thing)
            hands[event.seat] += event.cards.thing
    assert tuple(map(len, hands)) == sizes
    assert Counter(card for hand in hands for card in hand) == Counter(deck_of(players))
    assert len(rolled) == 1 + players + 1 + 1  # the first player, the hands, the last card, the first draw
    assert state.step is not None
    assert state.step.actor == first - 1


def test_M4_worked_example_1_all_cards_are_dealt() -> None:
    for players, cards in ((5, 46), (4, 37), (3, 28)):
        assert (
            cards == players * 9 + 1 == sum(map(len, dealt(players, 1).table.hands)) + len(dealt(players, 1).table.deck)
        )


def test_M4_the_deal_goes_by_seats_and_the_last_card_comes_last() -> None:
    state, began, _ = start(GAME, GAME.options({"players": 3, "starter": 2}))
    assert began == [RoundBegan(1)]
    assert state.agenda == (NameFirst(), BeginRound(2), TieRound(), EndGame())
    assert (state.round, state.rolls) == (1, 0)
    state, named, _ = apply(state, state.choices[0])
    assert named == [FirstPlayer(1)]
    assert state.agenda == (
        DealHand(0, 9), DealHand(1, 9), DealHand(2, 9), DealHand(0, 1), TakeTurn(1),
        BeginRound(2), TieRound(), EndGame(),
    )  # fmt: skip
    assert (state.table.first, state.table.player, state.table.turn, state.rolls) == (1, None, 0, 1)


def test_M4_a_dealt_hand_is_seen_by_its_owner_alone() -> None:
    position = "-/-/- first=2 deal"
    hand = "A3A4A5A6B3B4B5B6C3"
    happened = facts(position, "*" + hand)
    cards = tuple(hand[i : i + 2] for i in range(0, 18, 2))
    assert happened == [HandDealt(0, 9, Seen(cards, (0,)))]
    assert sightings(happened, 1) == [HandDealt(0, 9, Seen(None, (0,)))]
    state, _ = play(position, "*" + hand)
    step = DealHand(0, 9)
    assert step.shown(state.table, Deal(cards), 0) == Deal(cards)
    assert step.shown(state.table, Deal(cards), 1) is None
    assert seen(state, 0).hand == cards
    assert seen(state, 1).hand == ()
    assert (seen(state, 1).undealt, seen(state, 1).hand_sizes) == (19, (9, 0, 0))


def test_M4_only_cards_of_the_deck_can_be_dealt_and_in_the_order_of_a_hand() -> None:
    position = "-/-/- hand=2 deal"
    assert refused(position, "*A1A2") == "M4"
    assert refused(position, "*C3C3C4") == "M4"
    assert refused(position, "*C4C4") == "M4"
    choices = at(position).choices
    assert Deal(("C3", "C3")) in choices
    assert Deal(("C3", "A3")) not in choices
    assert Pass() not in choices
    assert facts(position, "*C4A3") == facts(position, "*A3C4")


def test_M4_a_deal_is_one_of_all_equally_likely_ones() -> None:
    deals = Deals(("A3", "C3", "C3", "X"), 2)
    hands = [("A3", "C3"), ("A3", "C3"), ("A3", "X"), ("C3", "C3"), ("C3", "X"), ("C3", "X")]
    assert len(deals) == 6
    assert [deal.cards for deal in deals] == hands
    assert [deals[i].cards for i in range(6)] == hands
    assert deals.weights() == {Deal(hand): hands.count(hand) for hand in dict.fromkeys(hands)}
    for outside in (-1, 6):
        with pytest.raises(IndexError):
            deals[outside]
    assert Deals(("X",), 1)[0] == Deal(("X",))
    big = Deals(deck_of(5), 9)
    assert len(big) == comb(46, 9)
    assert big[0].cards == deck_of(5)[:9]
    assert big[len(big) - 1].cards == deck_of(5)[-9:]


def test_M4_with_smaller_hands_the_other_cards_stay_out_of_the_round() -> None:
    state, _ = play("-/-/- values=7,8,10 hand=1 deal", "*A7 *B7 *X")
    assert state.table.deck == ("C8", "D8", "E7")
    assert seen(state, 0).undealt == 3
    assert asked(state) == "*X"


def test_M4_an_uneven_deck_gives_the_left_over_cards_one_by_one_from_the_right_on() -> None:
    state, _ = play("-/-/-/- values=6,7,10 first=2 deal", "*A6A7 *B6B7 *C6D6 *E7X")
    assert state.table.hands == (("A6", "A7"), ("B6", "B7"), ("C6", "D6"), ("E7", "X"))
    state, _ = play("-/-/-/- values=6,7,8 first=2 deal", "*A6A7 *B6B7 *C6D6")
    assert state.agenda[:3] == (DealHand(3, 2), DealHand(0, 1), TakeTurn(1))


def test_M5_round_1_begins_at_a_random_seat_or_the_named_one() -> None:
    assert asked("-/-/-/- first") == "*1 *2 *3 *4"
    assert asked("-/-/-/- starter=3 first") == "*3"
    assert refused("-/-/-/- starter=3 first", "*1") == "M5"
    assert refused("-/-/-/- first", "*5") == "M5"


def test_M5_later_rounds_begin_with_most_penalties_and_ties_are_broken_at_random() -> None:
    assert asked("-/-/-/- penalties=3,0,12,5 first") == "*3"
    assert asked("-/-/-/- penalties=3,12,0,12 first") == "*2 *4"
    assert asked("-/-/-/- starter=1 penalties=3,12,0,12 first") == "*2 *4"
    assert asked("-/-/-/- penalties=0,12,0,12/9,0,9,1 first") == "*4"
    assert refused("-/-/-/- penalties=3,0,12,5 first", "*1") == "M5"


def test_M5_the_first_player_is_told_and_takes_the_first_turn() -> None:
    state, happened = play("-/-/- values=7,8,10 hand=1 first", "*2 *A7 *B7 *X")
    assert happened[0] == FirstPlayer(1)
    assert happened[-1] == TurnBegan(1, 0, 1)
    assert seen(state, 2).first == 1
    assert (state.table.player, state.table.turn) == (1, 1)


def test_M6_every_round_starts_clockwise_with_face_up_aid_cards_and_an_empty_pile() -> None:
    state, _ = play("A7/X/E7 values=7,8,10 hand=1 arrow=< down=12 quiet=12 turn=9 out=- 3:draw", "*A7 .")
    table = state.table
    assert table.penalties == ((0, 10, 14),)
    assert (table.arrow, table.pile, table.turn, table.out) == (1, (), 0, ())
    assert (table.aid_down, table.quiet) == ((False,) * 3, ())
    assert (table.known, table.no_ones) == (((),) * 3, (0,) * 3)
    assert (table.first, table.player, table.shown) == (None, None, False)
    assert table.hands == ((), (), ())
    assert table.deck == ("A7", "B7", "C8", "D8", "E7", "X")
    assert (state.round, state.rolls) == (2, 0)


@pytest.mark.parametrize(("position", "who"), [
    ("A3A4/B3B4/C3C4/D3D4 1:pair", (1, 0)),
    ("A3A4/B3B4/C3C4/D3D4 arrow=< 1:pair", (3, 0)),
    ("A3A4/-/C3C4/D3D4 1:pair", (2, 0)),
    ("A3A4/-/-/D3D4 1:pair", (3, 0)),
    ("A3A4/B3B4/-/- arrow=< 1:pair", (1, 0)),
    ("A3A4/B3B4/C3C4/D3D4 4:pair", (0, 3)),
])  # fmt: skip
def test_M6_the_next_player_is_the_nearest_one_with_cards_along_the_arrow(position: str, who: tuple[int, int]) -> None:
    assert facts(position, ".")[-1] == TurnBegan(*who, 1)
