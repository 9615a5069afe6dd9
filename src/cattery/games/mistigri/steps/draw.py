"""A turn from its draw to its end: M6, M7, M12, M30 and M38."""

from cattery.games.mistigri.cards import TAKEN_OUT, Hand
from cattery.games.mistigri.choices import DRAW, Draw
from cattery.games.mistigri.events import CardDrawn, TurnBegan, WentOut
from cattery.games.mistigri.steps.effects import Swap
from cattery.games.mistigri.steps.pair import PairOrPass
from cattery.games.mistigri.steps.scoring import Said, ScoreRound, end_of_round
from cattery.games.mistigri.table import Table, neighbour
from cattery.kernel import Chance, Dice, Seen, Step

SEATS = range(max(TAKEN_OUT))  # M3
DRAWN = {  # M37: all that can be drawn, made once and kept
    (seat, giver, card): CardDrawn(seat, giver, Seen(card, (seat, giver)))
    for seat in SEATS
    for giver in SEATS
    for card in DRAW
}
DRAWS = {7: 2, 8: 3}  # M27, M28: how many cards the next player draws


class TakeTurn(Step, frozen=True, gc=False):
    """M7: first you must draw from the previous player."""

    rule = "M7"
    seat: int

    def play(self, t: Table, _: None) -> Said:
        return turn(t, self.seat, neighbour(t, self.seat, -t.arrow))  # M6


def turn(t: Table, seat: int, giver: int) -> Said:
    """M7, M8: draw, then discard. M38: what waited for this draw is used up in it."""
    if not t.waiting:
        return PLAIN_TURNS[seat][giver]
    draws = min(DRAWS.get(t.waiting, 1), len(t.hands[giver]))  # M27, M28: or all they have
    return _turn(seat, giver, draws, t.waiting == 3)


def _turn(seat: int, giver: int, draws: int, swap: bool) -> Said:
    swapping = (Swap(giver),) if swap else ()  # M32: before you discard
    return TurnBegan(seat, giver, draws), *[DrawCard(seat, giver)] * draws, *swapping, PairOrPass(seat), EndTurn(seat)


class DrawCard(Chance, frozen=True, gc=False):
    """M7: a card at random. M12: pure chance. M22: unless its owner has chosen it."""

    rule = "M7"
    seat: int
    giver: int

    def choices(self, t: Table) -> tuple[Draw, ...]:
        return tuple(map(DRAW.__getitem__, self._held_out(t)))

    def roll(self, t: Table, dice: Dice, round: int, n: int) -> Draw:
        cards = self._held_out(t)
        return DRAW[cards[dice.__call__(len(cards), round, n)]]

    def _held_out(self, t: Table) -> Hand:
        return t.hands[self.giver] if t.chosen is None else (t.chosen,)

    def refusal(self, t: Table, choice: object) -> str:
        return "M7" if t.chosen is None else "M22"

    def shown(self, t: Table, choice: Draw, viewer: int) -> object:
        return choice if viewer in (self.seat, self.giver) else None

    def play(self, t: Table, choice: Draw) -> Said:
        drawn = DRAWN[self.seat, self.giver, choice.card]
        return (drawn, WentOut(self.giver)) if len(t.hands[self.giver]) == 1 else (drawn,)  # M11


class EndTurn(Step, frozen=True, gc=False):
    """M40, M41, M43, M46: look whether the round is over; if not, M6: the next player."""

    rule = "M40"
    seat: int

    def play(self, t: Table, _: None) -> Said:
        rule = end_of_round(t)
        if rule is not None:
            return (ScoreRound(rule),)
        seat, last = neighbour(t, self.seat, t.arrow), self.seat
        return turn(t, seat, last if t.hands[last] else neighbour(t, seat, -t.arrow))  # M30


PLAIN_TURNS = tuple(tuple(_turn(seat, giver, 1, False) for giver in SEATS) for seat in SEATS)
"""PLAIN_TURNS[seat][giver]: what most turns begin with, made once and kept."""
