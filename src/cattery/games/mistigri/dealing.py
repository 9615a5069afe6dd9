"""Every way to deal some cards of a deck, as a sequence that is never built."""

from bisect import bisect
from collections import Counter
from collections.abc import Iterator
from math import comb, prod

from cattery.games.mistigri.cards import PACK, Hand, holds
from cattery.games.mistigri.choices import Deal
from cattery.kernel import Data

WAYS = tuple(tuple(comb(cards, count) for cards in range(len(PACK) + 1)) for count in range(len(PACK) + 1))
"""WAYS[count][cards]: how many sets of so many there are of so many cards."""


class Deals(Data, frozen=True, gc=False):
    """All sets of `count` of these cards, equally likely: as many as comb(46, 9) of them, found by unranking."""

    cards: Hand
    count: int

    def __len__(self) -> int:
        return WAYS[self.count][len(self.cards)]

    def __getitem__(self, i: int) -> Deal:
        cards, dealt, place = self.cards, [], len(self.cards)
        after = WAYS[self.count][place] - 1 - i  # so many sets stand behind this one
        if i < 0 or after < 0:
            raise IndexError(i)
        for ways in WAYS[self.count : 0 : -1]:
            place = bisect(ways, after, 0, place)  # of the next card, from the end
            after -= ways[place - 1]
            dealt.append(cards[-place])
        return Deal(tuple(dealt))

    def __iter__(self) -> Iterator[Deal]:
        return map(self.__getitem__, range(len(self)))

    def __contains__(self, choice: object) -> bool:
        if not isinstance(choice, Deal) or len(choice.cards) != self.count:
            return False
        return choice.cards == tuple(sorted(choice.cards)) and holds(self.cards, choice.cards)

    def weights(self) -> dict[Deal, int]:
        """The distinct hands, equal cards being equal, each with the number of ways to deal it."""
        kinds = Counter(self.cards)

        def hands(some: Hand, count: int) -> Iterator[Hand]:
            if not some:
                if not count:
                    yield ()
                return
            card, rest = some[0], some[1:]
            for copies in range(min(kinds[card], count), -1, -1):
                for tail in hands(rest, count - copies):
                    yield (card,) * copies + tail

        return {
            Deal(hand): prod(comb(kinds[card], copies) for card, copies in Counter(hand).items())
            for hand in hands(tuple(kinds), self.count)
        }
