"""Everything that lies on one table, in words of 32 bits; docs/batched.md tables their bits."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from cattery.games.schrodinger.options import SchrodingerOptions
from cattery.lanes import Dice, first, u32

SEATS = 6
TURN, PROVE, SWAP, LAST_WORD, OVER = range(5)
"""The question that is open, and the end."""

CECILIA, MARIA, PURRIE, FELIDAE, FEYNCAT, PRRIDE, MEWTON, FELINESTEIN, PAWKING, TABBY = range(10)
LIE_THERE = (CECILIA, MARIA, FEYNCAT)  # S31
PARCELS = 38  # the most that a round can bring: research/encoding.py says why
A_POWER = 7  # S42, S43: who put a parcel there

Words = tuple[Array, ...]


class Parameters(NamedTuple):
    """The options of a table as data."""

    options: Array  # players 0-2, starter's seat from 1 or none 3-5, hand 6-8, track 9-12, lives 13-14, physicats 15
    pack: Array  # a bag


class Table(NamedTuple):
    """Bags have a count in each byte: alive, dead, empty, Heisenberg. Bits of the other words are given below."""

    parameters: Parameters
    dice: Dice
    deck: Array  # a bag
    hands: Words  # a bag for each seat
    proofs: Words  # a bag for each seat
    physicats: Array  # S6: four bits a seat: its unused physicat from 1, or none
    seats: Array  # lives: two bits a seat; in the row: bits 12-21, one a physicat; how many joined it: bits 22-25
    order: Array  # three bits a physicat: how many had joined the row before it
    front: Array  # S31: for Cecilia, Maria, Feyncat six bits each: seat from 1, how many were laid before; laid: 18-20
    turn: Array  # claim from 1: 0-6, claimer 7-9, asked 10-12, question 13-15, shown 16-19, round 20-24, starter 25-27
    pile: Array  # parcels: 0-5; two looks (S45), each seat from 1 and how many parcels: 6-14, 15-23
    parcels: Array  # PARCELS words: a bag, and in bits 5-7 who put it there: seat from 1, or A_POWER


class Turn(NamedTuple):
    """The word `turn`, unpacked."""

    claim: Array
    claimer: Array
    asked: Array
    question: Array
    shown: Array
    round: Array
    starter: Array


_SHIFTS, _BITS = (0, 7, 10, 13, 16, 20, 25), (7, 3, 3, 3, 4, 5, 3)


def bits(word: Array, at: Array | int, count: int) -> Array:
    """So many bits of a word."""
    return (word >> jnp.asarray(at, u32)) & u32((1 << count) - 1)


def turn_of(table: Table) -> Turn:
    """Who is asked what."""
    return Turn(*[bits(table.turn, at, count) for at, count in zip(_SHIFTS, _BITS, strict=True)])


def turn_word(turn: Turn) -> Array:
    """Packed again."""
    word = turn.claim
    for field, at in zip(turn[1:], _SHIFTS[1:], strict=True):
        word = word | (field << u32(at))
    return word


def players(table: Table) -> Array:
    """S5: how many play."""
    return bits(table.parameters.options, 0, 3)


def hand_size(parameters: Parameters, round: Array) -> Array:
    """S8: one fewer each round; in a variant with more rounds than that it stays at one card."""
    hand = bits(parameters.options, 6, 3)
    return jnp.where(round < hand, hand + u32(1) - round, u32(1))


def spaces(parameters: Parameters) -> Array:
    """S3: how many spaces the track has."""
    return bits(parameters.options, 9, 4) * u32(5)


def physicat_of(table: Table, seat: Array) -> Array:
    """S6: its unused physicat, from 1; 0: none."""
    return bits(table.physicats, seat << u32(2), 4)


def living(seats: Array) -> Array:
    """S23: who is in the game: the even bits."""
    return (seats | (seats >> u32(1))) & u32(0x555)


def after(seats: Array, seat: Array) -> Array:
    """S10: the next one clockwise among those still in the game."""
    alive = living(seats)
    later = alive & ~((u32(4) << (seat << u32(1))) - u32(1))
    return first(jnp.where(later != 0, later, alive)) >> u32(1)


def kind_and_count(claim: Array) -> tuple[Array, Array]:
    """S3: what a claim, numbered from 1, names."""
    place = claim - u32(1)
    group = (place * u32(205)) >> u32(10)
    at = place - group * u32(5)
    return jnp.where(at == 4, u32(2), at & u32(1)), jnp.where(at == 4, group, group * u32(2) + (at >> u32(1))) + u32(1)


def total(bags: Words) -> Array:
    """All of these together."""
    together = bags[0]
    for bag in bags[1:]:
        together = together + bag
    return together


def options_word(options: SchrodingerOptions) -> int:
    """The options that are small numbers."""
    fields = (
        (options.players, 0),
        (options.starter or 0, 3),
        (options.hand, 6),
        (options.track, 9),
        (options.first_lives, 13),
        (int(options.physicats), 15),
    )
    return sum(value << at for value, at in fields)
