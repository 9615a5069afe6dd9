"""Playthroughs: a game that is played on, and what each viewer has seen of it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from cattery.kernel.chance import Dice, Roll
from cattery.kernel.engine import State, apply
from cattery.kernel.event import Event
from cattery.kernel.game import Game, start
from cattery.kernel.secrecy import redact


class Playthrough:
    """The position and, for these viewers, what each saw of all that happened. With dice, chance answers itself."""

    state: State
    events: list[Event]  # the last ones

    def __init__(self, game: Game, options: Any, dice: Dice | None = None, viewers: Iterable[int] = ()) -> None:
        self.game, self.options, self.dice = game, options, dice
        self.facts: list[Event] = []  # all of them, where there are viewers: to keep them takes time
        self.sightings: dict[int, list[Event]] = {viewer: [] for viewer in viewers}
        self._note((), *start(game, options, dice))

    @property
    def asked(self) -> int | None:
        """Who must answer: a seat, CHANCE, or nobody once the game is over."""
        step = self.state.step
        return None if step is None else step.actor

    def ask(self, choose: Callable[..., Any], roll: Roll) -> Any:
        """What a player answers for the seat that is asked, from what that seat may know and nothing else."""
        seat, state = self.asked, self.state
        assert seat is not None, "a game that is over asks nobody"
        return choose(self.game.view(state, seat), self.sightings[seat], state.choices, roll)

    def answer(self, choice: Any) -> list[Event]:
        """Apply an answer; an illegal one raises IllegalChoice and changes nothing."""
        self._note((choice,), *apply(self.state, choice, self.dice))
        return self.events

    def _note(self, said: Sequence[Any], state: State, events: list[Event], rolled: list[Any]) -> None:
        self.state, self.events = state, events
        if self.sightings:
            self.facts += events
            for viewer, seen in self.sightings.items():
                seen += [redact(event, viewer) for event in events]
