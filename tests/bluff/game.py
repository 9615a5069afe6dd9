"""The doors to two-card bluff: options, view, result; those of notation and imagining are files of their own."""

from collections.abc import Sequence

from cattery.kernel import (
    SPECTATOR,
    BadOption,
    Data,
    Decision,
    Event,
    Game,
    Options,
    Roll,
    State,
    Step,
    decision,
)
from tests.bluff import notation, worlds
from tests.bluff.cards import Call, Cards, Pick
from tests.bluff.events import Dealt, Laid, RoundBegan, Scored, Table, TurnedUp
from tests.bluff.rules import Answer, BeginRound, Deal, Lay


class View(Data, frozen=True, gc=False):
    hand: Cards
    laid: str | None
    face_down: bool
    sizes: tuple[int, ...]
    points: tuple[int, ...]
    decision: Decision | None


class BluffOptions(Options, frozen=True, gc=False):
    players: int = 2


class Bluff(Game[BluffOptions, Table, View, Pick | Call]):
    name, rules, options_type = "bluff", 1, BluffOptions
    events = (RoundBegan, Dealt, Laid, TurnedUp, Scored)
    steps = (BeginRound, Deal, Lay, Answer)
    choices = (Pick, Call)

    def check_options(self, options: BluffOptions) -> None:
        if options.players != 2:
            raise BadOption("players", f"two play, not {options.players}", rule="B1")

    def setup(self, options: BluffOptions) -> tuple[Table, tuple[Step, ...]]:
        return Table(), (BeginRound(0),)

    def view(self, state: State[Table], viewer: int) -> View:
        t, asked = state.table, decision(state)
        layer = 1 - asked.actor if asked and isinstance(asked.step, Answer) else None
        hand = t.hands[viewer] if viewer != SPECTATOR else ()
        sizes = tuple(map(len, t.hands))
        return View(hand, t.laid if viewer == layer else None, t.laid is not None, sizes, t.points, asked)

    def imagine(self, view: View, sightings: Sequence[Event], roll: Roll) -> State[Table]:
        return worlds.imagine(view, sightings, roll)

    def result(self, state: State[Table]) -> tuple[float, ...]:
        best = max(state.table.points)
        winners = state.table.points.count(best)
        return tuple((points == best) / winners for points in state.table.points)

    def write(self, choice: Pick | Call) -> str:
        return notation.write(choice)

    def read(self, text: str, step: Step) -> Pick | Call:
        return notation.read(text)

    def write_position(self, state: State[Table]) -> str:
        return notation.write_position(state)

    def read_position(self, text: str) -> State[Table]:
        return notation.read_position(text)


BLUFF = GAME = Bluff()
