"""The house cat in Crazy Mistigri: it looks at the hand it will be left with once the next player has drawn from it."""

from collections.abc import Sequence
from typing import Any

from cattery.games.mistigri.cards import MISTIGRI, VALUE, minus, plus
from cattery.games.mistigri.choices import DiscardPair, GiveCard, Reverse, TakeEffect
from cattery.games.mistigri.events import HandDealt
from cattery.games.mistigri.steps.effects import ChooseDrawn, EffectOrReverse, Feed, SwapIn, SwapOut
from cattery.games.mistigri.view import View
from cattery.kernel import Choices, Event, Roll, Step
from cattery.players.house_cat.mistigri.hands import Scale
from cattery.players.house_cat.mistigri.pairs import best_swap, cost_of_effect, costs_of_pairs
from cattery.players.house_cat.mixing import mixed
from cattery.players.house_cat.temperament import temperament

WHIM = 0.08  # an answer so many penalty points worse than the best is given e times less often
BACK = 0.4  # what it costs to give a card to the player from whom we draw next
PER_CARD_THERE = 0.05  # what each card costs that the one who gets ours has already: better those who may soon be out
PER_FED_POINT = 0.05  # what each point of a card that somebody else must take is worth to us


def choose(view: View, sightings: Sequence[Event], choices: Choices, dice: Roll) -> Any:
    """By what each answer leaves in the own hand, and what of it comes back."""
    if len(choices) == 1:
        return choices[0]
    assert view.decision is not None
    temper = temperament(sightings, HandDealt)
    scale = Scale(per_point=Scale().per_point * (1 + 0.2 * temper.caution - 0.05 * temper.daring))
    costs = _costs(view, view.decision.step, scale, choices)
    return mixed([(choice, -cost) for choice, cost in costs], WHIM * temper.whim, dice)


def _costs(view: View, step: Step, scale: Scale, choices: Choices) -> list[tuple[Any, float]]:
    hand = view.hand
    pairs = [choice.cards for choice in choices if isinstance(choice, DiscardPair)]
    if pairs:  # M8: to pass would leave the hand as it is
        costs = costs_of_pairs(scale, hand, pairs, view.pile)
        return [(choice, costs.get(getattr(choice, "cards", ()), scale.cost(hand, 1))) for choice in choices]
    if isinstance(step, ChooseDrawn):  # M22
        return [(choice, scale.cost(minus(hand, choice.card))) for choice in choices]
    if isinstance(step, SwapOut):  # M23: this card for the best of the pile
        _, out, _ = best_swap(scale, hand, view.pile)
        return [(choice, -float(choice.card == out)) for choice in choices]
    if isinstance(step, SwapIn):
        return [(choice, scale.cost(plus(hand, choice.card))) for choice in choices]
    if isinstance(step, Feed) and step.to[0] != view.seat:  # M25
        return [(choice, -PER_FED_POINT * VALUE[choice.card]) for choice in choices]
    return [(choice, _cost(view, step, scale, choice)) for choice in choices]


def _cost(view: View, step: Step, scale: Scale, choice: Any) -> float:
    """Of any other answer, the next player's draw included."""
    hand = view.hand
    match choice:
        case TakeEffect() if isinstance(step, EffectOrReverse):
            return cost_of_effect(scale, step.value, hand, view.pile)
        case Reverse():
            return scale.cost(hand, 1) + _turned_round(view) * scale.per_point * VALUE[MISTIGRI]
        case GiveCard(card, to):
            back = BACK if to == _neighbour(view, -view.arrow) else 0.0
            return scale.cost(minus(hand, card), 1) + back + PER_CARD_THERE * view.hand_sizes[to]
    return scale.cost(plus(hand, choice.card), 1)  # M25: for ourselves


def _turned_round(view: View) -> float:
    """How much likelier we next draw the Mistigri if the arrow is turned round."""
    return _mistigri_from(view, _neighbour(view, view.arrow)) - _mistigri_from(view, _neighbour(view, -view.arrow))


def _mistigri_from(view: View, seat: int) -> float:
    """The chance to draw it from this hand, by what is certain."""
    size = view.hand_sizes[seat]
    if MISTIGRI in view.hand or MISTIGRI in view.pile or not size or seat == view.seat:
        return 0.0
    if any(MISTIGRI in known for known in view.known):
        return (MISTIGRI in view.known[seat]) / size
    unknown = [held - len(known) for held, known in zip(view.hand_sizes, view.known, strict=True)]
    hidden = sum(unknown) - unknown[view.seat] + view.undealt
    return unknown[seat] / hidden / size if hidden else 0.0


def _neighbour(view: View, way: int) -> int:
    """M6: the nearest player still holding cards, going this way round."""
    seats = len(view.hand_sizes)
    around = [(view.seat + way * step) % seats for step in range(1, seats)]
    return next((seat for seat in around if view.hand_sizes[seat]), view.seat)
