"""Actions by the numbers of the research encoding: what each says, which are lawful, and one of them at random."""

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from cattery.games.mistigri.batched.cards import (
    KINDS,
    SECOND,
    SECONDS,
    Cards,
    count,
    kinds,
    nth,
    nth_bit,
    pick,
    seconds_of,
    spread,
)
from cattery.games.mistigri.batched.moving import hand_of
from cattery.games.mistigri.batched.table import (
    CHOOSE,
    EFFECT,
    FEED,
    GIVE,
    MORE,
    OVER,
    PAIR,
    SEATS,
    SWAP_IN,
    SWAP_OUT,
    Table,
    holders,
    once,
)
from cattery.games.mistigri.cards import VALUE
from cattery.games.mistigri.choices import DiscardPair
from cattery.games.mistigri.research.encoding import ACTIONS
from cattery.lanes import Dice, below

_PAIRS = [choice.cards for choice in ACTIONS if isinstance(choice, DiscardPair)]
PASS, TAKE_EFFECT, REVERSE, FIRST_PAIR = range(4)
FIRST_CARD = FIRST_PAIR + len(_PAIRS)
FIRST_GIFT = FIRST_CARD + len(KINDS)

ONE = np.array([KINDS.index(pair[0]) for pair in _PAIRS], np.uint8)
OTHER = np.array([KINDS.index(pair[1]) for pair in _PAIRS], np.uint8)
_VALUE = np.array([VALUE[one] if VALUE[one] == VALUE[other] else 0 for one, other in _PAIRS], np.uint8)
_SAID = ONE.astype(np.uint32) | OTHER.astype(np.uint32) << 8 | _VALUE.astype(np.uint32) << 16

NUMBER = np.zeros((len(KINDS), len(KINDS)), np.uint8)  # of the pair of two kinds
NUMBER[ONE, OTHER] = np.arange(len(_PAIRS))


def pair_said(action: Array) -> tuple[Array, Array, Array]:
    """The two kinds of a pair, and M8: their value if it is the same, else 0."""
    said = jnp.asarray(_SAID)[jnp.clip(action.astype(jnp.int32) - FIRST_PAIR, 0, len(_PAIRS) - 1)]
    return said & 255, said >> 8 & 255, said >> 16


def card_said(action: Array) -> tuple[Array, Array]:
    """The kind of a card that is chosen or given, and the seat it is given to."""
    gift = action - FIRST_GIFT
    by_gift = action >= FIRST_GIFT
    kind = jnp.where(by_gift, gift * 205 >> 10, action - FIRST_CARD)  # a fifth, for numbers below 180
    return kind, jnp.where(by_gift, gift - kind * SEATS, 0)


def asked(table: Table) -> Array:
    """M32: whom the question asks; mostly whose turn it is."""
    swaps = (table.question == SWAP_OUT) | (table.question == SWAP_IN)
    return jnp.where(swaps, table.giver, table.player)


def _shelf(table: Table) -> Cards:
    """The kinds of card that the question lets choose from: of the hand, or of what the pile offers."""
    from_pile = (table.question == FEED) | (table.question == SWAP_IN)
    return kinds(pick(from_pile, table.offer, hand_of(table.hands, asked(table))))


def _others(table: Table) -> Array:
    """M24: those to whom a card can be given."""
    return holders(table.hands) & ~(np.uint32(1) << table.player)


def legal(table: Table) -> Array:
    """Which actions are lawful, as a mask."""
    shelf, hand, question = _shelf(table), hand_of(table.hands, asked(table)), table.question
    by_pair = (question == PAIR) | (question == MORE)
    held = spread(shelf, np.arange(len(KINDS))) != 0
    twins = Cards(jnp.zeros_like(hand.lo), hand.hi & seconds_of(hand) & SECONDS.hi)
    pairs = jnp.where(ONE == OTHER, spread(twins, _SECOND_OF) != 0, (spread(shelf, ONE) & spread(shelf, OTHER)) != 0)
    effect = (question == EFFECT)[None]
    chooses = (question == CHOOSE) | (question == FEED) | (question == SWAP_OUT) | (question == SWAP_IN)
    seats = _others(table) >> np.arange(SEATS, dtype=np.uint32) & 1 != 0
    return jnp.concatenate(
        [
            by_pair[None],
            effect,
            effect,
            pairs & by_pair,
            held & chooses,
            ((held[:, None] & seats) & (question == GIVE)).reshape(-1),
        ]
    )


_TWINS = [KINDS.index(one) for one, other in _PAIRS if one == other]  # by kind, as the second cards lie
_SECOND_OF = np.array([len(KINDS) + _TWINS.index(kind) if kind in _TWINS else 0 for kind in ONE])


class Asking(NamedTuple):
    """What the lawful answers follow from."""

    question: Array
    shelf: Cards
    hand: Cards
    others: Array


def sample(table: Table) -> tuple[Table, Array]:
    """One lawful action, all equally likely: counted, not listed. When the game is over, any."""
    asking = Asking(table.question, _shelf(table), hand_of(table.hands, asked(table)), _others(table))
    dice, action = once(table.question != OVER, _sampled, asking, (table.dice, jnp.zeros_like(table.question)))
    return table._replace(dice=dice), action.astype(jnp.int32)


