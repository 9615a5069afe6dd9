"""The yardstick is fixed for ever: these tests say exactly how it plays."""

from typing import Any

from cattery.games.mistigri.cards import VALUE
from cattery.games.mistigri.game import GAME as MISTIGRI
from cattery.games.schrodinger.choices import Claim, Doubt, EndTurn, ShowProof, SwapCards
from cattery.games.schrodinger.game import GAME as SCHRODINGER
from cattery.games.schrodinger.odds import claim_odds
from cattery.games.schrodinger.track import PLACE
from cattery.kernel import FastDice, apply, start
from cattery.kit import find_game
from cattery.players import find_player


def asked(name: str, games: int) -> Any:
    """Every question that the yardstick is asked in games against players who do anything, and its answer."""
    choose = find_player("yardstick", name)
    game, random = find_game(name), find_player("random", name)
    for number in range(games):
        roll = FastDice(f"yardstick/{number}")
        state, _, _ = start(game, game.options({"players": 4}), roll)
        while state.step is not None:
            view = game.view(state, state.step.actor or 0)
            mine = state.step.actor in (0, 2)
            choice = (choose if mine else random)(view, (), state.choices, roll)
            if mine:
                yield view, state.choices, choice
            state, _, _ = apply(state, choice, roll)


def test_in_schrodinger_it_doubts_below_one_half_and_else_claims_the_lowest_from_one_half_on() -> None:
    """Else the likeliest; no proof, no swap, no power."""
    met = set()
    for view, choices, choice in asked("schrodinger", 60):
        odds = claim_odds(view)
        claims = [claim for claim in choices if isinstance(claim, Claim)]
        if isinstance(choice, ShowProof | SwapCards):
            assert not any(choice.cards)
        elif isinstance(choice, Doubt):
            assert odds[PLACE[view.claim]] < 1 / 2 or not claims
            met.add("doubt")
        elif isinstance(choice, Claim):
            assert Doubt() not in choices or odds[PLACE[view.claim]] >= 1 / 2
            lowest = next((claim for claim in claims if odds[PLACE[claim]] >= 1 / 2), None)
            likeliest = max(claims, key=lambda claim: odds[PLACE[claim]])
            assert choice == (lowest or likeliest)
            met.add("at least one half" if lowest else "the likeliest")
        else:
            assert isinstance(choice, EndTurn)
    assert met == {"doubt", "at least one half", "the likeliest"}
    assert SCHRODINGER.name == "schrodinger"


def test_in_mistigri_it_discards_the_pair_of_highest_value_and_passes_only_without_one() -> None:
    values = {"highest": 0, "pass": 0}
    answers: dict[str, set[str]] = {}
    for view, choices, choice in asked("mistigri", 40):
        pairs = [pair.cards for pair in choices if MISTIGRI.write(pair) != "." and hasattr(pair, "cards")]
        if any(MISTIGRI.write(one) == "." for one in choices):
            if pairs:
                assert sum(map(VALUE.__getitem__, choice.cards)) == max(sum(map(VALUE.__getitem__, p)) for p in pairs)
                values["highest"] += 1
            else:
                assert MISTIGRI.write(choice) == "."
                values["pass"] += 1
        else:
            answers.setdefault(type(view.decision.step).__name__, set()).add(MISTIGRI.write(choice))
    assert min(values.values()) > 10
    assert answers["EffectOrReverse"] == {"=", "<>"}, "effects at random"
    assert {"GiveAway", "ChooseDrawn", "SwapOut", "SwapIn", "Feed"} <= answers.keys()
