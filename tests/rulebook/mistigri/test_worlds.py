"""Imagined worlds: exactly as likely as M37 leaves them open, and never at odds with what was seen."""

import os
import subprocess
import sys
from collections import Counter
from itertools import count
from typing import Any

import pytest

from cattery.games.mistigri import beliefs, worlds
from cattery.games.mistigri.beliefs import NoWorldFits
from cattery.games.mistigri.cards import deck_of
from cattery.games.mistigri.game import GAME
from cattery.kernel import SPECTATOR, FastDice, apply, encode, start
from cattery.testing import Moment, random_history, sightings_of
from tests.rulebook.mistigri.enumeration import believed, enumerated, hidden
from tests.rulebook.mistigri.kit import at, play, seen

# Small games in notation, and who looks at them. Chosen for what happens in them, and for many open possibilities.
CASES = {
    "cards from the pile are tracked": (
        [5, 6], "*1 *B5C6D5 *A5B6D6 *A6C5E5 *A6 . *C6 B6C6 . *A5 A5C5 C6 *E5 B5D5 A5 *E5 . *B6", 2,
    ),
    "a gift unseen, and twins": (
        [4, 5], "*2 *A4C5E4 *B4C4D5 *A5E4E5 *A4 A4C4 D5>1 *B4 E4E5 *B4 C5D5 C4 A4 *E4 . *E4", 1,
    ),
    "no 1 in a hand that then gains cards": (
        [1, 7], "*1 *A1A7E1 *B1B7E7 *A1C1C1 *C1 . *E1 B1E1 = *E7 . *C1 A1A7 *C1 . *C1 . *E7", 0,
    ),
    "no 1 in a hand that then loses cards": (
        [1, 8, 9], "*2 *B1D1E1 *C1C8E9 *A1D1D8 *B1 B1C1 = *E9 . *D8 D1E1 <> *D8 D1D8 *A1 . *C8", 0,
    ),
    "further 1s laid down": (
        [1, 8], "*2 *A1B1C8 *A1C1D1 *C1D1D8 *B1 A1B1 <> *D1 . *A1 A1D1 = *D8 . *D8 C8D8", 0,
    ),
    "a card chosen in secret, then drawn": (
        [2, 6], "*3 *A2A2C2 *A6C6E2 *B6D2D6 *E2 D2E2 = D6 *D6 . *A2 A6C6 *A2 . *B6 A2C2 = D6 *D6 . *A2", 1,
    ),
    "a card chosen in secret, not yet drawn": (
        [2, 10], "*1 *D2X *B2E2 *B2E2 *B2 . *X . *B2 B2E2 <> *D2 D2E2 = X", 2,
    ),
    "a card one chose oneself": ([2, 10], "*1 *D2X *B2E2 *B2E2 *B2 . *X . *B2 B2E2 <> *D2 D2E2 = X", 1),
    "swaps with the pile": (
        [3, 6], "*2 *A6D3D6 *C3C3E3 *A3B6D3 *D3 C3D3 = *E3 C3 C3 . *A3 A3A6 *D6 . *C3 C3E3 <> *D3", 0,
    ),
    "one who only watches": ([3, 10], "*1 *A3B3 *C3C3 *D3X *D3 A3D3 <> *B3", SPECTATOR),
    "while the cards are dealt": ([3, 10], "*1 *A3B3 *C3C3", 0),
}  # fmt: skip


def history(values: list[int], answers: str) -> tuple[Any, list[Moment]]:
    """A game of three with these values, along these answers."""
    hand = len(answers.split()[1]) // 2 if "X" not in answers.split()[1] else 2
    options = GAME.options({"players": 3, "values": values, "hand": hand})
    state, events, _ = start(GAME, options)
    moments = [Moment(None, events, state)]
    for text in answers.split():
        assert state.step is not None
        answer = GAME.read(text, state.step)
        state, events, _ = apply(state, answer)
        moments.append(Moment(answer, events, state))
    return options, moments


@pytest.mark.parametrize("case", CASES)
def test_M37_a_belief_equals_the_enumeration_of_all_games(case: str) -> None:
    values, answers, viewer = CASES[case]
    options, moments = history(values, answers)
    view = GAME.view(moments[-1].state, viewer)
    belief = worlds.infer(view, sightings_of(moments, viewer)).belief
    found = believed(belief, viewer, view.hand, view.chooser, view.chosen)
    exact = enumerated(options, moments, viewer)
    assert set(found) == set(exact)
    assert found == pytest.approx(exact)
    assert sum(belief.worlds.values()) == pytest.approx(1)


