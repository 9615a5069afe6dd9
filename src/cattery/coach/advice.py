"""Advice: what each answer is worth to the seat that is asked, and why, as data."""

from collections.abc import Sequence
from typing import Literal, Protocol

from cattery.kernel import Choices, Data, Event, Tagged, replace

Unit = Literal["chance", "points"]
"""What worth is counted in: the chance to win the game, or the penalty points of this round that are to be expected."""


class AdviceReason(Tagged, frozen=True, gc=False):
    """Why an answer is worth what it is: a game has its own, with words `<game>-reason-<tag>`. Chances are per cent."""


class Odds(Data, frozen=True, gc=False):
    """How likely a claim holds."""

    counted: float  # exact, given the cards that this seat knows
    believed: float  # bent by what the others said and did
    doubted: float | None = None  # how likely the next player doubts it, once it is ours


class Weighed(Data, frozen=True, gc=False, omit_defaults=True):
    """One answer."""

    answer: str  # in notation
    worth: float  # the more the better: a chance to win, or penalty points with a minus sign
    through: float | None = None  # the chance to come through this round unharmed, where that is what is at stake
    odds: Odds | None = None  # of the claim that it is about, where it is about one
    reasons: tuple[AdviceReason, ...] = ()  # the most telling first


class Advice(Data, frozen=True, gc=False):
    """All answers to one question, in the order of its choices."""

    unit: Unit
    answers: tuple[Weighed, ...]
    best: int  # which of them

    @property
    def advised(self) -> Weighed:
        """The best answer."""
        return self.answers[self.best]

    def brief(self) -> "Advice":
        """The same for the road: reasons for the best answer alone."""
        answers = [replace(one, reasons=()) if at != self.best else one for at, one in enumerate(self.answers)]
        return replace(self, answers=tuple(answers))

    def of(self, answer: str) -> Weighed:
        """What this answer, in notation, is worth."""
        return next(one for one in self.answers if one.answer == answer)


class Coach(Protocol):
    """The part `coach` of a game's kit."""

    REASONS: tuple[type[AdviceReason], ...]

    def advise(self, view: object, sightings: Sequence[Event], choices: Choices) -> Advice:
        """What each answer is worth, from this seat's view and sightings alone."""

    def settled(self, event: Event, seat: int) -> float | None:
        """What an event makes of what was at stake for a seat, in the unit of the advice; None: it is still open."""

    def aftermath(self, events: Sequence[Event], seat: int) -> tuple[AdviceReason, ...]:
        """What came of a seat's answer, by all that happened from then on: for the review of an ended game."""


def percent(chance: float) -> int:
    """As it is told: what is not certain is never told as 0 or 100."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))
