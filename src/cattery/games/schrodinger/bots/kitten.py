"""The kitten in Schrödinger's Cats: it counts its own cards, guesses the rest, and is easily carried away."""

from collections.abc import Sequence
from typing import Any

from cattery.games.schrodinger.cards import HEISENBERG, INDEX, PACK
from cattery.games.schrodinger.choices import DOUBT, Claim, ShowProof, SwapCards, TakePower, UsePower
from cattery.games.schrodinger.view import View
from cattery.kernel import Choices, Event, Roll

PLAYFUL = 12  # per cent: uses its power just because it can
HASTY = 2  # per cent: doubts without thinking
AT_A_LOSS = 70  # per cent: doubts when it has nothing better to say
SHY = 45  # per cent: shows no proof although it could
FORGETFUL = 30  # per cent: forgets that Heisenbergs count, or what it wanted to keep


def choose(view: View, sightings: Sequence[Event], choices: Choices, dice: Roll) -> Any:
    """By rule of thumb."""
    powers = [choice for choice in choices if isinstance(choice, UsePower | TakePower)]
    if powers and dice(100) < PLAYFUL:
        return powers[dice(len(powers))]
    moves = [choice for choice in choices if not isinstance(choice, UsePower | TakePower)]
    if isinstance(moves[0], ShowProof | SwapCards):
        if dice(100) < SHY:
            return moves[0]
        fitting = [move for move in moves if _keeps_what_fits(view, move)] if dice(100) >= FORGETFUL else moves
        return fitting[dice(len(fitting))]
    if len(moves) == 1:
        return moves[0]
    return _claim_or_doubt(view, moves, dice)


def _keeps_what_fits(view: View, move: ShowProof | SwapCards) -> bool:
    """Whether it swaps nothing that its claim needs; of proof it shows whatever it likes."""
    if isinstance(move, ShowProof) or view.claim is None:
        return True
    return not move.cards[INDEX[view.claim.state]] and not move.cards[HEISENBERG]


def _claim_or_doubt(view: View, moves: list[Any], dice: Roll) -> Any:
    """Doubt what is more than its guess, or make a small step in a state that it likes."""
    guesses = [_guess(view, state, dice) for state in range(3)]
    claims = [move for move in moves if isinstance(move, Claim)]
    likely = [claim for claim in claims if claim.count <= guesses[INDEX[claim.state]]]
    if DOUBT in moves and view.claim is not None:
        too_much = view.claim.count > guesses[INDEX[view.claim.state]] + 1
        if too_much or not claims or dice(100) < (HASTY if likely else AT_A_LOSS):
            return DOUBT
    return likely[dice(min(6, len(likely)))] if likely else claims[dice(min(3, len(claims)))]


def _guess(view: View, state: int, dice: Roll) -> int:
    """What it sees, and of what it does not see about as many as there are in the box, give or take a few."""
    wild = dice(100) >= FORGETFUL
    seen = unseen = 0
    for cards in (view.hand, *view.proofs):
        seen += cards[state] + wild * cards[HEISENBERG]
    unseen = view.in_play - sum(view.hand) - sum(map(sum, view.proofs))
    share = (PACK[state] + wild * PACK[HEISENBERG]) / sum(PACK)
    return seen + round(unseen * share) + dice(5) - 2
