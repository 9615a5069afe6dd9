"""The odds of Crazy Mistigri, against every world there can be on small packs and imagined ones on full packs."""

from collections import Counter, defaultdict
from itertools import pairwise
from math import comb, prod, sqrt
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cattery.games.mistigri.cards import MISTIGRI
from cattery.games.mistigri.game import GAME
from cattery.games.mistigri.odds import draw_odds, pairing_odds, whereabouts
from cattery.games.mistigri.steps.effects import ChooseDrawn, GiveAway, SwapOut
from cattery.games.mistigri.steps.pair import PairOrPass
from cattery.kernel import FastDice, State, replace
from cattery.testing import Moment, random_history, sightings_of
from cattery.testing.strategies import histories
from tests.odds.enumeration import every_world

SMALL = [
    {"players": 3, "values": (7, 8, 9, 10), "hand": 2},
    {"players": 3, "values": (4, 8, 10), "hand": 3},
    {"players": 3, "values": (6, 8, 10), "hand": 2},
    {"players": 3, "values": (2, 9), "hand": 3},
    {"players": 3, "values": (1, 9), "hand": 3},
]


def weigh(world: State, choice: Any) -> float:
    """How many physical cards this answer may mean; of what is chosen unseen, as a share of the hand."""
    step = world.step
    assert step is not None and step.actor is not None
    hand = world.table.hands[step.actor]
    if isinstance(step, ChooseDrawn | GiveAway):
        return float(hand.count(choice.card) / len(hand))
    return physical_ways(hand, choice) if isinstance(step, PairOrPass | SwapOut) else 1


def physical_ways(hand: tuple[str, ...], choice: Any) -> int:
    """How many physical cards of a hand this answer may mean."""
    cards = Counter(getattr(choice, "cards", ()) or [getattr(choice, "card", "")])
    return prod(comb(hand.count(card), copies) for card, copies in cards.items() if card)


@pytest.mark.parametrize("small", SMALL, ids=lambda small: "-".join(map(str, small["values"])))
def test_they_equal_going_through_every_world_on_small_packs(small: dict[str, Any]) -> None:
    options = GAME.options(small)
    compared = 0
    for seed in range(10):
        roll = FastDice(f"small/{seed}")
        history = list(random_history(GAME, options, roll))
        in_round_1 = [n for n, moment in enumerate(history) if moment.state.round == 1 and not moment.state.table.shown]
        end = in_round_1[-1 - roll(len(in_round_1) // 2)]
        viewer = roll(3)
        seen = sightings_of(history[: end + 1], viewer)
        view = GAME.view(history[end].state, viewer)
        if history[end].state.table.first is None or view.shown is not None:
            continue
        expected: dict[str, list[float]] = defaultdict(lambda: [0.0] * 4)
        for table, weight in every_world(GAME, options, history[: end + 1], viewer, weigh):
            for place, cards in enumerate((*table.hands, table.deck)):
                for card in cards if place != viewer else ():
                    expected[card][place] += weight
        found = whereabouts(view, seen)
        compared += 1
        for giver, size in enumerate(view.hand_sizes):
            if giver != viewer:
                drawn = {card: places[giver] / size for card, places in expected.items() if places[giver] > 1e-12}
                assert draw_odds(view, seen, giver) == pytest.approx(drawn, abs=1e-9)
        assert found.keys() == expected.keys()
        for card, places in expected.items():
            assert found[card] == pytest.approx(tuple(places), abs=1e-9), f"{card}, seed {seed}"
    assert compared >= 5


tables = st.integers(3, 5).map(lambda players: GAME.options({"players": players}))


@given(histories(GAME, tables), st.data())
@settings(max_examples=40, deadline=None)
def test_every_hidden_card_is_somewhere_and_every_place_is_full(history: list[Moment], data: st.DataObject) -> None:
    state = history[-1].state
    viewer = data.draw(st.integers(0, state.table.options.players - 1))
    view = GAME.view(state, viewer)
    if view.shown is not None or view.first is None:
        return
    found = whereabouts(view, sightings_of(history, viewer))
    hidden = [card for seat, hand in enumerate(state.table.hands) if seat != viewer for card in hand]
    hidden += state.table.deck
    assert {card: hidden.count(card) for card in hidden} == pytest.approx({card: sum(at) for card, at in found.items()})
    for place, size in enumerate((*view.hand_sizes, view.undealt)):
        total = sum(at[place] for at in found.values())
        assert total == pytest.approx(size if place != viewer else 0)
    for seat, size in enumerate(view.hand_sizes):
        draw = draw_odds(view, sightings_of(history, viewer), seat)
        assert sum(draw.values()) == pytest.approx(1 if size else 0)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_they_agree_with_many_imagined_worlds(players: int) -> None:
    """Within five deviations, in the middle of a round."""
    worlds = 800
    history = list(random_history(GAME, GAME.options({"players": players}), FastDice(f"middle/{players}")))
    middle = next(n for n, moment in enumerate(history) if moment.state.table.turn == 2 * players)
    state, seen = history[middle].state, sightings_of(history[: middle + 1], 0)
    view = GAME.view(state, 0)
    odds = whereabouts(view, seen)
    counted: dict[str, list[int]] = {card: [0] * players for card in odds}
    roll = FastDice("worlds")
    for _ in range(worlds):
        for seat, hand in enumerate(GAME.imagine(view, seen, roll).table.hands):
            for card in hand if seat else ():
                counted[card][seat] += 1
    for card, places in odds.items():
        for seat in range(1, players):
            spread = sqrt(
                max(places[seat], 1e-12) / worlds
            )  # a number of copies spreads no wider than a Poisson number
            assert abs(counted[card][seat] / worlds - places[seat]) <= 5 * spread + 1e-9, f"{card} at {seat}"


def test_what_was_given_is_known_to_be_there() -> None:
    """M37: whoever gave a card knows where it is, until somebody may have drawn it."""
    for seed in range(300):
        history = list(random_history(GAME, GAME.options({"players": 4}), FastDice(f"given/{seed}")))
        for before, moment in pairwise(history):
            if isinstance(before.state.step, GiveAway) and not moment.state.table.shown:
                giver, to, card = before.state.step.seat, moment.answer.to, moment.answer.card
                seen = sightings_of(history[: history.index(moment) + 1], giver)
                at = whereabouts(GAME.view(moment.state, giver), seen)[card]
                assert at[to] >= 1 - 1e-9
                return
    raise AssertionError("no card was given in any of these games")


def test_from_the_own_hand_any_card_is_drawn_and_a_chosen_one_for_certain() -> None:
    """M7: of two equal cards either. M22: whoever chose the card knows it."""
    twins = 0
    for moment in random_history(GAME, GAME.options({"players": 3}), FastDice("own")):
        view = GAME.view(moment.state, 0)
        draw = draw_odds(view, (), 0)
        assert draw == {card: view.hand.count(card) / len(view.hand) for card in view.hand}
        twins += len(draw) < len(view.hand)
        for card in view.hand:
            assert draw_odds(replace(view, chooser=0, chosen=card), (), 0) == {card: 1.0}
    assert twins


def test_what_a_draw_can_bring() -> None:
    """M8: the Mistigri pairs with nothing, other cards by colour or value."""
    assert pairing_odds(("A4", "B7"), {"A1": 0.25, "E7": 0.25, MISTIGRI: 0.25, "C8": 0.25}) == 0.5
