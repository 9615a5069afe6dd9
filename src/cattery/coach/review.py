"""A review of an ended game for one seat: what each decision was worth beside the best one, and what was luck.

A decision is judged by what the seat could know then, never by what came of it. What came of it is luck: the value of
the next question (or of the end), less the worth of the answer that was given. So judgement and luck
add up to the result.
"""

from collections.abc import Iterable
from typing import Any, Literal

from cattery.coach.advice import Advice, AdviceReason, Coach, Unit, Weighed
from cattery.kernel import CHANCE, Data, Event, Ply, Step, redact, replace
from cattery.kit import Kit

Grade = Literal["best", "good", "slip", "mistake"]
GRADES: dict[Unit, tuple[tuple[Grade, float], ...]] = {
    "chance": (("best", 0.004), ("good", 0.02), ("slip", 0.06)),
    "points": (("best", 0.05), ("good", 0.3), ("slip", 0.8)),
}
"""At most so much is lost by each; by a mistake, more."""
FATE: dict[Unit, float] = {"chance": 0.08, "points": 1.5}
"""How much luck is worth a word."""


class Judged(Data, frozen=True):
    """One decision of the seat."""

    ply: int  # its number among all answers of the record
    round: int
    step: Step
    choice: Any
    best: Any
    chosen: Weighed
    advised: Weighed
    grade: Grade
    answers: int  # how many there were to choose from
    luck: float = 0.0  # what became of it, less what it was worth
    aftermath: tuple[AdviceReason, ...] = ()

    @property
    def loss(self) -> float:
        """How much less it was worth than the best answer."""
        return self.advised.worth - self.chosen.worth

    @property
    def is_bluff(self) -> bool:
        """Whether it claims what its own seat believed to be false rather than true."""
        odds = self.chosen.odds
        return odds is not None and odds.doubted is not None and odds.believed < 0.5


class Stage(Data, frozen=True):
    """What the game looked like to the seat when a round began for it, and how that round was settled if it was."""

    round: int
    value: float
    settled: float | None = None


class Review(Data, frozen=True):
    """All decisions of one seat."""

    seat: int
    unit: Unit
    judged: tuple[Judged, ...]
    curve: tuple[Stage, ...]

    @property
    def lost(self) -> float:
        """By judgement, in all."""
        return sum(one.loss for one in self.judged)

    @property
    def luck(self) -> float:
        """In all."""
        return sum(one.luck for one in self.judged)

    @property
    def worst(self) -> Judged | None:
        """The most costly decision, if one was below good."""
        worst = max(self.judged, key=lambda one: one.loss, default=None)
        return worst if worst is not None and worst.grade in ("slip", "mistake") else None


def review(kit: Kit, plies: Iterable[Ply], seat: int) -> Review:
    """Judge every decision. `plies` are those of a record that holds."""
    coach: Coach = kit.part("coach")
    game, sightings = kit.game, list[Event]()
    judged: list[Judged] = []
    curve: list[Stage] = []
    unit: Unit = "chance"
    before = None
    open_luck = False  # whether what became of the last decision is still to come
    events: list[Event] = []
    began: list[int] = []  # by decision: how many events came before what it led to
    for ply in plies:
        if before is not None and before.step is not None and ply.actor == seat != CHANCE:
            choices = before.choices
            advice = coach.advise(game.view(before, seat), sightings, choices)
            unit, value = advice.unit, advice.advised.worth
            if open_luck:
                judged[-1] = replace(judged[-1], luck=value - judged[-1].chosen.worth)
            if not curve or curve[-1].round != before.round:
                curve.append(Stage(before.round, value))
            choice = game.read(ply.answer, before.step)
            judged.append(_judged(ply, before, choice, advice, choices))
            began.append(len(events))
            open_luck = True
        for event in ply.events:
            sightings.append(redact(event, seat))
            events.append(event)
            settled = coach.settled(event, seat)
            if settled is not None:
                if open_luck:
                    judged[-1] = replace(judged[-1], luck=settled - judged[-1].chosen.worth)
                    open_luck = False
                if curve and curve[-1].settled is None:
                    curve[-1] = replace(curve[-1], settled=settled)
        before = ply.state
    after = [coach.aftermath(events[start:], seat) for start in began]
    told = [replace(one, aftermath=reasons) for one, reasons in zip(judged, after, strict=True)]
    return Review(seat, unit, tuple(told), tuple(curve))


def _judged(ply: Ply, before: Any, choice: Any, advice: Advice, choices: Any) -> Judged:
    chosen, best = advice.of(ply.answer), advice.advised
    lost = best.worth - chosen.worth
    grade: Grade = next((name for name, most in GRADES[advice.unit] if lost <= most), "mistake")
    return Judged(
        ply.number, before.round, before.step, choice, choices[advice.best], chosen, best, grade, len(choices)
    )
