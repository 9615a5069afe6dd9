"""What sightings tell about hidden cards: as much as chance and the rules force, and no more.

Cards lie in *places*: the hands, and last the deck. To a viewer every hidden card is one of three: *tracked* (its face
is known and so, more or less, its place), *plain* (it may be any card not accounted for), or *no 1* (plain, but it lay
in a hand that M21 showed to hold no 1). A card that leaves a hand unseen is any card of it, equally likely: so plain
cards stay alike, and a world need only say where the tracked cards are and how many no-1s each place holds. A belief
is every such world that fits all sightings, with its exact weight; where there are too many, a fair sample of them.

Faces come in late: when a plain card shows its face, the worlds are weighed by the chance that this face lay there.
docs/spec/mistigri.md, "Imagined worlds", gives the formulas.
"""

from bisect import bisect
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import accumulate
from math import comb
from random import Random
from typing import Any, TypeVar

from cattery.games.mistigri.cards import VALUE, Card, Hand, minus, plus
from cattery.games.mistigri.events import (
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardTaken,
    HandDealt,
    OnesDiscarded,
    PairDiscarded,
    RoundEnded,
)  # fmt: skip
from cattery.kernel import Data, Event, Roll, put

T = TypeVar("T")

Tracked = tuple[Hand, ...]  # per place
NotOnes = tuple[int, ...]  # per place: hidden cards that are no 1, though their face is unknown
World = tuple[Tracked, NotOnes]
Weighed = tuple[World, float]


class NoWorldFits(LookupError):
    """None of the worlds kept in a belief fits the next sighting."""


class Belief(Data, frozen=True):
    """All worlds that fit, and how likely each is."""

    sizes: tuple[int, ...]  # per place: how many hidden cards lie there; none in the viewer's own hand
    hidden: dict[Card, int]  # how many of each card are hidden from the viewer
    worlds: dict[World, float]  # the weights add up to 1
    most: int  # how many worlds are kept
    evidence: float = 1.0  # how likely the last sighting was, to the belief before it


def plain_at(belief: Belief, world: World, place: int) -> int:
    """How many hidden cards lie there that may be anything."""
    tracked, not_ones = world
    return belief.sizes[place] - len(tracked[place]) - not_ones[place]


def faces_left(belief: Belief, world: World) -> Counter[Card]:
    """The faces that belong to plain cards and no-1s."""
    faces = Counter(belief.hidden)
    for cards in world[0]:
        faces.subtract(cards)
    return faces


# --- sightings

Update = tuple[Callable[..., "Belief"], Any, Any]
"""One of the functions below, and what it is told."""


def updates_of(sighting: Event, me: int) -> list[Update]:
    """What a sighting tells this viewer about hidden cards, bit by bit. What is not listed here tells nothing."""
    match sighting:
        case HandDealt(seat, count, cards):
            if cards.what is None:
                return [(dealt, seat, count)]
            return [(revealed, cards.what, None)]
        case CardDrawn(taker, giver, card) | CardGiven(giver, taker, card):
            if card.what is None:
                return [(went_unseen, giver, taker)]
            return [(arrived, taker, card.what) if giver == me else (left, giver, card.what)]
        case PairDiscarded(seat, some) if seat != me:
            return [(left, seat, one) for one in some]
        case OnesDiscarded(seat, some) if seat != me:
            return [*((left, seat, one) for one in some), (no_ones, seat, None)]
        case CardDiscarded(seat, shown) if seat != me:
            return [(left, seat, shown)]
        case CardTaken(_, to, shown) if to != me:
            return [(arrived, to, shown)]
        case RoundEnded(hands=hands):
            return [(left, seat, one) for seat, hand in enumerate(hands) if seat != me for one in hand]
    return []


def follow(belief: Belief, update: Update) -> Belief:
    """The belief after one bit more."""
    function, one, other = update
    return function(belief, one) if other is None else function(belief, one, other)


def with_enough_worlds(found: Callable[[int], T], most: int) -> T:
    """What is found with so many worlds or, when something very unlikely happened that none of them foresaw, more."""
    while True:
        try:
            return found(most)
        except NoWorldFits:
            most *= 8


# --- one world of many


def picked(weights: Mapping[World, float], roll: Roll) -> World:
    """One of these worlds, by weight."""
    worlds, upto = tuple(weights), tuple(accumulate(weights.values()))
    return worlds[min(bisect(upto, roll(1 << 53) / (1 << 53) * upto[-1]), len(worlds) - 1)]


def faces_dealt(
    belief: Belief, world: World, plain: list[T], not_ones: list[T], roll: Roll
) -> Iterator[tuple[T, Card]]:
    """The faces that are left, dealt out to plain cards and no-1s: the 1s first, which no no-1 can be."""
    for face in sorted(faces_left(belief, world).elements(), key=lambda face: VALUE[face] != 1):
        if VALUE[face] != 1:
            plain, not_ones = plain + not_ones, []
        yield plain.pop(roll(len(plain))), face


# --- what they tell


def nothing_known(places: int, deck: Hand, most: int) -> Belief:
    """Before the deal: all cards lie in the deck, the last place."""
    world = ((),) * places, (0,) * places
    return Belief((0,) * (places - 1) + (len(deck),), dict(Counter(deck)), {world: 1.0}, most)


def dealt(belief: Belief, place: int, count: int) -> Belief:
    """M4: so many hidden cards of the deck now lie there."""
    sizes = _more(_more(belief.sizes, -1, -count), place, count)
    return Belief(sizes, belief.hidden, belief.worlds, belief.most)


def revealed(belief: Belief, cards: Hand) -> Belief:
    """M4: the viewer was dealt these, of a deck where nothing is tracked."""
    hidden = Counter(belief.hidden)
    hidden.subtract(cards)
    return Belief(_more(belief.sizes, -1, -len(cards)), dict(hidden), belief.worlds, belief.most)