def _sampled(asking: Asking, before: tuple[Dice, Array]) -> tuple[Dice, Array]:
    question, shelf, hand, others = asking
    by_pair, by_effect, gives = (question == PAIR) | (question == MORE), question == EFFECT, question == GIVE
    groups = _groups(shelf, hand)
    pairs = sum((size for _, size in groups), jnp.zeros_like(question))
    to_many = jnp.where(gives, _few(others), 1)
    size = jnp.where(by_pair, pairs + 1, jnp.where(by_effect, 2, count(shelf) * to_many))
    dice, n = below(before[0], size)
    row = _divided(n, to_many)
    kind, to = nth(shelf, row), nth_bit(others, n - row * to_many)
    choice = jnp.where(gives, FIRST_GIFT + kind * SEATS + to, FIRST_CARD + kind)
    action = jnp.where(by_pair, _nth_pair(groups, n, pairs), jnp.where(by_effect, TAKE_EFFECT + n, choice))
    return dice, action


def _few(mask: Array) -> Array:
    return lax.population_count(mask)


def _divided(n: Array, by: Array) -> Array:
    """n // by, for numbers below 256 by numbers up to 4."""
    return jnp.where(by == 3, n * 171 >> 9, jnp.where(by == 4, n >> 2, jnp.where(by == 2, n >> 1, n)))


Groups = list[tuple[Array, Array]]


def _groups(shelf: Cards, hand: Cards) -> Groups:
    """The pairs in a hand by what they share: a colour, a value, or both. The cards' bits, and how many pairs."""
    groups = []
    for colour in range(SEATS):
        bits = (shelf.lo >> 7 * colour if colour < 4 else shelf.hi) & 127
        groups.append((bits, _twos(bits)))
    for value in range(8):
        lo = shelf.lo >> min(value, 6) & np.uint32(0x204081 if value < 6 else 0x81 if value == 6 else 0x204000)
        bits = (lo | lo >> 6 | lo >> 12 | lo >> 18) & 15
        in_last = value if value < 5 else 5 if value == 6 else None
        if in_last is not None:
            bits |= (shelf.hi >> in_last & 1) << 4
        groups.append((bits, _twos(bits)))
    twins = (hand.hi & seconds_of(hand) & SECONDS.hi) >> SECOND
    groups.append((twins, _few(twins)))
    return groups


def _twos(bits: Array) -> Array:
    many = _few(bits)
    return many * (many - 1) >> 1  # 0 for none: 0 times anything


def _nth_pair(groups: Groups, n: Array, pairs: Array) -> Array:
    """The number of the n-th pair; behind the last one stands the pass."""
    bits, rank, which, before = groups[0][0], n, jnp.zeros_like(n), jnp.zeros_like(n)
    for number, (some, size) in enumerate(groups):
        here = n >= before
        bits, rank = jnp.where(here, some, bits), jnp.where(here, n - before, rank)
        which = jnp.where(here, np.uint32(number), which)
        before = before + size
    many = _few(bits)
    is_twin = which == SEATS + 8
    first, second = _unranked(rank, many)
    one = nth_bit(bits, jnp.where(is_twin, rank, first))
    other = nth_bit(bits, second)
    by_colour = which < SEATS
    row = jnp.where(is_twin, np.uint32(0), which - SEATS)
    kinds_ = jnp.asarray(_KIND_AT)
    one_kind = jnp.where(by_colour, which * 7 + one, kinds_[jnp.where(is_twin, 8 * SEATS + one, row * SEATS + one)])
    other_kind = jnp.where(by_colour, which * 7 + other, kinds_[jnp.minimum(row * SEATS + other, 49)])
    other_kind = jnp.where(is_twin, one_kind, other_kind)
    number_ = jnp.asarray(NUMBER.reshape(-1))[jnp.minimum(one_kind * len(KINDS) + other_kind, len(KINDS) ** 2 - 1)]
    return jnp.where(n >= pairs, PASS, FIRST_PAIR + number_.astype(jnp.uint32))


def _unranked(rank: Array, many: Array) -> tuple[Array, Array]:
    """The two that make the rank-th pair of so many."""
    first, left = jnp.zeros_like(rank), rank
    for place in range(6):
        row = many - 1 - place
        beyond = (first == place) & (left >= row) & (place + 1 < many)
        left = jnp.where(beyond, left - row, left)
        first = jnp.where(beyond, np.uint32(place + 1), first)
    return first, first + 1 + left


def _kind_at() -> np.ndarray:
    """By value and colour, the kind; behind them, by second card, its kind."""
    table = np.zeros((8, SEATS), np.uint32)
    for number, card in enumerate(KINDS[:-1]):
        if VALUE[card] <= 8:
            table[VALUE[card] - 1, number // 7] = number
    return np.concatenate([table.reshape(-1), np.array(_TWINS, np.uint32)])


_KIND_AT = _kind_at()
