"""A small PPO, written for the names of pgx: it trains on pgx's games and on ours alike.

    python examples/ppo.py schrodinger --updates 50
    python examples/ppo.py leduc_holdem --updates 50          needs pip install pgx

Self-play: one net plays every seat, and each answer is judged by what its own seat gets at the end.
"""

import argparse
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

LANES, STEPS, EPOCHS, PARTS, WIDTH = 256, 64, 2, 4, 128
CLIP, ENTROPY, VALUE, RATE = 0.2, 0.01, 0.5, 5e-4
Net = dict[str, Array]


def find(name: str) -> Any:
    """One of ours, or one of pgx's."""
    from cattery.kit import find_game, kit_names

    if name in kit_names():
        from cattery.batched import make

        return make(name, players=min(find_game(name).player_counts()))
    import pgx

    return pgx.make(name)


def new_net(inputs: int, actions: int, key: Array) -> Net:
    first, second = jax.random.split(key)
    return {
        "in": jax.random.normal(first, (inputs, WIDTH)) * inputs**-0.5,
        "hidden": jax.random.normal(second, (WIDTH, WIDTH)) * WIDTH**-0.5,
        "policy": jnp.zeros((WIDTH, actions)),
        "value": jnp.zeros((WIDTH, 1)),
    }


def think(net: Net, seen: Array, mask: Array) -> tuple[Array, Array]:
    """Logarithms of probabilities, and the value of the position for the seat that is asked."""
    hidden = jnp.tanh(jnp.tanh(seen @ net["in"]) @ net["hidden"])
    return jax.nn.log_softmax(jnp.where(mask, hidden @ net["policy"], -1e9)), (hidden @ net["value"])[..., 0]


def numbers(state: Any) -> Array:
    """What the asked seat sees, as a flat row of small numbers."""
    seen: Array = state.observation.reshape(state.observation.shape[0], -1).astype(jnp.float32)
    return seen if state.observation.dtype == jnp.bool_ else seen / 8


def trainer(env: Any) -> Any:
    """One update, compiled."""
    init, step = jax.vmap(env.init), jax.vmap(env.step)

    def play(net: Net, carry: tuple[Any, Array], key: Array) -> Any:
        state = carry[0]
        choose, deal, anew = jax.random.split(key, 3)
        seen, mask = numbers(state), state.legal_action_mask
        logits, value = think(net, seen, mask)
        action = jax.random.categorical(choose, logits)
        after = step(state, action, jax.random.split(deal, LANES))
        fresh = init(jax.random.split(anew, LANES))
        over = after.terminated
        following = jax.tree.map(
            lambda new, old: jnp.where(over.reshape(LANES, *[1] * (old.ndim - 1)), new, old), fresh, after
        )
        chosen = jnp.take_along_axis(logits, action[:, None], 1)[:, 0]
        told = (seen, mask, action, chosen, value, state.current_player, over, after.rewards)
        return (following, carry[1] + over.sum()), told

    def judge(carry: Any, told: Any) -> Any:
        """Backwards: what each seat gets at the end of the game, as far as it is known."""
        coming, known = carry
        over, rewards = told
        coming, known = jnp.where(over[:, None], rewards, coming), known | over
        return (coming, known), (coming, known)

    def loss(net: Net, part: Any) -> Any:
        seen, mask, action, before, value, won, known = part
        logits, now = think(net, seen, mask)
        ratio = jnp.exp(jnp.take_along_axis(logits, action[:, None], 1)[:, 0] - before)
        gain = won - value
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        policy = -jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
        entropy = -(jnp.exp(logits) * jnp.where(mask, logits, 0)).sum(1)
        each = policy + VALUE * (now - won) ** 2 - ENTROPY * entropy
        return (each * known).sum() / jnp.maximum(known.sum(), 1)

    @jax.jit
    def update(net: Net, square: Net, state: Any, key: Array) -> Any:
        playing, shuffling = jax.random.split(key)
        (state, games), told = jax.lax.scan(
            lambda carry, key: play(net, carry, key), (state, jnp.int32(0)), jax.random.split(playing, STEPS)
        )
        seen, mask, action, chosen, value, seat, over, rewards = told
        start = (jnp.zeros_like(rewards[0]), jnp.zeros_like(over[0]))
        _, (outcome, known) = jax.lax.scan(judge, start, (over, rewards), reverse=True)
        won = jnp.take_along_axis(outcome, seat[..., None], 2)[..., 0]
        flat = [one.reshape(LANES * STEPS, *one.shape[2:]) for one in (seen, mask, action, chosen, value, won, known)]

        def learn(carry: Any, key: Array) -> Any:
            net, square = carry
            some = jax.random.permutation(key, LANES * STEPS)[: LANES * STEPS // PARTS]
            slope = jax.grad(loss)(net, [one[some] for one in flat])
            square = jax.tree.map(lambda s, g: 0.99 * s + 0.01 * g * g, square, slope)
            return (jax.tree.map(lambda w, g, s: w - RATE * g / (jnp.sqrt(s) + 1e-6), net, slope, square), square), None

        keys = jax.random.split(shuffling, EPOCHS * PARTS)
        (net, square), _ = jax.lax.scan(learn, (net, square), keys)
        error = (known * (won - value) ** 2).sum() / jnp.maximum(known.sum(), 1)
        return net, square, state, games, error

    return update


def main() -> None:
    parser = argparse.ArgumentParser(description="PPO on a game of pgx's or of ours")
    parser.add_argument("game")
    parser.add_argument("--updates", type=int, default=50)
    asked = parser.parse_args()
    env = find(asked.game)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), LANES))
    net = new_net(numbers(state).shape[1], state.legal_action_mask.shape[1], jax.random.key(1))
    square = jax.tree.map(jnp.zeros_like, net)
    update, key = trainer(env), jax.random.key(2)
    for number in range(1, asked.updates + 1):
        key, now = jax.random.split(key)
        net, square, state, games, error = update(net, square, state, now)
        if number % 10 == 0 or number == asked.updates:
            print(f"{number:4d} updates, {int(games)} games in the last, value error {float(error):.3f}", flush=True)


if __name__ == "__main__":
    main()
