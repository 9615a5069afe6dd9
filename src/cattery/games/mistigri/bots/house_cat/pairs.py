"""What each pair leads to: the hand that is left, what its effect does to it, and the next player's draw."""

from collections.abc import Callable, Sequence
from itertools import combinations

from cattery.games.mistigri.bots.house_cat.hands import Scale
from cattery.games.mistigri.cards import VALUE, Card, Hand, distinct, is_pair, minus, plus

FED = 0.3  # M25: what it is worth that the others get a card too
SHORT_LIST = 5  # so many pairs are thought through; the others by a glance
GLANCE = {1: 0.5, 2: 1.0, 3: 1.0, 4: 1.8, 5: -0.8, 6: 2.6, 7: 1.3, 8: 2.6}  # what an effect is worth, roughly


def costs_of_pairs(
    scale: Scale, hand: Hand, pairs: Sequence[Hand], pile: Hand, think: int = SHORT_LIST
) -> dict[Hand, float]:
    """The cost of each of the likeliest pairs, thought through, and a rough one, never below those, of every other."""
    rough = {pair: scale.cost(minus(hand, *pair)) - GLANCE.get(_effect_of(pair), 0.0) for pair in pairs}
    in_order = sorted(pairs, key=lambda pair: rough[pair])
    exact = {pair: cost_of_pair(scale, hand, pair, pile) for pair in in_order[:think]}
    worst = max(exact.values())
    return {pair: exact.get(pair, max(worst, rough[pair])) for pair in pairs}


def _effect_of(pair: Hand) -> int:
    """M8: the value whose effect applies; 0: none."""
    return VALUE[pair[0]] if VALUE[pair[0]] == VALUE[pair[1]] else 0


def cost_of_pair(scale: Scale, hand: Hand, pair: Hand, pile: Hand) -> float:
    """The cost of the hand after this pair, its effect used as well as we can, and the next draw."""
    return cost_of_effect(scale, _effect_of(pair), minus(hand, *pair), pile)


def cost_of_effect(scale: Scale, value: int, hand: Hand, pile: Hand) -> float:
    """The same once the pair lies there: M21 to M28, or none."""
    effect = _EFFECTS.get(value)
    return effect(scale, hand, pile) if hand and effect else scale.cost(hand, 1)


def worst_card(scale: Scale, hand: Hand) -> Card:
    """The card that we would best be rid of."""
    return min(distinct(hand), key=lambda card: (scale.cost(minus(hand, card)), card))


def best_swap(scale: Scale, hand: Hand, pile: Hand) -> tuple[float, Card, Card]:
    """M23: its gain, the card to discard and the one to take. Only the two worst cards are thought about."""
    outs = sorted(distinct(hand), key=lambda card: (scale.cost(minus(hand, card)), card))[:2]
    options = [(scale.cost(plus(minus(hand, out), into)), out, into) for out in outs for into in distinct(pile)]
    cost, out, into = min(options)
    return scale.cost(hand) - cost, out, into


def _ones(scale: Scale, hand: Hand, pile: Hand) -> float:
    """M21: all other 1s go too."""
    return scale.cost(tuple([card for card in hand if VALUE[card] != 1]), 1)


def _chosen(scale: Scale, hand: Hand, pile: Hand) -> float:
    """M22: the next player draws what we choose."""
    return scale.cost(minus(hand, worst_card(scale, hand)))


def _swapped(scale: Scale, hand: Hand, pile: Hand) -> float:
    """M23: after the draw, one card for another of the pile."""
    return scale.cost(hand, 1) - (best_swap(scale, hand, pile)[0] if pile else 0.0)


def _given(scale: Scale, hand: Hand, pile: Hand) -> float:
    """M24: one card more is gone."""
    return scale.cost(minus(hand, worst_card(scale, hand)), 1)


def _fed(scale: Scale, hand: Hand, pile: Hand) -> float:
    """M25: a card of our choice for us, and one for each of the others."""
    if not pile:
        return scale.cost(hand, 1)
    best = min(distinct(pile), key=lambda card: (scale.cost(plus(hand, card)), card))
    return scale.cost(plus(hand, best), 1) - FED


def _another(scale: Scale, hand: Hand, pile: Hand) -> float:
    """M26: one pair more, and its effect."""
    pairs = [pair for pair in dict.fromkeys(combinations(hand, 2)) if is_pair(*pair)]
    declined = scale.cost(hand, 1)
    return min(declined, *costs_of_pairs(scale, hand, pairs, pile, 2).values()) if pairs else declined


def _two(scale: Scale, hand: Hand, pile: Hand) -> float:
    """M27: two are drawn from us."""
    return scale.cost(hand, 2)


def _three(scale: Scale, hand: Hand, pile: Hand) -> float:
    """M28: three are drawn from us."""
    return scale.cost(hand, 3)


_EFFECTS: dict[int, Callable[[Scale, Hand, Hand], float]] = {
    1: _ones, 2: _chosen, 3: _swapped, 4: _given, 5: _fed, 6: _another, 7: _two, 8: _three,
}  # fmt: skip
