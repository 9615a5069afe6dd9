"""The effects of a pair of one value, M21 to M38, but for M26: a further pair is in pair.py."""

from typing import Any

from cattery.games.mistigri.cards import VALUE, Card, Hand, distinct, is_one_kind
from cattery.games.mistigri.choices import (
    CHOOSE,
    REVERSE,
    TAKE_EFFECT,
    ChooseCard,
    GiveCard,
    Pass,
    Reverse,
    TakeEffect,
)  # fmt: skip
from cattery.games.mistigri.events import (
    CardChosen,
    CardDiscarded,
    CardGiven,
    CardTaken,
    EffectLapsed,
    EffectTaken,
    OnesDiscarded,
    Reversed,
    WentOut,
)  # fmt: skip
from cattery.games.mistigri.steps.scoring import Said, TurnQuestion
from cattery.games.mistigri.table import Table, has_company, holders, play_order
from cattery.kernel import Asked, Seen, Step


class EffectOrReverse(TurnQuestion, frozen=True, gc=False):
    """M21, M22, M23: the effect, or reverse the direction. M31: even for a player who is out."""

    rule = "M21"
    value: int

    def choices(self, t: Table) -> tuple[TakeEffect | Reverse, ...]:
        return TAKE_EFFECT, REVERSE

    def refusal(self, t: Table, choice: object) -> str:
        return "M8" if isinstance(choice, Pass) else f"M2{self.value}"  # M8: the effect must be applied

    def shown(self, t: Table, choice: Any, viewer: int) -> object:
        look = super().shown(t, choice, viewer)
        if self.value == 1 and isinstance(choice, TakeEffect):  # M21: they are turned up before everybody's eyes
            return look, other_ones(t, self.seat)
        return look

    def play(self, t: Table, choice: TakeEffect | Reverse) -> Said:
        if isinstance(choice, Reverse):
            return (Reversed(self.seat, -t.arrow),)
        return take_effect(t, self.seat, self.value)


class ApplyEffect(Step, frozen=True, gc=False):
    """M24, M25, M27, M28: the effect must be applied."""

    rule = "M24"
    seat: int
    value: int

    def play(self, t: Table, _: None) -> Said:
        return take_effect(t, self.seat, self.value)


def take_effect(t: Table, seat: int, value: int) -> Said:
    """M21 to M28, once the pair lies on the pile."""
    if value == 5:
        return feed_all(t, seat)
    taken = EffectTaken(seat, value)
    if value == 1:
        return taken, *discard_ones(t, seat)
    if not t.hands[seat] or not has_company(t):  # M31, M45
        return (EffectLapsed(seat, value),)
    if value == 2:
        return taken, ChooseDrawn(seat)
    if value == 4:
        return taken, GiveAway(seat)
    return (taken,)  # M23, M27, M28: it waits for the next draw


def other_ones(t: Table, seat: int) -> Hand:
    """M21: the 1s of a hand."""
    return tuple(card for card in t.hands[seat] if VALUE[card] == 1)


def discard_ones(t: Table, seat: int) -> Said:
    """M21: all your other 1s, if there are any; M31: that can put you out."""
    ones = other_ones(t, seat)
    told = OnesDiscarded(seat, ones)
    return (told, WentOut(seat)) if ones and len(ones) == len(t.hands[seat]) else (told,)


class ChooseDrawn(TurnQuestion, frozen=True, gc=False):
    """M22: choose the card that the next player will draw from you. M37: nobody else knows it until then."""

    rule = "M22"

    def choices(self, t: Table) -> tuple[ChooseCard, ...]:
        return tuple(map(CHOOSE.__getitem__, distinct(t.hands[self.seat])))

    def seen_by_others(self, t: Table, choice: ChooseCard) -> None:
        return None

    def play(self, t: Table, choice: ChooseCard) -> Said:
        return (CardChosen(self.seat, Seen(choice.card, (self.seat,))),)


class Swap(Step, frozen=True, gc=False):
    """M32: right after the next player's draw comes the swap of M23; it lapses only if the hand is then empty."""

    rule = "M32"
    seat: int

    def play(self, t: Table, _: None) -> Said:
        return (SwapOut(self.seat),) if t.hands[self.seat] else (EffectLapsed(self.seat, 3),)


