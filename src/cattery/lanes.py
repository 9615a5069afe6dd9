"""What the batched twins of all games are made of: dice, bags of cards in one word, and work for some lanes only.

A twin is written for one lane, in whole numbers of 32 bits, and `jax.vmap` makes a batch of it: every number becomes an
array over the lanes, and every line of the rules one pass over such arrays. Needs the extra `jax`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import jax
import jax.numpy as jnp
from jax import Array
from jax.custom_batching import custom_vmap
from jax.extend.core import ClosedJaxpr, jaxpr_as_fun

T = TypeVar("T")
G = TypeVar("G")

u32 = jnp.uint32
ONES = 0x01010101
HIGH = 0x80808080


# --- dice


class Dice(NamedTuple):
    """Two words for each lane: a counter, and a key that stays.

    A word is a hash of both, so words do not wait for each other, and whoever throws some away pays for one addition.
    """

    at: Array
    key: Array


GOLDEN = 0x9E3779B9


def dice_from(key: Array) -> Dice:
    """Dice that a key of jax.random names."""
    bits = jax.random.bits(key, (2,), u32)
    return Dice(bits[0], bits[1])


def roll(dice: Dice) -> tuple[Dice, Array]:
    """A fresh word, whose upper bits are the best: C. Wellons's hash lowbias32, with the key twice in it."""
    word = dice.at ^ dice.key
    word = (word ^ (word >> u32(16))) * u32(0x7FEB352D) + dice.key
    word = (word ^ (word >> u32(15))) * u32(0x846CA68B)
    return moved(dice, 1), word ^ (word >> u32(16))


def moved(dice: Dice, words: int) -> Dice:
    """The dice when so many words were thrown away."""
    return Dice(dice.at + u32(GOLDEN * words & 0xFFFFFFFF), dice.key)


def share(word: Array, size: Array) -> Array:
    """The number from 0 to size - 1 (at most 1024) in whose share of all words this one lies."""
    high, low = word >> u32(16), word & u32(0xFFFF)
    return (high * size + ((low * size) >> u32(16))) >> u32(16)


def below(dice: Dice, size: Array) -> tuple[Dice, Array]:
    """A fresh number from 0 to size - 1; size is at most 1024. None is likelier than another by more than 2^-22."""
    dice, word = roll(dice)
    return dice, share(word, size)


# --- bags: four counts of cards, one in each byte of a word


def byte(word: Array, index: Array | int) -> Array:
    """One of the counts."""
    return (word >> (u32(8) * jnp.asarray(index, u32))) & u32(0xFF)


def size(bag: Array) -> Array:
    """How many cards, up to 255."""
    return (bag * u32(ONES)) >> u32(24)


def holds(bag: Array, part: Array) -> Array:
    """Whether a bag holds another; counts up to 127."""
    return (((bag | u32(HIGH)) - part) & u32(HIGH)) == u32(HIGH)


def _card(upto: Array, at: Array) -> Array:
    """The card at a place, as a bag of its own; each byte of `upto` is the sum of the counts up to it.

    A byte whose sum lies beyond the place gets its high bit, and the lowest of these is the card's.
    """
    beyond = ((upto | u32(HIGH)) - at * u32(ONES) - u32(ONES)) & u32(HIGH)
    return (beyond & (u32(0) - beyond)) >> u32(7)


def draw(dice: Dice, bag: Array) -> tuple[Dice, Array]:
    """One card of a bag, as a bag of its own; every card is equally likely."""
    upto = bag * u32(ONES)
    dice, at = below(dice, upto >> u32(24))
    return dice, _card(upto, at)


def draw_some(dice: Dice, bag: Array, count: Array, most: int) -> tuple[Dice, Array]:
    """So many cards of a bag (at most `most`), two for each word: what the first leaves of it serves the second."""
    drawn = jnp.zeros_like(bag)
    for number in range(0, most, 2):
        dice, word = roll(dice)
        for one in (number, number + 1):
            upto = (bag - drawn) * u32(ONES)
            left = upto >> u32(24)
            drawn = drawn + jnp.where(one < count, _card(upto, share(word, left)), u32(0))
            word = word * left
    return dice, drawn


# --- lists of a few words


def pick(words: tuple[Array, ...], index: Array) -> Array:
    """The word at an index."""
    found = words[0]
    for place, word in enumerate(words[1:], 1):
        found = jnp.where(index == place, word, found)
    return found


def put(words: tuple[Array, ...], index: Array, new: Array) -> tuple[Array, ...]:
    """The words with a new one at an index."""
    return tuple(jnp.where(index == place, new, word) for place, word in enumerate(words))


