"""Crazy Mistigri as arithmetic over one lane, for `cattery.batched`: docs/batched-mistigri.md has its layout."""

import jax.numpy as jnp
from jax import Array

from cattery.games.mistigri.batched import actions
from cattery.games.mistigri.batched.actions import legal, sample
from cattery.games.mistigri.batched.recording import record
from cattery.games.mistigri.batched.seeing import everything, observe
from cattery.games.mistigri.batched.table import SEATS, Table, parameters
from cattery.games.mistigri.batched.turns import begin, step
from cattery.games.mistigri.research import encoding
from cattery.lanes import Dice

__all__ = [
    "ACTIONS", "OBSERVATION", "SEATS", "VERSION", "asked", "begin", "everything", "legal", "observe", "parameters",
    "record", "sample", "step", "with_dice",
]  # fmt: skip

VERSION = "v1"
ACTIONS = len(encoding.ACTIONS)
OBSERVATION = encoding.OBSERVATION.size


def asked(table: Table) -> Array:
    """Who is asked."""
    return actions.asked(table).astype(jnp.int32)


def with_dice(table: Table, dice: Dice) -> Table:
    """The table with other dice for what is to come."""
    return table._replace(dice=dice)