class SwapOut(Asked, frozen=True, gc=False):
    """M23: discard one card, once the next player has drawn. M32: that is not optional."""

    rule = "M23"

    def choices(self, t: Table) -> tuple[ChooseCard, ...]:
        return tuple(map(CHOOSE.__getitem__, distinct(t.hands[self.seat])))

    def refusal(self, t: Table, choice: object) -> str:
        return "M32" if isinstance(choice, Pass) else "M23"

    def play(self, t: Table, choice: ChooseCard) -> Said:
        told = CardDiscarded(self.seat, choice.card)
        if is_one_kind(t.pile):  # the pile is public: nothing to ask
            return told, CardTaken(self.seat, self.seat, t.pile[0])
        return told, SwapIn(self.seat)


class SwapIn(Asked, frozen=True, gc=False):
    """M23: then take one card of the pile. M32: not the one just discarded, though an equal one lying there will do."""

    rule = "M23"

    def choices(self, t: Table) -> tuple[ChooseCard, ...]:
        return tuple(map(CHOOSE.__getitem__, distinct(t.pile[:-1])))

    def refusal(self, t: Table, choice: object) -> str:
        return "M32" if isinstance(choice, Pass) or choice == CHOOSE[t.pile[-1]] else "M23"

    def play(self, t: Table, choice: ChooseCard) -> Said:
        return (CardTaken(self.seat, self.seat, choice.card),)


class GiveAway(TurnQuestion, frozen=True, gc=False):
    """M24: give one card of your choice to a player of your choice. M33: not optional, even with your last one."""

    rule = "M24"

    def choices(self, t: Table) -> tuple[GiveCard, ...]:
        others = [seat for seat in holders(t) if seat != self.seat]
        return tuple([GiveCard(card, to) for card in distinct(t.hands[self.seat]) for to in others])

    def refusal(self, t: Table, choice: object) -> str:
        return "M33" if isinstance(choice, Pass) else "M24"

    def shown(self, t: Table, choice: GiveCard, viewer: int) -> object:
        return choice if viewer == choice.to else super().shown(t, choice, viewer)

    def seen_by_others(self, t: Table, choice: GiveCard) -> int:
        return choice.to

    def play(self, t: Table, choice: GiveCard) -> Said:
        told = CardGiven(self.seat, choice.to, Seen(choice.card, (self.seat, choice.to)))
        return (told, WentOut(self.seat)) if len(t.hands[self.seat]) == 1 else (told,)  # M33


def feed_all(t: Table, seat: int) -> Said:
    """M25, M34: in play order from the next player on, yourself last; a short pile serves the first of them."""
    to = play_order(t, seat)[: len(on_offer(t))]
    return (EffectTaken(seat, 5), FeedNext(seat, to)) if to else (EffectLapsed(seat, 5),)


def on_offer(t: Table) -> Hand:
    """M34: the pile but for the two 5s just discarded, which lie on top and stay there."""
    return t.pile[:-2]


class FeedNext(Step, frozen=True, gc=False):
    """M25: the next one to get a card. Where only one kind of card is left to choose, there is nothing to ask."""

    rule = "M25"
    seat: int
    to: tuple[int, ...]

    def play(self, t: Table, _: None) -> Said:
        offer = on_offer(t)
        return feed(self.seat, self.to, offer[0]) if is_one_kind(offer) else (Feed(self.seat, self.to),)


class Feed(TurnQuestion, frozen=True, gc=False):
    """M25: which card of the pile the first of these players gets. M34: not the two 5s just discarded."""

    rule = "M25"
    to: tuple[int, ...]

    def choices(self, t: Table) -> tuple[ChooseCard, ...]:
        return tuple(map(CHOOSE.__getitem__, distinct(on_offer(t))))

    def refusal(self, t: Table, choice: object) -> str:
        return "M34" if isinstance(choice, ChooseCard) and choice.card in t.pile else "M25"

    def play(self, t: Table, choice: ChooseCard) -> Said:
        return feed(self.seat, self.to, choice.card)


def feed(seat: int, to: tuple[int, ...], card: Card) -> Said:
    """M25, M36: before everybody's eyes; then the others in turn."""
    told = CardTaken(seat, to[0], card)
    return (told, FeedNext(seat, to[1:])) if to[1:] else (told,)
