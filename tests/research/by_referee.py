"""The small variant of Schrödinger's Cats as the second referee plays it, and its value by a linear program.

Nothing of the engine or of the adapters is in here. The referee (tests/referee) is written from docs/rules alone, and
`seen` says what a seat sees of its table. The value is found by the sequence form (Koller, Megiddo and von Stengel).
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import linprog
from scipy.sparse import coo_array

from tests.referee import CHANCE, Question, answered
from tests.referee.schrodinger import SchrodingerReferee

Sequence = int
Pair = tuple[Sequence, Sequence]
Lived = tuple[str, str]


def seen(table: SchrodingerReferee, question: Question, seat: int) -> str:
    """S4, S14, S15, S55: the claim, cards face up, how many lie face down, who is asked; and one's own hand."""
    counts = [bag.total() for bag in (table.deck, table.pile, *table.hands)]
    return repr((table.marker, table.claimer, table.shown, counts, question.seat, table.hands[seat]))


class Tree:
    """Each player's sequences of own answers, by what it lived through; and what each pair of them is worth."""

    def __init__(self, **options: Any) -> None:
        self.options = options
        self.decisions = 0
        self.sequences: list[dict[tuple[str, str], Sequence]] = [{}, {}]
        self.sets: list[dict[str, tuple[Sequence, list[Sequence]]]] = [{}, {}]
        self.leaves = list(self._leaves((), ("", ""), (0, 0), 1.0))

    def _after(self, answers: tuple[str, ...]) -> tuple[SchrodingerReferee, Question | None, tuple[float, ...]]:
        """A referee cannot be copied, so the game so far is played again."""
        referee = SchrodingerReferee(**self.options)
        asking = referee.play()
        question, won = answered(asking, None)
        for answer in answers:
            question, won = answered(asking, answer)
        return referee, question, won

    def _leaves(
        self, answers: tuple[str, ...], lived: Lived, last: Pair, chance: float
    ) -> Iterator[tuple[Sequence, Sequence, float]]:
        referee, question, won = self._after(answers)
        if question is None:
            yield *last, chance * (won[0] - won[1])
            return
        now = (lived[0] + seen(referee, question, 0), lived[1] + seen(referee, question, 1))
        if question.seat == CHANCE:  # hands are of one card, and nobody has one left to swap for the proof it showed
            for kind, count in referee.deck.items():
                if count:
                    yield from self._leaves((*answers, f"*{kind}"), now, last, chance * count / referee.deck.total())
            return
        self.decisions += 1
        seat = question.seat
        for answer in sorted(question.lawful or ()):
            then, ends = [*now], [*last]
            then[seat] += answer
            ends[seat] = self._sequence(seat, now[seat], answer, last[seat])
            yield from self._leaves((*answers, answer), (then[0], then[1]), (ends[0], ends[1]), chance)

    def _sequence(self, seat: int, lived: str, answer: str, last: Sequence) -> Sequence:
        known = self.sequences[seat]
        if (lived, answer) not in known:
            known[lived, answer] = len(known) + 1
            parent, answers = self.sets[seat].setdefault(lived, (last, []))
            assert parent == last, "whoever is asked remembers what they answered"
            answers.append(known[lived, answer])
        return known[lived, answer]

    def constraints(self, seat: int) -> NDArray[np.float64]:
        """Of a realisation plan: the empty sequence has weight 1, and a set's answers share its parent's weight."""
        cells = [(0, 0, 1.0)]
        for row, (parent, answers) in enumerate(self.sets[seat].values(), 1):
            cells += [(row, parent, -1.0), *((row, answer, 1.0) for answer in answers)]
        rows, columns, values = zip(*cells, strict=True)
        shape = len(self.sets[seat]) + 1, len(self.sequences[seat]) + 1
        dense: NDArray[np.float64] = coo_array((values, (rows, columns)), shape=shape).toarray()
        return dense

    def value(self) -> float:
        """For the first seat. max over x of min over y of x'Ay: maximise q[0] where F'q <= A'x, Ex = e, x >= 0."""
        own, others = self.constraints(0), self.constraints(1)
        worth: NDArray[np.float64] = np.zeros((own.shape[1], others.shape[1]))
        for mine, its, value in self.leaves:
            worth[mine, its] += value
        plans, duals = own.shape[1], others.shape[0]
        first = np.zeros(own.shape[0])
        first[0] = 1
        found = linprog(
            c=np.concatenate([np.zeros(plans), -np.eye(1, duals)[0]]),
            A_ub=np.hstack([-worth.T, others.T]),
            b_ub=np.zeros(others.shape[1]),
            A_eq=np.hstack([own, np.zeros((own.shape[0], duals))]),
            b_eq=first,
            bounds=[(0, None)] * plans + [(None, None)] * duals,
        )
        assert found.success
        return float(-found.fun)
