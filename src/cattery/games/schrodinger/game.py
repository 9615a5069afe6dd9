"""Schrödinger's Cats, as the kernel and everything above it know it."""

from collections.abc import Sequence

from cattery.games.schrodinger import notation, positions, view, worlds
from cattery.games.schrodinger.choices import (
    Claim,
    Doubt,
    DrawCards,
    DrawPhysicat,
    EndTurn,
    NameStarter,
    ShowProof,
    SwapCards,
    TakePower,
    UsePower,
)
from cattery.games.schrodinger.events import EVENTS
from cattery.games.schrodinger.options import SchrodingerOptions, check_options
from cattery.games.schrodinger.steps import STEPS
from cattery.games.schrodinger.steps.claim import AfterClaim
from cattery.games.schrodinger.steps.setup import NewGame
from cattery.games.schrodinger.table import Table, empty_table
from cattery.games.schrodinger.view import View
from cattery.kernel import Choice, Event, Game, Roll, State, Step


class SchrodingersCats(Game[SchrodingerOptions, Table, View, Choice]):
    """Every rule of docs/rules/schrodinger.md."""

    name, rules, options_type = "schrodinger", 3, SchrodingerOptions
    events, steps = EVENTS, STEPS
    choices = (
        Claim, Doubt, ShowProof, SwapCards, UsePower, TakePower, EndTurn, DrawCards, DrawPhysicat, NameStarter,
    )  # fmt: skip

    def check_options(self, options: SchrodingerOptions) -> None:
        check_options(options)

    def setup(self, options: SchrodingerOptions) -> tuple[Table, tuple[Step, ...]]:
        return empty_table(options), (NewGame(),)

    def view(self, state: State[Table], viewer: int) -> View:
        return view.view(state, viewer)

    def imagine(self, view: View, sightings: Sequence[Event], roll: Roll) -> State[Table]:
        return worlds.imagine(view, roll)

    def result(self, state: State[Table]) -> tuple[float, ...]:
        """S24: the winner takes it all."""
        table = state.table
        return tuple(float(seat == table.winner) for seat in range(table.options.players))

    def is_out(self, state: State[Table], seat: int) -> bool:
        """S23: eliminated."""
        table = state.table
        return not table.lives[seat]

    def waiting_rule(self, state: State[Table], seat: int) -> str:
        """S10: turns pass clockwise; S19: once a turn is ended; S23: but not to those who are eliminated."""
        if self.is_out(state, seat):
            return "S23"
        return "S19" if isinstance(state.step, AfterClaim) else "S10"

    def write(self, choice: Choice) -> str:
        return notation.write(choice)

    def read(self, text: str, step: Step) -> Choice:
        return notation.read(text)

    def write_position(self, state: State[Table]) -> str:
        return positions.write_position(state)

    def read_position(self, text: str) -> State[Table]:
        return positions.read_position(text)


GAME = SchrodingersCats()
