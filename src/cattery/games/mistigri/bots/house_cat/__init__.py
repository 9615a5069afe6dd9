"""The house cat in Crazy Mistigri: it looks at the hand it will be left with once the next player has drawn from it."""

from collections.abc import Sequence
from typing import Any

from cattery.games.mistigri.bots.house_cat.hands import Scale
from cattery.games.mistigri.bots.house_cat.outlook import Outlook
from cattery.games.mistigri.bots.house_cat.pairs import best_swap, cost_of_effect, costs_of_pairs
from cattery.games.mistigri.cards import MISTIGRI, VALUE, Card, Hand, minus, plus
from cattery.games.mistigri.choices import ChooseCard, DiscardPair, GiveCard, Reverse, TakeEffect
from cattery.games.mistigri.events import HandDealt
from cattery.games.mistigri.steps.effects import ChooseDrawn, EffectOrReverse, Feed, SwapIn, SwapOut
from cattery.games.mistigri.view import View
from cattery.kernel import Choices, Event, Roll, Step
from cattery.players.mixing import mixed
from cattery.players.temperament import temperament

WHIM = 0.08  # an answer so many penalty points worse than the best is given e times less often
BACK = 0.4  # what it costs to give a card to the player from whom we draw next
PER_CARD_THERE = 0.05  # what each card costs that the one who gets ours has already: better those who may soon be out
PER_STUCK_POINT = 0.05  # what each point of a card is worth to us that somebody else cannot pair off
PAIRING = 0.5  # what it is worth that our next draw pairs with what we hold
FEW = 4  # with more cards than that almost every draw does


def choose(view: View, sightings: Sequence[Event], choices: Choices, dice: Roll) -> Any:
    """By what each answer leaves in the own hand, what the next draw may bring, and what of it comes back."""
    if len(choices) == 1:
        return choices[0]
    assert view.decision is not None
    temper = temperament(sightings, HandDealt)
    scale = Scale(per_point=Scale().per_point * (1 + 0.2 * temper.caution - 0.05 * temper.daring))
    costs = costs_of(view, view.decision.step, scale, choices)
    return mixed([(choice, -cost) for choice, cost in costs], WHIM * temper.whim, dice)


def costs_of(view: View, step: Step, scale: Scale, choices: Choices) -> list[tuple[Any, float]]:
    """What each answer is likely to cost, in penalty points up to a constant."""
    hand, outlook = view.hand, Outlook(view)
    pairs = [choice.cards for choice in choices if isinstance(choice, DiscardPair)]
    if pairs:  # M8: to pass would leave the hand as it is
        costs = {(): scale.cost(hand, 1), **costs_of_pairs(scale, hand, pairs, view.pile)}
        costs = {pair: cost + _ahead(scale, outlook, minus(hand, *pair)) for pair, cost in costs.items()}
        return [(choice, costs[getattr(choice, "cards", ())]) for choice in choices]
    if isinstance(step, SwapOut):  # M23: this card for the best of the pile
        _, out, _ = best_swap(scale, hand, view.pile)
        return [(choice, -float(choice.card == out)) for choice in choices]
    if isinstance(step, SwapIn):
        return [(choice, scale.cost(plus(hand, choice.card))) for choice in choices]
    return [(choice, _cost(view, step, scale, choice, outlook)) for choice in choices]


def _ahead(scale: Scale, outlook: Outlook, hand: Hand, way: int = 1) -> float:
    """What our next draw is likely to cost this hand, with the arrow that way. With one card we are out before it."""
    if len(hand) < 2:
        return 0.0
    partner = outlook.pairing(hand, way) if len(hand) <= FEW else 1.0
    return outlook.mistigri(way) * scale.per_point * VALUE[MISTIGRI] - PAIRING * partner


def _cost(view: View, step: Step, scale: Scale, choice: Any, outlook: Outlook) -> float:
    """Of any other answer, the next player's draw included."""
    hand = view.hand
    match choice:
        case TakeEffect() if isinstance(step, EffectOrReverse):
            return cost_of_effect(scale, step.value, hand, view.pile)
        case Reverse():
            turned = _ahead(scale, outlook, hand, -1) - _ahead(scale, outlook, hand)
            return scale.cost(hand, 1) + turned
        case GiveCard(card, to):
            back = BACK if to == outlook.neighbour(-1) else 0.0
            kept = scale.cost(minus(hand, card), 1)
            return kept + back + PER_CARD_THERE * view.hand_sizes[to] - _stuck(outlook, card, to)
        case ChooseCard(card) if isinstance(step, ChooseDrawn):  # M22
            return scale.cost(minus(hand, card)) - _stuck(outlook, card, outlook.neighbour(1))
        case ChooseCard(card) if isinstance(step, Feed) and step.to[0] != view.seat:  # M25
            return -_stuck(outlook, card, step.to[0])
    return scale.cost(plus(hand, choice.card), 1)  # M25: for ourselves


def _stuck(outlook: Outlook, card: Card, to: int) -> float:
    """What it is worth to us that this player gets this card."""
    return PER_STUCK_POINT * VALUE[card] * outlook.sticks(card, to)
