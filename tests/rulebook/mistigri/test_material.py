"""Material: M1 to M3, and the options that depend on them."""

from collections import Counter
from typing import Any

import pytest

from cattery.games.mistigri.cards import COLOURS, MISTIGRI, PACK, PAIRS, VALUE, deck_of, distinct, is_pair
from cattery.games.mistigri.game import GAME
from cattery.games.mistigri.options import MistigriOptions, deck
from cattery.kernel import BadOption
from tests.rulebook.mistigri.kit import asked, refused


def test_M1_the_pack_holds_46_cards_by_value() -> None:
    assert len(PACK) == 46
    assert Counter(VALUE[card] for card in PACK) == {1: 9, 2: 8, 3: 7, 4: 6, 5: 5, 6: 4, 7: 3, 8: 2, 9: 1, 10: 1}
    assert (*sorted(PACK[:-1]), MISTIGRI) == PACK
    assert VALUE[MISTIGRI] == 10


def test_M1_the_mistigri_is_never_part_of_a_pair() -> None:
    assert not any(is_pair(MISTIGRI, card) or is_pair(card, MISTIGRI) for card in PACK)
    assert asked("C4D5X/A5B5/E7 1:pair") == "."
    assert refused("C4D4X/A5B5/E7 1:pair", "C4X") == "M1"


def test_M2_five_colours_of_nine_cards_dealt_round_robin_in_order_of_value() -> None:
    round_robin: dict[str, list[int]] = {colour: [] for colour in "ABCDE"}
    values = [value for value in range(1, 10) for _ in range(10 - value)]
    for i, value in enumerate(values):
        round_robin["ABCDE"[i % 5]].append(value)
    assert {colour: list(values) for colour, values in COLOURS.items()} == round_robin


def test_M2_some_cards_share_colour_and_value() -> None:
    twins = sorted(card for card, count in Counter(PACK).items() if count == 2)
    assert twins == ["A1", "A2", "B1", "B2", "C1", "C3", "D1", "D3", "E2", "E4"]
    assert max(Counter(PACK).values()) == 2
    assert len(distinct(PACK)) == 36


@pytest.mark.parametrize(("one", "other", "pair"), [
    ("C4", "C8", True), ("C4", "D4", True), ("C3", "C3", True), ("C4", "D5", False), ("A7", "E7", True),
])  # fmt: skip
def test_M8_a_pair_is_two_cards_of_one_colour_or_of_one_value(one: str, other: str, pair: bool) -> None:
    assert is_pair(one, other) is pair
    assert ((one, other) in PAIRS) is pair


@pytest.mark.parametrize(("players", "cards", "gone"), [(5, 46, set()), (4, 37, {1}), (3, 28, {1, 2, 9})])
def test_M3_fewer_players_use_fewer_cards(players: int, cards: int, gone: set[int]) -> None:
    used = deck(MistigriOptions(players))
    assert used == deck_of(players)
    assert len(used) == cards
    assert {VALUE[card] for card in PACK} - {VALUE[card] for card in used} == gone


def test_options_of_a_table_are_its_players_and_starter() -> None:
    assert GAME.options() == MistigriOptions(players=4, starter=None, values=None, hand=None)
    assert GAME.options({"players": 5, "starter": 5}) == MistigriOptions(5, 5)
    assert GAME.options({"players": 3, "starter": 1}) == MistigriOptions(3, 1)


def test_options_for_research_make_smaller_decks_and_hands() -> None:
    small = GAME.options({"players": 3, "values": [1, 9, 10], "hand": 1})
    assert deck(small) == ("A1", "A1", "B1", "B1", "C1", "C1", "D1", "D1", "E1", "E9", "X")
    assert GAME.options({"players": 3, "values": [1, 9, 10], "hand": 3}).hand == 3
    assert deck(GAME.options({"players": 3, "values": [7]})) == ("A7", "B7", "E7")


@pytest.mark.parametrize(("given", "option", "reason"), [
    ({"players": 2}, "players", "M3: 3, 4, 5 can play, not 2"),
    ({"players": 6}, "players", "M3: 3, 4, 5 can play, not 6"),
    ({"starter": 0}, "starter", "M5: there are seats 1 to 4, and no 0"),
    ({"starter": 5}, "starter", "M5: there are seats 1 to 4, and no 5"),
    ({"values": [2, 11, 0]}, "values", "M1: no card has the value 0, 11; there are 1, 2, 3, 4, 5, 6, 7, 8, 9, 10"),
    ({"values": [3, 2]}, "values", "M1: name each value once, in order"),
    ({"values": [2, 2, 3]}, "values", "M1: name each value once, in order"),
    ({"values": [7]}, "values", "M4: 3 cards are too few for 4 players"),
    ({"hand": 0}, "hand", "M4: 4 players can be dealt 1 to 9 cards each, not 0"),
    ({"hand": 10}, "hand", "M4: 4 players can be dealt 1 to 9 cards each, not 10"),
])  # fmt: skip
def test_options_that_are_unlawful_are_refused_by_name_and_rule(
    given: dict[str, Any], option: str, reason: str
) -> None:
    with pytest.raises(BadOption) as refusal:
        GAME.options(given)
    assert (refusal.value.option, f"{refusal.value.rule}: {refusal.value.reason}") == (option, reason)
