"""Schrödinger's Cats as arithmetic over lanes: what `cattery.batched` asks of a game. Its words: docs/batched.md."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from cattery.games.schrodinger.batched.actions import ACTIONS, bag_of
from cattery.games.schrodinger.batched.answers import legal, sample
from cattery.games.schrodinger.batched.chance import (
    WORDS,
    Anew,
    dealt,
    dealt_anew,
    dealt_as,
    hands_of,
    opened,
    opening_of,
    roll_opening,
    settled,
)
from cattery.games.schrodinger.batched.observation import everything, observe
from cattery.games.schrodinger.batched.recording import record
from cattery.games.schrodinger.batched.rules import play
from cattery.games.schrodinger.batched.table import SEATS, Parameters, Table, Words, living, options_word, turn_of
from cattery.games.schrodinger.options import SchrodingerOptions
from cattery.games.schrodinger.research.encoding import OBSERVATION as LAYOUT
from cattery.lanes import Dice, draw_some, for_some, moved, settle, u32

__all__ = [
    "ACTIONS", "OBSERVATION", "SEATS", "VERSION", "Table", "asked", "begin", "everything", "legal", "observe",
    "parameters", "record", "sample", "step", "with_dice",
]  # fmt: skip

VERSION = "v1"
OBSERVATION = LAYOUT.size


def parameters(options: SchrodingerOptions) -> Parameters:
    """The options of a table as numbers."""
    return Parameters(jnp.asarray(options_word(options), u32), jnp.asarray(np.uint32(bag_of(options.pack))))


def begin(parameters: Parameters, dice: Dice) -> Table:
    """A new game, dealt, up to the first question."""
    dice, opening = roll_opening(parameters, dice)
    table = opened(parameters, dice, opening)
    dice, hands = dealt(parameters, dice, u32(1), living(table.seats))
    return dealt_as(table, jnp.bool_(True), hands)._replace(dice=dice)


def step(
    table: Table, action: Array, *, reset: bool = False, forfeit: Array | None = None
) -> tuple[Table, Array, Array]:
    """One lawful answer, and what chance answers to it."""
    played = play(table, action)
    rewards, over = winner_takes_all(played.table, played.over), played.over
    if forfeit is not None:
        rewards, over = jnp.where(forfeit, jnp.float32(0), rewards), over | forfeit
    dice, bag = draw_some(table.dice, table.deck, played.draws, 8)
    after = settled(played, settle(bag))
    again = over if reset else jnp.zeros_like(over)
    deals = again | (played.deals & ~over)
    turn = turn_of(after)
    zero = jnp.zeros_like(bag)
    given = Anew(table.parameters, dice, after.seats, turn.round, again)
    words: Words = for_some(deals, dealt_anew, given, (zero,) * 4)
    if reset:
        fresh = opened(table.parameters, dice, opening_of(words))._replace(parcels=after.parcels)
        after = jax.tree.map(lambda new, old: jnp.where(again, new, old), fresh, after)
    return dealt_as(after, deals, hands_of(words))._replace(dice=moved(dice, WORDS)), rewards, over


def winner_takes_all(table: Table, over: Array) -> Array:
    """S24: who was right in the last check is the last one left."""
    seats = np.arange(SEATS, dtype=np.uint32)
    return ((seats == turn_of(table).starter) & over).astype(jnp.float32)


def with_dice(table: Table, dice: Dice) -> Table:
    """The table with other dice for what is to come."""
    return table._replace(dice=dice)


def asked(table: Table) -> Array:
    """Who is asked."""
    return turn_of(table).asked.astype(jnp.int32)
