"""S59: what a seat may know, as the numbers of the research encoding."""

from collections.abc import Sequence

import jax.numpy as jnp
import numpy as np
from jax import Array

from cattery.games.schrodinger.batched.table import (
    A_POWER,
    OVER,
    PARCELS,
    SEATS,
    SWAP,
    TURN,
    Table,
    after,
    bits,
    hand_size,
    physicat_of,
    players,
    total,
    turn_of,
)
from cattery.games.schrodinger.research.encoding import OBSERVATION, STEP
from cattery.lanes import pick, size, u32

_PLACES = np.arange(SEATS, dtype=np.uint32)
_KINDS = np.arange(4, dtype=np.uint32)
_PHYSICATS = np.arange(10, dtype=np.uint32)
_ROWS = np.arange(PARCELS, dtype=np.uint32)
_ASKED = np.array([STEP[tag] for tag in ("take-turn", "prove", "swap", "last-word")], np.uint32)
_TURN, _NEXT_ROUND = STEP["take-turn"], STEP["next-round"]
_WAITING = 9


def _cards(bags: Array) -> Array:
    """The four counts of each bag."""
    return (bags[..., None] >> (_KINDS * np.uint32(8))) & u32(0xFF)


class _Eyes:
    """A viewer, and the seats as it tells them: its own first, and then clockwise."""

    def __init__(self, table: Table, viewer: Array) -> None:
        self.players = players(table)
        self.is_seated = viewer >= 0
        self.me = jnp.where(self.is_seated, viewer, 0).astype(u32)  # a spectator sees the table from the first seat
        seat = self.me + _PLACES
        self.seats = jnp.where(seat >= self.players, seat - self.players, seat)
        self.is_there = self.players > _PLACES

    def place(self, seat: Array) -> Array:
        """Where the viewer has a seat."""
        return jnp.where(seat >= self.me, seat - self.me, seat + self.players - self.me)

    def mark(self, seat: Array, is_so: Array) -> Array:
        """A mark for this seat."""
        return (self.place(seat)[..., None] == _PLACES) & jnp.asarray(is_so)[..., None]

    def by_seat(self, words: Sequence[Array]) -> Array:
        """A word of each seat, in the viewer's order."""
        found = jnp.stack([pick(tuple(words), seat) for seat in self.seats])
        return jnp.where(self.is_there, found, u32(0))


def observe(table: Table, viewer: Array) -> Array:
    """The observation, piece by piece, in the order of the encoding."""
    turn, eyes = turn_of(table), _Eyes(table, jnp.asarray(viewer))
    seated = eyes.is_seated
    is_over = turn.question == OVER
    deck = size(table.deck)
    in_play = size(total(table.hands)) + size(total(table.proofs))
    has_claim = turn.claim != 0
    hand = jnp.where(seated, pick(table.hands, eyes.me), u32(0))
    physicat = jnp.where(seated, physicat_of(table, eyes.me), u32(0))
    lives = (table.seats >> (eyes.seats * u32(2))) & u32(3)
    unused = ((table.physicats >> (eyes.seats * u32(4))) & u32(15)) != 0
    hands = eyes.by_seat(table.hands)
    pieces = [
        *_agenda(table, eyes),
        (eyes.me == _PLACES) & seated,
        _cards(hand),
        physicat == _PHYSICATS + np.uint32(1),
        size(hands),
        _cards(eyes.by_seat(table.proofs)),
        jnp.where(eyes.is_there, lives, u32(0)),
        unused & eyes.is_there,
        _row(table),
        *_front(table, eyes),
        np.arange(1, 66, dtype=np.uint32) == turn.claim,
        eyes.mark(turn.claimer, has_claim),
        jnp.stack([in_play, deck, size(table.parameters.pack) - deck - in_play]),
        *_discard(table, eyes),
        jnp.stack([turn.round, hand_size(table.parameters, turn.round)]),
        eyes.mark(turn.starter, jnp.bool_(True)),
        eyes.mark(turn.starter, is_over),  # S24: who was right in the last check has won
        _cards(jnp.where(is_over, hands, u32(0))),
    ]
    flat = jnp.concatenate([piece.astype(jnp.uint8).reshape(-1) for piece in pieces])
    assert flat.shape == (OBSERVATION.size,)
    return flat


