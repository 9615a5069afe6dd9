"""The draw that begins a turn: M7, M12, M22, M27, M28."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from cattery.games.mistigri.batched.cards import (
    Cards,
    at_place,
    count,
    is_any,
    none,
    nth,
    of_kind,
    one_of_each,
    pick,
    place_of,
)
from cattery.games.mistigri.batched.moving import hand_of, held_on, leave, seconds_first
from cattery.games.mistigri.batched.table import PAIR, SWAP_OUT, Table, has, holders, join, once
from cattery.lanes import Dice, below, only


class Draw(NamedTuple):
    """The draw that is to come, if one is."""

    comes: Array
    seat: Array  # who draws, and
    giver: Array  # from whom
    cards: Array  # M27, M28: how many, if there are as many
    chosen: Cards  # M22: the kind that was chosen; empty: none was
    swap: Array  # M32: whether a swap follows


class Drawing(NamedTuple):
    """Cards that are drawn, one after the other."""

    dice: Dice
    hand: Cards  # what can be drawn
    cards: Cards  # what was, and
    told: Array  # their places in the pack, from 1, a byte for each
    many: Array  # how many are still to be drawn
    byte: Array  # where the next one is told
    given: Array  # what is drawn, if that comes from outside: kinds, from 1, a byte for each


def drawn(table: Table, draw: Draw, given: Array | None = None) -> Table:
    """The table once the draw is over; and who is asked then."""
    comes, seat, giver = draw.comes, draw.seat, draw.giver
    hand, zero = hand_of(table.hands, giver), jnp.zeros_like(seat)
    many = jnp.where(comes, jnp.minimum(draw.cards, count(hand)), 0)  # M27, M28: or all they have
    hand = pick(is_any(draw.chosen), one_of_each(hand, draw.chosen), hand)  # M22: as if they held no other
    one = _at_random if given is None else _as_given
    drawing = Drawing(table.dice, hand, none(), zero, many, zero, zero if given is None else given)
    drawing = once(many != 0, lambda _, drawing: _drawn(*one(drawing)), (), drawing)
    drawing = only(drawing.many != 0, partial(_drawn_on, one), drawing, part=16)  # M27, M28: few draw more than one
    held = leave(held_on(table), giver, drawing.cards, seat, comes, jnp.zeros_like(comes))
    empties = comes & ~has(holders(held.hands), giver)  # M11
    question = jnp.where(draw.swap & ~empties, np.uint32(SWAP_OUT), np.uint32(PAIR))  # M32
    return table._replace(
        dice=drawing.dice,
        hands=held.hands,
        known=held.known,
        no_ones=held.no_ones,
        out=jnp.where(empties, join(table.out, giver), table.out),
        question=jnp.where(comes, question, table.question),
        player=jnp.where(comes, seat, table.player),
        giver=jnp.where(comes, giver, table.giver),
        turn=table.turn + comes,
        drawn=drawing.told,
    )


def _drawn_on(one: Callable[[Drawing], tuple[Drawing, Cards]], drawing: Drawing) -> Drawing:
    return lax.while_loop(lambda drawing: drawing.many != 0, lambda drawing: _drawn(*one(drawing)), drawing)


def _at_random(drawing: Drawing) -> tuple[Drawing, Cards]:
    """M12: every card is equally likely."""
    dice, at = below(drawing.dice, count(drawing.hand))
    return drawing._replace(dice=dice), seconds_first(at_place(nth(drawing.hand, at)), drawing.hand)


def _as_given(drawing: Drawing) -> tuple[Drawing, Cards]:
    return drawing, one_of_each(drawing.hand, of_kind((drawing.given >> drawing.byte & 255) - 1))


def _drawn(drawing: Drawing, card: Cards) -> Drawing:
    return drawing._replace(
        hand=drawing.hand - card,
        cards=drawing.cards | card,
        told=drawing.told | place_of(card) + 1 << drawing.byte,
        many=drawing.many - 1,
        byte=drawing.byte + 8,
    )
