"""What a seat may know, as the research encoding writes it; and everything, for a critic."""

from collections.abc import Callable
from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import Array

from cattery.games.mistigri.batched.actions import asked
from cattery.games.mistigri.batched.cards import KINDS, Cards, count, only_if, tally
from cattery.games.mistigri.batched.moving import hand_of
from cattery.games.mistigri.batched.table import (
    CHOOSE,
    EFFECT,
    FEED,
    GIVE,
    MORE,
    OVER,
    PAIR,
    READERS,
    SEATS,
    SWAP_IN,
    SWAP_OUT,
    Table,
    has,
)
from cattery.games.mistigri.research.encoding import MOST_ROUNDS, MOST_WAITING, OBSERVATION, STEP
from cattery.lanes import pick

_QUESTION = np.zeros(9, np.int32)  # the step that asks each question
for _question, _step in (
    (PAIR, "pair-or-pass"),
    (MORE, "another-pair"),
    (EFFECT, "effect-or-reverse"),
    (CHOOSE, "choose-drawn"),
    (GIVE, "give-away"),
    (FEED, "feed"),
    (SWAP_OUT, "swap-out"),
    (SWAP_IN, "swap-in"),
):
    _QUESTION[_question] = STEP[_step]
_REST = np.array([STEP["begin-round"], STEP["tie-round"], STEP["end-game"], -1])
_ROWS = 6  # of the agenda, at a player's question: it, M23's pair or pass, the end of the turn, and what ends a game
_NOBODY = np.zeros(SEATS)


def observe(table: Table, viewer: Array) -> Array:
    """What this seat (below 0: a spectator) may know, as numbers."""
    watches = jnp.asarray(viewer) < 0
    me = jnp.where(watches, 0, viewer).astype(jnp.uint32)
    reader = jnp.where(watches, np.uint32(SEATS), me)
    seats, players = jnp.arange(SEATS, dtype=jnp.uint32), table.parameters.players
    sits, here = seats < players, me + seats
    here = jnp.where(here >= players, here - players, here)  # the seat at each place, from the viewer's on
    hands = only_if(sits, hand_of(table.hands, here))
    own = only_if(~watches, Cards(hands.lo[0], hands.hi[0]))
    sizes, over = count(hands), table.question == OVER
    points = jnp.where(sits, pick(table.penalties, here), 0)

    def mark(seat: Array) -> Array:
        """A mark at a seat, from the viewer's on."""
        return sits & (here == seat)

    pieces = {
        **_agenda(table, mark, sits & has(table.takers, here), here),
        "seat": (seats == me) & ~watches,
        "hand": tally(own),
        "hand_sizes": sizes,
        "undealt": count(table.parameters.deck) - sizes.sum() - count(table.pile),
        "pile": table.heap,
        "clockwise": table.clockwise,
        "aid_down": sits & has(table.aid_down, here),
        "quiet": jnp.where(sits, table.quiet >> here * 4 & 15, 0),
        "out": jnp.where(sits, table.out >> here * 4 & 15, 0),
        "chooser": _NOBODY,  # M22: that card is drawn before anybody is asked again
        "chosen": np.zeros(len(KINDS)),
        "known": tally(hand_of(table.known, reader) & hands),
        "no_ones": sits & has(table.no_ones, here * READERS + reader),
        "first": mark(table.first),
        "player": mark(table.player),
        "round": table.round,
        "turn": jnp.stack([table.turn // 100, table.turn % 100]),
        "scored": table.round - ~over,
        "penalties": points >> np.arange(0, 8 * MOST_ROUNDS, 8, dtype=np.uint32)[:, None] & 255,
        "lie_open": over,
        "shown": tally(only_if(over, hands)),
    }
    return jnp.concatenate([pieces[piece.name].astype(jnp.uint8).reshape(-1) for piece in OBSERVATION.pieces])


def _agenda(table: Table, mark: Callable[[Array], Array], is_fed: Array, here: Array) -> dict[str, Any]:
    """The question, and what waits behind it: M23's are asked before the pair or pass of the player."""
    question, swaps, over = table.question, asked(table) != table.player, table.question == OVER
    rows, end = np.arange(_ROWS), 1 + swaps.astype(jnp.int32)  # where the end of the turn stands
    rest = rows - end - 2 + table.round.astype(jnp.int32)  # 0: the second round, 1: a third after a tie, 2: the end
    step = jnp.where(rows > end, jnp.asarray(_REST)[jnp.clip(rest, 0, 3)], STEP["pair-or-pass"])
    step = jnp.where(rows == end, STEP["end-turn"], step)
    step = jnp.where(rows == 0, jnp.asarray(_QUESTION)[question], step)
    whom = jnp.where((rows == 0)[:, None], mark(asked(table)), mark(table.player) & (rows <= end)[:, None])
    number = jnp.where((rows > end) & (rest == 0), 2, 0)
    number = jnp.where((rows == 0) & (question == EFFECT), table.value.astype(jnp.int32), number)
    players = table.parameters.players
    ahead = jnp.where(table.clockwise != 0, here - table.player, table.player - here)  # M34: how far along the arrow
    ahead = jnp.where(ahead.astype(jnp.int32) <= 0, ahead + players, ahead)
    order = (is_fed & (ahead <= ahead[:, None])).sum(1, dtype=jnp.uint32)

    def padded(numbers: Array, test: Any = True) -> Array:
        """Behind the rows of a player's question all is empty."""
        numbers = jnp.where(~over & test, numbers, 0)
        return jnp.concatenate([numbers, jnp.zeros((MOST_WAITING - len(numbers), *numbers.shape[1:]), numbers.dtype)])

    return {
        "agenda_step": padded((step[:, None] == np.arange(len(STEP))).astype(jnp.uint8)),
        "agenda_seat": padded(whom.astype(jnp.uint8)),
        "agenda_giver": np.zeros((MOST_WAITING, SEATS)),
        "agenda_to": padded(jnp.where(is_fed, order, 0)[None], question == FEED),
        "agenda_number": padded(number),
    }


def everything(table: Table) -> Array:
    """The full state as numbers, secrets included: what a spectator sees, all hands by seat, and who knows what."""
    hands = jnp.concatenate([tally(hand) for hand in table.hands])
    known = jnp.concatenate([tally(known & hand) for known in table.known[:SEATS] for hand in table.hands])
    return jnp.concatenate([observe(table, jnp.int32(-1)), hands, known])