def _agenda(table: Table, eyes: _Eyes) -> list[Array]:
    """The question, and what waits behind it: the next turn, unless it is this question, and the next round."""
    turn = turn_of(table)
    is_on, is_turn = turn.question != OVER, turn.question == TURN
    rows = np.arange(_WAITING, dtype=np.uint32)[:, None]
    steps = np.arange(len(STEP), dtype=np.uint32)
    asked = jnp.asarray(_ASKED)[jnp.minimum(turn.question, u32(3))]
    second = jnp.where(is_turn, u32(_NEXT_ROUND), u32(_TURN))
    step = ((rows == 0) & (steps == asked)) | ((rows == 1) & (steps == second))
    step = step | ((rows == 2) & (steps == _NEXT_ROUND) & ~is_turn)
    follower = after(table.seats, turn.asked)
    seat = (rows == 0) & eyes.mark(turn.asked, is_on)
    seat = seat | ((rows == 1) & eyes.mark(follower, is_on & ~is_turn))
    count = jnp.where((rows == 0) & (turn.question == SWAP), turn.shown, u32(0))
    return [step & is_on, seat, count]


def _row(table: Table) -> Array:
    """Each physicat's place in the row, from 1."""
    joined = (table.order >> (_PHYSICATS * np.uint32(3))) & u32(7)
    is_in = ((table.seats >> (_PHYSICATS + np.uint32(12))) & u32(1)) != 0
    before = (is_in[None, :] & (joined[None, :] <= joined[:, None])).sum(1, dtype=u32)
    return jnp.where(is_in, before, u32(0))


def _front(table: Table, eyes: _Eyes) -> list[Array]:
    """Who has which physicat lying like a proof, and the order in which they were laid."""
    fields = (table.front >> (np.arange(3, dtype=np.uint32) * np.uint32(6))) & u32(63)
    seat, when = fields & u32(7), fields >> u32(3)
    lies = seat != 0
    before = (lies[None, :] & (when[None, :] <= when[:, None])).sum(1, dtype=u32)
    return [eyes.mark(jnp.where(lies, seat - u32(1), u32(0)), lies), jnp.where(lies, before, u32(0))]


def _discard(table: Table, eyes: _Eyes) -> list[Array]:
    """What the viewer knows of the pile, and how it grew."""
    pile = table.pile
    is_there = bits(pile, 0, 6) > _ROWS
    parcels = jnp.where(is_there, table.parcels, u32(0))
    by, bags = (parcels >> u32(5)) & u32(7), parcels & u32(0x1F1F1F1F)
    is_own = eyes.is_seated & (by == eyes.me + u32(1))
    saw = (by == A_POWER) | is_own
    looks = [(bits(pile, at, 3), bits(pile, at + 3, 6)) for at in (6, 15)]
    looked_at = jnp.zeros((PARCELS, SEATS), jnp.bool_)
    knows = saw
    for looker, upto in looks:
        is_seen = (upto > _ROWS) & (looker != 0)
        looked_at = looked_at | eyes.mark(jnp.broadcast_to(looker - u32(1), (PARCELS,)), is_seen)
        knows = knows | (is_seen & eyes.is_seated & (looker == eyes.me + u32(1)))
    known = jnp.where(knows, bags, u32(0)).sum(dtype=u32)
    cards = jnp.concatenate([size(bags)[:, None], _cards(jnp.where(saw, bags, u32(0)))], 1)
    return [_cards(known), eyes.mark(by - u32(1), is_there & (by != A_POWER)), looked_at, cards]


def everything(table: Table) -> Array:
    """What the asked seat sees, and then all secrets from its seat on: hands, physicats, the deck, the whole pile."""
    turn = turn_of(table)
    eyes = _Eyes(table, turn.asked)
    parcels = jnp.where(bits(table.pile, 0, 6) > _ROWS, table.parcels & u32(0x1F1F1F1F), u32(0))
    physicats = jnp.where(eyes.is_there, (table.physicats >> (eyes.seats * u32(4))) & u32(15), u32(0))
    pieces = [
        observe(table, turn.asked),
        _cards(eyes.by_seat(table.hands)),
        physicats[:, None] == _PHYSICATS + np.uint32(1),
        _cards(table.deck),
        _cards(parcels),
    ]
    return jnp.concatenate([piece.astype(jnp.uint8).reshape(-1) for piece in pieces])
