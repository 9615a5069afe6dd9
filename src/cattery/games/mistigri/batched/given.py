"""The twin with chance's answers given from outside, so that the rules machine and it can play the same game."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from cattery.games.mistigri.batched import turns
from cattery.games.mistigri.batched.cards import KINDS, PLACES, WORD, Cards
from cattery.games.mistigri.batched.dealing import Dealt
from cattery.games.mistigri.batched.table import SEATS, Parameters, Table
from cattery.games.mistigri.cards import PACK, VALUE
from cattery.games.mistigri.events import CardDrawn, FirstPlayer, HandDealt, RoundBegan
from cattery.kernel import Event, Roll
from cattery.lanes import Dice

CHANCE = 1 + 2 * SEATS + 2
"""How many words tell what chance said: the first player; a hand for each seat; the odd cards of M4; those drawn."""


def chance_of(facts: Iterable[Event]) -> NDArray[np.uint32]:
    """What chance said, as words."""
    words, drawn, odd = np.zeros(CHANCE, np.uint32), 0, 0
    dealt: Counter[str] = Counter()
    for fact in facts:
        if isinstance(fact, RoundBegan):
            words[:], drawn, odd = 0, 0, 0
            dealt.clear()
        elif isinstance(fact, FirstPlayer):
            words[0] = fact.seat
        elif isinstance(fact, HandDealt):
            is_odd = words[1 + 2 * fact.seat] or words[2 + 2 * fact.seat]
            for card in fact.cards.thing:
                place = PLACES.index(card, len(KINDS) * dealt[card])  # the second of a kind goes behind all kinds
                dealt[card] += 1
                words[1 + 2 * fact.seat + (place >= WORD)] |= 1 << place - WORD * (place >= WORD)
                if is_odd:
                    words[-2] |= place + 1 << 8 * odd
                    odd += 1
        elif isinstance(fact, CardDrawn):
            words[-1] |= KINDS.index(fact.card.thing) + 1 << 8 * drawn
            drawn += 1
    return words


def _given(chance: Array) -> turns.Given:
    hands = tuple(Cards(chance[1 + 2 * seat], chance[2 + 2 * seat]) for seat in range(SEATS))
    return turns.Given(Dealt(chance[0], hands, chance[CHANCE - 2]), chance[CHANCE - 1])


def begin_given(parameters: Parameters, chance: Array) -> Table:
    """A new game with the deal that is given."""
    zero = jnp.zeros_like(chance[0])
    return turns.begin(parameters, Dice(zero, zero), _given(chance))


def step_given(table: Table, action: Array, chance: Array) -> tuple[Table, Array, Array]:
    """As `step`; deals and draws are those that are given."""
    return turns.step(table, action, given=_given(chance))


def some_options(roll: Roll) -> dict[str, Any]:
    """Options of a table at random: half of them as printed, the rest small variants of every kind."""
    players = 3 + roll(3)
    options: dict[str, Any] = {"players": players}
    if roll(3) == 0:
        options["starter"] = 1 + roll(players)
    if roll(2):
        return options
    values: list[int] = []
    cards = sum(VALUE[card] not in values for card in PACK)
    while cards < players or not values:
        values = [value for value in range(1, 11) if roll(2)]
        cards = sum(VALUE[card] in values for card in PACK)
    options["values"] = values
    if roll(2):
        options["hand"] = 1 + roll(cards // players)
    return options
