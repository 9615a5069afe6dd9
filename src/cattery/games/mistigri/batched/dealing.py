"""The end of a round and the beginning of the next: M4, M5, M40 to M42 and M50. Few lanes need it at a time."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from cattery.games.mistigri.batched.cards import PLACES, WEIGHTS, WORD, Cards, count, spread
from cattery.games.mistigri.batched.table import SEATS, Parameters
from cattery.lanes import Dice, below, roll

ROUNDS = 3  # M50: at most


class Between(NamedTuple):
    """What there is to know of a lane between two rounds."""

    parameters: Parameters
    dice: Dice
    hands: tuple[Cards, ...]
    penalties: tuple[Array, ...]
    round: Array
    first: Array
    odd: Array
    shares: tuple[Array, ...]  # float32: of the win, once the game is over
    over: Array


class Dealt(NamedTuple):
    """M4, M5: what chance says when a round begins."""

    first: Array
    hands: tuple[Cards, ...]
    odd: Array  # M4: the cards left over, as they were dealt, a byte for each: its place in the pack, from 1


def turn_over(lane: Between, forfeit: Array, reset: bool, given: Dealt | None = None) -> Between:
    """M40, M50: score; then deal another round, or a new game where `reset` wants one, or leave it at that."""
    players, at = lane.parameters.players, (lane.round - 1) * 8
    penalties = tuple(old | penalty(hand) << at for old, hand in zip(lane.penalties, lane.hands, strict=True))
    sums = totals(penalties)
    best = jnp.uint32(ROUNDS * 255)
    for seat, points in enumerate(sums):
        best = jnp.where(seat < players, jnp.minimum(best, points), best)
    leads = [(seat < players) & (points == best) for seat, points in enumerate(sums)]
    winners = jnp.stack(leads).sum(dtype=jnp.uint32)
    over = forfeit | (lane.round == ROUNDS) | ((lane.round == 2) & (winners == 1))
    shares = tuple(jnp.where(over & lead, 1 / winners.astype(jnp.float32), 0) for lead in leads)
    if reset:
        penalties = tuple(jnp.where(over, 0, points) for points in penalties)
    number = jnp.where(over, 1 if reset else lane.round, lane.round + 1)
    dice, dealt = deal(lane.parameters, lane.dice, penalties, number)
    dealt = dealt if given is None else given
    if not reset:
        old = Dealt(lane.first, lane.hands, lane.odd)
        dealt = jax.tree.map(lambda old, new: jnp.where(over, old, new), old, dealt)
    return Between(lane.parameters, dice, dealt.hands, penalties, number, dealt.first, dealt.odd, shares, over)


def penalty(hand: Cards) -> Array:
    """M40, M41, M42: the sum of the values left in a hand."""
    points = jnp.uint32(0)
    for weight, cards in WEIGHTS:
        points += np.uint32(weight) * count(hand & cards)
    return points


def totals(penalties: tuple[Array, ...]) -> tuple[Array, ...]:
    """M50: everybody's penalties so far."""
    return tuple((points & 255) + (points >> 8 & 255) + (points >> 16 & 255) for points in penalties)


def deal(parameters: Parameters, dice: Dice, penalties: tuple[Array, ...], number: Array) -> tuple[Dice, Dealt]:
    """M5, M4: who is first, and the hands: every card has a random key, and goes by its rank among them."""
    dice, first = _first(parameters, dice, penalties, number)
    dice, one = roll(dice)
    dice, other = roll(dice)
    places = np.arange(len(PLACES), dtype=np.uint32)
    keys = jax.random.bits(jax.random.wrap_key_data(jnp.stack([one, other]), impl="threefry2x32"), (len(PLACES),))
    keys = keys & ~np.uint32(63) | places  # no two alike
    keys = jnp.where(spread(parameters.deck) != 0, keys, ~np.uint32(0))
    rank = (keys[None, :] < keys[:, None]).sum(1, dtype=jnp.uint32)
    owner = _owner(parameters, rank, first)
    in_play = spread(parameters.deck) != 0
    bit = np.uint32(1) << np.where(places < WORD, places, places - WORD).astype(np.uint32)
    mine = jnp.where(in_play & (owner == np.arange(SEATS, dtype=np.uint32)[:, None]), bit, np.uint32(0))
    lo, hi = mine[:, :WORD].sum(1, dtype=jnp.uint32), mine[:, WORD:].sum(1, dtype=jnp.uint32)
    hands = tuple(Cards(lo[seat], hi[seat]) for seat in range(SEATS))
    left = rank - parameters.each * parameters.players
    is_odd = in_play & (left < parameters.left)
    odd = jnp.where(is_odd, places + 1 << (left & 3) * 8, np.uint32(0)).sum(dtype=jnp.uint32)
    return dice, Dealt(first, hands, odd)


def _owner(parameters: Parameters, rank: Array, first: Array) -> Array:
    """M4: as many to each, by seat, and what is left over one by one from the first player's right on."""
    players, each = parameters.players, parameters.each
    seat = sum((rank >= each * other).astype(jnp.uint32) for other in range(1, SEATS))
    odd = rank - each * players  # from 0, for those left over
    right = first + players - 1 - odd
    right = jnp.where(right >= players, right - players, right)
    return jnp.where(rank < each * players, seat, jnp.where(odd < parameters.left, right, SEATS))


def _first(parameters: Parameters, dice: Dice, penalties: tuple[Array, ...], number: Array) -> tuple[Dice, Array]:
    """M5: in round 1 the named seat or a random one; later whoever has most penalties, ties broken at random."""
    sums, players = totals(penalties), parameters.players
    most = jnp.uint32(0)
    for points in sums:
        most = jnp.maximum(most, points)
    can = [(seat < players) & (points == most) for seat, points in enumerate(sums)]
    dice, n = below(dice, sum(seat.astype(jnp.uint32) for seat in can))
    first, before = jnp.uint32(0), jnp.uint32(0)
    for seat, is_one in enumerate(can):
        first = jnp.where(is_one & (before == n), np.uint32(seat), first)
        before += is_one
    named = (parameters.starter != 0) & (number == 1)
    return dice, jnp.where(named, parameters.starter - 1, first)
