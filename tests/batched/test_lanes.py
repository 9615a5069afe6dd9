"""Dice, bags and work for some lanes: what the twins of all games are made of."""

from collections import Counter
from math import comb

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from cattery import lanes
from cattery.lanes import Dice, below, byte, dice_from, draw, draw_some, first, holds, only, pick, put, size, u32

LANES = 1 << 16


@pytest.fixture(scope="module")
def dice() -> Dice:
    return jax.vmap(dice_from)(jax.random.split(jax.random.key(1), LANES))


def test_words_do_not_depend_on_each_other() -> None:
    """Neighbouring words, words of neighbouring lanes and bits of one word agree no more often than by chance."""
    dice = Dice(jnp.full(LANES, 7, u32), jnp.arange(LANES, dtype=u32))  # as much alike as keys can be
    words = []
    for _ in range(4):
        dice, word = lanes.roll(dice)
        words.append(np.asarray(word))
    ones = np.stack([np.unpackbits(word.view(np.uint8).reshape(-1, 4)[:, ::-1], axis=1) for word in words])
    upper = ones[:, :, :16].astype(float) * 2 - 1
    assert abs(upper.mean((0, 1))).max() < 0.02
    for one, other in ((upper[:-1], upper[1:]), (upper[:, :-1], upper[:, 1:]), (upper[:, :, :-1], upper[:, :, 1:])):
        assert abs((one * other).mean((0, 1))).max() < 0.02


@pytest.mark.parametrize("most", [1, 2, 7, 52, 632])
def test_numbers_below_a_size_are_even(dice: Dice, most: int) -> None:
    _, found = jax.jit(jax.vmap(lambda dice: below(dice, u32(most))))(dice)
    counts = np.bincount(np.asarray(found), minlength=most)
    expected = LANES / most
    assert len(counts) == most
    assert ((counts - expected) ** 2 / expected).sum() < most + 6 * (2 * most) ** 0.5


def test_a_card_of_a_bag_is_drawn_by_its_share(dice: Dice) -> None:
    bag = u32(20 | 20 << 8 | 8 << 16 | 4 << 24)
    _, cards = jax.jit(jax.vmap(lambda dice: draw(dice, bag)))(dice)
    counts = Counter(np.asarray(cards).tolist())
    assert set(counts) == {1, 1 << 8, 1 << 16, 1 << 24}
    for index, share in enumerate((20, 20, 8, 4)):
        assert abs(counts[1 << 8 * index] / LANES - share / 52) < 0.01


def test_cards_drawn_together_are_drawn_by_their_weights(dice: Dice) -> None:
    """Three of five cards: each of the bags comes as often as it can be chosen."""
    bag = u32(2 | 2 << 8 | 0 << 16 | 1 << 24)
    _, drawn = jax.jit(jax.vmap(lambda dice: draw_some(dice, bag, u32(3), 8)))(dice)
    counts = Counter(np.asarray(drawn).tolist())
    ways = {
        a | d << 8 | h << 24: comb(2, a) * comb(2, d) * comb(1, h)
        for a in range(3) for d in range(3) for h in range(2) if a + d + h == 3
    }  # fmt: skip
    assert set(counts) == set(ways)
    expected = {cards: LANES * ways[cards] / comb(5, 3) for cards in ways}
    assert sum((counts[cards] - share) ** 2 / share for cards, share in expected.items()) < 30


def test_an_empty_kind_is_never_drawn(dice: Dice) -> None:
    bag = u32(3 << 8 | 1 << 24)
    _, cards = jax.jit(jax.vmap(lambda dice: draw(dice, bag)))(dice)
    assert set(np.asarray(cards).tolist()) == {1 << 8, 1 << 24}


def test_bags_are_counted_and_compared() -> None:
    bag = u32(3 | 0 << 8 | 5 << 16 | 4 << 24)
    assert int(size(bag)) == 12
    assert [int(byte(bag, index)) for index in range(4)] == [3, 0, 5, 4]
    assert bool(holds(bag, bag)) and bool(holds(bag, u32(0)))
    assert not bool(holds(bag, u32(1 << 8))) and not bool(holds(bag, u32(4)))


def test_lists_of_words() -> None:
    words = tuple(u32(n) for n in (7, 8, 9))
    assert int(pick(words, u32(2))) == 9
    assert [int(word) for word in put(words, u32(1), u32(5))] == [7, 5, 9]
    assert [int(first(u32(bits))) for bits in (1, 6, 0x80000000)] == [0, 1, 31]


@pytest.mark.parametrize("lanes_in_need", [0, 1, 300, 999, 1024])
@pytest.mark.parametrize("lanes_in_all", [1000, 1024])
def test_work_is_done_where_it_is_needed_and_nowhere_else(lanes_in_need: int, lanes_in_all: int) -> None:
    order = np.random.default_rng(1).permutation(lanes_in_all)
    needed = jnp.asarray(order < lanes_in_need)
    before = (jnp.arange(lanes_in_all, dtype=u32), jnp.zeros((lanes_in_all, 3), u32))
    work = jax.jit(jax.vmap(lambda needed, lane: only(needed, lambda lane: (lane[0] + u32(5), lane[1] + u32(1)), lane)))
    after = work(needed, before)
    assert (after[0] == jnp.where(needed, before[0] + 5, before[0])).all()
    assert (after[1] == needed[:, None]).all()


def test_work_with_constants_may_stand_in_a_branch_that_lanes_take_by_themselves() -> None:
    """As where a wrapper asks each lane whether its game is over: jax makes lanes of the branch's constants."""
    table = np.arange(1, 9, dtype=np.uint32)

    def work(lane: jax.Array) -> jax.Array:
        return (lane + table).sum(dtype=u32)

    def on(lane: jax.Array) -> jax.Array:
        return jax.lax.while_loop(lambda lane: lane < 50, lambda lane: only(lane % 3 == 0, work, lane) + u32(1), lane)

    def plainly(lane: int) -> int:
        while lane < 50:
            lane = (8 * lane + 36 if lane % 3 == 0 else lane) + 1
        return lane

    branched = jax.jit(jax.vmap(lambda lane: jax.lax.cond(lane > 3, on, lambda lane: lane, lane)))
    found = np.asarray(branched(jnp.arange(40, dtype=u32))).tolist()
    assert found == [plainly(lane) if lane > 3 else lane for lane in range(40)]


def test_one_lane_works_without_a_batch() -> None:
    assert int(only(jnp.bool_(True), lambda lane: lane + u32(1), u32(3))) == 4
    assert int(only(jnp.bool_(False), lambda lane: lane + u32(1), u32(3))) == 3
