"""A lane as an ordinary record: the rules machine hears its answers, and what chance said is read off its tables."""

from collections.abc import Sequence
from typing import Any

import jax
import numpy as np

from cattery.games.schrodinger.batched.actions import cards_of
from cattery.games.schrodinger.batched.table import Table
from cattery.games.schrodinger.cards import sub
from cattery.games.schrodinger.choices import DrawCards, DrawPhysicat, NameStarter
from cattery.games.schrodinger.game import GAME
from cattery.games.schrodinger.options import SchrodingerOptions
from cattery.games.schrodinger.physicats import PHYSICATS
from cattery.games.schrodinger.research.encoding import ACTIONS
from cattery.games.schrodinger.steps.powers import DrawFromDeck
from cattery.games.schrodinger.steps.setup import ChooseStarter, DealHand, DealPhysicat, TurnUpPhysicat
from cattery.kernel import CHANCE, Choice, Record, Recorder, State


def record(options: SchrodingerOptions, tables: Table, actions: Sequence[int]) -> Record:
    """The first game that one lane played. `tables`: its moments, the beginning and what followed each action."""
    recorder = Recorder(GAME, options)
    _follow(recorder, tables, 0)
    for moment, action in enumerate(actions, 1):
        if recorder.state.step is None:
            break  # what follows is another game
        recorder.answer(ACTIONS[int(action)])
        _follow(recorder, tables, moment)
    return recorder.record("given")


def _follow(recorder: Recorder, tables: Table, moment: int) -> None:
    """Answer for chance, as the table at the next player's question shows it."""
    here: Table = jax.tree.map(lambda words: np.asarray(words)[moment], tables)
    while recorder.state.step is not None and recorder.state.step.actor == CHANCE:
        recorder.answer(_said(recorder.state, here))


def _said(state: State, now: Table) -> Choice:
    """What chance answered, as the table at the next question shows it."""
    step: Any = state.step
    match step:
        case DealPhysicat(seat):
            return DrawPhysicat(PHYSICATS[(int(now.physicats) >> 4 * seat & 15) - 1])
        case TurnUpPhysicat():
            return DrawPhysicat(PHYSICATS[(int(now.seats) >> 12 & 1023).bit_length() - 1])
        case ChooseStarter():
            return NameStarter(int(now.turn) >> 25 & 7)
        case DealHand(seat) | DrawFromDeck(seat):
            return DrawCards(sub(cards_of(int(now.hands[seat])), state.table.hands[seat]))
    raise AssertionError(f"chance does not answer {step}")
