"""Which answers are lawful: as a mask over all actions, and one of them in closed form, without the mask."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from cattery.games.schrodinger.batched.actions import (
    BAGS,
    END_TURN,
    HAND_NUMBER,
    MOST_PROOFS,
    POWER_AT,
    PROOF,
    PROOF_AT,
    SPACES,
    SWAP_AT,
    SWAP_COUNTS,
    USE_POWER,
    hand_place,
)
from cattery.games.schrodinger.batched.actions import SWAP as SWAPS
from cattery.games.schrodinger.batched.table import (
    CECILIA,
    FELIDAE,
    FELINESTEIN,
    FEYNCAT,
    LAST_WORD,
    MARIA,
    MEWTON,
    PAWKING,
    PROVE,
    PRRIDE,
    PURRIE,
    SWAP,
    TABBY,
    TURN,
    Table,
    Turn,
    after,
    bits,
    kind_and_count,
    physicat_of,
    spaces,
    total,
    turn_of,
)
from cattery.lanes import below, byte, holds, pick, settle, size, u32

_SIZES = np.array([sum(int(bag) >> 8 * kind & 255 for kind in range(4)) for bag in BAGS], np.uint32)


def _powers(table: Table, turn: Turn, hand: Array) -> Array:
    """S30, S49, S53: the actions USE_POWER and TAKE_POWER that are lawful now, one bit each."""
    seat, deck, held = turn.asked, size(table.deck), size(hand)
    face_up = total(table.proofs)
    is_last = turn.claim == spaces(table.parameters)
    is_own = (turn.claim != 0) & (turn.claimer == seat)
    comes_back = is_last & (turn.claimer == after(table.seats, seat))
    can = (
        u32(1 << CECILIA | 1 << MARIA | 1 << FEYNCAT)  # S18
        | (((byte(face_up, 0) != 0) | (bits(table.front, 0, 3) != 0)).astype(u32) << u32(PURRIE))  # S58
        | ((byte(face_up, 1) != 0).astype(u32) << u32(FELIDAE))
        | ((bits(table.pile, 0, 6) != 0).astype(u32) << u32(PRRIDE))
        | ((deck != 0).astype(u32) << u32(MEWTON))  # S51
        | (((held != 0) & (held <= deck)).astype(u32) << u32(FELINESTEIN))
        | (((turn.question == TURN) & ~is_own & ~comes_back).astype(u32) << u32(PAWKING))  # S52, S25
    )
    physicat = physicat_of(table, seat)
    own = jnp.where(physicat != 0, (can >> (physicat - u32(1))) & u32(1), u32(0))
    taken = (can & bits(table.seats, 12, 10)) << u32(1)  # Tabby is in no `can`
    return jnp.where(physicat == TABBY + 1, taken, own)


def legal(table: Table) -> Array:
    """S9 to S19, S25, S30: every action that is lawful now."""
    turn = turn_of(table)
    hand = pick(table.hands, turn.asked)
    question, kind = turn.question, kind_and_count(turn.claim)[0]
    claims = np.arange(SPACES, dtype=np.uint32)
    can_claim = (claims >= turn.claim) & (claims < spaces(table.parameters)) & (question == TURN)
    can_doubt = (question == TURN) & (turn.claim != 0) & (turn.claimer != turn.asked)
    powers = (_powers(table, turn, hand) >> np.arange(PROOF - USE_POWER, dtype=np.uint32)) & u32(1) != 0
    matching = hand & (u32(0xFF000000) | (u32(0xFF) << (kind << u32(3))))
    can_prove = holds(matching, jnp.asarray(BAGS[PROOF:SWAPS])) & (question == PROVE)
    at_most = jnp.minimum(turn.shown, size(table.deck))
    can_swap = holds(hand, jnp.asarray(BAGS[SWAPS:])) & (_SIZES[SWAPS:] <= at_most) & (question == SWAP)
    one = (can_doubt[None], (question == LAST_WORD)[None])
    return jnp.concatenate([can_claim, *one, powers & (question <= LAST_WORD), can_prove, can_swap])


def sample(table: Table) -> tuple[Table, Array]:
    """One of them, all equally likely."""
    turn = turn_of(table)
    hand = pick(table.hands, turn.asked)
    question, kind = turn.question, kind_and_count(turn.claim)[0]
    powers = _powers(table, turn, hand)
    claims = spaces(table.parameters) - turn.claim
    doubts = ((turn.claim != 0) & (turn.claimer != turn.asked)).astype(u32)
    heisenbergs, own = byte(hand, 3), byte(hand, kind)
    at_most = jnp.minimum(jnp.minimum(turn.shown, size(table.deck)), u32(8))
    place = hand_place(byte(hand, 0), byte(hand, 1), byte(hand, 2), heisenbergs)
    number = jnp.asarray(HAND_NUMBER)[place]
    moves = jnp.where(question == TURN, claims + doubts, u32(1))
    moves = jnp.where(question == PROVE, (own + u32(1)) * (heisenbergs + u32(1)), moves)
    moves = jnp.where(question == SWAP, jnp.asarray(SWAP_COUNTS)[number, at_most].astype(u32), moves)
    dice, k = below(table.dice, moves + jax.lax.population_count(powers))
    action = jnp.where(k < claims, turn.claim + k, u32(65)).astype(jnp.int32)
    proof = jnp.asarray(PROOF_AT)[(kind * u32(5) + heisenbergs) * u32(MOST_PROOFS) + k]
    action = jnp.where(question == PROVE, proof, action)
    action = jnp.where(question == SWAP, jnp.asarray(SWAP_AT)[number, k], action)
    action = jnp.where(question == LAST_WORD, END_TURN, action)
    used = USE_POWER + jnp.asarray(POWER_AT)[powers * u32(10) + (k - moves)]
    return table._replace(dice=dice), settle(jnp.where(k < moves, action, used))
