"""What the house cat makes of hidden cards, by the exact odds of what its seat is certain of (odds.py).

The view alone tells where cards lie that were seen on their way. To follow each of them through every unseen draw
takes longer than a decision may at a table of five.
"""

from functools import cached_property
from math import exp

from cattery.games.mistigri.cards import MISTIGRI, Card, Hand, is_pair
from cattery.games.mistigri.odds import Whereabouts, draw_odds, pairing_odds, whereabouts
from cattery.games.mistigri.view import View


class Outlook:
    """Chances from one seat. A way is 1 along the arrow as it lies, -1 once it is turned round."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._draws: dict[int, dict[Card, float]] = {}

    def neighbour(self, way: int) -> int:
        """M6: the nearest player still holding cards, that way round."""
        view = self._view
        seats = len(view.hand_sizes)
        around = [(view.seat + way * view.arrow * step) % seats for step in range(1, seats)]
        return next((seat for seat in around if view.hand_sizes[seat]), view.seat)

    def mistigri(self, way: int) -> float:
        """The chance that our next draw, with the arrow that way, is the Mistigri."""
        return self._draw(way).get(MISTIGRI, 0.0)

    def pairing(self, hand: Hand, way: int) -> float:
        """The chance that it pairs with a card of this hand."""
        return pairing_odds(hand, self._draw(way))

    def sticks(self, card: Card, seat: int) -> float:
        """The chance that this card finds no partner in that hand: partners there are about Poisson-distributed."""
        return exp(-sum([at[seat] for other, at in self._found.items() if is_pair(card, other)]))

    def _draw(self, way: int) -> dict[Card, float]:
        if way not in self._draws:
            giver = self.neighbour(-way)
            self._draws[way] = draw_odds(self._view, (), giver) if giver != self._view.seat else {}
        return self._draws[way]

    @cached_property
    def _found(self) -> Whereabouts:
        return whereabouts(self._view, ())
