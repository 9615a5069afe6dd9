"""Cards that move: between hands and the pile, and what everybody remembers of it (M37)."""

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from cattery.games.mistigri.batched.cards import (
    COLOUR,
    KINDS,
    ONES,
    ONES_BY_COLOUR,
    PLACES,
    Cards,
    at_place,
    count,
    firsts_of,
    is_any,
    one_of_each,
    only_if,
    pick,
    place_of,
    seconds_of,
)
from cattery.games.mistigri.batched.table import READERS, Table, once

EVERYBODY = np.uint32((1 << READERS) - 1)


class Held(NamedTuple):
    """What moves: the zones of a table, and what is remembered of them."""

    hands: tuple[Cards, ...]
    known: tuple[Cards, ...]
    no_ones: Array
    pile: Cards
    offer: Cards
    heap: Array


def held_on(table: Table) -> Held:
    """What moves on a table."""
    return Held(table.hands, table.known, table.no_ones, table.pile, table.offer, table.heap)


def hand_of(hands: tuple[Cards, ...], seat: Array) -> Cards:
    """The hand of a seat."""
    found = hands[0]
    for other, hand in enumerate(hands[1:], 1):
        found = pick(seat == other, hand, found)
    return found


class Leaving(NamedTuple):
    """Cards that leave a hand."""

    seat: Array  # whose hand it is, and
    hand: Cards  # as it was
    cards: Cards
    to: Array  # who gets them, if they leave
    secretly: Array
    ones: Array  # M21: whether they are all the 1s there are
    split: Array  # the kinds of which one card leaves and one stays


def leave(held: Held, seat: Array, cards: Cards, to: Array, secretly: Array, ones: Array) -> Held:
    """M10, M37: cards leave a hand for the pile before all eyes; or secretly for a hand, seen by these two alone.

    Where a hand holds both cards of a kind and one leaves, it is the second (`one_of_each`, `seconds_first`).
    """
    hand = hand_of(held.hands, seat)
    leaving = Leaving(seat, hand, cards, to, secretly, ones, cards.hi & seconds_of(hand - cards))
    return once(is_any(cards) | ones, _left, leaving, held)


def _left(leaving: Leaving, held: Held) -> Held:
    seat, hand, cards, to, secretly, ones, split = leaving
    laid = only_if(~secretly, cards)
    no_ones = jnp.where(secretly, _still_no_one(held.no_ones, seat, to, cards), held.no_ones)

    def remembered(reader: int, old: Cards) -> Cards:
        seen = old - (cards | firsts_of(split & ~old.hi))  # who knew of one such card knows of none, of two: of one
        unseen = old - hand  # nobody else can be sure what is left
        new = pick(secretly & (to != reader), unseen, seen)
        return pick(seat == reader, old | only_if(secretly, cards), new)

    return held._replace(
        hands=tuple(
            pick(seat == other, old - cards, old | only_if(secretly & (to == other), cards))
            for other, old in enumerate(held.hands)
        ),
        known=tuple(remembered(reader, old) for reader, old in enumerate(held.known)),
        no_ones=no_ones | jnp.where(ones, EVERYBODY << seat * READERS, 0),
        pile=held.pile | laid,
    )


def _still_no_one(no_ones: Array, seat: Array, to: Array, cards: Cards) -> Array:
    """M37: that a hand holds no 1 is known until it gains a card that may be one: these two see what it is."""
    one = np.uint32(1)
    stays = jnp.where(is_any(cards & ONES), 0, one << seat | one << to)
    return no_ones & ~((EVERYBODY & ~stays) << to * READERS)


def laid_on(heap: Array, size: Array, cards: Cards, kind: Array, other: Array) -> Array:
    """The heap with one or two cards of these kinds on it; or M21: where they are no kinds, with these 1s."""
    place = np.arange(len(PLACES), dtype=np.uint32) - size
    colour, many = jnp.zeros_like(place), jnp.zeros_like(size)
    for ones in ONES_BY_COLOUR[:-1]:
        many += count(cards & ones)
        colour += place >= many
    new = jnp.where(kind < len(KINDS), jnp.where(place == 0, kind, other), colour * COLOUR)
    return jnp.where(place < count(cards), new + 1, heap).astype(jnp.uint8)


def seconds_first(cards: Cards, hand: Cards) -> Cards:
    """Cards that leave a hand, such that of two equal ones the first stays: which of them it is means nothing."""
    swapped = seconds_of(cards) & hand.hi & ~cards.hi
    left = cards - firsts_of(swapped)
    return Cards(left.lo, left.hi | swapped)


def taken(offer: Cards, heap: Array, kind: Cards) -> tuple[Cards, Array]:
    """M23, M25, M36: a card of this kind on offer, and the heap without it: of two, that which lay there longer."""
    at = jnp.argmax(heap == place_of(kind) + 1)
    closed = jnp.concatenate([heap[1:], jnp.zeros(1, jnp.uint8)])
    return one_of_each(offer, kind), jnp.where(np.arange(len(PLACES)) < at, heap, closed)


def gain(held: Held, gained: Array) -> Held:
    """M36: cards come from the pile into hands, and everybody sees it: six bits a seat, its card's place from 1."""
    places = [gained >> 6 * seat & 63 for seat in range(len(held.hands))]
    cards = [only_if(place != 0, at_place(jnp.where(place != 0, place - 1, 0))) for place in places]
    every = cards[0]
    for card in cards[1:]:
        every = every | card
    no_ones = held.no_ones
    for seat, card in enumerate(cards):
        no_ones = jnp.where(is_any(card & ONES), no_ones & ~(EVERYBODY << np.uint32(seat * READERS)), no_ones)
    seen = [*(every - card for card in cards), every]  # by reader: what is in its own hand it need not remember
    return held._replace(
        hands=tuple(hand | card for hand, card in zip(held.hands, cards, strict=True)),
        known=tuple(old | others for old, others in zip(held.known, seen, strict=True)),
        no_ones=no_ones,
        pile=held.pile - every,
        offer=held.offer - every,
    )
