"""The house cat in Schrödinger's Cats: it wants to come through the round, by whichever answer most likely does so."""

from collections.abc import Sequence
from typing import Any

from cattery.games.schrodinger.bots.house_cat.opponents import Opponents
from cattery.games.schrodinger.bots.house_cat.powers import Powers, worth_keeping
from cattery.games.schrodinger.bots.house_cat.prospects import NEAR, Prospects
from cattery.games.schrodinger.cards import HEISENBERG, INDEX, Cards, of_kind
from cattery.games.schrodinger.choices import (
    DOUBT,
    Claim,
    ShowProof,
    SwapCards,
    TakePower,
    UsePower,
    show_proof,
    swap_cards,
)  # fmt: skip
from cattery.games.schrodinger.events import CardsDealt
from cattery.games.schrodinger.track import PLACE
from cattery.games.schrodinger.view import View
from cattery.kernel import Choices, Event, Roll
from cattery.players.mixing import mixed
from cattery.players.temperament import Temperament, temperament

WHIM = 0.02  # an answer that is so much less likely to do well is given e times less often
LEANING = 0.02  # how much a temper weighs
PROOF = 0.004  # what it costs to show a card: others learn from it
PER_SWAP = 0.03  # what it gains to swap a card that does not fit


def choose(view: View, sightings: Sequence[Event], choices: Choices, dice: Roll) -> Any:
    """A claim, a doubt or a power by its prospects; proof to be believed, and to swap what is of no use."""
    if len(choices) == 1:
        return choices[0]
    temper = temperament(sightings, CardsDealt)
    if isinstance(choices[0], SwapCards):
        return mixed(_swaps(view, choices), WHIM * temper.whim, dice)
    return mixed(weighed(view, Prospects(Opponents(view, sightings)), choices, temper), WHIM * temper.whim, dice)


def weighed(view: View, prospects: Prospects, choices: Choices, temper: Temperament) -> list[tuple[Any, float]]:
    """Every answer but a swap that is worth a thought, with its chance to bring us through the round."""
    moves = [choice for choice in choices if not isinstance(choice, UsePower | TakePower)]
    if isinstance(moves[0], ShowProof):
        answers = _proofs(view, prospects)
    elif isinstance(moves[0], Claim) or DOUBT in moves:
        answers = _claims_and_doubt(view, prospects, temper, moves)
    else:
        answers = [(moves[0], prospects.of_claim(PLACE[view.claim]) if view.claim else 0.0)]
    return answers + _powers(view, prospects, choices, max(worth for _, worth in answers))


def _claims_and_doubt(
    view: View, prospects: Prospects, temper: Temperament, moves: list[Any]
) -> list[tuple[Any, float]]:
    """Each with its chance to bring us through the round, bent a little by temper."""
    answers: list[tuple[Any, float]] = []
    if DOUBT in moves and view.claim is not None:
        answers.append((DOUBT, prospects.of_doubt(PLACE[view.claim]) - LEANING * temper.caution))
    claims = [move for move in moves if isinstance(move, Claim)]
    for steps, claim in enumerate(claims):
        place, state = PLACE[claim], INDEX[claim.state]
        if steps and place > prospects.top + NEAR:
            break
        own = view.hand[state] + view.hand[HEISENBERG]
        height = max(-1.0, min(1.0, (place - prospects.top) / NEAR))  # against what can be believed
        leaning = temper.daring * height + temper.candour * own / max(1, sum(view.hand))
        answers.append((claim, with_proof(view, prospects, place, own)[0] + LEANING * leaning))
    return answers


def with_proof(view: View, prospects: Prospects, place: int, own: int) -> tuple[float, int, int]:
    """A claim's prospects, with all our proof and a swap if that is better; how many are shown then, and swapped."""
    plain = prospects.of_claim(place)
    if not own or abs(place - prospects.top) > NEAR:
        return plain, 0, 0
    swapped = min(own, sum(view.hand) - own, view.deck_size)
    return max((plain, 0, 0), (prospects.of_claim(place, own, swapped) - PROOF * own, own, swapped))


def _proofs(view: View, prospects: Prospects) -> list[tuple[Any, float]]:
    """S14: none, some or all, Heisenbergs last, each with the swap that it allows (S15)."""
    assert view.claim is not None
    place, state = PLACE[view.claim], INDEX[view.claim.state]
    own, wild = view.hand[state], view.hand[HEISENBERG]
    useless = sum(view.hand) - own - wild
    answers = []
    for shown in range(own + wild + 1):
        cards = of_kind(state, min(shown, own), max(0, shown - own))
        worth = prospects.of_claim(place, shown, min(shown, useless, view.deck_size))
        answers.append((show_proof(cards), worth - PROOF * shown))
    return answers


def _swaps(view: View, choices: Choices) -> list[tuple[Any, float]]:
    """S15: what does not fit the claim goes, of the state that we have least of first.

    Sometimes one stays: if all of them always went, a swap of fewer cards than could go would tell that the rest match.
    """
    assert view.claim is not None
    state = INDEX[view.claim.state]
    most = max(sum(move.cards) for move in choices if isinstance(move, SwapCards))
    useless = sorted((other for other in range(3) if other != state), key=lambda other: view.hand[other])
    away = [other for other in useless for _ in range(view.hand[other])][:most]
    return [(swap_cards(_counted(away[:count])), PER_SWAP * count) for count in range(len(away) + 1)]


def _counted(kinds: list[int]) -> Cards:
    return kinds.count(0), kinds.count(1), kinds.count(2), kinds.count(3)


def _powers(view: View, prospects: Prospects, choices: Choices, without: float) -> list[tuple[Any, float]]:
    """Each power that is of use now, with its chance less what it may be worth later."""
    powers = [choice for choice in choices if isinstance(choice, UsePower | TakePower)]
    later = worth_keeping(view)
    if not powers or without + later >= 1:
        return []
    chances = Powers(prospects, without, DOUBT in choices, any(isinstance(choice, Claim) for choice in choices))
    answers = []
    for choice in powers:
        chance = chances.chance_with(choice.physicat if isinstance(choice, TakePower) else view.physicat)
        if chance > 0:
            answers.append((choice, chance - later))
    return answers
