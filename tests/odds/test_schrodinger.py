"""The exact odds of Schrödinger's Cats, against counting one by one and against imagined worlds."""

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import combinations
from math import comb, prod, sqrt
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cattery.games.schrodinger.cards import INDEX, KINDS, PACK
from cattery.games.schrodinger.choices import ShowProof, SwapCards
from cattery.games.schrodinger.game import GAME
from cattery.games.schrodinger.knowledge import Knowledge, knowledge
from cattery.games.schrodinger.odds import claim_odds, odds, ways_at_least
from cattery.games.schrodinger.steps.doubt import count_matching
from cattery.games.schrodinger.table import Table
from cattery.games.schrodinger.track import PLACE, TRACK
from cattery.games.schrodinger.view import View
from cattery.kernel import SPECTATOR, FastDice, State, replace
from cattery.testing import random_history, sightings_of
from cattery.testing.strategies import histories, seeds
from tests.odds.enumeration import every_world


def matches(claim_state: str, cards: Sequence[str], known: Knowledge) -> int:
    """S21, spelled out card by card."""
    own = [card for card in cards if card == claim_state or (card == "heisenberg" and known.wild)]
    return len(own) + known.bonus[INDEX[claim_state]]  # type: ignore[index]


def one_by_one(known: Knowledge) -> dict[str, Counter[int]]:
    """How often each number of matches comes up when every way to fill the others' hands is tried."""
    sure = [kind for kind, count in zip(KINDS, known.sure, strict=True) for _ in range(count)]
    unseen = [kind for kind, count in zip(KINDS, known.unseen, strict=True) for _ in range(count)]
    found: dict[str, Counter[int]] = {state: Counter() for state in KINDS[:3]}
    for drawn in combinations(unseen, known.drawn):
        for state, numbers in found.items():
            numbers[matches(state, sure + list(drawn), known)] += 1
    return found


small_packs = st.builds(
    lambda players, hand, extra: {"players": players, "hand": hand, "pack": extra, "track": 4},
    st.integers(2, 3),
    st.integers(1, 3),
    st.sampled_from([(4, 4, 2, 1), (3, 4, 2, 2), (5, 2, 2, 2), (3, 3, 3, 0)]),
).map(GAME.options)
tables = st.integers(2, 6).map(lambda players: GAME.options({"players": players}))


@given(histories(GAME, small_packs, longest=60), st.data())
@settings(max_examples=60, deadline=None)
def test_they_equal_counting_one_by_one_on_small_packs(history: list, data: st.DataObject) -> None:  # type: ignore[type-arg]
    state: State = history[-1].state
    seat = data.draw(st.sampled_from([*range(state.table.options.players), SPECTATOR]))
    view: View = GAME.view(state, seat)
    known = knowledge(view)
    counted, every = one_by_one(known), comb(sum(known.unseen), known.drawn)
    for claim, chance in zip(TRACK, claim_odds(view), strict=False):
        ways = sum(times for number, times in counted[claim.state].items() if number >= claim.count)
        assert chance == float(Fraction(ways, every)), f"{claim} with {known}"


def weigh(world: State, choice: Any) -> float:
    """Physical cards shown; of cards that are put away unseen, as a share of all that could be."""
    hand = world.table.hands[world.step.actor]  # type: ignore[union-attr]
    match choice:
        case ShowProof(cards):
            return float(prod(map(comb, hand, cards)))
        case SwapCards(cards):
            return prod(map(comb, hand, cards)) / comb(sum(hand), sum(cards))
    return 1.0


def test_they_equal_going_through_every_world() -> None:
    """From the rules alone, with what the seat put away itself and what others put away unseen."""
    options = GAME.options(
        {"players": 2, "physicats": False, "hand": 3, "pack": (4, 3, 2, 1), "track": 2, "lives": 1, "starter": 1}
    )
    met: Counter[str] = Counter()
    for seed in range(200):
        roll = FastDice(f"every world/{seed}")
        history = list(random_history(GAME, options, roll))
        end = 3 + roll(len(history) - 3)
        state, viewer = history[end].state, (0, 1, SPECTATOR)[roll(3)]
        if state.table.winner is not None or not state.table.discard:
            continue
        view = GAME.view(state, viewer)
        whose = {"own" if parcel.seat == viewer else "another's" for parcel in view.discard}
        if all(met[kind] >= 8 for kind in whose):
            continue
        met.update(whose)
        chances = [0.0] * len(claim_odds(view))
        for table, weight in every_world(GAME, options, history[: end + 1], viewer, weigh):
            for place, claim in enumerate(TRACK[: len(chances)]):
                chances[place] += weight * (count_matching(replace(table, claim=claim)) >= claim.count)
        assert claim_odds(view) == pytest.approx(chances, abs=1e-9), f"seed {seed}"
    assert met["own"] >= 8 and met["another's"] >= 8


