"""S6 to S8, S15: what chance answers. Nothing but faces depends on it, so it comes last in a step."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from cattery.games.schrodinger.batched.rules import Applied
from cattery.games.schrodinger.batched.table import (
    PARCELS,
    SEATS,
    TURN,
    Parameters,
    Table,
    Turn,
    Words,
    bits,
    hand_size,
    living,
    total,
    turn_word,
)
from cattery.lanes import Dice, below, draw_some, settle, u32


class Opening(NamedTuple):
    """S6, S7: what chance answers before the first round."""

    physicats: Array  # as `Table.physicats`
    row: Array  # the physicat turned up, from 0
    starter: Array  # from 0


def lives_of(parameters: Parameters) -> Array:
    """S5: everyone's lives at first, as in `Table.seats`."""
    count, lives = bits(parameters.options, 0, 3), bits(parameters.options, 13, 2)
    return (u32(0x555) * lives) & ((u32(1) << (count << u32(1))) - u32(1))


def opened(parameters: Parameters, dice: Dice, opening: Opening) -> Table:
    """A new game, before its first hand is dealt."""
    options = parameters.options
    with_physicats = bits(options, 15, 1)
    row = with_physicats * ((u32(1) << (opening.row + u32(12))) + u32(1 << 22))
    named = bits(options, 3, 3)
    starter = jnp.where(named != 0, named - u32(1), opening.starter)
    zero = jnp.zeros_like(options)
    none = (zero,) * SEATS
    turn = Turn(zero, zero, starter, zero + u32(TURN), zero, zero + u32(1), starter)
    return Table(
        parameters,
        dice,
        parameters.pack,
        none,
        none,
        opening.physicats * with_physicats,
        lives_of(parameters) | row,
        zero,
        zero,
        turn_word(turn),
        zero,
        jnp.zeros(PARCELS, u32),
    )


def roll_opening(parameters: Parameters, dice: Dice) -> tuple[Dice, Opening]:
    """S6: one physicat for each seat and one for the row, S7: and a random seat."""
    count = bits(parameters.options, 0, 3)
    zero = jnp.zeros_like(count)
    left = [zero + u32(0x76543210), zero + u32(0x98)]  # those not dealt, four bits each
    dealt = []
    for last in range(9, 9 - SEATS - 1, -1):
        dice, at = below(dice, zero + u32(last + 1))
        is_low, place = at < 8, (at & u32(7)) << u32(2)
        found = (jnp.where(is_low, left[0], left[1]) >> place) & u32(15)
        moved = (left[last // 8] >> u32(4 * (last % 8))) & u32(15)  # the last one takes its place
        change = (found ^ moved) << place
        left = [left[0] ^ jnp.where(is_low, change, u32(0)), left[1] ^ jnp.where(is_low, u32(0), change)]
        dealt.append(found)
    physicats = dealt[0] + u32(1)
    for seat in range(1, SEATS):
        physicats = physicats | ((dealt[seat] + u32(1)) << u32(4 * seat))
    physicats = physicats & ((u32(1) << (count << u32(2))) - u32(1))
    dice, starter = below(dice, count)
    return dice, Opening(physicats, dealt[SEATS], starter)


def dealt(parameters: Parameters, dice: Dice, round: Array, alive: Array) -> tuple[Dice, Words]:
    """S8: a hand for each player still in the game, out of the whole pack."""
    count, deck, hands = hand_size(parameters, round), parameters.pack, []
    for seat in range(SEATS):
        is_in = (alive >> u32(2 * seat)) & u32(1)
        dice, hand = draw_some(dice, deck, count * is_in, 6)
        hand = settle(hand)
        deck = deck - hand
        hands.append(hand)
    return dice, tuple(hands)


def settled(played: Applied, bag: Array) -> Table:
    """S15, S46, S47: the cards that were drawn are in the hand."""
    table, seat = played.table, played.seat
    hands = tuple(hand + jnp.where(seat == place, bag, u32(0)) for place, hand in enumerate(table.hands))
    return table._replace(deck=table.deck - bag, hands=hands)


def dealt_as(table: Table, deals: Array, hands: Words) -> Table:
    """S8: hands that chance gave elsewhere, where a round is dealt."""
    new = tuple(jnp.where(deals, given, hand) for given, hand in zip(hands, table.hands, strict=True))
    return table._replace(deck=jnp.where(deals, table.parameters.pack - total(hands), table.deck), hands=new)


class Anew(NamedTuple):
    """What lanes that deal need to know, and no more: these few words are gathered for them."""

    parameters: Parameters
    dice: Dice
    seats: Array
    round: Array
    over: Array


WORDS = 26
"""How many words of the dice a deal takes, a new game's opening included."""


def dealt_anew(given: Anew) -> Words:
    """A round dealt, or a new game's first: two hands to a word, four bits a kind; and the opening in a fourth word."""
    dice, opening = roll_opening(given.parameters, given.dice)
    fresh = lives_of(given.parameters)
    alive = living(jnp.where(given.over, fresh, given.seats))
    _, hands = dealt(given.parameters, dice, jnp.where(given.over, u32(1), given.round), alive)
    small = [_narrow(hand) for hand in hands]
    pairs = [small[seat] | (small[seat + 1] << u32(16)) for seat in range(0, SEATS, 2)]
    return (*pairs, opening.physicats | (opening.row << u32(24)) | (opening.starter << u32(28)))


def _narrow(bag: Array) -> Array:
    """Bytes to half bytes."""
    bag = (bag | (bag >> u32(4))) & u32(0x00FF00FF)
    return (bag | (bag >> u32(8))) & u32(0xFFFF)


def _wide(half: Array) -> Array:
    """And back."""
    half = (half | (half << u32(8))) & u32(0x00FF00FF)
    return (half | (half << u32(4))) & u32(0x0F0F0F0F)


def hands_of(words: Words) -> Words:
    """The hands in the words of `dealt_anew`."""
    return tuple(_wide((words[seat // 2] >> u32(16 * (seat % 2))) & u32(0xFFFF)) for seat in range(SEATS))


def opening_of(words: Words) -> Opening:
    """The opening in them."""
    return Opening(bits(words[3], 0, 24), bits(words[3], 24, 4), bits(words[3], 28, 3))
