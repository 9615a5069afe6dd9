"""The house cat of Crazy Mistigri goes by the odds of hidden cards."""

from collections import Counter
from typing import Any

import pytest

from cattery.games.mistigri.bots.house_cat.outlook import Outlook
from cattery.games.mistigri.cards import deck_of
from cattery.games.mistigri.choices import DiscardPair, Reverse
from cattery.games.mistigri.game import GAME
from cattery.games.mistigri.notation import read_cards
from cattery.kernel import FastDice
from cattery.players import find_player


def position(hands: str, question: str, top: str = "") -> Any:
    """Of three players the first is asked, and knows the hands of the others. This pair lies on top of the pile."""
    lying = Counter(read_cards(hands.replace("/", "").replace("-", "") + top))
    below = "".join(sorted((Counter(deck_of(3)) - lying).elements()))
    others = enumerate(hands.split("/")[1:], 2)
    known = ",".join(f"{seat}{card}:1" for seat, hand in others for card in read_cards(hand.strip("-")) or ())
    return GAME.read_position(f"{hands} pile={below}{top} turn=9{known and f' known={known}'} 1:{question}")


def answers(state: Any) -> Counter[str]:
    """How often the first player gives which answer, of 60 times."""
    choose, view = find_player("house-cat", "mistigri"), GAME.view(state, 0)
    return Counter(GAME.write(choose(view, (), state.choices, FastDice(f"{dice}"))) for dice in range(60))


@pytest.mark.parametrize(("hands", "least", "most"), [("A4A5/C5D6/E4X", 55, 60), ("A4A5/E4X/C5D6", 0, 5)])
def test_it_turns_the_arrow_away_from_the_mistigri(hands: str, least: int, most: int) -> None:
    """M6, M23: as the arrow lies it draws from the third player next; turned round, from the second."""
    assert least <= answers(position(hands, "effect", "C3D3"))[GAME.write(Reverse())] <= most


@pytest.mark.parametrize(("hands", "partners"), [("A4A5/C5D6/C8D8", False), ("A4A5/C8D8/B4D6", True)])
def test_it_turns_the_arrow_to_where_a_partner_is(hands: str, partners: bool) -> None:
    """M8: to the second player, who holds a 5; or not, for the third holds a 4. Neither has the Mistigri."""
    turned = answers(position(hands, "effect", "C3D3"))[GAME.write(Reverse())]
    assert turned < 10 if partners else turned > 50


@pytest.mark.parametrize(("drawn_from", "discarded"), [("B6C6", "A4A5"), ("B4C4", "A5A6")])
def test_of_its_last_pairs_it_discards_the_one_that_leaves_a_card_with_a_partner_to_come(
    drawn_from: str, discarded: str
) -> None:
    """M8: any two of the As; the third player is known to hold partners of one of them."""
    pair = GAME.write(DiscardPair(read_cards(discarded) or ()))
    assert answers(position(f"A4A5A6D8/B5B7/{drawn_from}", "pair"))[pair] > 40


@pytest.mark.parametrize(("taker", "card"), [("C5B6", "A7"), ("A5B6", "C8")])
def test_it_gives_what_finds_no_partner_there(taker: str, card: str) -> None:
    """M24: the next player, who holds a partner of one of both cards, gets the other."""
    given = answers(position(f"A7C8/{taker}/A6C6", "give", "D4E4"))
    assert sum(times for text, times in given.items() if card in text) > 50


def test_the_odds_of_the_next_draw_follow_the_arrow() -> None:
    """M6, M7: from whom it draws, and what is known to lie there."""
    outlook = Outlook(GAME.view(position("A4B7/C5X/D6E4", "effect", "C3D3"), 0))
    assert (outlook.neighbour(1), outlook.neighbour(-1)) == (1, 2)
    assert (outlook.mistigri(1), outlook.mistigri(-1)) == (0.0, 0.5)
    assert (outlook.pairing(("A4",), 1), outlook.pairing(("A4",), -1)) == (0.5, 0.0)
    assert outlook.sticks("C8", 2) == 1.0 and outlook.sticks("C8", 1) < 0.5


def test_alone_there_is_nobody_to_draw_from() -> None:
    """M45."""
    outlook = Outlook(GAME.view(position("A4B7/-/-", "pair"), 0))
    assert outlook.mistigri(1) == outlook.pairing(("A4",), 1) == 0.0
