"""Train a small policy for Schrödinger's Cats by self-play, five minutes on a laptop, and draw how it went.

    python examples/train_small.py --minutes 5 --plot training.svg

REINFORCE with a baseline, 1,024 games of two side by side. The policy sees what its seat may know, and nothing else.
Every so often it plays against random play, in either seat: the share it wins is what the plot shows (even is 0.5).
"""

import argparse
import time
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from cattery.batched import make

LANES, STEPS, WIDTH, RATE = 1024, 32, 128, 3e-4
ENV = make("schrodinger", players=2, physicats=False, lives=1)
Net = dict[str, Array]


def new_net(key: Array) -> Net:
    sizes = (ENV.observation_shape[0], WIDTH, WIDTH)
    keys = jax.random.split(key, 4)
    net = {
        f"w{n}": jax.random.normal(keys[n], (sizes[n], sizes[n + 1])) * (2 / sizes[n]) ** 0.5
        for n in range(len(sizes) - 1)
    }
    net |= {f"b{n}": jnp.zeros(sizes[n + 1]) for n in range(len(sizes) - 1)}
    net["policy"], net["value"] = jnp.zeros((WIDTH, ENV.num_actions)), jnp.zeros((WIDTH, 1))
    return net


def think(net: Net, observation: Array, mask: Array) -> tuple[Array, Array]:
    """The logarithm of each action's probability, and how much of the win is expected."""
    hidden = observation.astype(jnp.float32) / 8
    for n in range(2):
        hidden = jax.nn.relu(hidden @ net[f"w{n}"] + net[f"b{n}"])
    logits = jnp.where(mask, hidden @ net["policy"], -1e9)
    return jax.nn.log_softmax(logits), (hidden @ net["value"])[..., 0]


@jax.jit
def update(net: Net, moments: tuple[Net, Net], state: Any, key: Array, count: Array) -> tuple[Any, ...]:
    """Play STEPS answers in every lane, and take one step of Adam."""

    def one(state: Any, key: Array) -> tuple[Any, Any]:
        logits, _ = think(net, state.observation, state.legal_action_mask)
        action = jax.random.categorical(key, logits)
        after = jax.vmap(ENV.step_and_reset)(state, action)
        seen = state.observation, state.legal_action_mask, action, state.current_player
        return after, (*seen, after.terminated, after.rewards)

    state, (seen, mask, action, seat, ended, rewards) = jax.lax.scan(one, state, jax.random.split(key, STEPS))

    def backwards(carry: tuple[Array, Array], told: tuple[Array, Array]) -> Any:
        coming, is_known = carry
        over, won = told
        coming, is_known = jnp.where(over[:, None], won, coming), over | is_known
        return (coming, is_known), (coming, is_known)

    start = (jnp.zeros_like(rewards[0]), jnp.zeros_like(ended[0]))
    _, (outcome, is_known) = jax.lax.scan(backwards, start, (ended, rewards), reverse=True)
    won = jnp.take_along_axis(outcome, seat[..., None], 2)[..., 0]

    def loss(net: Net) -> Any:
        logits, value = think(net, seen, mask)
        chosen = jnp.take_along_axis(logits, action[..., None], 2)[..., 0]
        gain = jax.lax.stop_gradient(won - value)
        entropy = -(jnp.exp(logits) * jnp.where(mask, logits, 0)).sum(-1)
        each = -chosen * gain + 0.5 * (won - value) ** 2 - 0.01 * entropy
        return (each * is_known).sum() / jnp.maximum(is_known.sum(), 1)

    slope = jax.grad(loss)(net)
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, moments[0], slope)
    square = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, moments[1], slope)
    fair = (1 - 0.9**count, 1 - 0.999**count)
    net = jax.tree.map(lambda w, m, v: w - RATE * (m / fair[0]) / (jnp.sqrt(v / fair[1]) + 1e-8), net, mean, square)
    return net, (mean, square), state


@partial(jax.jit, static_argnums=2)
def share_won(net: Net, key: Array, answers: int = 64) -> Any:
    """Against random play: in even lanes the policy has seat 0, in odd ones seat 1."""
    own = jnp.arange(LANES) % 2

    def one(carry: Any, key: Array) -> tuple[Any, None]:
        state, won, games = carry
        logits, _ = think(net, state.observation, state.legal_action_mask)
        state, anything = jax.vmap(ENV.sample)(state)
        action = jnp.where(state.current_player == own, jax.random.categorical(key, logits), anything)
        state = jax.vmap(ENV.step_and_reset)(state, action)
        won += jnp.where(state.terminated, state.rewards[jnp.arange(LANES), own], 0).sum()
        return (state, won, games + state.terminated.sum()), None

    begin, *keys = jax.random.split(key, answers + 1)
    start = (jax.vmap(ENV.init)(jax.random.split(begin, LANES)), jnp.float32(0), jnp.int32(0))
    (_, won, games), _ = jax.lax.scan(one, start, jnp.stack(keys))
    return won / games


def drawing(points: list[tuple[float, float]]) -> str:
    """The share won over the minutes, as an SVG."""
    last = max(minute for minute, _ in points) or 1
    path = " ".join(f"{60 + 500 * minute / last:.1f},{260 - 220 * share:.1f}" for minute, share in points)
    lines = "".join(
        f'<line x1="60" x2="560" y1="{260 - 220 * share}" y2="{260 - 220 * share}" stroke="#ccc"/>'
        f'<text x="52" y="{264 - 220 * share}" text-anchor="end">{share:.2f}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" font-family="sans-serif" font-size="12">'
        f'<rect width="600" height="300" fill="white"/>{lines}<polyline points="{path}" fill="none" stroke="#2a7" '
        f'stroke-width="2"/><text x="60" y="20">share won against random play</text>'
        f'<text x="560" y="285" text-anchor="end">{last:.1f} minutes</text></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--plot", type=Path, default=Path("training.svg"))
    asked = parser.parse_args()
    net = new_net(jax.random.key(0))
    zeros = jax.tree.map(jnp.zeros_like, net)
    moments, state = (zeros, zeros), jax.jit(jax.vmap(ENV.init))(jax.random.split(jax.random.key(1), LANES))
    points, began, count = [], time.monotonic(), 0
    key = jax.random.key(2)
    while True:
        minutes = (time.monotonic() - began) / 60
        if count % 20 == 0 or minutes >= asked.minutes:
            points.append((minutes, float(share_won(net, jax.random.fold_in(key, 1)))))
            print(f"{minutes:5.2f} min  {count * LANES * STEPS:12,d} answers  {points[-1][1]:.3f} won", flush=True)
        if minutes >= asked.minutes:
            break
        key, now = jax.random.split(key)
        count += 1
        net, moments, state = update(net, moments, state, now, jnp.float32(count))
    asked.plot.write_text(drawing(points), encoding="utf-8")
    print(f"drew {asked.plot}")


if __name__ == "__main__":
    main()
