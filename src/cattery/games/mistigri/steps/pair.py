"""Discarding a pair, or not: M8 to M11, M26 and M35."""

from itertools import combinations

from cattery.games.mistigri.cards import MISTIGRI, VALUE
from cattery.games.mistigri.choices import PAIR, PASS, DiscardPair, Pass
from cattery.games.mistigri.events import Declined, EffectLapsed, EffectTaken, PairDiscarded, Passed, WentOut
from cattery.games.mistigri.steps.effects import ApplyEffect, EffectOrReverse
from cattery.games.mistigri.steps.scoring import Said, TurnQuestion
from cattery.games.mistigri.table import Table


class PairOrPass(TurnQuestion, frozen=True, gc=False):
    """M8: you may discard one pair. M9: if you discard nothing you pass."""

    rule = "M8"

    def choices(self, t: Table) -> tuple[DiscardPair | Pass, ...]:
        hand = t.hands[self.seat]
        pairs = filter(None, map(PAIR.get, combinations(hand, 2)))
        return (*(pairs if len({*hand}) == len(hand) else dict.fromkeys(pairs)), PASS)  # equal pairs are one choice

    def refusal(self, t: Table, choice: object) -> str:
        return "M1" if isinstance(choice, DiscardPair) and MISTIGRI in choice.cards else "M8"

    def play(self, t: Table, choice: DiscardPair | Pass) -> Said:
        return discard(t, self.seat, choice) if isinstance(choice, DiscardPair) else (Passed(self.seat),)


class AnotherPair(PairOrPass, frozen=True, gc=False):
    """M26: another pair at once. M35: declining is allowed, and is not a pass."""

    rule = "M26"

    def play(self, t: Table, choice: DiscardPair | Pass) -> Said:
        return discard(t, self.seat, choice) if isinstance(choice, DiscardPair) else (Declined(self.seat),)


def discard(t: Table, seat: int, pair: DiscardPair) -> Said:
    """M8: a pair of one value has an effect, which must be applied. M11: a pair that was all you had puts you out."""
    left = len(t.hands[seat]) - 2
    told = (PairDiscarded(seat, pair.cards),) if left else (PairDiscarded(seat, pair.cards), WentOut(seat))
    one, other = pair.cards
    return told if VALUE[one] != VALUE[other] else (*told, *effect(seat, VALUE[one], left))


def effect(seat: int, value: int, left: int) -> Said:
    """M21 to M28: what a pair of this value brings, with so many cards left in hand."""
    if value <= 3:
        return (EffectOrReverse(seat, value),)
    if value != 6:
        return (ApplyEffect(seat, value),)
    if left >= 2:
        return EffectTaken(seat, value), AnotherPair(seat)
    return (EffectLapsed(seat, value),)  # M31; one card is no pair, and how many are left is public
