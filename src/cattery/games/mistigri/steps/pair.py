"""Discarding a pair, or not: M8 to M11, M26 and M35."""

from itertools import combinations
from typing import Any

from cattery.games.mistigri.cards import MISTIGRI, VALUE
from cattery.games.mistigri.choices import PAIR, PASS, DiscardPair, Pass
from cattery.games.mistigri.events import Declined, EffectLapsed, EffectTaken, PairDiscarded, Passed, WentOut
from cattery.games.mistigri.steps.effects import ApplyEffect, EffectOrReverse
from cattery.games.mistigri.steps.scoring import Said, TurnQuestion
from cattery.games.mistigri.table import Table


class PairOrPass(TurnQuestion, frozen=True, gc=False):
    """M8: you may discard one pair. M9: if you discard nothing you pass."""

    def choices(self, t: Table) -> tuple[DiscardPair | Pass, ...]:
        hand = t.hands[self.seat]
        pairs = filter(None, map(PAIR.get, combinations(hand, 2)))
        return (*(pairs if len(set(hand)) == len(hand) else dict.fromkeys(pairs)), PASS)  # equal pairs are one choice

    def refusal(self, t: Table, choice: Any) -> str:
        return "M1" if isinstance(choice, DiscardPair) and MISTIGRI in choice.cards else "M8"

    def play(self, t: Table, choice: DiscardPair | Pass) -> Said:
        return (Passed(self.seat),) if isinstance(choice, Pass) else discard(t, self.seat, choice)


class AnotherPair(PairOrPass, frozen=True, gc=False):
    """M26: another pair at once. M35: declining is allowed, and is not a pass."""

    def play(self, t: Table, choice: DiscardPair | Pass) -> Said:
        return (Declined(self.seat),) if isinstance(choice, Pass) else discard(t, self.seat, choice)


def discard(t: Table, seat: int, pair: DiscardPair) -> Said:
    """M8: a pair of one value has an effect, which must be applied. M11: a pair that was all you had puts you out."""
    left = len(t.hands[seat]) - 2
    yield PairDiscarded(seat, pair.cards)
    if not left:
        yield WentOut(seat)
    value, other = map(VALUE.__getitem__, pair.cards)
    if value == other:
        if value <= 3:
            yield EffectOrReverse(seat, value)
        elif value != 6:
            yield ApplyEffect(seat, value)
        elif left >= 2:
            yield EffectTaken(seat, value)
            yield AnotherPair(seat)
        else:  # M31; one card is no pair, and how many are left is public
            yield EffectLapsed(seat, value)
