"""A lane's game as an ordinary record: what chance answered is read off the tables."""

from collections.abc import Sequence
from typing import Any

import jax
import numpy as np

from cattery.games.mistigri.batched.cards import PLACES
from cattery.games.mistigri.batched.table import Table, hand_bits
from cattery.games.mistigri.cards import Card, Hand
from cattery.games.mistigri.choices import Deal, Draw, First
from cattery.games.mistigri.game import GAME
from cattery.games.mistigri.options import MistigriOptions
from cattery.games.mistigri.research.encoding import ACTIONS
from cattery.games.mistigri.steps import DealHand, NameFirst
from cattery.kernel import CHANCE, Choice, Record, Recorder


def cards_in(bits: int) -> Hand:
    """The cards of a set."""
    return tuple(sorted(card for place, card in enumerate(PLACES) if bits >> place & 1))


def drawn_cards(table: Table) -> list[Card]:
    """What was drawn last, in its order."""
    word = int(table.drawn)
    return [PLACES[place - 1] for n in range(3) if (place := word >> 8 * n & 255)]


def dealt_hands(table: Table) -> list[list[Card]]:
    """M4: the hands as they were dealt, the odd card last, from a table after the first draw of its round."""
    hands = [list(cards_in(bits)) for bits in hand_bits(table)]
    for card in drawn_cards(table):
        hands[int(table.player)].remove(card)
        hands[int(table.giver)].append(card)
    hands = [sorted(hand) for hand in hands]
    players = int(table.parameters.players)
    for n in range(int(table.parameters.left)):
        hand = hands[(int(table.first) - 1 - n) % players]
        card = PLACES[(int(table.odd) >> 8 * n & 255) - 1]
        hand.remove(card)
        hand.append(card)
    return hands


def record(options: MistigriOptions, tables: Any, actions: Sequence[int]) -> Record:
    """The record of a lane's first game. `tables` has a first axis of moments: the beginning, and after each action."""
    game = Recorder(GAME, options)
    moments = jax.tree.map(np.asarray, tables)
    _follow(game, _moment(moments, 0))
    for number, action in enumerate(actions, 1):
        if game.state.step is None:
            break  # what follows is another game
        game.answer(ACTIONS[int(action)])
        if len(tables.drawn) > number:
            _follow(game, _moment(moments, number))
    return game.record("given")


def _moment(tables: Table, n: int) -> Table:
    moment: Table = jax.tree.map(lambda leaf: leaf[n], tables)
    return moment


def _follow(game: Recorder, table: Table) -> None:
    """Answer for chance, as the table at the next player's question shows it."""
    drawn, hands = iter(drawn_cards(table)), None
    while (step := game.state.step) is not None and step.actor == CHANCE:
        answer: Choice
        match step:
            case NameFirst():
                answer = First(int(table.first))
            case DealHand(seat, count):
                hands = hands or dealt_hands(table)
                answer, hands[seat] = Deal(tuple(hands[seat][:count])), hands[seat][count:]
            case _:
                answer = Draw(next(drawn))
        game.answer(answer)
