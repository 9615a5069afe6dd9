"""A batch at rest, with the names that pgx gives it."""

import dataclasses
from typing import Any

import jax
from jax import Array


@jax.tree_util.register_dataclass
@dataclasses.dataclass(frozen=True)
class State:
    """What a training loop reads. `_table` is everything, secrets included."""

    current_player: Array  # int32: the seat that is asked
    observation: Array  # uint8: what that seat may know; empty if the environment leaves it out
    rewards: Array  # float32, by seat
    terminated: Array
    truncated: Array  # never: every game ends
    legal_action_mask: Array  # bool; all True when the game is over; empty if the environment leaves it out
    _step_count: Array  # int32
    _table: Any
    _env_id: str = dataclasses.field(metadata={"static": True})

    @property
    def env_id(self) -> str:
        return self._env_id

    def replace(self, **changes: Any) -> "State":
        """The same with other fields."""
        return dataclasses.replace(self, **changes)
