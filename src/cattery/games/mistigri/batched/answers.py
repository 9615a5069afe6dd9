"""What an answer does: M8, M9, M21 to M38. The end of the turn is in turns.py."""

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from cattery.games.mistigri.batched.actions import PASS, REVERSE, TAKE_EFFECT, asked, card_said, pair_said
from cattery.games.mistigri.batched.cards import (
    KINDS,
    ONES,
    Cards,
    count,
    is_any,
    kinds,
    of_kind,
    one_of_each,
    only_if,
    pick,
    place_of,
    seconds_of,
)
from cattery.games.mistigri.batched.moving import Held, gain, hand_of, held_on, laid_on, leave, taken
from cattery.games.mistigri.batched.table import (
    CHOOSE,
    EFFECT,
    FEED,
    GIVE,
    MORE,
    OVER,
    PAIR,
    SWAP_IN,
    SWAP_OUT,
    Table,
    has,
    holders,
    join,
    neighbour,
    round_table,
)
from cattery.lanes import for_some


class Answered(NamedTuple):
    """The table after an answer. Its question is OVER where the turn is."""

    table: Table
    draws: Array  # M27, M28, M38: how many cards the next player draws
    chosen: Cards  # M22: which kind that will be
    swap: Array  # M23: whether a swap follows


def answered(table: Table, action: Array) -> Answered:
    """The table once the answer is done, and everything that it brings within the turn."""
    question, seat = table.question, asked(table)
    is_pass = action == PASS
    one, other, value = pair_said(action)
    kind, to = card_said(action)
    pairs = ((question == PAIR) | (question == MORE)) & ~is_pass
    effect = (question == EFFECT) & (action == TAKE_EFFECT)
    ones = effect & (table.value == 1)
    gives, swaps_out, serves = question == GIVE, question == SWAP_OUT, (question == FEED) | (question == SWAP_IN)
    card = of_kind(kind)
    value = jnp.where(pairs, value, 0)

    # M8, M21, M23, M24: cards leave the hand
    hand = hand_of(table.hands, seat)
    pair = of_kind(one) | of_kind(other)
    twins = Cards(pair.lo, pair.hi | seconds_of(pair))
    cards = pick(ones, hand & ONES, one_of_each(hand, pick(pairs, pair, card)))
    cards = only_if(pairs | ones | gives | swaps_out, pick(pairs & (one == other), twins, cards))
    held = leave(held_on(table), seat, cards, to, gives, ones)
    laid = only_if(~gives, cards)
    nothing = np.uint32(len(KINDS))
    first = jnp.where(pairs, one, jnp.where(swaps_out, kind, nothing))
    held = held._replace(heap=laid_on(held.heap, count(table.pile), laid, first, other))
    rest = count(hand - cards)
    goes_out = (rest == 0) & is_any(cards) & ~swaps_out  # M11; a swap that empties a hand fills it again
    mask = holders(held.hands)

    # M23, M25: cards are taken from the pile, but not those that were just laid there (M32, M34)
    feeds = value == 5
    held = held._replace(offer=pick(feeds | swaps_out, table.pile, held.offer))
    takers = jnp.where(serves, table.takers, 0)
    takers = jnp.where(feeds, _fed(table, mask, count(held.offer)), takers)
    takers = jnp.where(swaps_out, np.uint32(1) << seat, takers)
    held, takers = _served(table, held, takers, card, serves)

    # M9, M11, M44: what everybody sees of it
    passes, bit = (question == PAIR) & is_pass, np.uint32(1) << seat
    aid_down = jnp.where(pairs, table.aid_down & ~bit, jnp.where(passes, table.aid_down | bit, table.aid_down))
    quiet = jnp.where(pairs, 0, jnp.where(passes, join(table.quiet, seat), table.quiet))
    out = jnp.where(goes_out, join(table.out, seat), table.out)
    reverses = (question == EFFECT) & (action == REVERSE)

    # M21 to M28: what is asked next
    works = (rest != 0) & (mask & (mask - 1) != 0)  # M31, M45
    then = jnp.where((value >= 1) & (value <= 3), np.uint32(EFFECT), np.uint32(OVER))
    then = jnp.where((value == 6) & (rest >= 2), MORE, then)
    then = jnp.where((value == 4) & works, GIVE, then)
    then = jnp.where(effect & (table.value == 2) & works, CHOOSE, then)
    swapping = swaps_out | (question == SWAP_IN)
    then = jnp.where(swapping, PAIR, then)
    then = jnp.where(takers != 0, jnp.where(swapping, SWAP_IN, FEED), then)
    swap = effect & (table.value == 3) & works
    table = table._replace(
        hands=held.hands, known=held.known, no_ones=held.no_ones, pile=held.pile, offer=held.offer, heap=held.heap,
        question=then, value=value, takers=takers, aid_down=aid_down, quiet=quiet, out=out,
        clockwise=table.clockwise ^ reverses.astype(jnp.uint32),
    )  # fmt: skip
    draws = jnp.where(works & (value == 7), 2, jnp.where(works & (value == 8), 3, 1)).astype(jnp.uint32)
    return Answered(table, draws, only_if(question == CHOOSE, card), swap)