@pytest.mark.parametrize("case", CASES)
def test_M37_imagined_positions_come_as_often_as_they_are_likely(case: str) -> None:
    values, answers, viewer = CASES[case]
    options, moments = history(values, answers)
    view, sightings = GAME.view(moments[-1].state, viewer), sightings_of(moments, viewer)
    exact, roll, times = enumerated(options, moments, viewer), FastDice(case), 600
    found: Counter[Any] = Counter()
    for _ in range(times):
        state = GAME.imagine(view, sightings, roll)
        assert GAME.view(state, viewer) == view
        found[hidden(state)] += 1
    assert set(found) <= set(exact)
    for place, chance in exact.items():
        assert abs(found[place] / times - chance) < 4.5 * (chance * (1 - chance) / times) ** 0.5 + 1e-3


@pytest.mark.parametrize("players", [3, 4, 5])
def test_M37_imagined_positions_look_the_same_to_the_viewer(players: int) -> None:
    options, roll = GAME.options({"players": players}), FastDice("look")
    moments: list[Moment] = []
    for moment, number in zip(random_history(GAME, options, FastDice(f"look {players}")), count(), strict=False):
        moments.append(moment)
        viewer = (*range(players), SPECTATOR)[number % (players + 1)]
        if number % 7 < 2 or moment.state.step is None:
            view = GAME.view(moment.state, viewer)
            state = GAME.imagine(view, sightings_of(moments, viewer), roll)
            assert encode(GAME.view(state, viewer)) == encode(view)
            assert state.agenda == moment.state.agenda
            cards = Counter(state.table.deck + state.table.pile + tuple(c for hand in state.table.hands for c in hand))
            assert cards == Counter(deck_of(players))


def test_M37_a_position_without_a_past_is_imagined_from_the_view_alone() -> None:
    state = at("A3A4X/B4B5/C4C5 hand=3 pile=D3D4 known=2B4:13,3C5:2 1:pair")
    view = seen(state, 0)
    roll, hands = FastDice("view"), Counter[Any]()
    for _ in range(300):
        other = GAME.imagine(view, [], roll)
        assert GAME.view(other, 0) == view
        assert "B4" in other.table.hands[1]
        hands[other.table.hands[2]] += 1
    assert len(hands) > 100
    watched = GAME.imagine(seen(state, SPECTATOR), [], roll)
    assert GAME.view(watched, SPECTATOR) == seen(state, SPECTATOR)
    assert watched.table.hands != state.table.hands


def test_M37_a_view_alone_tells_who_holds_no_1() -> None:
    state = at("A3A4/B4B5/C1C4 values=1,3,4,5 hand=2 no1=1:123w,2:13w 1:pair")
    view = seen(state, 2)
    assert view.no_ones == (True, True, False)
    roll, ones = FastDice("none"), 0
    for _ in range(100):
        other = GAME.imagine(view, [], roll)
        assert GAME.view(other, 2) == view
        assert not any(card[1] == "1" for hand in other.table.hands[:2] for card in hand)
    view = seen(state, 1)
    assert view.no_ones == (True, False, False)
    for _ in range(100):
        ones += any(card[1] == "1" for card in GAME.imagine(view, [], roll).table.hands[2])
    assert 0 < ones < 100


def test_M37_in_imagined_worlds_others_know_what_is_public_and_what_the_viewer_showed_them() -> None:
    values, answers, viewer = CASES["cards from the pile are tracked"]
    _, moments = history(values, answers)
    real = moments[-1].state
    other = GAME.imagine(GAME.view(real, viewer), sightings_of(moments, viewer), FastDice("know"))
    assert GAME.view(other, SPECTATOR).known == GAME.view(real, SPECTATOR).known
    for seat in (0, 1):
        assert GAME.view(other, seat).known[viewer] == GAME.view(real, seat).known[viewer]


def test_M37_a_1_from_the_pile_for_a_hand_without_1s_is_public_too() -> None:
    _, moments = history([1, 5], "*1 *A1A5B1C5 *C1C1D5E1 *A1B1B5D1 *D1 A1B1 = *C5 C5D5 B1 A1")
    for number, none in ((11, True), (12, False)):
        for viewer in (0, 1, 2, SPECTATOR):
            view = GAME.view(moments[number - 1].state, viewer)
            assert view.no_ones == (none, False, False)
            state = GAME.imagine(view, sightings_of(moments[:number], viewer), FastDice("1"))
            assert GAME.view(state, viewer) == view


