"""Answers: the players' own, and chance's. Equal answers are one object, made once, so that comparing them is quick."""

from bisect import bisect
from collections.abc import Iterator
from functools import cache
from itertools import accumulate, product
from math import comb, prod

from cattery.games.schrodinger.cards import Cards, Kind, holds
from cattery.games.schrodinger.physicats import Physicat
from cattery.kernel import Choice, Data


class Claim(Choice, frozen=True, gc=False):
    """S11: at least `count` of this state are in play."""

    count: int
    state: Kind  # S2: never "heisenberg"; it can be written down, and is refused


class Doubt(Choice, frozen=True, gc=False):
    """S20: the last claim is checked."""


class ShowProof(Choice, frozen=True, gc=False):
    """S14: lay these cards face up; none is an answer too."""

    cards: Cards


class SwapCards(Choice, frozen=True, gc=False):
    """S15: put these away and draw as many; none is an answer too."""

    cards: Cards


class UsePower(Choice, frozen=True, gc=False):
    """S30: use your physicat's power."""


class TakePower(Choice, frozen=True, gc=False):
    """S49: use Tabby, to take this physicat from the row and use its power."""

    physicat: Physicat


class EndTurn(Choice, frozen=True, gc=False):
    """S19: the turn is over."""


class DrawCards(Choice, frozen=True, gc=False):
    """S8: chance deals or draws these."""

    cards: Cards


class DrawPhysicat(Choice, frozen=True, gc=False):
    """S6: chance picks this physicat."""

    physicat: Physicat


class NameStarter(Choice, frozen=True, gc=False):
    """S7: chance picks this seat."""

    seat: int


DOUBT, USE_POWER, END_TURN = Doubt(), UsePower(), EndTurn()
show_proof, swap_cards, take_power = cache(ShowProof), cache(SwapCards), cache(TakePower)


class Draws(Data, frozen=True, gc=False):
    """Every way to draw `count` cards from a bag, all equally likely: as long as comb(52, 6), and never built."""

    bag: Cards
    count: int

    def __len__(self) -> int:
        return comb(sum(self.bag), self.count)

    def __getitem__(self, i: int) -> DrawCards:
        alive, dead, empty, heisenbergs = self.bag
        a, i = _unranked(alive, dead + empty + heisenbergs, self.count, i)
        d, i = _unranked(dead, empty + heisenbergs, self.count - a, i)
        e, i = _unranked(empty, heisenbergs, self.count - a - d, i)
        return DrawCards((a, d, e, self.count - a - d - e))

    def __iter__(self) -> Iterator[DrawCards]:
        return map(self.__getitem__, range(len(self)))

    def __contains__(self, choice: object) -> bool:
        return type(choice) is DrawCards and sum(choice.cards) == self.count and holds(self.bag, choice.cards)

    def weights(self) -> dict[DrawCards, int]:
        """The few different outcomes, each with its exact weight."""
        a, d, e, h = (range(min(n, self.count) + 1) for n in self.bag)
        every = (cards for cards in product(a, d, e, h) if sum(cards) == self.count)
        return {DrawCards(cards): prod(map(comb, self.bag, cards)) for cards in every}


def _unranked(n: int, others: int, count: int, i: int) -> tuple[int, int]:
    """Of way number i to draw `count` cards from n and others: how many of the n, and its number among the others."""
    ways, choose = _ways(n, others, count)
    k = bisect(ways, i)
    return k, (i - ways[k - 1] if k else i) // choose[k]


@cache
def _ways(n: int, others: int, count: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The ways to draw with at most 0, 1, 2 ... of the n, and the ways to choose 0, 1, 2 ... of them."""
    counts = range(count + 1)
    return tuple(accumulate(comb(n, k) * comb(others, count - k) for k in counts)), tuple([comb(n, k) for k in counts])
