"""A review in plain lines: every decision, what was luck, the curve of chances, and three things to take home."""

from collections import Counter

from cattery.coach import Unit
from cattery.coach.review import FATE, Judged, Review
from cattery.coach.saying import why
from cattery.kernel import tag_of
from cattery.wording import Figures, Teller

BAR = 20  # signs for a chance of 100 %, or for so many points


def retell_review(found: Review, teller: Teller) -> list[str]:
    """All of it."""
    seat = found.seat + 1
    if not found.judged:
        return [teller.words("review-none", seat=seat)]
    return [teller.words("review-heading", seat=seat), *_Told(found, teller).lines()]


def told_worth(teller: Teller, unit: Unit, value: float) -> str:
    """A chance to win; or penalty points, which are worth less the more they are."""
    figures = Figures(teller.language)
    written = figures.percent(value, 0) if unit == "chance" else figures.decimal(abs(value) if round(value, 1) else 0.0)
    return teller.words("review-worth", unit=unit, value=written)


class _Told:
    """One review in one language."""

    def __init__(self, found: Review, teller: Teller) -> None:
        self.found, self.teller, self.words = found, teller, teller.words
        self.figures = Figures(teller.language)

    def lines(self) -> list[str]:
        lines, round = list[str](), None
        for one in (one for one in self.found.judged if one.answers > 1):
            if one.round != round:
                round = one.round
                lines += ["", self.words("review-round", round=round)]
            lines.append(self._decision(one))
        return [*lines, "", *self._curve(), "", *self._sums(), "", *self._home()]

    def _figure(self, value: float) -> str:
        """A chance; or penalty points, which are worth less the more they are."""
        if self.found.unit == "chance":
            return self.figures.percent(value, 0)
        return self.figures.decimal(abs(value) if round(value, 1) else 0.0)

    def _worth(self, value: float) -> str:
        return told_worth(self.teller, self.found.unit, value)

    def _offer(self, choice: object, one: Judged) -> str:
        return self.teller.offer(choice, one.step)

    def _decision(self, one: Judged) -> str:
        words = self.words
        grade = words(f"review-grade-{one.grade}")
        said = [
            words(
                "review-decision",
                answer=self._offer(one.choice, one),
                grade=grade,
                worth=self._worth(one.chosen.worth),
            )
        ]
        if one.is_bluff and one.aftermath:  # a claim, and not the proof that follows it
            assert one.chosen.odds is not None
            said.append(words("review-bluff", chance=self.figures.percent(one.chosen.odds.believed, 0)))
        if one.grade in ("slip", "mistake"):
            better = self._offer(one.best, one)
            said.append(words("review-better", answer=better, worth=self._worth(one.advised.worth)))
            said += why(self.teller, one.advised)
        said += [self.teller.explain(reason) for reason in one.aftermath]
        fate = FATE[self.found.unit]
        if one.aftermath and one.luck < -fate and one.grade in ("best", "good"):
            said.append(words("review-right-unlucky"))
        elif one.aftermath and one.luck > fate and one.grade == "mistake":
            said.append(words("review-wrong-lucky"))
        return " ".join(said)

    def _curve(self) -> list[str]:
        lines = [self.words("review-curve", unit=self.found.unit)]
        for stage in self.found.curve:
            told = self.words("review-stage", round=stage.round, value=self._figure(stage.value))
            if stage.settled is not None:
                told = self.words("review-settled", stage=told, value=self._figure(stage.settled))
            share = stage.value if self.found.unit == "chance" else -stage.value / 10
            lines.append(f"{told} {'#' * max(1, round(BAR * min(1.0, share)))}")
        return lines

    def _sums(self) -> list[str]:
        found, signed = self.found, self.figures.signed
        grades = Counter(one.grade for one in found.judged)
        count = {grade: grades[grade] for grade in ("best", "good", "slip", "mistake")}
        sign = "-" if found.luck < 0 else "+"
        told = signed(found.luck) if found.unit == "points" else f"{sign}{self._figure(abs(found.luck))}"
        return [
            self.words("review-grades", **count),
            self.words("review-sum", lost=self._figure(found.lost), luck=told),
        ]

    def _home(self) -> list[str]:
        words, found = self.words, self.found
        worst, fate = found.worst, FATE[found.unit]
        if worst is None:
            first = words("review-home-clean")
        else:
            answer, best = self._offer(worst.choice, worst), self._offer(worst.best, worst)
            first = words("review-home-worst", round=worst.round, answer=answer, best=best)
        lost: Counter[str] = Counter()
        for one in found.judged:
            lost[tag_of(one.step)] += one.loss  # type: ignore[assignment]  # a Counter of floats
        (habit, much), *_ = lost.most_common(1)
        second = words("review-home-no-habit")
        if much > fate / 2:
            step = next(one.step for one in found.judged if tag_of(one.step) == habit)
            second = words("review-home-habit", question=self.teller.ask(step))
        luck = "good" if found.luck > fate else "bad" if found.luck < -fate else "even"
        third = words("review-home-luck", luck=luck)
        return [words("review-home"), f"1. {first}", f"2. {second}", f"3. {third}"]
