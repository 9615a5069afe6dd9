"""What lies on the table, and what happens to it."""

from cattery.kernel import Data, Event, Seen, put, replace
from tests.bluff.cards import PACK, Cards, without


class Table(Data, frozen=True, gc=False):
    deck: Cards = PACK
    hands: tuple[Cards, ...] = ((), ())
    laid: str | None = None
    points: tuple[int, ...] = (0, 0)


class RoundBegan(Event, frozen=True, gc=False):
    opens_round = True

    def on(self, t: Table) -> Table:
        return Table(points=t.points)


class Dealt(Event, frozen=True, gc=False):
    seat: int
    cards: Seen[Cards]

    def on(self, t: Table) -> Table:
        cards = self.cards.thing
        return replace(t, deck=without(t.deck, cards), hands=put(t.hands, self.seat, cards))


class Laid(Event, frozen=True, gc=False):
    seat: int
    card: Seen[str]

    def on(self, t: Table) -> Table:
        card = self.card.thing
        return replace(t, laid=card, hands=put(t.hands, self.seat, without(t.hands[self.seat], (card,))))


class TurnedUp(Event, frozen=True, gc=False):
    card: str


class Scored(Event, frozen=True, gc=False):
    seat: int
    points: int

    def on(self, t: Table) -> Table:
        return replace(t, points=put(t.points, self.seat, t.points[self.seat] + self.points))
