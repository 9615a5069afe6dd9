"""Exact odds: how likely each claim of the track holds, from what one seat may know.

Every unseen card is equally likely to be in any unseen place (knowledge.py says why), so the number of matching ones in
the others' hands is hypergeometric: so many unseen cards, so many of them match, so many lie in those hands. A
Heisenberg matches whatever is claimed (S2), so state and Heisenbergs together are one kind of card.
"""

from functools import cache, lru_cache
from itertools import accumulate
from math import comb

from cattery.games.schrodinger.cards import INDEX
from cattery.games.schrodinger.knowledge import Knowledge, knowledge
from cattery.games.schrodinger.track import TRACK
from cattery.games.schrodinger.view import View

Chances = tuple[float, ...]
STATES = range(3)  # of a claim: alive, dead, empty


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


all_odds = claim_odds
"""By this name it is part of the kit."""


def forget() -> None:
    """As if nothing had been asked yet: for whoever measures how long it takes."""
    odds.cache_clear()
    at_least.cache_clear()
