"""Everything that can happen, as a person would tell it. Hidden cards are wrapped in Seen, with those who see them."""

from bisect import insort

from cattery.games.mistigri import memory, options
from cattery.games.mistigri.cards import VALUE, Card, Hand, minus, plus, with_card, without_card
from cattery.games.mistigri.table import Table
from cattery.kernel import Event, Seen, put, replace


class RoundBegan(Event, frozen=True, gc=False):
    """A round opens, and all cards in play go back into the deck."""

    opens_round = True
    number: int

    def on(self, t: Table) -> Table:
        players = t.options.players
        return Table(
            t.options,
            hands=((),) * players,
            deck=options.deck(t.options),
            aid_down=(False,) * players,  # M9
            known=((),) * players,
            no_ones=(0,) * players,
            penalties=t.penalties,
        )


class FirstPlayer(Event, frozen=True, gc=False):
    """M5: this player deals and is first."""

    seat: int

    def on(self, t: Table) -> Table:
        return replace(t, first=self.seat)


class HandDealt(Event, frozen=True, gc=False):
    """M4: so many cards for this player."""

    seat: int
    count: int
    cards: Seen[Hand]

    def on(self, t: Table) -> Table:
        cards, deck, before = self.cards.thing, [*t.deck], t.hands[self.seat]
        place = 0
        for card in cards:  # both are sorted
            place = deck.index(card, place)
            del deck[place]
        hand = plus(before, *cards) if before else cards
        return replace(t, deck=tuple(deck), hands=put(t.hands, self.seat, hand))


class TurnBegan(Event, frozen=True, gc=False):
    """M7: this player is to draw from that one, M27, M28: so many cards. An effect that waited is now being applied."""

    opens_turn = True

    seat: int
    giver: int
    draws: int

    def on(self, t: Table) -> Table:
        return replace(t, player=self.seat, turn=t.turn + 1, waiting=0)


class CardDrawn(Event, frozen=True, gc=False):
    """M7, M37: seen by the two players concerned."""

    seat: int
    giver: int
    card: Seen[Card]

    def on(self, t: Table) -> Table:
        return _moved(t, self.giver, self.seat, self.card.thing)


class CardGiven(Event, frozen=True, gc=False):
    """M24, M37: seen by the two players concerned."""

    seat: int
    to: int
    card: Seen[Card]

    def on(self, t: Table) -> Table:
        return _moved(t, self.seat, self.to, self.card.thing)


def _moved(t: Table, giver: int, taker: int, card: Card) -> Table:
    hands, no_ones = [*t.hands], t.no_ones
    less, more = [*hands[giver]], [*hands[taker]]
    less.remove(card)
    insort(more, card)
    hands[giver], hands[taker] = tuple(less), tuple(more)
    if no_ones[taker]:
        no_ones = memory.still_no_one(no_ones, giver, taker, card)
    known = memory.moved(t.known, giver, taker, card)
    return replace(t, hands=tuple(hands), chosen=None, known=known, no_ones=no_ones)


class PairDiscarded(Event, frozen=True, gc=False):
    """M8, M10: face up. M9: the aid card lies face up again. M44: nobody has passed since."""

    seat: int
    cards: Hand

    def on(self, t: Table) -> Table:
        seat, cards = self.seat, self.cards
        hands, aid_down = [*t.hands], t.aid_down
        hand = [*hands[seat]]
        hand.remove(cards[0])
        hand.remove(cards[1])
        hands[seat] = tuple(hand)
        if aid_down[seat]:
            aid_down = put(aid_down, seat, False)
        known = memory.discarded(t.known, seat, cards)
        return replace(t, hands=tuple(hands), pile=t.pile + cards, known=known, aid_down=aid_down, quiet=())


