"""Crazy Mistigri as everything above it knows it."""

from collections.abc import Sequence

from cattery.games.mistigri import choices as c
from cattery.games.mistigri import notation, options, positions, view, worlds
from cattery.games.mistigri.events import EVENTS
from cattery.games.mistigri.steps import STEPS, BeginRound, EndGame, TieRound
from cattery.games.mistigri.steps.scoring import leaders
from cattery.games.mistigri.table import Table
from cattery.games.mistigri.view import View
from cattery.kernel import Choice, Event, Game, Roll, State, Step


class CrazyMistigri(Game[options.MistigriOptions, Table, View, Choice]):
    """A shedding game for 3 to 5: M1 to M50 of docs/rules/mistigri.md."""

    name = "mistigri"
    rules = 1
    options_type = options.MistigriOptions
    events = EVENTS
    steps = STEPS
    choices = (
        c.DiscardPair, c.Pass, c.TakeEffect, c.Reverse, c.ChooseCard, c.GiveCard, c.First, c.Deal, c.Draw,
    )  # fmt: skip

    def check_options(self, options_: options.MistigriOptions) -> None:
        options.check(options_)

    def setup(self, options_: options.MistigriOptions) -> tuple[Table, tuple[Step, ...]]:
        """M50: two rounds, and a third after a tie."""
        table = Table(options_, hands=((),) * options_.players)
        return table, (BeginRound(1), BeginRound(2), TieRound(), EndGame())

    def view(self, state: State[Table], viewer: int) -> View:
        return view.view(state, viewer)

    def imagine(self, view: View, sightings: Sequence[Event], roll: Roll) -> State[Table]:
        return worlds.imagine(view, sightings, roll)

    def result(self, state: State[Table]) -> tuple[float, ...]:
        winners = leaders(state.table)
        return tuple((seat in winners) / len(winners) for seat in range(len(state.table.hands)))

    def waiting_rule(self, state: State[Table], seat: int) -> str:
        """M6: play goes along the arrow; M11: past those who are out; M32: a swap comes before your discard."""
        table = state.table
        if not table.hands[seat]:
            return "M11"
        return "M32" if seat == table.player else "M6"

    def write(self, choice: Choice) -> str:
        return notation.write(choice)

    def read(self, text: str, step: Step) -> Choice:
        return notation.read(text, step)

    def write_position(self, state: State[Table]) -> str:
        return positions.write(state)

    def read_position(self, text: str) -> State[Table]:
        return positions.read(text)


GAME = CrazyMistigri()
