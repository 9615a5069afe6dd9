"""A game as an environment of pgx: its names, shapes and habits, so that a training loop written for pgx runs on it."""

from collections.abc import Sequence
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from cattery.batched.state import State
from cattery.batched.twin import Twin
from cattery.kernel import Record
from cattery.lanes import dice_from

ILLEGAL = -1.0
"""What an unlawful action costs: the game is over, and nobody else gets anything."""


class Env:
    """One lane; `jax.vmap` makes a batch of `init`, `step` and `observe`.

    Player ids are seats. `observation=False` and `mask=False` leave these out of the state, which makes a step many
    times as fast: ask `observe` when one is wanted, and `sample` for lawful actions. Without the mask an action is
    taken to be lawful. `mixed=True` makes room in the rewards for tables of every size, for batches of such.
    """

    def __init__(
        self, game: str, twin: Twin, options: Any, *, observation: bool = True, mask: bool = True, mixed: bool = False
    ) -> None:
        self.twin, self.options = twin, options
        self._id, self._observation, self._mask, self._mixed = game, observation, mask, mixed
        self.parameters = twin.parameters(options)

    @property
    def id(self) -> str:
        return self._id

    @property
    def version(self) -> str:
        return self.twin.VERSION

    @property
    def num_players(self) -> int:
        return self.twin.SEATS if self._mixed else int(self.options.players)

    @property
    def num_actions(self) -> int:
        return self.twin.ACTIONS

    @property
    def observation_shape(self) -> tuple[int, ...]:
        return (self.twin.OBSERVATION,)

    def init(self, key: Array, parameters: Any = None) -> State:
        """A new game. Where tables are `mixed`, other `parameters` than the environment's own may play in the batch."""
        table = self.twin.begin(self.parameters if parameters is None else parameters, dice_from(key))
        no = jnp.bool_(False)
        return self._state(table, jnp.zeros(self.num_players, jnp.float32), no, jnp.int32(0))

    def step(self, state: State, action: Array, key: Array | None = None) -> State:
        """Answer. Chance answers by the key or, without one, by the dice that each lane holds."""
        over = state.terminated | state.truncated
        table = state._table if key is None else self.twin.with_dice(state._table, dice_from(key))
        after, rewards, ended = self.twin.step(table, action)
        illegal = self._is_illegal(state, action)
        stays = over | illegal
        table = jax.tree.map(lambda new, old: jnp.where(stays, old, new), after, state._table)
        rewards = jnp.where(illegal, self._penalty(state), rewards[: self.num_players])
        rewards = jnp.where(over, jnp.float32(0), rewards)
        return self._state(table, rewards, over | illegal | ended, state._step_count + ~over)

    def step_and_reset(self, state: State, action: Array, key: Array | None = None) -> State:
        """As `step`; a game that ends gives way to a new one; `terminated` and `rewards` tell of the one that ended.

        It does what pgx's wrapper auto_reset does, and deals for those lanes only that need it.
        """
        table = state._table if key is None else self.twin.with_dice(state._table, dice_from(key))
        illegal = self._is_illegal(state.replace(terminated=jnp.zeros_like(state.terminated)), action)
        table, rewards, ended = self.twin.step(table, action, reset=True, forfeit=illegal)
        rewards = jnp.where(illegal, self._penalty(state), rewards[: self.num_players])
        ended = ended | illegal
        count = jnp.where(ended, 0, state._step_count + 1)
        after = self._state(table, rewards, jnp.zeros_like(ended), count)
        return after.replace(terminated=ended)

    def observe(self, state: State, player_id: Array | None = None) -> Array:
        """What a seat may know; the seat that is asked, if none is named."""
        return self.twin.observe(state._table, state.current_player if player_id is None else player_id)

    def observe_everything(self, state: State) -> Array:
        """The full state, secrets included: for a centralised critic."""
        return self.twin.everything(state._table)

    def sample(self, state: State) -> tuple[State, Array]:
        """A lawful action, each equally likely, found without the mask."""
        table, action = self.twin.sample(state._table)
        return state.replace(_table=table), action

    def lane(self, state: State, number: int) -> State:
        """One lane of a batch."""
        return jax.tree.map(lambda words: words[number], state)

    def record(self, moments: Sequence[State], actions: Sequence[int], options: Any = None) -> Record:
        """The first game of a lane as an ordinary record: its states at the beginning and after each action.

        Where tables are `mixed`, name the lane's own options. ValueError: these are not the moments of a game.
        """
        if int(moments[0]._step_count):
            raise ValueError(f"the first moment is no beginning: {int(moments[0]._step_count)} steps lie before it")
        if len(moments) != len(actions) + 1:
            raise ValueError(f"{len(actions)} actions have {len(actions) + 1} moments, not {len(moments)}")
        tables = jax.tree.map(lambda *words: jnp.stack(words), *[moment._table for moment in moments])
        return self.twin.record(self.options if options is None else options, tables, actions)

    def _is_illegal(self, state: State, action: Array) -> Array:
        if not self._mask:
            return jnp.zeros_like(state.terminated)
        return ~state.legal_action_mask[action] & ~state.terminated

    def _penalty(self, state: State) -> Array:
        offender = jnp.arange(self.num_players) == state.current_player
        return jnp.where(offender, jnp.float32(ILLEGAL), jnp.float32(0))

    def _state(self, table: Any, rewards: Array, terminated: Array, count: Array) -> State:
        asked = self.twin.asked(table)
        return State(
            asked,
            self.twin.observe(table, asked) if self._observation else jnp.zeros(0, jnp.uint8),
            rewards,
            terminated,
            jnp.zeros_like(terminated),
            self.twin.legal(table) | terminated if self._mask else jnp.zeros(0, jnp.bool_),
            count,
            table,
            self._id,
        )
