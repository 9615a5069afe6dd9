"""Crazy Mistigri's twin by itself: what a seat cannot know, lawful answers found without the mask, chance, records."""

from collections import Counter
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from cattery.games.mistigri import batched as twin
from cattery.games.mistigri.batched.cards import KINDS, PLACES, WORD, Cards, bits_of
from cattery.games.mistigri.batched.given import some_options
from cattery.games.mistigri.batched.table import OVER, SEATS, Table
from cattery.games.mistigri.game import GAME
from cattery.games.mistigri.options import MistigriOptions
from cattery.kernel import FastDice
from cattery.kit import check
from cattery.lanes import dice_from

LANES, STEPS, FORFEITS = 512, 60, 64


def one(tables: Any, lane: int) -> Any:
    return jax.tree.map(lambda leaf: leaf[lane], tables)


@pytest.fixture(scope="module")
def options() -> list[MistigriOptions]:
    """Tables of every kind, side by side in one batch."""
    dice = FastDice("tables of every kind")
    return [GAME.options(some_options(dice)) for _ in range(LANES)]


@pytest.fixture(scope="module")
def played(options: list[MistigriOptions]) -> tuple[Table, np.ndarray, np.ndarray]:
    """Lanes by random play, moment after moment: their tables, the actions, and where a game ended."""
    parameters = jax.tree.map(lambda *words: jnp.stack(words), *map(twin.parameters, options))
    keys, lanes = jax.random.split(jax.random.key(7), LANES), jnp.arange(LANES)

    def answer(table: Table, action: Any, forfeit: Any) -> Any:
        return twin.step(table, action, reset=True, forfeit=forfeit)

    def step(table: Table, number: Any) -> tuple[Table, Any]:
        table, action = jax.vmap(twin.sample)(table)
        after, _rewards, over = jax.vmap(answer)(table, action, (lanes % FORFEITS == 1) & (number == STEPS // 2))
        return after, (table, action, over)

    @jax.jit
    def play(parameters: Any, keys: Any) -> Any:
        table = jax.vmap(lambda parameters, key: twin.begin(parameters, dice_from(key)))(parameters, keys)
        return jax.lax.scan(step, table, jnp.arange(STEPS))[1]

    tables, actions, over = jax.tree.map(np.asarray, play(parameters, keys))
    return tables, actions, over


def test_every_lane_is_a_record_that_checks(played: Any, options: list[MistigriOptions]) -> None:
    """By the twin's own dice: the rules machine accepts every answer, chance's too."""
    tables, actions, over = played
    ended = 0
    for lane in range(0, LANES, 4):
        moments = 1 + int(over[:, lane].argmax()) if over[:, lane].any() else STEPS - 1
        told = jax.tree.map(lambda leaf, lane=lane, moments=moments: leaf[: moments + 1, lane], tables)
        record = twin.record(options[lane], told, actions[:moments, lane].tolist())
        state = check(record)
        assert (state.step is None) == bool(over[:, lane].any())
        ended += state.step is None
    assert ended > LANES // 16


def test_a_forfeit_ends_the_game_and_deals_a_new_one(played: Any) -> None:
    tables, _, over = played
    ended = over[STEPS // 2]
    assert ended[1::FORFEITS].all() and not ended.all()
    fresh = jax.tree.map(lambda leaf: leaf[STEPS // 2 + 1][ended], tables)
    assert (fresh.turn == 1).all() and (fresh.round == 1).all() and not np.stack(fresh.penalties).any()
    assert not np.stack(fresh.pile).any() and not fresh.heap.any() and not fresh.quiet.any()


def test_sampled_actions_are_lawful_and_all_equally_likely(played: Any) -> None:
    tables, actions, _ = played
    flat = jax.tree.map(lambda leaf: leaf.reshape(-1, *leaf.shape[2:])[::16], tables)
    legal = np.asarray(jax.jit(jax.vmap(twin.legal))(flat))
    assert legal[np.arange(len(legal)), actions.reshape(-1)[::16]].all()
    widest = [int(legal[flat.question == question].sum(1).argmax()) for question in range(8)]
    tries = 4000
    sample = jax.jit(jax.vmap(lambda key, table: twin.sample(twin.with_dice(table, dice_from(key)))[1], (0, None)))
    for question, at in enumerate(widest):
        table = one(jax.tree.map(lambda leaf, question=question: leaf[flat.question == question], flat), at)
        found = Counter(np.asarray(sample(jax.random.split(jax.random.key(3), tries), table)).tolist())
        lawful = np.flatnonzero(legal[flat.question == question][at]).tolist()
        assert set(found) <= set(lawful)
        expected = tries / len(lawful)
        spread = sum((found[action] - expected) ** 2 / expected for action in lawful)
        assert spread < len(lawful) + 6 * (2 * len(lawful)) ** 0.5, f"question {question}: {found}"


def test_hands_are_dealt_evenly_and_first_players_too() -> None:
    """M4, M5: of 46 cards each lies with each of five as often, and each of them is first as often."""
    begin = jax.jit(jax.vmap(lambda key: twin.begin(twin.parameters(MistigriOptions(5)), dice_from(key))))
    table = jax.tree.map(np.asarray, begin(jax.random.split(jax.random.key(5), 4096)))
    first = np.bincount(table.first, minlength=SEATS)
    assert (abs(first - 4096 / 5) < 6 * (4096 * 0.2 * 0.8) ** 0.5).all()
    for place in range(len(PLACES)):
        word, bit = divmod(place, WORD) if place < WORD else (1, place - WORD)
        held = np.array([(table.hands[seat][word] >> bit & 1).sum() for seat in range(SEATS)])
        assert held.sum() == 4096
        assert (abs(held - 4096 / 5) < 6 * (4096 * 0.2 * 0.8) ** 0.5).all()


def test_a_critic_is_told_every_secret(played: Any) -> None:
    """What a spectator sees, all hands by seat, and what each seat knows of each."""
    tables = jax.tree.map(lambda leaf: leaf[STEPS // 3, ::8], played[0])
    told = np.asarray(jax.jit(jax.vmap(twin.everything))(tables))
    seen = np.asarray(jax.jit(jax.vmap(twin.observe))(tables, np.full(len(told), -1)))
    assert (told[:, : seen.shape[1]] == seen).all()
    for lane, rest in enumerate(told[:, seen.shape[1] :].reshape(len(told), SEATS + SEATS * SEATS, len(KINDS))):
        hands = [bits_of(hand) for hand in one(tables, lane).hands]
        known = [bits_of(cards) & hand for cards in one(tables, lane).known[:SEATS] for hand in hands]
        assert rest.tolist() == [
            [sum(bits >> place & 1 for place, card in enumerate(PLACES) if card == kind) for kind in KINDS]
            for bits in (*hands, *known)
        ]
    assert told[:, seen.shape[1] + SEATS * len(KINDS) :].any()


def shuffled(table: Table, viewer: int, random: np.random.Generator) -> Table:
    """Another world for this seat: cards that it cannot place change hands, and others remember other things."""
    hands = [bits_of(hand) for hand in table.hands]
    placed = bits_of(table.known[viewer]) | hands[viewer]
    pools = [[place for place in range(len(PLACES)) if hand >> place & 1 and not placed >> place & 1] for hand in hands]
    order = [int(place) for place in random.permutation([place for pool in pools for place in pool])]
    for seat, pool in enumerate(pools):
        for place in pool:
            hands[seat] &= ~(1 << place)
        for place in order[: len(pool)]:
            hands[seat] |= 1 << place
        del order[: len(pool)]
    known = [bits_of(cards) for cards in table.known]
    known = [bits if reader == viewer else int(random.integers(1 << 46)) for reader, bits in enumerate(known)]
    marks = int(table.no_ones)
    mine = sum(1 << 6 * hand + viewer for hand in range(SEATS))
    return table._replace(
        hands=tuple(words(bits) for bits in hands),
        known=tuple(words(bits) for bits in known),
        no_ones=jnp.uint32(marks & mine | int(random.integers(1 << 30)) & ~mine),
        dice=type(table.dice)(*map(jnp.uint32, random.integers(1 << 32, size=2))),
        drawn=jnp.uint32(random.integers(1 << 24)),
        odd=jnp.uint32(random.integers(1 << 32)),
    )


def words(bits: int) -> Cards:
    return Cards(jnp.uint32(bits & (1 << WORD) - 1), jnp.uint32(bits >> WORD))


def test_what_a_seat_cannot_know_does_not_change_what_it_observes(played: Any) -> None:
    """Non-interference, on a batch: in each lane the secrets are others, and the observation is the same."""
    tables, _, _ = played
    random, viewers, worlds, others = np.random.default_rng(1), [], [], []
    for lane in range(LANES):
        table = one(one(tables, int(random.integers(STEPS))), lane)
        viewer = int(random.integers(int(table.parameters.players)))
        if table.question != OVER:
            viewers.append(viewer)
            worlds.append(table)
            others.append(shuffled(table, viewer, random))
    look = jax.jit(jax.vmap(twin.observe))
    stacked = [jax.tree.map(lambda *leaves: np.stack(leaves), *some) for some in (worlds, others)]
    real, imagined = (np.asarray(look(table, np.array(viewers))) for table in stacked)
    assert (real == imagined).all()
    masks = [np.asarray(jax.jit(jax.vmap(twin.legal))(table)) for table in stacked]
    asked = np.asarray(jax.jit(jax.vmap(twin.asked))(stacked[0])) == viewers
    assert asked.sum() > len(worlds) / 8
    assert (masks[0] == masks[1])[asked].all()
    differ = [bits_of(one.hands[seat]) != bits_of(other.hands[seat]) for one, other in zip(worlds, others, strict=True)
              for seat in range(SEATS)]  # fmt: skip
    assert sum(differ) > len(worlds)
    everything = jax.jit(jax.vmap(twin.everything))
    assert (np.asarray(everything(stacked[0])) != np.asarray(everything(stacked[1]))).any(1).mean() > 0.9