def test_M22_what_one_chose_oneself_is_not_imagined_otherwise() -> None:
    state, _ = play("A2B2C4C5X/D4/E5/B3 1:pair", "A2B2 = C5")
    roll = FastDice("chosen")
    assert {GAME.imagine(seen(state, 0), [], roll).table.chosen for _ in range(20)} == {"C5"}
    assert len({GAME.imagine(seen(state, 1), [], roll).table.chosen for _ in range(20)}) > 3


def test_M37_when_the_round_is_over_every_hand_is_what_it_is() -> None:
    state, happened = play("B4E7/-/C3C4/D4 down=34 quiet=34 penalties=0,9,0,1 1:pair", ".")
    other = GAME.imagine(seen(state, 1), happened, FastDice("over"))
    assert other.table.hands == state.table.hands
    assert other.agenda == ()
    assert (other.round, other.table.shown) == (2, True)


def test_a_belief_keeps_a_fair_sample_where_there_are_too_many_worlds() -> None:
    values, answers, viewer = CASES["cards from the pile are tracked"]
    _, moments = history(values, answers)
    view, sightings = GAME.view(moments[-1].state, viewer), sightings_of(moments, viewer)
    exact = worlds.infer(view, sightings).belief
    assert len(exact.worlds) == 19
    few = beliefs._sample(exact.worlds, 1.0, 10)
    assert sum(few.values()) == 10
    assert set(few) <= set(exact.worlds)
    for world, weight in exact.worlds.items():
        assert abs(few.get(world, 0) - 10 * weight) < 1
    thinned = beliefs._belief(exact.sizes, exact.hidden, exact.worlds.items(), 10)
    assert len(thinned.worlds) == len(few) <= 10
    assert sum(thinned.worlds.values()) == pytest.approx(1)


def test_a_belief_without_a_world_is_made_anew_with_more_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    values, answers, viewer = CASES["cards from the pile are tracked"]
    _, moments = history(values, answers)
    view, sightings = GAME.view(moments[-1].state, viewer), sightings_of(moments, viewer)
    with pytest.raises(NoWorldFits):
        beliefs.left(worlds.infer(view, sightings).belief, 0, "B5")
    exact = worlds.infer(view, sightings).belief
    monkeypatch.setattr(worlds, "MOST", 1)
    thin = worlds.infer(view, sightings).belief
    assert len(thin.worlds) <= thin.most
    assert thin.most in (1, 8, 64)
    assert exact.most == 400
    assert set(thin.worlds) <= set(exact.worlds)


def test_a_world_with_more_1s_than_cards_to_be_them_is_none() -> None:
    """Seat 1 gave a no-1 or a plain card to seat 2, who shows a 2: with one plain card for the one hidden 1, it was
    the no-1; and the other world must be gone before the next question about 1s."""
    world_a, world_b = (((), (), ()), (1, 0, 0)), (((), (), ()), (0, 1, 0))
    belief = beliefs.Belief((1, 1, 0), {"A1": 1, "A2": 1}, {world_a: 0.5, world_b: 0.5}, 10)
    after = beliefs.left(belief, 1, "A2")
    assert list(after.worlds) == [(((), (), ()), (0, 0, 0))]
    with pytest.raises(NoWorldFits):  # what is left is the 1
        beliefs.no_ones(after, 0)


WORLDS_OF_A_LONG_GAME = """
from cattery.games.mistigri.game import GAME
from cattery.kernel import FastDice, encode
from cattery.testing import random_history, sightings_of

moments = list(random_history(GAME, GAME.options({"players": 5}), FastDice("8")))
for upto in range(20, len(moments), 10):
    view, sightings = GAME.view(moments[upto].state, 0), sightings_of(moments[: upto + 1], 0)
    print(encode(GAME.imagine(view, sightings, FastDice(str(upto))).table))
"""


def test_the_same_dice_imagine_the_same_worlds_in_every_process() -> None:
    """Whatever order a process gives to sets."""
    said = {
        subprocess.run(
            [sys.executable, "-c", WORLDS_OF_A_LONG_GAME],
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(said) == 1
    assert said.pop().count(b"\n") > 3
