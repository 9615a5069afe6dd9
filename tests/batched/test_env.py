"""The shell with pgx's names: its API test, its wrapper, unlawful actions, forfeits, options as data, and secrecy."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, get_args

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from cattery.batched import Env, State, make
from cattery.kernel import BadOption

GAMES = ["schrodinger"]
LANES = 64


@pytest.fixture(scope="module", params=GAMES)
def env(request: pytest.FixtureRequest) -> Env:
    """With a mask; observations are compared elsewhere, and take long to compile."""
    return make(request.param, observation=False)


class Batch(NamedTuple):
    init: Callable[..., State]
    step: Callable[..., State]
    reset: Callable[..., State]
    sample: Callable[..., tuple[State, jax.Array]]


@pytest.fixture(scope="module")
def batch(env: Env) -> Batch:
    return Batch(*[jax.jit(jax.vmap(one)) for one in (env.init, env.step, env.step_and_reset, env.sample)])


@pytest.fixture(scope="module")
def played(env: Env, batch: Batch) -> State:
    """A batch in the midst of play."""
    state = batch.init(jax.random.split(jax.random.key(5), LANES))
    for _ in range(37):
        state = batch.reset(*batch.sample(state))
    return state


@pytest.mark.parametrize("game", ["schrodinger", "mistigri"])
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


def test_an_unlawful_action_ends_the_game_and_costs_its_player(env: Env, batch: Batch) -> None:
    state = batch.init(jax.random.split(jax.random.key(2), LANES))
    action = jnp.argmin(state.legal_action_mask, 1).astype(jnp.int32)
    after = batch.step(state, action)
    assert after.terminated.all()
    mine = jax.nn.one_hot(state.current_player, env.num_players)
    assert (after.rewards == -mine).all()
    again = batch.step(after, action)
    assert (again.rewards == 0).all() and again.terminated.all() and (again._step_count == after._step_count).all()
    assert after.legal_action_mask.all()


def test_games_that_end_give_way_to_new_ones(env: Env, batch: Batch) -> None:
    state = batch.init(jax.random.split(jax.random.key(3), LANES))
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


def test_options_are_data(env: Env) -> None:
    """Lanes of one batch, and one compiled function, have different numbers of players."""
    lean = make(env.id, observation=False, mask=False, mixed=True)
    tables = [lean.twin.parameters(make(env.id, players=n).options) for n in (3, 4, 5)]
    mixed = jax.tree.map(lambda *words: jnp.stack(words), *tables)
    begin = jax.jit(jax.vmap(lambda parameters, key: lean.init(key, parameters)))
    state = begin(mixed, jax.random.split(jax.random.key(1), 3))
    step = jax.jit(jax.vmap(lambda state: lean.step_and_reset(*lean.sample(state))))
    asked, shares = [], []
    for _ in range(200):
        state = step(state)
        asked.append(np.asarray(state.current_player))
        shares += [float(one.sum()) for one, ended in zip(state.rewards, state.terminated, strict=True) if ended]
    assert shares and shares == pytest.approx([shares[0]] * len(shares)), "no seat's share is cut off"
    sizes = [int(seen.max()) + 1 for seen in np.stack(asked, 1)]
    assert sizes == [3, 4, 5]
    assert step._cache_size() == 1  # type: ignore[attr-defined]
    with pytest.raises(BadOption):
        make(env.id, players=1)


def test_samples_are_lawful_and_even(env: Env, played: State) -> None:
    """Every lawful action is drawn as often as any other, and no other ever."""
    times = 2000
    masks = played.legal_action_mask

    @partial(jax.jit, static_argnums=1)
    def many(table: Any, times: int) -> jax.Array:
        def one(table: Any, _: None) -> tuple[Any, jax.Array]:
            return jax.vmap(env.twin.sample)(table)

        return jax.lax.scan(one, table, None, length=times)[1]

    actions = np.asarray(many(played._table, times))
    for lane in range(LANES):
        counts = np.bincount(actions[:, lane], minlength=env.num_actions)
        lawful = np.asarray(masks[lane])
        assert not counts[~lawful].any()
        size, expected = int(lawful.sum()), times / lawful.sum()
        spread = ((counts[lawful] - expected) ** 2 / expected).sum()
        assert spread < size + 6 * (2 * size) ** 0.5 + 6


def test_a_lane_is_recorded(env: Env, batch: Batch) -> None:
    """What the twin plays with its own dice is an ordinary game, which the rules machine accepts."""
    from cattery.kit import check

    state = batch.init(jax.random.split(jax.random.key(4), LANES))
    tables, actions = [jax.tree.map(np.asarray, state._table)], []
    while not state.terminated[:4].all():
        state, action = batch.sample(state)
        actions.append(np.where(state.terminated, -1, action))
        state = batch.step(state, action)
        tables.append(jax.tree.map(np.asarray, state._table))
    for lane in range(4):
        own = [int(action[lane]) for action in actions if action[lane] >= 0]
        moments = jax.tree.map(
            lambda *words, lane=lane: np.stack([word[lane] for word in words]), *tables[: len(own) + 1]
        )
        last = check(env.twin.record(env.options, moments, own))
        assert last.step is None
