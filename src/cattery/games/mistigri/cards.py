"""The cards. A card is its own text: "C4" is the 4 of colour C, "X" the Mistigri. Hands are sorted tuples of them."""

from bisect import insort
from collections import Counter
from itertools import combinations
from sys import intern

Card = str
Hand = tuple[Card, ...]

MISTIGRI: Card = "X"  # M1

COLOURS = {  # M2: the one table of the deck. Nothing else in the game knows a colour, or how many cards have a value.
    "A": (1, 1, 2, 2, 3, 4, 5, 6, 7),
    "B": (1, 1, 2, 2, 3, 4, 5, 6, 7),
    "C": (1, 1, 2, 3, 3, 4, 5, 6, 8),
    "D": (1, 1, 2, 3, 3, 4, 5, 6, 8),
    "E": (1, 2, 2, 3, 4, 4, 5, 7, 9),
}

VALUE: dict[Card, int] = {  # one text for all equal cards: they are found and compared at a glance
    intern(f"{colour}{value}"): value for colour, values in COLOURS.items() for value in values
}
VALUE[MISTIGRI] = 10  # M1, M42

PACK: Hand = (*sorted(intern(f"{colour}{value}") for colour, values in COLOURS.items() for value in values), MISTIGRI)

TAKEN_OUT: dict[int, frozenset[int]] = {  # M3: the values that go back in the box, by the number of players
    3: frozenset({1, 2, 9}),
    4: frozenset({1}),
    5: frozenset(),
}


def is_pair(one: Card, other: Card) -> bool:
    """M8: two cards of one colour or of one value. M1: the Mistigri is alone in both."""
    return MISTIGRI not in (one, other) and (one[0] == other[0] or VALUE[one] == VALUE[other])


PAIRS: tuple[Hand, ...] = tuple(dict.fromkeys(pair for pair in combinations(PACK, 2) if is_pair(*pair)))


def deck_of(players: int) -> Hand:
    """M3: the cards that so many players use."""
    return tuple(card for card in PACK if VALUE[card] not in TAKEN_OUT[players])


def with_card(hand: Hand, card: Card) -> Hand:
    """The hand with one card more, in its place: quicker than sorting, and done at every draw."""
    more = [*hand]
    insort(more, card)
    return tuple(more)


def without_card(hand: Hand, card: Card) -> Hand:
    """The hand with one such card less."""
    less = [*hand]
    less.remove(card)
    return tuple(less)


def plus(hand: Hand, *more: Card) -> Hand:
    """The hand with these cards too."""
    return tuple(sorted(hand + more))


def minus(cards: Hand, *gone: Card) -> Hand:
    """The cards without the first of each of these; the rest stays in its order."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def holds(cards: Hand, some: Hand) -> bool:
    """Whether these are among the cards, each as often."""
    return Counter(some) <= Counter(cards)


def is_one_kind(cards: Hand) -> bool:
    """Whether all these are equal."""
    return cards.count(cards[0]) == len(cards)


def distinct(cards: Hand) -> Hand:
    """Every card once: equal cards are one choice."""
    return tuple(dict.fromkeys(cards))