class OnesDiscarded(Event, frozen=True, gc=False):
    """M21: all the other 1s, or none. M37: now everybody knows that this hand holds no 1."""

    seat: int
    cards: Hand

    def on(self, t: Table) -> Table:
        t = _discarded(t, self.seat, self.cards)
        return replace(t, no_ones=put(t.no_ones, self.seat, memory.everybody(len(t.hands))))


class CardDiscarded(Event, frozen=True, gc=False):
    """M23: one card, face up."""

    seat: int
    card: Card

    def on(self, t: Table) -> Table:
        return _discarded(t, self.seat, (self.card,))


def _discarded(t: Table, seat: int, cards: Hand) -> Table:
    hands = put(t.hands, seat, minus(t.hands[seat], *cards))
    return replace(t, hands=hands, pile=t.pile + cards, known=memory.discarded(t.known, seat, cards))


class CardTaken(Event, frozen=True, gc=False):
    """M23, M25, M36: `seat` chose this card of the pile for `to`, and everybody sees it."""

    seat: int
    to: int
    card: Card

    def on(self, t: Table) -> Table:
        to, card = self.to, self.card
        no_ones = put(t.no_ones, to, 0) if VALUE[card] == 1 else t.no_ones
        hands = put(t.hands, to, with_card(t.hands[to], card))
        known = memory.taken(t.known, to, card)
        return replace(t, hands=hands, pile=without_card(t.pile, card), known=known, no_ones=no_ones)


class Passed(Event, frozen=True, gc=False):
    """M9: nothing discarded; the aid card turns face down."""

    seat: int

    def on(self, t: Table) -> Table:
        quiet = t.quiet if self.seat in t.quiet else (*t.quiet, self.seat)
        return replace(t, aid_down=put(t.aid_down, self.seat, True), quiet=quiet)


class Declined(Event, frozen=True, gc=False):
    """M35: no further pair; not a pass."""

    seat: int


class Reversed(Event, frozen=True, gc=False):
    """M21, M22, M23: the arrow is turned round."""

    seat: int
    arrow: int

    def on(self, t: Table) -> Table:
        return replace(t, arrow=self.arrow)


class EffectTaken(Event, frozen=True, gc=False):
    """M21 to M28: the effect of a pair of this value is applied, or M38: waits for the next draw."""

    seat: int
    value: int

    def on(self, t: Table) -> Table:
        return replace(t, waiting=self.value) if self.value in WAITING else t


WAITING = frozenset({3, 7, 8})  # M38; M22 waits as the card that was chosen


class EffectLapsed(Event, frozen=True, gc=False):
    """M31, M32, M34, M45: the effect of a pair of this value finds nothing or nobody to work on."""

    seat: int
    value: int


class CardChosen(Event, frozen=True, gc=False):
    """M22, M37: known to the chooser alone until it is drawn."""

    seat: int
    card: Seen[Card]

    def on(self, t: Table) -> Table:
        return replace(t, chosen=self.card.thing)


class WentOut(Event, frozen=True, gc=False):
    """M11: no cards left. Miaoooo!"""

    seat: int

    def on(self, t: Table) -> Table:
        return replace(t, out=(*t.out, self.seat))


class RoundEnded(Event, frozen=True, gc=False):
    """M40, M41, M43 or M46, as `rule` says: who still holds cards shows them and scores their values."""

    rule: str
    hands: tuple[Hand, ...]
    penalties: tuple[int, ...]

    def on(self, t: Table) -> Table:
        return replace(t, penalties=(*t.penalties, self.penalties), waiting=0, chosen=None, shown=True)


class GameEnded(Event, frozen=True, gc=False):
    """M50: the lowest sum of penalties wins."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]


EVENTS = (
    RoundBegan, FirstPlayer, HandDealt, TurnBegan, CardDrawn, CardGiven, PairDiscarded, OnesDiscarded, CardDiscarded,
    CardTaken, Passed, Declined, Reversed, EffectTaken, EffectLapsed, CardChosen, WentOut, RoundEnded, GameEnded,
)  # fmt: skip
