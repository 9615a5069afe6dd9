"""A table as words: every zone and every secret of a game, for one lane."""

from collections.abc import Callable
from typing import NamedTuple, TypeVar

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from cattery.games.mistigri.batched.cards import PLACES, Cards, bits_of, cards_of, is_any, none
from cattery.games.mistigri.options import MistigriOptions, deck
from cattery.lanes import Dice

T = TypeVar("T")
U = TypeVar("U")

SEATS = 5
READERS = SEATS + 1  # every seat, and those who only watch

# The questions; what waits behind each follows from it.
PAIR, MORE, EFFECT, CHOOSE, GIVE, FEED, SWAP_OUT, SWAP_IN, OVER = range(9)


class Parameters(NamedTuple):
    """What the table agreed on."""

    players: Array
    starter: Array  # M5: from 1; 0: a random one
    deck: Cards  # M3
    each: Array  # M4: cards for everybody, and
    left: Array  # those that are left over, one by one


class Table(NamedTuple):
    """Everything, secrets included. Words of 32 bits, but for `heap`."""

    parameters: Parameters
    dice: Dice
    hands: tuple[Cards, ...]  # by seat
    known: tuple[Cards, ...]  # by reader: the cards of which it knows in whose hand they lie (M37), its own left out
    no_ones: Array  # bit 6 * hand + reader: who knows by M21 that a hand holds no 1
    pile: Cards
    offer: Cards  # M32, M34: what can be taken from it, while somebody is asked
    heap: Array  # uint8: the pile as it grew, each card by its kind, from 1
    question: Array
    player: Array  # whose turn it is
    giver: Array  # who was drawn from in this turn: the one whom M23 asks
    value: Array  # M21 to M23: of the pair whose effect is asked for
    takers: Array  # M25: mask of those who still get a card
    clockwise: Array  # M6
    turn: Array
    round: Array
    first: Array
    aid_down: Array  # mask
    quiet: Array  # M44: four bits a seat: the how many-th to pass since the last pair; 0: not
    out: Array  # M11: four bits a seat, in the same way
    penalties: tuple[Array, ...]  # by seat: a byte for each round
    odd: Array  # M4: the cards left over, as they were dealt, a byte for each, by place of the pack, from 1
    drawn: Array  # the cards drawn last, a byte for each, by place of the pack, from 1: for records


def parameters(options: MistigriOptions) -> Parameters:
    """The options of a table as words."""
    cards = deck(options)
    each, left = divmod(len(cards), options.players) if options.hand is None else (options.hand, 0)
    bits, spare = 0, list(cards)
    for place, card in enumerate(PLACES):
        if card in spare:
            spare.remove(card)
            bits |= 1 << place
    words = [jnp.uint32(number) for number in (options.players, options.starter or 0, each, left)]
    lo, hi = map(jnp.uint32, cards_of(bits))
    return Parameters(words[0], words[1], Cards(lo, hi), words[2], words[3])


def fresh(parameters: Parameters, dice: Dice, hands: tuple[Cards, ...], first: Array, odd: Array) -> Table:
    """M4, M6, M9: the first round, dealt."""
    zero = jnp.zeros_like(first)
    return Table(
        parameters, dice, hands, (none(),) * READERS, zero, none(), none(), jnp.zeros(len(PLACES), jnp.uint8),
        zero, first, first, zero, zero, zero + 1, zero, zero + 1, first, zero, zero, zero,
        (zero,) * SEATS, odd, zero,
    )  # fmt: skip


def holders(hands: tuple[Cards, ...]) -> Array:
    """M11: the mask of those still in the round."""
    mask = jnp.uint32(0)
    for seat, hand in enumerate(hands):
        mask |= is_any(hand).astype(jnp.uint32) << seat
    return mask


def has(mask: Array, seat: Array) -> Array:
    """Whether a seat is in a mask."""
    return mask >> seat & 1 != 0


def beside(seat: Array, clockwise: Array, players: Array) -> Array:
    """The next seat this way round, held or not."""
    up = jnp.where(seat + 1 == players, 0, seat + 1)
    down = jnp.where(seat == 0, players, seat) - 1
    return jnp.where(clockwise != 0, up, down)


def round_table(seat: Array, clockwise: Array, players: Array) -> list[Array]:
    """The seats from the next one on, this way round, as often as five steps go."""
    order = []
    for _ in range(SEATS):
        seat = beside(seat, clockwise, players)
        order.append(seat)
    return order


def neighbour(mask: Array, seat: Array, clockwise: Array, players: Array) -> Array:
    """M6: the nearest seat of a mask, this way round; it may be the seat itself."""
    found = seat
    for other in reversed(round_table(seat, clockwise, players)):
        found = jnp.where(has(mask, other), other, found)
    return found


def join(order: Array, seat: Array) -> Array:
    """An order in fours of bits, with one seat more at its end. Nobody joins twice: before that the round is over."""
    marks = (order | order >> 1 | order >> 2) & np.uint32(0x11111)
    next_ = _ones(marks) + 1
    return order | next_ << seat * 4


def _ones(marks: Array) -> Array:
    """How many of the lowest bits of five fours are set."""
    return marks * np.uint32(0x11111) >> 16 & 15


def in_order(order: Array) -> Array:
    """The mask of those who are in an order."""
    marks = order | order >> 1 | order >> 2
    return (marks & 1) | (marks >> 3 & 2) | (marks >> 6 & 4) | (marks >> 9 & 8) | (marks >> 12 & 16)


def once(needed: Array, work: Callable[[T, U], U], what: T, on: U) -> U:
    """`work(what, on)` where it is needed, and `on` as it is elsewhere.

    Written as a loop: so `what` is worked out once, and not again for each word that comes of it.
    """

    def body(lane: tuple[Array, T, U]) -> tuple[Array, T, U]:
        return jnp.zeros_like(lane[0]), jax.tree.map(jnp.zeros_like, lane[1]), work(lane[1], lane[2])

    return lax.while_loop(lambda lane: lane[0], body, (needed, what, on))[2]


def hand_bits(table: Table) -> list[int]:
    """The hands of one lane, off the device."""
    return [bits_of(hand) for hand in table.hands]
