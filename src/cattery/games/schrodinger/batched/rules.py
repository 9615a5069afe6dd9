"""S9 to S58: what an answer does, as arithmetic: all but which cards are drawn, which is chance's (chance.py)."""

from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

from cattery.games.schrodinger.batched.actions import BAGS, DOUBT, PROOF, SPACES, TAKE_POWER, USE_POWER
from cattery.games.schrodinger.batched.actions import SWAP as SWAPS
from cattery.games.schrodinger.batched.table import (
    A_POWER,
    CECILIA,
    FELIDAE,
    FELINESTEIN,
    FEYNCAT,
    LAST_WORD,
    LIE_THERE,
    MARIA,
    MEWTON,
    OVER,
    PARCELS,
    PAWKING,
    PROVE,
    PRRIDE,
    PURRIE,
    SWAP,
    TURN,
    Table,
    Turn,
    after,
    bits,
    kind_and_count,
    living,
    physicat_of,
    total,
    turn_of,
    turn_word,
)
from cattery.lanes import byte, pick, put, settle, size, u32

_NOBODY = 15  # no power is used


class Applied(NamedTuple):
    """What an answer led to, but for the faces of cards that chance is to tell."""

    table: Table
    seat: Array  # who answered, and
    draws: Array  # how many cards this seat draws now (S15, S46, S47)
    deals: Array  # S8: whether a new round is to be dealt
    over: Array  # S24


class _Row(NamedTuple):
    """S31: the row, and the physicats that lie like proofs."""

    seats: Array
    order: Array
    front: Array


def play(table: Table, action: Array) -> Applied:
    """One lawful answer, up to the next question."""
    turn, a = turn_of(table), action.astype(u32)
    seat, bag = turn.asked, jnp.asarray(BAGS)[action]
    hand, physicat = pick(table.hands, seat), physicat_of(table, seat)
    deck = size(table.deck)

    claims, doubts = a < SPACES, a == DOUBT
    proves, swaps = (a >= PROOF) & (a < SWAPS), a >= SWAPS
    uses = (a >= USE_POWER) & (a < PROOF)
    takes = uses & (a >= TAKE_POWER)
    power = jnp.where(uses, jnp.where(takes, a - u32(TAKE_POWER), physicat - u32(1)), u32(_NOBODY))

    right, wrong = _verdict(table, turn)
    hand, bag, physicat, power, right, wrong = settle((hand, bag, physicat, power, right, wrong))
    held = size(hand)

    # S14, S15, S46, S47: cards leave the hand, and others are drawn
    renews = power == FELINESTEIN
    shown, moved = size(bag), jnp.where(proves | swaps, bag, jnp.where(renews, hand, u32(0)))
    draws = jnp.where(swaps, shown, jnp.where(renews, held, u32(0)))
    draws = jnp.where(power == MEWTON, jnp.minimum(deck, u32(2)), draws)
    hands = put(table.hands, seat, hand - moved)
    clear = jnp.where(power == PURRIE, u32(0xFF), jnp.where(power == FELIDAE, u32(0xFF00), u32(0)))  # S42, S43, S50
    cleared = total(table.proofs) & clear
    shows = jnp.where(proves, bag, u32(0))
    proofs = tuple(
        (proof & ~clear) + jnp.where(seat == place, shows, u32(0)) for place, proof in enumerate(table.proofs)
    )
    pile, parcels = _put_away(table, seat, jnp.where(proves, u32(0), moved), cleared, power == PRRIDE)

    # S21 to S23: the check
    lost = jnp.where(doubts, u32(1) << (wrong << u32(1)), u32(0))
    seats = table.seats - lost
    is_out = doubts & (bits(seats, wrong << u32(1), 2) == 0)
    leaves = jnp.where(uses, seat, wrong)  # S31, S32: whose physicat is turned up
    up = jnp.where(uses | is_out, physicat_of(table, leaves), u32(0))
    physicats = table.physicats & ~(jnp.where(uses | is_out, u32(15), u32(0)) << (leaves << u32(2)))
    row = _row(_Row(seats, table.order, table.front), seat, up, power, takes, doubts)
    alive = living(row.seats)
    over = doubts & ((alive & (alive - u32(1))) == 0)  # S24
    deals = doubts & ~over

    # S10, S14 to S19, S30: who is asked what next
    has_power = physicat != 0
    question = turn.question
    last_word = jnp.where(has_power, u32(LAST_WORD), u32(TURN))
    can_swap = (shown != 0) & (deck != 0) & (has_power | (held > shown))  # S16
    goes_on = (held + draws - jnp.where(renews, held, u32(0)) != 0) & ((question == PROVE) | (deck != draws))
    after_power = jnp.where((question == LAST_WORD) | ~goes_on, u32(TURN), question)
    then = jnp.where(claims, jnp.where(has_power | (held != 0), u32(PROVE), u32(TURN)), u32(TURN))
    then = jnp.where(proves, jnp.where(can_swap, u32(SWAP), last_word), then)
    then = jnp.where(swaps, last_word, then)
    then = jnp.where(uses, after_power, then)
    stays = uses & (question == TURN) & (power != PAWKING)  # S48
    passes = (then == TURN) & ~stays
    then = jnp.where(over, u32(OVER), jnp.where(stays, u32(TURN), then))
    asked = jnp.where(doubts, right, jnp.where(passes, after(table.seats, seat), seat))

    new_turn = Turn(
        jnp.where(claims, a + u32(1), jnp.where(deals, u32(0), turn.claim)),
        jnp.where(claims, seat, jnp.where(deals, u32(0), turn.claimer)),
        asked,
        then,
        jnp.where(proves, shown, turn.shown),
        turn.round + deals.astype(u32),
        jnp.where(doubts, right, turn.starter),
    )
    pack = table.parameters.pack
    new_table = table._replace(
        deck=jnp.where(deals, pack, table.deck),
        hands=tuple(jnp.where(deals, u32(0), hand) for hand in hands),
        proofs=tuple(jnp.where(deals, u32(0), proof) for proof in proofs),
        physicats=physicats,
        seats=row.seats,
        order=row.order,
        front=row.front,
        turn=turn_word(new_turn),
        pile=jnp.where(deals, u32(0), pile),
        parcels=parcels,
    )
    return _settled(Applied(new_table, seat, draws, deals, over))


