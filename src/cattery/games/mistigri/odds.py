"""Odds: which hidden cards are where, and what a draw can bring, from what one viewer saw.

They are the means over the worlds of a belief (beliefs.py), and so as exact as that: chance is weighed exactly, and
others' hidden choices are any of their cards, equally likely.
"""

from collections.abc import Mapping, Sequence

from cattery.games.mistigri.beliefs import Belief, faces_left, plain_at
from cattery.games.mistigri.cards import VALUE, Card, Hand, is_pair
from cattery.games.mistigri.view import View
from cattery.games.mistigri.worlds import infer
from cattery.kernel import Event

Whereabouts = dict[Card, tuple[float, ...]]
"""For each hidden card, by place, how many copies of it are expected there: where there is one copy, its chance."""


def whereabouts(view: View, sightings: Sequence[Event]) -> Whereabouts:
    """Places are the seats and, last, what was not dealt. The viewer's own hand is not hidden: it counts as none."""
    return _whereabouts(infer(view, sightings).belief)


def draw_odds(view: View, sightings: Sequence[Event], giver: int) -> dict[Card, float]:
    """M7: how likely the next card drawn from this hand is which. M22: a chosen one is certain to its chooser."""
    size = view.hand_sizes[giver]
    if not size:
        return {}
    if giver == view.seat:
        drawn = (view.chosen,) if view.chosen is not None else view.hand
        return {card: drawn.count(card) / len(drawn) for card in drawn}
    found = whereabouts(view, sightings)
    return {card: places[giver] / size for card, places in found.items() if places[giver] > 0}


def pairing_odds(hand: Hand, draw: Mapping[Card, float]) -> float:
    """M8: how likely a card drawn with these odds pairs with one of the hand."""
    return sum(chance for card, chance in draw.items() if any(is_pair(card, own) for own in hand))


def _whereabouts(belief: Belief) -> Whereabouts:
    places = range(len(belief.sizes))
    expected = {card: [0.0 for _ in places] for card, count in belief.hidden.items() if count > 0}
    for world, weight in belief.worlds.items():
        tracked, not_ones = world
        for place, cards in enumerate(tracked):
            for card in cards:
                expected[card][place] += weight
        faces = faces_left(belief, world)
        ones = sum(count for card, count in faces.items() if VALUE[card] == 1)
        others = faces.total() - ones
        plain = faces.total() - sum(not_ones)
        for place in places:
            here = plain_at(belief, world, place)
            one = here / plain if plain else 0.0  # a 1 lies in any plain place, and what is no 1 in the rest
            other = (here * (1 - ones / plain if plain else 0.0) + not_ones[place]) / others if others else 0.0
            for card, count in faces.items():
                if count > 0:
                    expected[card][place] += weight * count * (one if VALUE[card] == 1 else other)
    return {card: tuple(numbers) for card, numbers in expected.items()}