@given(st.integers(0, 12), st.data())
def test_ways_to_draw_are_counted_exactly(size: int, data: st.DataObject) -> None:
    matching, drawn = data.draw(st.integers(0, size)), data.draw(st.integers(0, size))
    seen = Counter(sum(card < matching for card in cards) for cards in combinations(range(size), drawn))
    at_least = tuple(sum(times for k, times in seen.items() if k >= n) for n in range(drawn + 1))
    assert ways_at_least(size, matching, drawn) == at_least


@given(histories(GAME, tables), st.data())
@settings(max_examples=40, deadline=None)
def test_what_they_call_certain_or_impossible_is_so_in_every_imagined_world(history: list, data: st.DataObject) -> None:  # type: ignore[type-arg]
    state: State = history[-1].state
    if state.table.winner is not None:
        return
    seat = data.draw(st.integers(0, state.table.options.players - 1))
    view, seen = GAME.view(state, seat), sightings_of(history, seat)
    chances = claim_odds(view)
    roll = FastDice(data.draw(seeds))
    for _ in range(5):
        world: Table = GAME.imagine(view, seen, roll).table
        for claim, chance in zip(TRACK, chances, strict=True):
            if chance in (0.0, 1.0):
                assert (count_matching(replace(world, claim=claim)) >= claim.count) == bool(chance)


def proofs_and_physicats(view: View) -> bool:
    return any(map(any, view.proofs)) and bool(view.front)


def shown_by_prride(view: View) -> bool:
    """S45: the viewer looked at two or more cards that others put away."""
    others = [parcel for parcel in view.discard if parcel.seat not in (None, view.seat)]
    return sum(parcel.count for parcel in others if view.seat in parcel.looked_at_by) >= 2


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("wanted", [proofs_and_physicats, shown_by_prride])
def test_they_agree_with_many_imagined_worlds(players: int, wanted: Callable[[View], bool]) -> None:
    """Within five deviations, on the full pack."""
    worlds = 1500
    view = next(
        view
        for seed in range(600)
        for moment in random_history(GAME, GAME.options({"players": players}), FastDice(f"{players}/{seed}"))
        if moment.state.table.winner is None and wanted(view := GAME.view(moment.state, seed % players))
    )
    roll, held = FastDice("worlds"), Counter[int]()
    for _ in range(worlds):
        world = GAME.imagine(view, (), roll).table
        held.update(PLACE[claim] for claim in TRACK if count_matching(replace(world, claim=claim)) >= claim.count)
    for place, chance in enumerate(claim_odds(view)):
        deviation = sqrt(chance * (1 - chance) / worlds)
        assert abs(held[place] / worlds - chance) <= 5 * deviation + 1e-12, f"{TRACK[place]}: {chance}"


def test_a_hand_known_by_heart() -> None:
    """The starter of the printed example (S9): 4 alive, 1 empty, 1 Heisenberg, 24 cards in play, 8 alive claimed."""
    known = Knowledge(sure=(4, 0, 1, 1), unseen=(16, 20, 7, 3), drawn=18)
    chances = odds(known)
    assert sum(PACK) == sum(known.sure) + sum(known.unseen)
    assert chances[PLACE[TRACK[0]]] == 1.0
    expected = 1 - Fraction(sum(comb(19, k) * comb(27, 18 - k) for k in range(3)), comb(46, 18))
    assert chances[
        next(place for place, claim in enumerate(TRACK) if (claim.count, claim.state) == (8, "alive"))
    ] == float(expected)
    assert chances[-1] == 0.0


def test_physicats_in_front_and_a_lying_heisenberg_count_as_the_rules_say() -> None:
    """S40 and S41 add to their own state only; S44 takes the Heisenbergs off."""
    plain = Knowledge(sure=(1, 1, 1, 1), unseen=(0, 0, 0, 0), drawn=0)
    at = {(claim.count, claim.state): place for place, claim in enumerate(TRACK)}
    assert [odds(plain)[at[2, state]] for state in KINDS[:3]] == [1.0, 1.0, 1.0]
    assert [odds(replace(plain, wild=False))[at[2, state]] for state in KINDS[:3]] == [0.0, 0.0, 0.0]
    both = odds(replace(plain, bonus=(2, 0, 1)))
    assert [both[at[4, "alive"]], both[at[3, "dead"]], both[at[3, "empty"]], both[at[4, "empty"]]] == [
        1.0,
        0.0,
        1.0,
        0.0,
    ]
