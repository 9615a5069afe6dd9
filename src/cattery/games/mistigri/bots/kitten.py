"""The kitten in Crazy Mistigri: it likes to get rid of high cards, and does not always see its pairs."""

from collections.abc import Sequence
from typing import Any

from cattery.games.mistigri.cards import VALUE, Card, Hand, is_pair
from cattery.games.mistigri.choices import PASS, ChooseCard, DiscardPair, GiveCard
from cattery.games.mistigri.steps.effects import ChooseDrawn, Feed, GiveAway, SwapIn, SwapOut
from cattery.games.mistigri.view import View
from cattery.kernel import Choices, Event, Roll

OVERLOOKS = 25  # per cent: does not see one pair or another
ABSENT = 30  # per cent: does not think about an effect


def choose(view: View, sightings: Sequence[Event], choices: Choices, dice: Roll) -> Any:
    """The highest of the pairs that it sees; effects with half an eye."""
    if PASS in choices:
        seen = [choice for choice in choices if isinstance(choice, DiscardPair) and dice(100) >= OVERLOOKS]
        return max(seen, key=lambda pair: sum(VALUE[card] for card in pair.cards) + dice(5), default=PASS)
    step = None if view.decision is None else view.decision.step
    if dice(100) >= ABSENT:
        if isinstance(step, GiveAway | ChooseDrawn | SwapOut):
            return _highest(list(choices), dice)
        if isinstance(step, SwapIn) or (isinstance(step, Feed) and step.to[0] == view.seat):
            choices = [choice for choice in choices if _pairs(choice.card, view.hand)] or choices
    return choices[dice(len(choices))]


def _pairs(card: Card, hand: Hand) -> bool:
    """M8: whether it could discard this card with one that it has."""
    return any(is_pair(card, own) for own in hand)


def _highest(choices: list[GiveCard | ChooseCard], dice: Roll) -> GiveCard | ChooseCard:
    """What it would best be rid of; whoever gets it."""
    top = max(VALUE[choice.card] for choice in choices)
    best = [choice for choice in choices if VALUE[choice.card] == top]
    return best[dice(len(best))]
