"""A step: an answer, and everything that needs none, up to the next question. M6, M30 and M40 to M46."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from cattery.games.mistigri.batched.answers import answered
from cattery.games.mistigri.batched.cards import none, only_if
from cattery.games.mistigri.batched.dealing import Between, Dealt, deal, turn_over
from cattery.games.mistigri.batched.drawing import Draw, drawn
from cattery.games.mistigri.batched.table import (
    OVER,
    READERS,
    SEATS,
    Parameters,
    Table,
    beside,
    fresh,
    holders,
    in_order,
    neighbour,
)
from cattery.games.mistigri.steps.scoring import LAST_TURN
from cattery.lanes import Dice, only


class Given(NamedTuple):
    """Chance's answers, where they come from outside."""

    dealt: Dealt
    drawn: Array  # a byte for each card: its kind, from 1


def begin(parameters: Parameters, dice: Dice, given: Given | None = None) -> Table:
    """A new game, dealt, up to the first question."""
    zero = jnp.zeros_like(parameters.players)
    if given is None:
        dice, dealt = deal(parameters, dice, (zero,) * SEATS, zero + 1)
    else:
        dealt = given.dealt
    table = fresh(parameters, dice, dealt.hands, dealt.first, dealt.odd)
    giver = beside(dealt.first, zero, parameters.players)
    draw = Draw(zero == 0, dealt.first, giver, zero + 1, none(), zero != 0)
    return drawn(table, draw, None if given is None else given.drawn)


def step(
    table: Table, action: Array, *, reset: bool = False, forfeit: Array | None = None, given: Given | None = None
) -> tuple[Table, Array, Array]:
    """The table at the next question, rewards by seat, and whether the game is over."""
    table, draws, chosen, swap = answered(table, action.astype(jnp.uint32))
    lost = jnp.zeros_like(swap) if forfeit is None else forfeit
    ends = lost | (table.question == OVER)
    round_ends = lost | (ends & _is_over(table))
    lane = _between(table, round_ends, lost, reset, given)
    stays = jnp.zeros_like(lost) if reset else lane.over  # the game is over, and nothing moves any more
    begins = round_ends & ~stays
    table = _next_round(table, lane, begins)
    mask, players = holders(table.hands), table.parameters.players
    seat = jnp.where(begins, lane.first, neighbour(mask, table.player, table.clockwise, players))
    giver = neighbour(mask, seat, 1 - table.clockwise, players)  # M30: whoever had the turn, while they hold cards
    draw = Draw(ends & ~stays, seat, giver, jnp.where(begins, 1, draws), only_if(~begins, chosen), swap & ~begins)
    table = drawn(table, draw, None if given is None else given.drawn)
    return table, jnp.stack(lane.shares), lane.over


def _is_over(table: Table) -> Array:
    """M40, M41, M43, M46: whether the round is over, at the end of a turn."""
    mask = holders(table.hands)
    return (mask & (mask - 1) == 0) | (mask & ~in_order(table.quiet) == 0) | (table.turn >= LAST_TURN)


def _between(table: Table, round_ends: Array, lost: Array, reset: bool, given: Given | None) -> Between:
    """What there is between two rounds; in lanes whose round is over, what comes of it."""
    none_won = (jnp.zeros_like(lost, jnp.float32),) * SEATS
    lane = Between(
        table.parameters, table.dice, table.hands, table.penalties, table.round, table.first, table.odd, none_won,
        jnp.zeros_like(lost),
    )  # fmt: skip
    dealt = None if given is None else given.dealt

    def work(lane: tuple[Between, Array, Dealt | None]) -> tuple[Between, Array, Dealt | None]:
        return turn_over(lane[0], lane[1], reset, lane[2]), *lane[1:]

    return only(round_ends, work, (lane, lost, dealt), part=24)[0]  # about one lane in 33


def _next_round(table: Table, lane: Between, begins: Array) -> Table:
    """The table with what a new round brings, where one begins; the penalties in any case."""
    zero = jnp.zeros_like(table.turn)
    clean = table._replace(
        known=(none(),) * READERS, no_ones=zero, pile=none(), offer=none(), heap=jnp.zeros_like(table.heap),
        clockwise=zero + 1, turn=zero, aid_down=zero, quiet=zero, out=zero, value=zero, takers=zero,
    )  # fmt: skip
    table = jax.tree.map(lambda new, old: jnp.where(begins, new, old), clean, table)
    return table._replace(
        dice=lane.dice, hands=lane.hands, penalties=lane.penalties, round=lane.round, first=lane.first, odd=lane.odd
    )