def _settled(played: Applied) -> Applied:
    """All words of the table but those that stay as they were, and the parcels, are worked out here, once."""
    table = played.table
    kept = settle(played._replace(table=table._replace(parameters=None, dice=None, parcels=None)))  # type: ignore[arg-type]
    whole = kept.table._replace(parameters=table.parameters, dice=table.dice, parcels=table.parcels)
    return kept._replace(table=whole)


def _put_away(table: Table, seat: Array, own: Array, cleared: Array, looks: Array) -> tuple[Array, Array]:
    """S15, S47, S42, S43: a parcel more, if cards went to the pile; and S45: a look at all that lie there."""
    pile, parcels = table.pile, table.parcels
    count = bits(pile, 0, 6)
    parcel = jnp.where(cleared != 0, cleared | u32(A_POWER << 5), own | ((seat + u32(1)) << u32(5)))
    added = (own | cleared) != 0
    parcels = parcels.at[jnp.where(added, count, u32(PARCELS))].set(parcel, mode="drop")
    look = (seat + u32(1)) | (count << u32(3))
    is_first = bits(pile, 6, 3) == 0
    seen = jnp.where(is_first, look << u32(6), look << u32(15))
    return (pile + added.astype(u32)) | jnp.where(looks, seen, u32(0)), parcels


def _verdict(table: Table, turn: Turn) -> tuple[Array, Array]:
    """S21, S22, S40, S41, S44: who is right and who is wrong if the one who is asked doubts."""
    kind, count = kind_and_count(turn.claim)
    cards = total(table.hands) + total(table.proofs)
    cecilia, maria, feyncat = (bits(table.front, 6 * place, 3) != 0 for place in range(3))
    found = byte(cards, kind) + jnp.where(feyncat, u32(0), byte(cards, 3))
    found = found + jnp.where(cecilia & (kind == 0), u32(2), u32(0)) + (maria & (kind == 2)).astype(u32)
    holds = found >= count
    return jnp.where(holds, turn.claimer, turn.asked), jnp.where(holds, turn.asked, turn.claimer)


def _row(row: _Row, seat: Array, up: Array, power: Array, takes: Array, doubts: Array) -> _Row:
    """S31, S32, S42, S53: what joins the row, what leaves it, and what comes to lie in front of a player.

    `up` is the physicat that is turned up, from 1: a used one, or that of whoever is eliminated.
    """
    seats, order, front = row
    lies = (power == CECILIA) | (power == MARIA) | (power == FEYNCAT)
    # first the physicat that is turned up, unless it lies like a proof itself
    joins = (up != 0) & ~(lies & ~takes)
    seats, order = _join(seats, order, up - u32(1), joins)
    # then what Tabby took: it leaves the row, and joins it again at its end unless it lies like a proof
    gone = jnp.where(takes & lies, u32(1) << (power + u32(12)), u32(0))
    seats, order = _join(seats & ~gone, order, power, takes & ~lies)
    field = (seat + u32(1)) | (bits(front, 18, 3) << u32(3))
    for place, physicat in enumerate(LIE_THERE):
        front = front | jnp.where(power == physicat, field << u32(6 * place), u32(0))
    front = front + jnp.where(lies, u32(1 << 18), u32(0))
    # and at last what lay like a proof, in the order it was laid: S42 Cecilia alone, S31 all at the end of a round
    joined = bits(seats, 22, 4)
    present = [bits(front, 6 * place, 3) != 0 for place in range(3)]
    when = [bits(front, 6 * place + 3, 3) for place in range(3)]
    sent = [present[0] & (doubts | (power == PURRIE)), present[1] & doubts, present[2] & doubts]
    for place, physicat in enumerate(LIE_THERE):
        rank = joined
        for other in range(3):
            if other != place:
                rank = rank + (sent[other] & (when[other] < when[place])).astype(u32)
        at, mask = 3 * physicat, u32(7 << 3 * physicat)
        order = jnp.where(sent[place], (order & ~mask) | (rank << u32(at)), order)
        seats = seats + jnp.where(sent[place], u32((1 << 22) + (1 << (12 + physicat))), u32(0))
        front = front & ~jnp.where(sent[place], u32(63 << 6 * place), u32(0))
    return _Row(seats, order, jnp.where(doubts, u32(0), front))


def _join(seats: Array, order: Array, physicat: Array, joins: Array) -> tuple[Array, Array]:
    """A physicat, if it joins, comes to lie at the end of the row."""
    at = jnp.where(joins, physicat, u32(0))
    place = at * u32(3)
    behind = (order & ~(u32(7) << place)) | (bits(seats, 22, 4) << place)
    member = (seats | (u32(1) << (at + u32(12)))) + u32(1 << 22)
    return jnp.where(joins, member, seats), jnp.where(joins, behind, order)
