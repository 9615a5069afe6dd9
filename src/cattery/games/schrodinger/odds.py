"""Exact odds: how likely each claim of the track holds, from what one seat may know.

Every unseen card is equally likely to be in any unseen place (worlds.py says why), so the number of matching ones in
the others' hands is hypergeometric: so many unseen cards, so many of them match, so many lie in those hands. A
Heisenberg matches whatever is claimed (S2), so state and Heisenbergs together are one kind of card.
"""

from functools import cache, lru_cache
from itertools import accumulate
from math import comb

from cattery.games.schrodinger.cards import HEISENBERG, INDEX, NONE, Cards, add, sub
from cattery.games.schrodinger.physicats import CECILIA, FEYNCAT, MARIA
from cattery.games.schrodinger.track import TRACK
from cattery.games.schrodinger.view import View
from cattery.kernel import Data

Chances = tuple[float, ...]
STATES = range(3)  # of a claim: alive, dead, empty


class Knowledge(Data, frozen=True, gc=False):
    """What the odds depend on, and nothing else: a small key under which they are remembered."""

    sure: Cards  # seen in play: the own hand and every proof
    unseen: Cards  # in the others' hands, in the deck, or put away by others unseen
    drawn: int  # how many of the unseen lie in the others' hands
    bonus: tuple[int, int, int] = (0, 0, 0)  # S40, S41: what physicats in front add to each state
    wild: bool = True  # S44: whether Heisenbergs count

    def sure_matches(self, state: int) -> int:
        """How many matches of a state are certain."""
        return self.sure[state] + self.bonus[state] + (self.sure[HEISENBERG] if self.wild else 0)

    def unseen_matches(self, state: int) -> int:
        """How many of the unseen cards match a state."""
        return self.unseen[state] + (self.unseen[HEISENBERG] if self.wild else 0)


def knowledge(view: View) -> Knowledge:
    """What a seat, or a spectator, may know of the cards in play."""
    sure = view.hand
    for proof in view.proofs:
        if proof != NONE:
            sure = add(sure, proof)
    unseen = sub(sub(view.options.pack, sure), view.known_discard)
    drawn = sum(view.hand_sizes) - sum(view.hand)
    if not view.front:
        return Knowledge(sure, unseen, drawn)
    front = [laid.physicat for laid in view.front]
    bonus = (2 * (CECILIA in front), 0, int(MARIA in front))
    return Knowledge(sure, unseen, drawn, bonus, FEYNCAT not in front)


def claim_odds(view: View) -> Chances:
    """The chance that each claim of the track holds if it were checked now, in the order of the track (S3, S21)."""
    return odds(knowledge(view), 5 * view.options.track)


@lru_cache(4096)
def odds(known: Knowledge, spaces: int = len(TRACK)) -> Chances:
    """The chance of each of the first so many claims of the track."""
    size = sum(known.unseen)
    sure = [known.sure_matches(state) for state in STATES]
    tails = [at_least(size, known.unseen_matches(state), known.drawn) for state in STATES]
    chances = []
    for claim in TRACK[:spaces]:
        state = INDEX[claim.state]
        needed = claim.count - sure[state]
        tail = tails[state]
        chances.append(1.0 if needed <= 0 else tail[needed] if needed < len(tail) else 0.0)
    return tuple(chances)


@cache
def at_least(size: int, matching: int, drawn: int) -> Chances:
    """The chance of at least 0, 1, 2 … `drawn` matches among `drawn` cards out of `size`, of which `matching` match."""
    every = comb(size, drawn)
    return tuple(ways / every for ways in ways_at_least(size, matching, drawn))


def ways_at_least(size: int, matching: int, drawn: int) -> tuple[int, ...]:
    """In how many of the comb(size, drawn) ways to draw there are at least 0, 1, 2 … `drawn` matches."""
    exactly = [comb(matching, k) * comb(size - matching, drawn - k) for k in range(drawn + 1)]
    return tuple(accumulate(reversed(exactly)))[::-1]
