"""Run pgx's own PPO example, as it stands, on a game of ours.

    git clone https://github.com/sotetsuk/pgx
    pip install -r pgx/examples/minatar-ppo/requirements.txt
    python examples/pgx_ppo.py schrodinger pgx/examples/minatar-ppo/train.py num_envs=64 minibatch_size=1024

What follows the script goes to it. It is written for games that one player plays, seen as pictures, in which every
action is lawful; so `OneSeat` shows it a table like that: one seat learns, and the others answer at random. The script
knows five games by name: leave its env_name alone, ours is played whatever it is. What it prints as eval_R is the
share of games that the seat wins.
"""

import argparse
import os
import runpy
import sys
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from cattery.batched import Env, State, make

WIDTH = 32  # of the picture


class OneSeat:
    """A table as a game for one: seat 0 learns, and whoever else is asked answers at random.

    An observation is laid out in rows, as a picture of one layer. Instead of an unlawful action a lawful one is played
    at random.
    """

    def __init__(self, env: Env) -> None:
        self.env, self.id, self.version, self.num_players = env, env.id, env.version, 1
        self.num_actions, (self._size,) = env.num_actions, env.observation_shape
        self.observation_shape = (-(-self._size // WIDTH), WIDTH, 1)

    def init(self, key: Array) -> State:
        return self._shown(self._played_on(self.env.init(key)))

    def step(self, state: State, action: Array, key: Array | None = None) -> State:
        state, anything = self.env.sample(state)
        lawful = self.env.twin.legal(state._table)[action]
        return self._shown(self._played_on(self.env.step(state, jnp.where(lawful, action, anything), key)))

    def _played_on(self, state: State) -> State:
        """Until the learner is asked, or the game is over."""

        def others(state: State) -> Array:
            return ~state.terminated & (state.current_player != 0)

        return jax.lax.while_loop(others, lambda state: self.env.step(*self.env.sample(state)), state)

    def _shown(self, state: State) -> State:
        seen = self.env.twin.observe(state._table, jnp.int32(0)).astype(jnp.float32) / 8
        picture = jnp.pad(seen, (0, self.observation_shape[0] * WIDTH - self._size)).reshape(self.observation_shape)
        return state.replace(
            current_player=jnp.int32(0), observation=picture, rewards=state.rewards[:1],
            legal_action_mask=jnp.ones(self.num_actions, jnp.bool_),
        )  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("script", help="pgx's examples/minatar-ppo/train.py")
    parser.add_argument("--players", type=int)
    asked, words = parser.parse_known_args()
    import pgx

    def ours(_name: str) -> Any:
        options = {} if asked.players is None else {"players": asked.players}
        return OneSeat(make(asked.game, observation=False, mask=False, **options))

    pgx.make = ours
    os.environ.setdefault("WANDB_MODE", "disabled")  # it reports there; nothing leaves this machine
    sys.argv = [asked.script, *words]
    runpy.run_path(asked.script, run_name="__main__")


if __name__ == "__main__":
    main()