def arrived(belief: Belief, place: int, card: Card) -> Belief:
    """A card whose face the viewer knows went into this hidden hand."""
    worlds = ((_with(world, place, card), weight) for world, weight in belief.worlds.items())
    return _belief(_more(belief.sizes, place, 1), _hidden(belief, card, 1), worlds, belief.most)


def went_unseen(belief: Belief, giver: int, taker: int) -> Belief:
    """M37: some card, any of the giver's hand, went from one hidden hand into another."""

    def worlds() -> Iterator[Weighed]:
        for world, weight in belief.worlds.items():
            tracked, not_ones = world
            each = weight / belief.sizes[giver]
            for card in dict.fromkeys(tracked[giver]):  # in one order everywhere: imagined worlds can be dealt again
                yield _with(_without(world, giver, card), taker, card), each * tracked[giver].count(card)
            if plain := plain_at(belief, world, giver):
                yield world, each * plain
            if not_ones[giver]:
                yield (tracked, _more(_more(not_ones, giver, -1), taker, 1)), each * not_ones[giver]

    return _belief(_more(_more(belief.sizes, giver, -1), taker, 1), belief.hidden, worlds(), belief.most)


def left(belief: Belief, place: int, card: Card) -> Belief:
    """A card of this hidden hand showed its face and is hidden no more: the viewer drew it, or it was laid down.

    It tells that this very card was there, and nothing of a twin that looks like it.
    """

    hidden_ones = _ones(belief.hidden)

    def worlds() -> Iterator[Weighed]:
        for world, weight in belief.worlds.items():
            tracked, not_ones = world
            if copies := tracked[place].count(card):
                yield _without(world, place, card), weight * copies
            if faces := _faces_of(belief, world, card):
                plain, ones, others = _unknown(belief, world, hidden_ones)
                here = plain_at(belief, world, place)
                if here:
                    fit = 1 if VALUE[card] == 1 else (plain - ones) / others
                    yield world, weight * faces * fit * here / plain
                if not_ones[place] and VALUE[card] != 1:
                    yield (tracked, _more(not_ones, place, -1)), weight * faces * not_ones[place] / others

    return _belief(_more(belief.sizes, place, -1), _hidden(belief, card, -1), worlds(), belief.most)


def no_ones(belief: Belief, place: int) -> Belief:
    """M21, M37: this hidden hand holds no 1."""
    hidden_ones = _ones(belief.hidden)

    def worlds() -> Iterator[Weighed]:
        for world, weight in belief.worlds.items():
            tracked, not_ones = world
            if any(VALUE[card] == 1 for card in tracked[place]):
                continue
            here = plain_at(belief, world, place)
            plain, ones, _ = _unknown(belief, world, hidden_ones)
            if chance := comb(plain - here, ones) / comb(plain, ones):
                yield (tracked, _more(not_ones, place, here)), weight * chance

    return _belief(belief.sizes, belief.hidden, worlds(), belief.most)


def _belief(sizes: tuple[int, ...], hidden: dict[Card, int], weighed: Iterable[Weighed], most: int) -> Belief:
    """The belief over these worlds. Like ones are one; of too many, a fair sample stands for all."""
    worlds: dict[World, float] = {}
    ones, alike = _ones(hidden), (0,) * len(sizes)
    for world, weight in weighed:
        if not weight:  # more 1s than plain cards to be them: it cannot be
            continue
        if not ones:  # then every card is no 1
            world = world[0], alike
        worlds[world] = worlds.get(world, 0.0) + weight
    whole = sum(worlds.values())
    if not whole:
        raise NoWorldFits
    evidence = whole
    if len(worlds) > most:
        worlds, whole = _sample(worlds, whole, most), most
    return Belief(sizes, hidden, {world: weight / whole for world, weight in worlds.items()}, most, evidence)


def _sample(worlds: dict[World, float], whole: float, most: int) -> dict[World, float]:
    """So many worlds, evenly spaced over the sum of all weights: each as often as its share, give or take one."""
    reach = whole / most
    at = Random(len(worlds)).random() * reach  # where to begin has nothing to do with any card
    kept: dict[World, float] = {}
    for world, weight in worlds.items():
        while at < weight:
            kept[world] = kept.get(world, 0) + 1
            at += reach
        at -= weight
    return kept


def _more(counts: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    return put(counts, place, counts[place] + by)


def _hidden(belief: Belief, card: Card, by: int) -> dict[Card, int]:
    return {**belief.hidden, card: belief.hidden[card] + by}


def _with(world: World, place: int, card: Card) -> World:
    return put(world[0], place, plus(world[0][place], card)), world[1]


def _without(world: World, place: int, card: Card) -> World:
    return put(world[0], place, minus(world[0][place], card)), world[1]


def _faces_of(belief: Belief, world: World, card: Card) -> int:
    """How many faces of this card belong to plain cards or no-1s."""
    return belief.hidden[card] - sum([cards.count(card) for cards in world[0]])


def _ones(hidden: dict[Card, int]) -> int:
    """How many hidden cards are 1s."""
    return sum([count for card, count in hidden.items() if VALUE[card] == 1])


def _unknown(belief: Belief, world: World, hidden_ones: int) -> tuple[int, int, int]:
    """How many plain cards there are in all places; and of all faces left, how many are 1s, and how many are not."""
    tracked, not_ones = world
    left = sum(belief.sizes) - sum(map(len, tracked))
    ones = hidden_ones and hidden_ones - sum([VALUE[card] == 1 for cards in tracked for card in cards])
    return left - sum(not_ones), ones, left - ones
