"""The yardstick in Schrödinger's Cats. Fixed for ever.

It doubts a claim whose chance is below 1/2. Otherwise it makes the lowest higher claim whose chance is at least 1/2 or,
if there is none, the likeliest, and of equally likely ones the lowest. It shows no proof, so it never swaps, and it
uses no power.
"""

from collections.abc import Sequence
from typing import Any

from cattery.games.schrodinger.cards import NONE
from cattery.games.schrodinger.choices import DOUBT, END_TURN, Claim, show_proof, swap_cards
from cattery.games.schrodinger.odds import claim_odds
from cattery.games.schrodinger.track import PLACE, higher_claims
from cattery.games.schrodinger.view import View
from cattery.kernel import Choices, Event, Roll

NOTHING_MORE = (show_proof(NONE), swap_cards(NONE), END_TURN)


def choose(view: View, sightings: Sequence[Event], choices: Choices, dice: Roll) -> Any:
    """By the exact odds alone."""
    for nothing in NOTHING_MORE:
        if nothing in choices:
            return nothing
    odds = claim_odds(view)
    if DOUBT in choices and view.claim is not None and odds[PLACE[view.claim]] < 1 / 2:
        return DOUBT
    return _claim(higher_claims(view.claim, view.options.track), odds) or DOUBT


def _claim(claims: tuple[Claim, ...], odds: tuple[float, ...]) -> Claim | None:
    """The lowest with at least 1/2, else the likeliest; None beyond the last space (S13)."""
    for claim in claims:
        if odds[PLACE[claim]] >= 1 / 2:
            return claim
    return max(claims, key=lambda claim: odds[PLACE[claim]], default=None)
