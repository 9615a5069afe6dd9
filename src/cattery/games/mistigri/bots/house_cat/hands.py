"""What a hand is worth: how many cards it has, and what of it cannot be paired off.

Cards are the edges of a graph whose corners are the colours and the values; a pair is two edges that meet. A connected
graph with an even number of edges can always be cut into such pairs, and one with an odd number leaves one edge over.
So each cluster of an odd number of cards leaves one card: the lowest one without which every cluster is even.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations

from cattery.games.mistigri.cards import MISTIGRI, VALUE, Card, Hand
from cattery.kernel import Data

Cluster = tuple[int, list[Card]]

_COLOURS = sorted({card[0] for card in VALUE if card != MISTIGRI})
_CORNERS = {card: 1 << _COLOURS.index(card[0]) | 1 << len(_COLOURS) + VALUE[card] for card in VALUE if card != MISTIGRI}


def clusters(cards: Iterable[Card]) -> list[Cluster]:
    """Cards that hang together by colour or value, directly or through others. The Mistigri hangs with nothing."""
    found: list[Cluster] = []
    for card in cards:
        corners, together, apart = _CORNERS[card], [card], []
        for cluster in found:
            if cluster[0] & corners:
                corners |= cluster[0]
                together += cluster[1]
            else:
                apart.append(cluster)
        apart.append((corners, together))
        found = apart
    return found


@lru_cache(1 << 16)
def unpaired(hand: Hand) -> int:
    """M42: the least sum of values that is left when all else is paired off."""
    left = 0
    if MISTIGRI in hand:
        left, hand = VALUE[MISTIGRI], tuple([card for card in hand if card != MISTIGRI])
    for _, cards in clusters(hand):
        if len(cards) % 2:
            left += next(VALUE[card] for card in sorted(cards, key=VALUE.__getitem__) if _all_even(cards, card))
    return left


def _all_even(cards: list[Card], without: Card) -> bool:
    rest = cards.copy()
    rest.remove(without)
    return not any(len(some) % 2 for _, some in clusters(rest))


@lru_cache(1 << 14)
def unpaired_after(hand: Hand, draws: int) -> float:
    """M7, M27, M28: its mean once the next player has drawn so many at random."""
    left = [unpaired(some) for some in combinations(hand, len(hand) - draws)]
    return sum(left) / len(left)


class Scale(Data, frozen=True, gc=False):
    """The penalty that a hand is likely to lead to, up to a constant: measured over many games."""

    per_card: float = 1.3
    per_point: float = 0.35

    def cost(self, hand: Hand, draws: int = 0) -> float:
        """Of a hand from which so many cards will be drawn at random; 0 if none is left, for then we are out."""
        left = len(hand) - draws
        if left <= 0:
            return 0.0
        points = unpaired_after(hand, draws) if draws else unpaired(hand)
        return self.per_card * left + self.per_point * points
