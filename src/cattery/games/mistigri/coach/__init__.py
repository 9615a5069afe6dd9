"""The coach in Crazy Mistigri: the penalty points of this round that are to be expected after each answer.

It thinks as the house cat does, without a temper and without whims.
"""

from collections.abc import Sequence
from math import exp
from typing import Any

from cattery.coach import Advice, AdviceReason, Weighed, percent
from cattery.games.mistigri.bots.house_cat import FEW, costs_of
from cattery.games.mistigri.bots.house_cat.hands import Scale, unpaired
from cattery.games.mistigri.bots.house_cat.outlook import Outlook
from cattery.games.mistigri.cards import VALUE, Card, Hand, distinct, is_pair, minus, plus
from cattery.games.mistigri.choices import ChooseCard, DiscardPair, GiveCard, Pass, Reverse, TakeEffect
from cattery.games.mistigri.coach.reasons import (
    REASONS,
    Burdens,
    ComesBack,
    Effect,
    Fits,
    GoesOut,
    KeepsAll,
    Leaves,
    MistigriAvoided,
    MistigriLikely,
    PartnerLikely,
    Sticks,
)  # fmt: skip
from cattery.games.mistigri.events import RoundEnded
from cattery.games.mistigri.notation import write
from cattery.games.mistigri.steps.effects import ChooseDrawn, EffectOrReverse, Feed, SwapIn, SwapOut
from cattery.games.mistigri.steps.pair import AnotherPair
from cattery.games.mistigri.view import View
from cattery.kernel import Choices, Event, Step

__all__ = ["REASONS", "advise", "aftermath", "penalty", "settled"]

MOST = {3: 6.2, 4: 5.3, 5: 4.0}
"""The penalty of a hand that is still far from empty, by the number of players, and"""
NEAR = 2.0
"""how much a hand may cost to be e times nearer to none. Both were measured in games among house cats."""


def advise(view: View, sightings: Sequence[Event], choices: Choices) -> Advice:
    """From this seat's view and sightings alone."""
    assert view.decision is not None
    step = view.decision.step
    thought = _Thought(view, step)
    costs = dict(_costs(view, step, choices))
    answers = tuple(
        [Weighed(write(choice), -penalty(costs[choice], view), reasons=thought.reasons(choice)) for choice in choices]
    )
    return Advice("points", answers, min(range(len(answers)), key=lambda at: costs[choices[at]]))


def settled(event: Event, seat: int) -> float | None:
    """M40, M41: the penalty of a round."""
    return -float(event.penalties[seat]) if isinstance(event, RoundEnded) else None


def aftermath(events: Sequence[Event], seat: int) -> tuple[AdviceReason, ...]:
    """Nothing that the worth of the next question does not tell."""
    return ()


def penalty(cost: float, view: View) -> float:
    """The penalty points of this round that a hand with such a cost (Scale) leads to, on the average."""
    return MOST[view.options.players] * (1 - exp(-max(cost, -1.0) / NEAR))


def _costs(view: View, step: Step, choices: Choices) -> list[tuple[Any, float]]:
    """The house cat's, with those that it only compares with each other put on the same scale."""
    scale, hand = Scale(), view.hand
    if len(choices) == 1 and isinstance(choices[0], Pass):  # M9: no pair to think about
        return [(choices[0], scale.cost(hand, 1))]
    if isinstance(step, SwapOut) and view.pile:  # M23: this card for the best of the pile
        into = distinct(view.pile)
        return [(choice, min(scale.cost(plus(minus(hand, choice.card), card)) for card in into)) for choice in choices]
    costs = costs_of(view, step, scale, choices)
    if isinstance(step, Feed) and step.to[0] != view.seat:  # M25
        return [(choice, cost + scale.cost(hand, 1)) for choice, cost in costs]
    return costs


class _Thought:
    """One question through the eyes of the seat that is asked."""

    def __init__(self, view: View, step: Step) -> None:
        self.view, self.step, self.outlook = view, step, Outlook(view)

    def reasons(self, choice: Any) -> tuple[AdviceReason, ...]:
        hand = self.view.hand
        match choice:
            case DiscardPair(cards):
                value = VALUE[cards[0]] if VALUE[cards[0]] == VALUE[cards[1]] else 0
                effect = (Effect(value),) if 1 <= value <= 8 else ()
                left = minus(hand, *cards)
                return (self._left(left), *effect, *self._ahead(left))
            case Pass():
                kept: AdviceReason = KeepsAll() if not isinstance(self.step, AnotherPair) else self._left(hand)
                return (kept, *self._ahead(hand))
            case TakeEffect() if isinstance(self.step, EffectOrReverse):
                return (Effect(self.step.value), self._left(hand))
            case Reverse():
                return self._turned()
            case GiveCard(card, to):
                back = (ComesBack(to),) if to == self.outlook.neighbour(-1) else ()
                return (*back, self._sticks(card, to), self._left(minus(hand, card)))
            case ChooseCard(card):
                return self._card(card)
        return ()

    def _card(self, card: Card) -> tuple[AdviceReason, ...]:
        hand, step = self.view.hand, self.step
        if isinstance(step, ChooseDrawn):  # M22
            return self._left(minus(hand, card)), self._sticks(card, self.outlook.neighbour(1))
        if isinstance(step, SwapOut):  # M23
            return self._fit(card, minus(hand, card)), self._left(minus(hand, card))
        if isinstance(step, Feed) and step.to[0] != self.view.seat:  # M25
            return (self._sticks(card, step.to[0]),)
        assert isinstance(step, SwapIn | Feed)
        return self._fit(card, hand), self._left(plus(hand, card))

    def _fit(self, card: Card, others: Hand) -> AdviceReason:
        return Fits(card) if any(is_pair(card, other) for other in others) else Burdens(card)

    def _left(self, hand: Hand) -> AdviceReason:
        return Leaves(len(hand), unpaired(hand)) if hand else GoesOut()

    def _sticks(self, card: Card, seat: int) -> AdviceReason:
        return Sticks(card, seat, percent(self.outlook.sticks(card, seat)))

    def _ahead(self, hand: Hand) -> tuple[AdviceReason, ...]:
        """What the next draw brings: worth a word with few cards in hand, or where the Mistigri is near."""
        if len(hand) < 2:
            return ()
        reasons: list[AdviceReason] = []
        if len(hand) <= FEW:
            reasons.append(PartnerLikely(percent(self.outlook.pairing(hand, 1))))
        if (chance := self.outlook.mistigri(1)) >= 0.15:
            reasons.append(MistigriLikely(self.outlook.neighbour(-1), percent(chance)))
        return tuple(reasons)

    def _turned(self) -> tuple[AdviceReason, ...]:
        """M21, M22, M23: from whom we draw once the arrow is turned round, and from whom not."""
        here, there = self.outlook.mistigri(1), self.outlook.mistigri(-1)
        if here > there:
            return (MistigriAvoided(self.outlook.neighbour(-1), percent(here)), self._left(self.view.hand))
        return (MistigriLikely(self.outlook.neighbour(1), percent(there)), self._left(self.view.hand))
