"""A table to try rules at: positions and moves in notation (docs/notation.md), seats counted from 1."""

from dataclasses import dataclass, field

import pytest

from cattery.games.schrodinger.cards import Cards
from cattery.games.schrodinger.game import GAME
from cattery.games.schrodinger.notation import read_cards
from cattery.games.schrodinger.view import View
from cattery.kernel import SPECTATOR, BadNotation, Event, FastDice, IllegalChoice, Seen, State, apply, encode, start

WATCHER = SPECTATOR + 1  # view(WATCHER) is the spectator's


@dataclass(frozen=True)
class Moment:
    """A position, and what happened in the moves that led there."""

    state: State
    events: list[Event] = field(default_factory=list)

    def say(self, moves: str) -> "Moment":
        """Play these answers, chance's among them."""
        state, events = self.state, list[Event]()
        for move in moves.split():
            assert state.step is not None, f"{move} comes after the end"
            state, facts, _ = apply(state, GAME.read(move, state.step))
            events += facts
        return Moment(state, events)

    @property
    def legal(self) -> str:
        """Every legal answer, in order."""
        return " ".join(map(GAME.write, self.state.choices))

    @property
    def text(self) -> str:
        return GAME.write_position(self.state)

    @property
    def asked(self) -> str:
        """The open question, as positions spell it."""
        return self.text.rpartition("|")[2].strip()

    def refusal(self, move: str) -> str:
        """The number of the rule that forbids a move; nothing changes."""
        assert self.state.step is not None
        before = encode((self.state.table, self.state.agenda))
        with pytest.raises(IllegalChoice) as refused:
            apply(self.state, GAME.read(move, self.state.step))
        assert encode((self.state.table, self.state.agenda)) == before
        return refused.value.rule

    def refusals(self, moves: str) -> str:
        """Those of several moves."""
        return " ".join(map(self.refusal, moves.split()))

    def view(self, seat: int) -> View:
        """What a seat sees, or the WATCHER."""
        return GAME.view(self.state, seat - 1)


def at(text: str) -> Moment:
    """The position that a text sets up. Every position here is also read again as it is written."""
    moment = Moment(GAME.read_position(text))
    assert GAME.read_position(moment.text) == moment.state
    return moment


def refused(text: str) -> str:
    """Why a position is unlawful."""
    with pytest.raises(BadNotation) as fault:
        GAME.read_position(text)
    return str(fault.value)


def new_game(**options: object) -> Moment:
    """A game before anything is dealt."""
    state, events, _ = start(GAME, GAME.options(options))
    return Moment(state, events)


def dealt_game(seed: str = "deal", **options: object) -> Moment:
    """A game that is dealt, with its first player asked."""
    state, events, _ = start(GAME, GAME.options(options), FastDice(seed))
    return Moment(state, events)


def c(text: str) -> Cards:
    """Cards: 2A1H."""
    return read_cards(text)


def seen(text: str, *seats: int) -> Seen[Cards]:
    """Cards that these seats see."""
    return Seen(c(text), tuple(seat - 1 for seat in seats))
