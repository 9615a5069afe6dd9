"""The shell with pgx's names: its API test, its wrapper, unlawful actions, forfeits, options as data, and records.

Both games, each compiled once for tables of every size and many options side by side.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, get_args

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from cattery.batched import Env, State, make
from cattery.kernel import BadOption, FastDice
from cattery.kit import check, find_game
from proof.twin_parity import given_of

GAMES = ["schrodinger", "mistigri"]
LANES = 64


class Batch(NamedTuple):
    """An environment's functions over a batch, compiled; and the lanes' options."""

    env: Env
    options: list[Any]
    parameters: Any
    init: Callable[..., State]
    step: Callable[..., State]
    reset: Callable[..., State]
    sample: Callable[..., tuple[State, jax.Array]]

    def begin(self, seed: int) -> State:
        """A new game in every lane."""
        return self.init(jax.random.split(jax.random.key(seed), LANES), self.parameters)


@pytest.fixture(scope="module", params=GAMES)
def batch(request: pytest.FixtureRequest) -> Batch:
    """With a mask; observations are compared elsewhere, and take long to compile."""
    env = make(request.param, observation=False, mixed=True)
    some, dice = given_of(env.id).some_options, FastDice("tables of every kind")
    options = [make(env.id, **some(dice)).options for _ in range(LANES)]
    parameters = jax.tree.map(lambda *words: jnp.stack(words), *map(env.twin.parameters, options))
    functions = (env.init, env.step, env.step_and_reset, env.sample)
    return Batch(env, options, parameters, *[jax.jit(jax.vmap(one)) for one in functions])


@pytest.mark.parametrize("game", GAMES)
def test_pgx_accepts_the_environment(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """pgx's own API test, to whose closed list of names ours is added; it draws no picture.

    Its random play wants a batch even where it plays one game (a slip of its own): here it takes the last axis.
    """
    from pgx._src import api_test

    monkeypatch.setattr(api_test, "get_args", lambda kind: (*get_args(kind), game))
    monkeypatch.setattr(
        api_test, "act_randomly", lambda key, mask: jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf), axis=-1)
    )
    monkeypatch.setattr(State, "save_svg", lambda state, filename: None, raising=False)
    api_test.api_test(make(game), num=1)


@pytest.mark.parametrize("game", GAMES)
def test_pgx_wraps_the_environment(game: str) -> None:
    """pgx's auto_reset: a game that ended gives way to a new one, which is played on."""
    from pgx.experimental import auto_reset

    env = make(game, observation=False, mask=False)
    wrapped = auto_reset(env.step, env.init)
    step = jax.jit(jax.vmap(lambda state, key: wrapped(*env.sample(state), key)))
    keys = jax.random.split(jax.random.key(1), LANES)
    state, ended = jax.jit(jax.vmap(env.init))(keys), np.zeros(LANES, int)
    while ended.min() < 2:
        keys = jax.vmap(lambda key: jax.random.fold_in(key, 1))(keys)
        state = step(state, keys)
        ended += np.asarray(state.terminated)
        assert np.allclose(state.rewards.sum(1), state.terminated)
        assert (np.asarray(state._step_count)[np.asarray(state.terminated)] == 0).all()


def test_an_unlawful_action_ends_the_game_and_costs_its_player(batch: Batch) -> None:
    state = batch.begin(2)
    action = jnp.argmin(state.legal_action_mask, 1).astype(jnp.int32)
    after = batch.step(state, action)
    assert after.terminated.all()
    assert (after.rewards == -jax.nn.one_hot(state.current_player, batch.env.num_players)).all()
    again = batch.step(after, action)
    assert (again.rewards == 0).all() and again.terminated.all() and (again._step_count == after._step_count).all()
    assert after.legal_action_mask.all()


def test_games_that_end_give_way_to_new_ones(batch: Batch) -> None:
    state = batch.begin(3)
    won = 0.0
    for number in range(80):
        state, action = batch.sample(state)
        if number == 5:
            action = action.at[0].set(jnp.argmin(state.legal_action_mask[0]))
        state = batch.reset(state, action)
        shares = np.asarray(state.rewards.sum(1))
        if number == 5:
            assert bool(state.terminated[0]) and shares[0] == -1
        else:
            assert np.allclose(shares, state.terminated)
        assert (np.asarray(state._step_count)[np.asarray(state.terminated)] == 0).all()
        won += float(shares.sum())
    assert won > 0


def test_options_are_data(batch: Batch) -> None:
    """Lanes of one batch, and one compiled function, have different numbers of players."""
    state, most = batch.begin(1), np.zeros(LANES, int)
    for _ in range(120):
        state = batch.reset(*batch.sample(state))
        most = np.maximum(most, np.asarray(state.current_player) + 1)
    assert most.tolist() == [options.players for options in batch.options]
    assert set(most) == set(find_game(batch.env.id).player_counts())
    assert batch.reset._cache_size() == batch.sample._cache_size() == 1  # type: ignore[attr-defined]
    with pytest.raises(BadOption):
        make(batch.env.id, players=1)


def test_samples_are_lawful_and_even(batch: Batch) -> None:
    """Every lawful action is drawn as often as any other, and no other ever."""
    times, played = 2000, batch.begin(5)
    for _ in range(37):
        played = batch.reset(*batch.sample(played))

    @partial(jax.jit, static_argnums=1)
    def many(table: Any, times: int) -> jax.Array:
        def one(table: Any, _: None) -> tuple[Any, jax.Array]:
            return jax.vmap(batch.env.twin.sample)(table)

        return jax.lax.scan(one, table, None, length=times)[1]

    actions = np.asarray(many(played._table, times))
    for lane in range(LANES):
        counts = np.bincount(actions[:, lane], minlength=batch.env.num_actions)
        lawful = np.asarray(played.legal_action_mask[lane])
        assert not counts[~lawful].any()
        size, expected = int(lawful.sum()), times / lawful.sum()
        spread = ((counts[lawful] - expected) ** 2 / expected).sum()
        assert spread < size + 6 * (2 * size) ** 0.5 + 6


def test_a_lane_is_recorded(batch: Batch) -> None:
    """What the twin plays with its own dice is an ordinary game, which the rules machine accepts."""
    state, lanes = batch.begin(4), range(0, LANES, 8)
    moments, actions, ended = [[batch.env.lane(state, lane)] for lane in lanes], [], np.zeros(LANES, bool)
    while not ended[lanes.start :: lanes.step].all():
        state, action = batch.sample(state)
        actions.append(np.asarray(action))
        state = batch.reset(state, action)
        ended |= np.asarray(state.terminated)
        for own, lane in zip(moments, lanes, strict=True):
            own.append(batch.env.lane(state, lane))
    for own, lane in zip(moments, lanes, strict=True):
        said = [int(action[lane]) for action in actions]
        last = check(batch.env.record(own, said, batch.options[lane]))
        assert last.step is None, "a lane's first game is told to its end, and no further"
    with pytest.raises(ValueError, match="is no beginning"):
        batch.env.record(moments[0][1:], [int(action[0]) for action in actions[1:]], batch.options[0])
    with pytest.raises(ValueError, match="2 actions have 3 moments, not 2"):
        batch.env.record(moments[0][:2], [0, 0], batch.options[0])
