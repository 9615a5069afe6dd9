"""The machine: an agenda of steps that are plain data. It knows no game, no clock, no network, no source of chance."""

from typing import Any, Generic

from cattery.kernel.chance import Dice
from cattery.kernel.data import Data, tag_of
from cattery.kernel.event import Event
from cattery.kernel.generic import TableT
from cattery.kernel.step import CHANCE, Choices, Step

OVER = "over"
"""What forbids an answer when there is no question any more, in place of a rule's number."""


class IllegalChoice(ValueError):
    """This answer is not among the legal ones. `rule` is the number of the rule that forbids it, or OVER."""

    def __init__(self, rule: str, step: Step | None, choice: Any) -> None:
        question = tag_of(step) if step is not None else "a game that is over"
        super().__init__(f"{rule}: {choice!r} is no legal answer to {question}")
        self.rule, self.step, self.choice = rule, step, choice

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalChoice, (self.rule, self.step, self.choice)


class State(Data, Generic[TableT], frozen=True, gc=False):
    """A position at rest: the machine always stops at one open question, or at the end, where `step` is None."""

    table: TableT  # every zone and every secret: the only place where secrets are
    agenda: tuple[Step, ...]  # what is still to be done, nearest first: the open question and what waits behind it
    choices: Choices  # the legal answers to the open question, found once
    round: int = 0  # how many rounds were opened, and
    rolls: int = 0  # how many chance answers this one has had: where the dice stand

    @property
    def step(self) -> Step | None:
        """The open question."""
        return self.agenda[0] if self.agenda else None


class Decision(Data, frozen=True, gc=False):
    """The public part of an open question: who is asked, and what. Its choices are for the asked seat alone."""

    actor: int
    step: Any  # the step itself, and
    then: tuple[Any, ...]  # what waits behind it: the agenda is public


Outcome = tuple[State[TableT], list[Event], list[Any]]
"""The new position, the facts that happened, and what chance answered on the way."""


def decision(state: State) -> Decision | None:
    """Who is asked what, as everybody may know; None when the game is over."""
    agenda = state.agenda
    if not agenda:
        return None
    actor = agenda[0].actor
    assert actor is not None, "a position at rest asks somebody"
    return Decision(actor, agenda[0], agenda[1:])


def choices_for(state: State, viewer: int) -> Choices:
    """The legal answers, for the asked seat alone."""
    step = state.step
    return state.choices if step is not None and step.actor == viewer and viewer >= 0 else ()


def set_up(table: TableT, agenda: tuple[Step, ...], dice: Dice | None = None, *, round: int = 0) -> Outcome[TableT]:
    """Set up a position, and do everything in it that needs no answer."""
    return apply(State(table, (_NOTHING, *agenda), (None,), round), None, dice)


def apply(state: State[TableT], choice: Any, dice: Dice | None = None) -> Outcome[TableT]:
    """Answer the open question, then do everything that needs no answer. Pure: `state` stays as it is.

    With dice, chance is answered on the way, up to the next player's question; without, chance is a question too.
    All is done in one loop, and in as few moves as can be: everything waits for this one.
    """
    table, round, rolls = state.table, state.round, state.rolls
    if choice not in state.choices:
        step = state.step
        raise IllegalChoice(step.refusal(table, choice) if step is not None else OVER, step, choice)
    agenda = [*state.agenda]
    facts: list[Event] = []
    rolled: list[Any] = []
    said: Any
    step = agenda[0]
    if step.actor == CHANCE:
        rolls += 1
    while True:
        then: list[Step] = []
        for said in step.play(table, choice):
            opens_round = said.opens_round
            if opens_round is None:  # its steps come before all others
                then.append(said)
            else:  # its events happen now
                facts.append(said)
                table = said.on(table)
                if opens_round:
                    round, rolls = round + 1, 0
        if then:
            agenda[:1] = then
        else:
            del agenda[0]
            if not agenda:
                return State(table, (), (), round, rolls), facts, rolled
        step = agenda[0]
        actor = step.actor
        if actor is None:
            choice = None
            continue
        if actor != CHANCE or dice is None:
            return State(table, tuple(agenda), step.choices(table), round, rolls), facts, rolled
        choice = step.roll(table, dice, round, rolls)  # type: ignore[attr-defined]  # it is a Chance
        rolls += 1
        rolled.append(choice)


class _Nothing(Step, frozen=True, gc=False):
    """What stands before the first step, answered by nothing: so a position is set up as one goes on from an answer."""

    def play(self, table: Any, choice: Any) -> tuple[()]:
        return ()


_NOTHING = _Nothing()
