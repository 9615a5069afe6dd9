"""Sets of cards as bits: two words, and a bit for each of the 46 cards of the pack.

Bits 0 to 35 stand for the kinds of card in their order (28 in the first word, the rest in the second); bits 36 to 45
for the second cards of the ten kinds that exist twice (M2). Which of two equal cards a hand holds means nothing.
"""

from collections import Counter
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from cattery.games.mistigri.cards import COLOURS, PACK, VALUE, distinct

KINDS = distinct(PACK)
TWIN_KINDS = tuple(kind for kind in KINDS if Counter(PACK)[kind] == 2)
PLACES = (*KINDS, *TWIN_KINDS)  # what each of the 46 bits stands for
COLOUR = 7  # kinds of a colour, one after the other
WORD = 4 * COLOUR  # bits in the first word
SECOND = len(KINDS) - WORD  # where the second cards begin in the second word
VALUE_OF = np.array([VALUE[card] for card in PLACES], np.uint8)

_NUMBER = [KINDS.index(card) for card in TWIN_KINDS]
_MOVES: dict[tuple[int, int], int] = {}  # (word, shift to the left) -> the second cards' bits that go there together
for _i, _kind in enumerate(_NUMBER):
    _word = int(_kind >= WORD)
    _to = _kind - WORD * _word
    _MOVES[_word, _to - SECOND - _i] = _MOVES.get((_word, _to - SECOND - _i), 0) | 1 << SECOND + _i


class Cards(NamedTuple):
    """A set of cards."""

    lo: Array
    hi: Array

    def __and__(self, other: "Cards") -> "Cards":
        return Cards(self.lo & other.lo, self.hi & other.hi)

    def __or__(self, other: "Cards") -> "Cards":
        return Cards(self.lo | other.lo, self.hi | other.hi)

    def __sub__(self, other: "Cards") -> "Cards":
        return Cards(self.lo & ~other.lo, self.hi & ~other.hi)


def cards_of(bits: int) -> Cards:
    """A set that is known beforehand."""
    return Cards(np.uint32(bits & (1 << WORD) - 1), np.uint32(bits >> WORD))  # type: ignore[arg-type]  # constants do


def bits_of(cards: Any) -> int:
    """The other way round, off the device."""
    return int(cards[0]) | int(cards[1]) << WORD


def _where_value(test: Any) -> Cards:
    return cards_of(sum(1 << place for place, value in enumerate(VALUE_OF) if test(int(value))))


FIRSTS = cards_of((1 << len(KINDS)) - 1)
SECONDS = cards_of(((1 << len(TWIN_KINDS)) - 1) << len(KINDS))
ONES = _where_value(lambda value: value == 1)
ONES_BY_COLOUR = tuple(
    cards_of(sum(1 << place for place, card in enumerate(PLACES) if card == f"{colour}1")) for colour in COLOURS
)
WEIGHTS = tuple((1 << bit, _where_value(lambda value, bit=bit: value >> bit & 1)) for bit in range(4))


def none() -> Cards:
    return Cards(jnp.uint32(0), jnp.uint32(0))


def pick(test: Any, one: Cards, other: Cards) -> Cards:
    """One set or the other."""
    return Cards(jnp.where(test, one.lo, other.lo), jnp.where(test, one.hi, other.hi))


def only_if(test: Any, cards: Cards) -> Cards:
    """The set, or the empty one."""
    mask = -test.astype(jnp.uint32)
    return Cards(cards.lo & mask, cards.hi & mask)


def count(cards: Cards) -> Array:
    return lax.population_count(cards.lo) + lax.population_count(cards.hi)


def is_any(cards: Cards) -> Array:
    return (cards.lo | cards.hi) != 0


def _shifted(word: Array, by: int) -> Array:
    return word << by if by >= 0 else word >> -by


def firsts_of(seconds: Array) -> Cards:
    """The first cards of the kinds of these second cards (bits of the second word)."""
    lo, hi = jnp.zeros_like(seconds), jnp.zeros_like(seconds)
    for (word, by), bits in _MOVES.items():
        moved = _shifted(seconds & np.uint32(bits), by)
        lo, hi = (lo, hi | moved) if word else (lo | moved, hi)
    return Cards(lo, hi)


def seconds_of(firsts: Cards) -> Array:
    """The second cards (bits of the second word) of the kinds of these first cards; nothing of kinds that have none."""
    found = jnp.zeros_like(firsts.hi)
    for (word, by), bits in _MOVES.items():
        found |= _shifted(firsts[word], -by) & np.uint32(bits)
    return found


def kinds(cards: Cards) -> Cards:
    """Every kind once, as its first card: equal cards are one choice."""
    return (cards & FIRSTS) | firsts_of(cards.hi & SECONDS.hi)


def one_of_each(cards: Cards, of: Cards) -> Cards:
    """From a set, one card of each of these kinds: the second where there is one, so that the first stays."""
    seconds = cards.hi & seconds_of(of)
    left = of - firsts_of(seconds)
    return Cards(left.lo, left.hi | seconds)


def of_kind(kind: Array) -> Cards:
    """The first card of this kind; nothing for a number that is none."""
    return at_place(kind) & FIRSTS


def at_place(place: Array) -> Cards:
    """The card at this place of the pack."""
    one, in_lo = jnp.uint32(1), place < WORD
    return Cards(
        jnp.where(in_lo, one << jnp.where(in_lo, place, 0), 0),
        jnp.where(in_lo, 0, one << jnp.where(in_lo, 0, place - WORD)),
    )


def place_of(card: Cards) -> Array:
    """The place in the pack of a set of one card."""
    in_hi = lax.population_count(card.hi - 1) + np.uint32(WORD)
    return jnp.where(card.lo != 0, lax.population_count(card.lo - 1), in_hi)


def nth_bit(word: Array, n: Array) -> Array:
    """The place of the n-th bit that is set, from 0."""
    place = jnp.zeros_like(n)
    for width in (16, 8, 4, 2, 1):
        below = lax.population_count(word & np.uint32((1 << width) - 1))
        beyond = n >= below
        word = jnp.where(beyond, word >> width, word)
        n = n - jnp.where(beyond, below, 0)
        place += jnp.where(beyond, np.uint32(width), 0)
    return place


def nth(cards: Cards, n: Array) -> Array:
    """The place of the n-th card of a set, from 0."""
    in_lo = lax.population_count(cards.lo)
    beyond = n >= in_lo
    word = jnp.where(beyond, cards.hi, cards.lo)
    return nth_bit(word, n - jnp.where(beyond, in_lo, 0)) + jnp.where(beyond, np.uint32(WORD), 0)


def spread(cards: Cards, places: Any = None) -> Array:
    """A set as numbers, 0 or 1 for each place of the pack, or for each of these places."""
    at = np.arange(len(PLACES)) if places is None else np.asarray(places)
    word = jnp.where(at < WORD, cards.lo[..., None], cards.hi[..., None])
    return word >> np.where(at < WORD, at, at - WORD).astype(np.uint32) & 1


def tally(cards: Cards) -> Array:
    """How many cards of each kind there are in a set."""
    firsts, seconds = spread(cards, np.arange(len(KINDS))), spread(cards, SECOND_PLACE)
    return (firsts + seconds * HAS_SECOND).astype(jnp.uint8)


HAS_SECOND = np.array([card in TWIN_KINDS for card in KINDS], np.uint32)
SECOND_PLACE = np.array([len(KINDS) + TWIN_KINDS.index(k) if k in TWIN_KINDS else 0 for k in KINDS])
