"""Steps of the batched twins beside those of pgx's poker games, on one core; and on whatever device there is.

python -m bench batched                    in the bench's environment: one core, ratios to pgx's leduc_holdem
python -m bench.batched --device [FILE]    needs jax and msgspec alone: steps/s at several sizes of batch, as JSON
"""

import json
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from bench import harness
from bench.bars import bars
from bench.harness import Benchmark, Play, Row

ONE_CORE = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
if "--device" not in sys.argv:
    os.environ.setdefault("XLA_FLAGS", ONE_CORE)  # before jax is first imported
    os.environ.setdefault("JAX_PLATFORMS", "cpu")

GAMES = bars("batched")
LANES, STEPS = 8192, 32
PLAYERS = 4


def _kit(game: str) -> Any:
    """By its module: a machine with nothing but the sources on it has no entry points."""
    return import_module(f"cattery.games.{game}.kit").KIT


def rollout(game: str, lanes: int, steps: int, *, full: bool = False) -> Play:
    """Random lawful play with games that follow each other; `full`: observation and mask are written at every step."""
    import jax
    import jax.numpy as jnp

    from cattery.lanes import dice_from

    kit = _kit(game)
    twin, options = kit.part("batched"), kit.game.options({"players": PLAYERS})
    parameters = twin.parameters(options)

    def one(carry: Any, _: None) -> tuple[Any, None]:
        table, games, told = carry
        table, action = jax.vmap(twin.sample)(table)
        table, _rewards, over = jax.vmap(partial(twin.step, reset=True))(table, action)
        if full:
            told = jax.vmap(lambda table: (twin.observe(table, twin.asked(table)), twin.legal(table)))(table)
        return (table, games + over.sum(dtype=jnp.int32), told), None

    @partial(jax.jit, donate_argnums=0)
    def some(carry: Any) -> Any:
        return jax.lax.scan(one, carry, None, length=steps)[0]

    keys = jax.random.split(jax.random.key(1), lanes)
    table = jax.jit(jax.vmap(lambda key: twin.begin(parameters, dice_from(key))))(keys)
    nothing = (jnp.zeros((lanes, twin.OBSERVATION), jnp.uint8), jnp.zeros((lanes, twin.ACTIONS), jnp.bool_))
    carry = (table, jnp.int32(0), nothing if full else ())

    def play() -> int:
        nonlocal carry
        carry = jax.block_until_ready(some(carry))  # type: ignore[no-untyped-call]
        return lanes * steps

    return play


def pgx_rollout(name: str, lanes: int, steps: int, *, reset: bool = False) -> Play:
    """pgx's whole `step`, with random lawful actions by its own mask; without `reset`, games that are over stay so."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init) if reset else env.step)

    @partial(jax.jit, donate_argnums=0)
    def some(state: Any, key: Any) -> Any:
        def one(state: Any, key: Any) -> tuple[Any, None]:
            upto = jnp.cumsum(state.legal_action_mask.astype(jnp.int32), 1)
            chosen = (jax.random.uniform(key, (lanes,)) * upto[:, -1]).astype(jnp.int32)
            action = (upto <= chosen[:, None]).sum(1).astype(jnp.int32)
            return step(state, action, jax.random.split(key, lanes)) if reset else step(state, action), None

        return jax.lax.scan(one, state, jax.random.split(key, steps))[0]

    begin = jax.jit(jax.vmap(env.init))
    keys = jax.random.split(jax.random.key(1), lanes)

    state = begin(keys)

    def play() -> int:
        nonlocal state
        state = jax.block_until_ready(some(state, jax.random.key(2)))  # type: ignore[no-untyped-call]
        return lanes * steps

    return play


BENCHMARK = Benchmark(
    "the batched twins, one core",
    "steps",
    "pgx leduc_holdem, step",
    (
        Row("pgx leduc_holdem, step", lambda: pgx_rollout("leduc_holdem", LANES, STEPS)),
        Row("pgx leduc_holdem, auto_reset", lambda: pgx_rollout("leduc_holdem", LANES, STEPS, reset=True)),
        Row("pgx kuhn_poker, step", lambda: pgx_rollout("kuhn_poker", LANES, STEPS)),
        *(Row(f"{game}, step and reset", partial(rollout, game, LANES, STEPS), bar=bar) for game, bar in GAMES.items()),
        *(Row(f"{game}, observed, with mask", partial(rollout, game, 1024, STEPS, full=True)) for game in GAMES),
    ),
)


COMPILED = 60
"""Seconds within which a whole environment is compiled."""


def compile_seconds(game: str) -> float:
    """Until an environment is compiled: `init`, and `step_and_reset` with observation and mask."""
    import jax
    import jax.numpy as jnp

    from cattery.batched import Env

    kit = _kit(game)
    env = Env(game, kit.part("batched"), kit.game.options({"players": PLAYERS}))
    init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step_and_reset))
    keys, actions = jax.random.split(jax.random.key(1), LANES), jnp.zeros(LANES, jnp.int32)
    start = time.monotonic()
    init.lower(keys).compile()
    step.lower(jax.eval_shape(init, keys), actions).compile()
    return time.monotonic() - start


def report(*, seconds: float, repetitions: int) -> bool:
    """Steps beside pgx's, and how long compiling takes; whether every bar was reached."""
    passed = harness.report(BENCHMARK, seconds=seconds, repetitions=repetitions)
    print()
    for game in GAMES:
        spent = compile_seconds(game)
        passed &= spent < COMPILED
        verdict = "pass" if spent < COMPILED else "FAIL"
        print(f"{game + ', compiled in':36}{spent:10.1f} s   bar {COMPILED} s: {verdict}")
    return passed


# --- on a device

SIZES = (1 << 18, 1 << 20, 1 << 22)
PATIENCE = 150
"""Seconds after which no further figure is begun."""


def on_device(out: Callable[[str], object] = print) -> dict[str, Any]:
    """Steps per second of every twin at hand, at several sizes of batch."""
    import jax

    began = time.monotonic()
    found: dict[str, Any] = {"jax": jax.__version__, "device": str(jax.devices()[0]), "figures": []}
    plans = [(game, lanes, False) for lanes in SIZES for game in GAMES] + [(game, 1 << 18, True) for game in GAMES]
    for game, lanes, full in plans:
        if time.monotonic() - began > PATIENCE or not _kit(game).has("batched"):
            continue
        start = time.monotonic()
        play = rollout(game, lanes, 64 if not full else 16, full=full)
        play()
        compiled, rates = time.monotonic() - start, []
        for _ in range(3):
            start = time.monotonic()
            steps = play()
            rates.append(steps / (time.monotonic() - start))
        figure = {"game": game, "lanes": lanes, "observation and mask": full, "steps/s": round(max(rates))}
        found["figures"].append({**figure, "compiled in s": round(compiled, 1)})
        out(json.dumps(found["figures"][-1]))
    return found


if __name__ == "__main__":
    told = on_device(lambda line: print(line, flush=True))
    text = json.dumps(told, indent=1)
    print(text)
    for path in [word for word in sys.argv[1:] if word != "--device"]:
        with open(path, "w", encoding="utf-8") as file:  # noqa: PTH123
            file.write(text)