def first(bits: Array) -> Array:
    """The place of the lowest bit that is set."""
    return jax.lax.population_count((bits & -bits) - u32(1))


# --- where work is shared


def settle(value: T) -> T:
    """The same, worked out once and kept, however often it is used.

    On a CPU XLA works out anew for every array that it writes whatever fits into one loop; several arrays that stand
    on the same long sum pay for it several times. It does not look through a branch, even if that is always taken.
    A GPU is left alone: with a barrier here it takes two fifths more time, and compiles hardly sooner.
    """
    return jax.lax.platform_dependent(value, cpu=_branched, default=_same)


def _same(value: T) -> T:
    return value


def _branched(value: T) -> T:
    always = jax.lax.optimization_barrier(jnp.bool_(True))  # type: ignore[no-untyped-call]
    kept: T = jax.lax.cond(always, _same, lambda value: jax.tree.map(jnp.zeros_like, value), value)
    return kept


# --- work for some lanes


def for_some(needed: Array, work: Callable[[G], T], given: G, kept: T, part: int = 8) -> T:
    """`work(given)` where it is needed, and what was kept elsewhere.

    In a batch the lanes in need are gathered, a `part`-th of the batch at a time, and nothing is done for the others.
    """

    told_apart, shapes = jax.make_jaxpr(work, return_shape=True)(given)

    def worked(constants: list[Any], given: G) -> T:
        """The work, its constants given: within a branch that lanes take by themselves jax makes lanes of them too."""
        flat = jaxpr_as_fun(ClosedJaxpr(told_apart.jaxpr, constants))(*jax.tree.leaves(given))
        done: T = jax.tree.unflatten(jax.tree.structure(shapes), flat)
        return done

    @custom_vmap
    def one(needed: Array, given: G, kept: T, constants: list[Any]) -> T:
        return jax.tree.map(lambda new, old: jnp.where(needed, new, old), worked(constants, given), kept)

    @one.def_vmap
    def many(lanes: int, batched: Any, *told: Any) -> tuple[T, T]:
        *args, constants = told
        *along, by_lane = batched
        leaves = zip(jax.tree.leaves(args), jax.tree.leaves(along), strict=True)
        whole = [leaf if along else jnp.broadcast_to(leaf, (lanes, *leaf.shape)) for leaf, along in leaves]
        needed, given, kept = jax.tree.unflatten(jax.tree.structure(args), whole)
        some = max(min(lanes, 128), lanes // part)
        place, count = _places(needed)
        parts = jax.vmap(worked, ([0 if along else None for along in by_lane], 0))

        def next_part(carry: tuple[Array, T]) -> tuple[Array, T]:
            start, result = carry
            is_mine = needed & (place >= start) & (place < start + some)
            at = place - start
            here = jnp.zeros(some, jnp.int32)
            here = here.at[jnp.where(is_mine, at, some)].set(jnp.arange(lanes, dtype=jnp.int32), mode="drop")
            own = [one[here] if along else one for one, along in zip(constants, by_lane, strict=True)]
            done = parts(own, jax.tree.map(lambda word: word[here], given))

            slot = jnp.arange(some, dtype=jnp.int32)
            to = jnp.where(slot < count - start, here, lanes + slot)  # beyond the last lane: dropped, and no two alike
            return start + some, jax.tree.map(
                lambda new, old: old.at[to].set(new, mode="drop", unique_indices=True), done, result
            )

        _, result = jax.lax.while_loop(lambda carry: carry[0] < count, next_part, (jnp.int32(0), kept))
        return result, jax.tree.map(lambda _: True, result)

    result: T = one(needed, given, kept, told_apart.consts)
    return result


def _places(needed: Array) -> tuple[Array, Array]:
    """How many lanes in need stand before each, and how many there are. 32 at a time: a bit for each in one word."""
    lanes = len(needed)
    if lanes % 32:
        upto = jnp.cumsum(needed, dtype=jnp.int32)
        return upto - needed, upto[-1]
    bit = jnp.arange(32, dtype=u32)
    words = (needed.reshape(-1, 32).astype(u32) << bit).sum(1, dtype=u32)
    counts = jax.lax.population_count(words)
    upto = jnp.cumsum(counts, dtype=u32)
    before = jax.lax.population_count(words[:, None] & ((u32(1) << bit) - u32(1)))
    place = ((upto - counts)[:, None] + before).reshape(lanes)
    return place.astype(jnp.int32), upto[-1].astype(jnp.int32)


def only(needed: Array, work: Callable[[T], T], lane: T, part: int = 8) -> T:
    """`work(lane)` where it is needed, and the lane as it is elsewhere."""
    return for_some(needed, work, lane, lane, part)
