"""Random lawful histories of any game."""

from collections.abc import Iterable, Iterator
from typing import Any

from cattery.kernel import Data, Event, Game, Roll, State, apply, redact, start


class Moment(Data, frozen=True):
    """One position of a history, the answer that led there, and what happened on the way."""

    answer: Any  # None: the beginning
    events: list[Event]
    state: State


def random_history(game: Game, options: Any, roll: Roll) -> Iterator[Moment]:
    """A whole random game in which chance is a question like any other, so that every position comes to rest."""
    state, events, _ = start(game, options)
    yield Moment(None, events, state)
    while state.step is not None:
        answer = state.choices[roll(len(state.choices))]
        state, events, _ = apply(state, answer)
        yield Moment(answer, events, state)


def sightings_of(history: Iterable[Moment], viewer: int) -> list[Event]:
    """All that a viewer saw of a history."""
    return [redact(event, viewer) for moment in history for event in moment.events]
