"""What is Schrödinger's Cats' own in its batched twin: secrets stay apart, and chance is fair."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from cattery.batched import make
from cattery.games.schrodinger.batched import observe
from cattery.games.schrodinger.batched.table import OVER, SEATS, Table, turn_of
from cattery.lanes import Dice, below, size, u32

LANES = 512
ENV = make("schrodinger", players=5, observation=False, mask=False)
TWIN = ENV.twin


@pytest.fixture(scope="module")
def tables() -> Table:
    """Tables in the midst of play: the moments of a batch, one lane after another at another time."""

    @jax.jit
    def play(keys: jax.Array) -> Any:
        def one(state: Any, number: jax.Array) -> tuple[Any, None]:
            moved, action = jax.vmap(ENV.sample)(state)
            after = jax.vmap(ENV.step)(moved, action)
            stays = (jnp.arange(LANES) % 60 <= number) | after.terminated
            return jax.tree.map(
                lambda old, new: jnp.where(stays.reshape(-1, *[1] * (old.ndim - 1)), old, new), state, after
            ), None

        return jax.lax.scan(one, jax.vmap(ENV.init)(keys), jnp.arange(60))[0]._table

    found: Table = play(jax.random.split(jax.random.key(1), LANES))
    return found


def _otherwise(table: Table, viewer: jax.Array, dice: Dice) -> Table:
    """Another world that this seat cannot tell from the real one: whatever it does not see has other faces.

    Faces need not fit the pack here: an observation that only looks where it may does not notice.
    """
    hands = []
    for seat in range(SEATS):
        dice, kind = below(dice, u32(4))
        other = size(table.hands[seat]) << (kind * u32(8))
        hands.append(jnp.where(viewer == seat, table.hands[seat], other))
    dice, kind = below(dice, u32(4))
    deck = size(table.deck) << (kind * u32(8))
    physicats = table.physicats
    for seat in range(SEATS):
        dice, name = below(dice, u32(10))
        held = (physicats >> u32(4 * seat)) & u32(15)
        other = jnp.where((held != 0) & (viewer != seat), name + u32(1), held)
        physicats = (physicats & ~u32(15 << 4 * seat)) | (other << u32(4 * seat))
    by = (table.parcels >> u32(5)) & u32(7)
    count = size(table.parcels & u32(0x1F1F1F1F))
    dice, kind = below(dice, u32(4))
    hidden = (count << (kind * u32(8))) | (by << u32(5))
    looked = ((table.pile >> u32(6)) & u32(7) == viewer + 1) | ((table.pile >> u32(15)) & u32(7) == viewer + 1)
    own = (by == viewer + 1) | (by == 7) | looked
    return table._replace(
        hands=tuple(hands), deck=deck, physicats=physicats, parcels=jnp.where(own, table.parcels, hidden), dice=dice
    )


@jax.jit
def _compared(tables: Table, viewer: jax.Array) -> Any:
    """Whether the seat sees the same in both worlds, and may do the same; whether they differ; and who is asked."""
    dice = Dice(jnp.arange(LANES, dtype=u32), jnp.full(LANES, 7, u32))

    def one(table: Table, dice: Dice) -> Any:
        world = _otherwise(table, viewer, dice)
        same = (observe(table, viewer) == observe(world, viewer)).all()
        masks = (TWIN.legal(table) == TWIN.legal(world)).all()
        differ = (TWIN.everything(table) != TWIN.everything(world)).any()
        return same, masks, differ, turn_of(table).question != OVER, TWIN.asked(table)

    return jax.vmap(one)(tables, dice)


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, 4, -2])
def test_an_observation_tells_nothing_that_its_seat_may_not_know(tables: Table, viewer: int) -> None:
    seen, masks, differ, is_on, asked = (np.asarray(told) for told in _compared(tables, jnp.int32(viewer)))
    assert is_on.sum() > LANES / 2
    assert seen[is_on].all()
    assert differ[is_on].mean() > 0.9
    assert masks[is_on & (asked == viewer)].all()


def test_a_critic_is_told_every_secret(tables: Table) -> None:
    """All hands, physicats, the deck and the pile, from the asked seat on."""
    asked = np.asarray(jax.vmap(TWIN.asked)(tables))
    told = np.asarray(jax.jit(jax.vmap(TWIN.everything))(tables))
    seen = np.asarray(jax.jit(jax.vmap(observe))(tables, asked))
    assert (told[:, : seen.shape[1]] == seen).all()
    cut = np.cumsum([SEATS * 4, SEATS * 10, 4])
    hands, physicats, deck, pile = np.split(told[:, seen.shape[1] :], cut, 1)
    order = (asked[:, None] + np.arange(5)) % 5

    def cards(bag: Any) -> np.ndarray:
        return np.asarray(bag).view(np.uint8).reshape(*bag.shape, 4)

    held = np.take_along_axis(cards(np.stack(tables.hands, 1)), order[:, :, None], 1)
    assert (hands.reshape(LANES, SEATS, 4)[:, :5] == held).all() and not hands[:, 5 * 4 :].any()
    unused = np.asarray(tables.physicats)[:, None] >> 4 * order & 15
    names = np.where(unused[:, :, None] == np.arange(1, 11), 1, 0)
    assert (physicats.reshape(LANES, SEATS, 10)[:, :5] == names).all() and not physicats[:, 5 * 10 :].any()
    assert (deck == cards(tables.deck)).all()
    parcels = cards(tables.parcels) & 31
    there = np.arange(38) < np.asarray(tables.pile & 63)[:, None]
    assert (pile.reshape(LANES, 38, 4) == np.where(there[:, :, None], parcels, 0)).all()
    assert pile.any() and (names.sum(2) == 0).any() and names.any()


def test_everybody_is_dealt_alike() -> None:
    """S6 to S8: over many deals each kind comes by its share to each seat, and each physicat and the start evenly."""
    lanes = 1 << 14
    keys = jax.random.split(jax.random.key(3), lanes)
    table = jax.jit(jax.vmap(ENV.init))(keys)._table
    for seat in range(5):
        hand = np.asarray(table.hands[seat]).view(np.uint8).reshape(-1, 4)
        assert (hand.sum(1) == 6).all()
        assert abs(hand.mean(0) - 6 * np.array([20, 20, 8, 4]) / 52).max() < 0.05
        physicat = np.bincount(np.asarray(table.physicats >> (4 * seat) & 15), minlength=11)
        assert physicat[0] == 0 and abs(physicat[1:] / lanes - 0.1).max() < 0.012
    assert not np.asarray(table.hands[5]).any()
    starters = np.bincount(np.asarray(table.turn >> 25 & 7), minlength=5)
    assert abs(starters / lanes - 0.2).max() < 0.02
    deck = np.asarray(table.deck).view(np.uint8).reshape(-1, 4)
    hands = sum(np.asarray(hand).view(np.uint8).reshape(-1, 4).astype(int) for hand in table.hands)
    assert (deck + hands == np.array([20, 20, 8, 4])).all()


def test_cards_are_never_lost(tables: Table) -> None:
    """S1: hands, proofs, deck and pile hold the pack at every moment."""
    there = np.arange(38) < np.asarray(tables.pile & 63)[:, None]
    pile = np.where(there, np.asarray(tables.parcels) & 0x1F1F1F1F, 0).sum(1, dtype=np.uint32)
    bags = [*tables.hands, *tables.proofs, tables.deck]
    assert (sum(np.asarray(bag) for bag in bags) + pile == 20 | 20 << 8 | 8 << 16 | 4 << 24).all()
