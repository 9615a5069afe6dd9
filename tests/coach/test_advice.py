"""The coach: every answer has its worth, the counted odds are exact, and all of it can be said."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import comb
from typing import Any

import pytest

from cattery.coach import Advice, advise, coach_of, follow
from cattery.coach.saying import say
from cattery.games.schrodinger.choices import Claim
from cattery.games.schrodinger.coach.believing import believed
from cattery.games.schrodinger.coach.future import win_chance, worth
from cattery.games.schrodinger.knowledge import knowledge
from cattery.games.schrodinger.track import PLACE
from cattery.kernel import FastDice, Playthrough, tag_of
from cattery.kit import MissingPart, find_game, kit_of
from cattery.players import find_player
from cattery.wording import LANGUAGES, Teller
from tests.bluff import BLUFF
from tests.odds.test_schrodinger import one_by_one

AFTERMATH = {"raised", "caught-out", "proved-true", "doubt-right", "doubt-wrong"}
"""What is told in a review alone."""
TABLES = [("schrodinger", 2), ("schrodinger", 4), ("schrodinger", 6), ("mistigri", 3), ("mistigri", 5)]


def advised(name: str, options: dict[str, Any], seed: str, level: str = "random") -> Iterator[tuple[Any, ...]]:
    """Every question of a game: view, step, choices, and the advice to the seat that is asked."""
    game, choose, roll = find_game(name), find_player(level, name), FastDice(seed)
    play = Playthrough(game, game.options(options), roll, range(options["players"]))
    while (seat := play.asked) is not None:
        view, choices = game.view(play.state, seat), play.state.choices
        yield view, play.state.step, choices, advise(view, play.sightings[seat], choices)
        play.answer(play.ask(choose, roll))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_answer_has_a_worth_and_a_reason_and_the_best_is_worth_most(name: str, players: int) -> None:
    game, met = find_game(name), Counter[str]()
    for number in range(6):
        for _, _, choices, advice in advised(name, {"players": players}, f"{number}"):
            assert [one.answer for one in advice.answers] == list(map(game.write, choices))
            assert advice.advised.worth == max(one.worth for one in advice.answers)
            for one in advice.answers:
                assert one.reasons
                if advice.unit == "chance":
                    assert 0 <= one.worth <= 1 and 0 <= one.through <= 1
                met.update(tag_of(reason) for reason in one.reasons)
    assert set(met) <= {tag_of(kind) for kind in coach_of(kit_of(name)).REASONS}


@pytest.mark.parametrize("name", ["schrodinger", "mistigri"])
def test_every_reason_comes_up_and_can_be_said(name: str) -> None:
    tellers = [Teller(name, language, 0, ["Nadia", "Ben", "Ada"]) for language in LANGUAGES]
    met: dict[str, Any] = {}
    for number in range(40):
        for view, step, choices, advice in advised(name, {"players": 3}, f"said/{number}"):
            if view.seat == 0 and number < 2:
                for teller in tellers:
                    assert say(teller, advice.advised, choices[advice.best], step).count(".") >= 1
            met |= {tag_of(reason): reason for one in advice.answers for reason in one.reasons}
    assert set(met) == {tag_of(kind) for kind in coach_of(kit_of(name)).REASONS} - AFTERMATH
    for reason in met.values():
        for teller in tellers:
            assert 0 < len(teller.explain(reason)) <= 100


def test_the_counted_odds_equal_counting_one_by_one() -> None:
    """Every way to fill the others' hands is tried; the odds are those of each claim that can be made."""
    compared = 0
    for number, pack in enumerate([(4, 4, 2, 1), (3, 4, 2, 2), (5, 2, 2, 2), (3, 3, 3, 0)] * 3):
        options = {"players": 2 + number % 2, "hand": 3, "pack": pack, "track": 4}
        for view, _, choices, advice in advised("schrodinger", options, f"count/{number}"):
            known = knowledge(view)
            counted, every = one_by_one(known), comb(sum(known.unseen), known.drawn)
            for choice, one in zip(choices, advice.answers, strict=True):
                if isinstance(choice, Claim):
                    ways = sum(times for found, times in counted[choice.state].items() if found >= choice.count)
                    assert one.odds is not None and one.odds.counted == float(Fraction(ways, every))
                    compared += 1
    assert compared > 300


def test_believed_odds_never_contradict_what_is_certain_and_fall_as_claims_rise() -> None:
    for _, _, choices, advice in advised("schrodinger", {"players": 4}, "bent", "house-cat"):
        falling: dict[str, float] = {}
        for choice, one in zip(choices, advice.answers, strict=True):
            if isinstance(choice, Claim):
                assert one.odds.believed <= falling.get(choice.state, 1.0) + 1e-12
                falling[choice.state] = one.odds.believed
                if one.odds.counted in (0.0, 1.0):
                    assert one.odds.believed == one.odds.counted
    assert believed(0.5, 0.9) > believed(0.5, 0.5) > believed(0.5, 0.1)


def test_what_a_game_is_worth_after_a_round() -> None:
    """Equal players with equal lives have equal chances, and to come through is never worse than not to."""
    for lives in [(1, 1), (3, 3), (2, 2, 2), (1,) * 6]:
        assert win_chance(lives[0], lives[1:]) == pytest.approx(1 / len(lives))
    assert win_chance(1, (2,)) == pytest.approx(1 / 4)
    assert worth(1.0, (1, 1, 1, 1), 2) == pytest.approx(1 / 3) and worth(0.0, (1, 1, 1, 1), 2) == 0
    assert worth(0.7, (2, 0, 1), 0) > worth(0.6, (2, 0, 1), 0)


def test_a_claim_on_the_board_that_cannot_hold_is_doubted() -> None:
    met = 0
    for number in range(60):
        for view, _, choices, advice in advised("schrodinger", {"players": 3, "physicats": False}, f"no/{number}"):
            doubt = next((one for one in advice.answers if one.answer == "?"), None)
            if doubt is not None and advice.answers[0].odds is not None and doubt.odds.counted == 0:
                assert doubt.through == 1 and advice.advised is doubt
                assert view.claim is not None and PLACE[view.claim] >= 0 and choices[advice.best] is not None
                met += 1
    assert met >= 10


def test_whoever_follows_it_plays_lawfully() -> None:
    for name, players in TABLES:
        game, roll = find_game(name), FastDice("follow")
        play = Playthrough(game, game.options({"players": players}), roll, range(players))
        while play.asked is not None:
            play.answer(play.ask(follow, roll))


def test_a_game_without_a_coach_says_so() -> None:
    play = Playthrough(BLUFF, BLUFF.options({}), FastDice("bluff"), range(2))
    view = BLUFF.view(play.state, 0)
    with pytest.raises(MissingPart):
        advise(view, play.sightings[0], play.state.choices)


def test_advice_is_found_by_its_answer() -> None:
    *_, (_, _, _, advice) = advised("schrodinger", {"players": 2}, "of")
    assert isinstance(advice, Advice) and advice.of(advice.answers[-1].answer) is advice.answers[-1]