def _fed(table: Table, mask: Array, cards: Array) -> Array:
    """M34: the mask of those who get a card: in play order from the next player on, as far as the pile goes."""
    fed, many = jnp.zeros_like(mask), jnp.zeros_like(mask)
    for seat in round_table(table.player, table.clockwise, table.parameters.players):
        gets = has(mask, seat) & ~has(fed, seat) & (many < cards)
        fed |= gets.astype(jnp.uint32) << seat
        many += gets
    return fed


class Serving(NamedTuple):
    """Cards of the pile that are given out, one after the other."""

    offer: Cards
    heap: Array
    takers: Array
    gained: Array  # six bits a seat: the place in the pack, from 1, of the card it got
    kind: Cards  # what the next one gets
    goes_on: Array


class Order(NamedTuple):
    """M6: in which order seats are served."""

    player: Array
    clockwise: Array
    players: Array


def _served(table: Table, held: Held, takers: Array, kind: Cards, said: Array) -> tuple[Held, Array]:
    """M25: a card of the kind that was said for the first who is to get one; and on while there is nothing to ask.

    Few lanes need it at a time, so it is done for these, with as few words as will do.
    """
    shelf, goes_on = _unasked(held.offer, takers)
    nothing = jnp.zeros_like(takers)
    serving = Serving(held.offer, held.heap, takers, nothing, pick(said, kind, shelf), said | goes_on)
    order = Order(table.player, table.clockwise, table.parameters.players)
    kept = (held.heap, takers, nothing)
    heap, takers, gained = for_some(serving.goes_on, _given_out, (order, serving), kept, part=16)
    return gain(held._replace(heap=heap), gained), takers


def _unasked(offer: Cards, takers: Array) -> tuple[Cards, Array]:
    """Where only one kind is on offer, it is taken without a question."""
    shelf = kinds(offer)
    return shelf, (takers != 0) & (count(shelf) == 1)


def _given_out(lane: tuple[Order, Serving]) -> tuple[Array, Array, Array]:
    """The heap, those who still get a card, and what was gained."""
    order, serving = lane

    def one(serving: Serving) -> Serving:
        to = neighbour(serving.takers, *order)
        card, heap = taken(serving.offer, serving.heap, serving.kind)
        offer, takers = serving.offer - card, serving.takers & ~(np.uint32(1) << to)
        gained = serving.gained | place_of(card) + 1 << to * 6
        return Serving(offer, heap, takers, gained, *_unasked(offer, takers))

    serving = lax.while_loop(lambda serving: serving.goes_on, one, serving)
    return serving.heap, serving.takers, serving.gained
