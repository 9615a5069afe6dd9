"""The twin with chance's answers given from outside, so that the rules machine and it can play the same game."""

from collections.abc import Iterable
from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from cattery.games.schrodinger.batched import winner_takes_all
from cattery.games.schrodinger.batched.actions import bag_of
from cattery.games.schrodinger.batched.chance import Opening, dealt_as, opened, settled
from cattery.games.schrodinger.batched.rules import play
from cattery.games.schrodinger.batched.table import SEATS, Parameters, Table
from cattery.games.schrodinger.cards import PACK
from cattery.games.schrodinger.events import CardsDealt, CardsDrawn, PhysicatDealt, RowBegun, StarterChosen
from cattery.games.schrodinger.physicats import PHYSICATS
from cattery.kernel import Event, Roll
from cattery.lanes import Dice, u32

CHANCE = 3 + SEATS + 1
"""How many words tell what chance said: physicats, row, starter; a hand for each seat; and the cards drawn."""


def chance_of(facts: Iterable[Event]) -> NDArray[np.uint32]:
    """What chance said, from the facts that it led to."""
    words = np.zeros(CHANCE, np.uint32)
    for fact in facts:
        match fact:
            case PhysicatDealt(seat, physicat):
                words[0] |= PHYSICATS.index(physicat.thing) + 1 << 4 * seat
            case RowBegun(turned_up):
                words[1] = PHYSICATS.index(turned_up)
            case StarterChosen(seat):
                words[2] = seat
            case CardsDealt(seat, _, cards):
                words[3 + seat] = bag_of(cards.thing)
            case CardsDrawn(_, _, cards):
                words[3 + SEATS] = bag_of(cards.thing)
    return words


def begin_given(parameters: Parameters, chance: Array) -> Table:
    """A new game as chance opened and dealt it."""
    none = jnp.zeros_like(chance[0])
    table = opened(parameters, Dice(none, none), Opening(chance[0], chance[1], chance[2]))
    return dealt_as(table, jnp.bool_(True), tuple(chance[3 + seat] for seat in range(SEATS)))


def step_given(table: Table, action: Array, chance: Array) -> tuple[Table, Array, Array]:
    """One answer, and what chance said to it."""
    played = play(table, action)
    after = settled(played, jnp.where(played.draws != 0, chance[3 + SEATS], u32(0)))
    hands = tuple(chance[3 + seat] for seat in range(SEATS))
    return dealt_as(after, played.deals, hands), winner_takes_all(after, played.over), played.over


def some_options(roll: Roll) -> dict[str, Any]:
    """Options of a table at random: half of them as printed, the rest small variants of every kind."""
    players = 2 + roll(5)
    options: dict[str, Any] = {"players": players, "physicats": roll(4) != 0}
    if roll(3) == 0:
        options["starter"] = 1 + roll(players)
    if roll(2):
        options["lives"] = 1 + roll(3)
    if roll(2):
        return options
    hand = 1 + roll(6)
    pack = [0, 0, 0, 0]
    while sum(pack) < players * hand:
        pack = [roll(count + 1) for count in PACK]
    return {**options, "hand": hand, "pack": pack, "track": 1 + roll(13)}
