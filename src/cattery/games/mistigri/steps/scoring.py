"""The end of a round and of the game: M40 to M50."""

from collections.abc import Iterable
from typing import Any

from cattery.games.mistigri.cards import VALUE, Hand
from cattery.games.mistigri.events import GameEnded, RoundEnded
from cattery.games.mistigri.table import Table, holders, totals
from cattery.kernel import Asked, Event, State, Step, apply, field

LAST_TURN = 300  # M43

Said = Iterable[Event | Step]
"""What follows from an answer: events that happen now, and steps that come next."""


def end_of_round(t: Table) -> str | None:
    """The rule by which the round is over, when a turn is; None if it goes on."""
    left = len(t.hands) - len(t.out)  # M11
    if left <= 1:
        return "M40" if left else "M46"
    if len(t.quiet) >= left and all(seat in t.quiet for seat in holders(t)):
        return "M41"  # M44: it can come true only by a pass, for after a pair nobody is quiet
    return "M43" if t.turn >= LAST_TURN else None


def penalty(hand: Hand) -> int:
    """M40, M41, M42: the sum of the values left in a hand."""
    return sum(map(VALUE.__getitem__, hand))


class ScoreRound(Step, frozen=True, gc=False):
    """M40, M41: those who still hold cards show them and score."""

    rule = "M40"
    ended_by: str = field(name="rule")

    def play(self, t: Table, _: None) -> Said:
        return (RoundEnded(self.ended_by, t.hands, tuple(map(penalty, t.hands))),)


class EndGame(Step, frozen=True, gc=False):
    """M50: the lowest sum wins; a win can be shared."""

    rule = "M50"

    def play(self, t: Table, _: None) -> Said:
        yield GameEnded(leaders(t), totals(t))


def leaders(t: Table) -> tuple[int, ...]:
    """M50: who has the lowest sum of penalties."""
    sums = totals(t)
    best = min(sums)
    return tuple([seat for seat, points in enumerate(sums) if points == best])


class TurnQuestion(Asked, frozen=True, gc=False):
    """M8: a question within a turn, whose answer may end the round and so turn up every hand."""

    def shown(self, t: Table, choice: Any, viewer: int) -> object:
        after = apply(State(t, (self,), (choice,)), choice)[0]
        if after.step is None and end_of_round(after.table):
            return choice, t.hands
        return choice if viewer == self.seat else self.seen_by_others(t, choice)

    def seen_by_others(self, t: Table, choice: Any) -> object:
        """What bystanders see of an answer that leaves the round going on."""
        return choice
