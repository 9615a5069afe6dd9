"""Both games as arrays, with pgx's names and shapes: millions of games side by side. Needs pip install "cattery[jax]".

>>> from cattery.batched import make
>>> env = make(name, players=4)  # the name of a game, and its options
>>> init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
>>> state = init(jax.random.split(jax.random.key(1), 1024))

Rules are written a second time here, because accelerators want arrays; step by step, the rules machine holds this twin
to its own (docs/batched.md).
"""

from typing import Any, cast

from cattery.extras import needs
from cattery.kit import kit_of

with needs("jax"):
    from cattery.batched.env import Env
    from cattery.batched.state import State
    from cattery.batched.twin import Twin

__all__ = ["Env", "State", "Twin", "make", "twin_of"]


def twin_of(game: str) -> Twin:
    """The batched twin of a game; MissingPart if it has none."""
    return cast(Twin, kit_of(game).part("batched"))


def make(game: str, *, observation: bool = True, mask: bool = True, mixed: bool = False, **options: Any) -> Env:
    """A game with these options as an environment; BadOption names the first unlawful one."""
    agreed = kit_of(game).game.options(options)
    return Env(game, twin_of(game), agreed, observation=observation, mask=mask, mixed=mixed)
