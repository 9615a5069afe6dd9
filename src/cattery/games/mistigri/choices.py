"""Every answer that can be given: a player's, or (the last three) chance's. The common ones are made once and kept."""

from cattery.games.mistigri.cards import PACK, PAIRS, Card, Hand
from cattery.kernel import Choice


class DiscardPair(Choice, frozen=True, gc=False):
    """M8, M26: these two cards, in the order of a hand."""

    cards: Hand


class Pass(Choice, frozen=True, gc=False):
    """M9: discard nothing; M35: no further pair."""


class TakeEffect(Choice, frozen=True, gc=False):
    """M21, M22, M23: the effect of the pair."""


class Reverse(Choice, frozen=True, gc=False):
    """M21, M22, M23: reverse the direction instead."""


class ChooseCard(Choice, frozen=True, gc=False):
    """M22, M23, M25: this card, of the hand or of the pile."""

    card: Card


class GiveCard(Choice, frozen=True, gc=False):
    """M24: this card, to that player."""

    card: Card
    to: int


class First(Choice, frozen=True, gc=False):
    """M5: chance names the first player."""

    seat: int


class Deal(Choice, frozen=True, gc=False):
    """M4: chance deals these cards."""

    cards: Hand


class Draw(Choice, frozen=True, gc=False):
    """M7, M12: chance draws this card."""

    card: Card


PASS, TAKE_EFFECT, REVERSE = Pass(), TakeEffect(), Reverse()
PAIR = {cards: DiscardPair(cards) for cards in PAIRS}
CHOOSE = {card: ChooseCard(card) for card in PACK}
DRAW = {card: Draw(card) for card in PACK}
