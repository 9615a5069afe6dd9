"""Exact methods on a small variant: CFR+ against a linear program that knows neither OpenSpiel nor our adapters."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from numpy.typing import NDArray
from scipy.optimize import linprog
from scipy.sparse import coo_array

from cattery.kernel import CHANCE, State, apply, encode, find_game, redact, start
from tests.research.spiel import load
from tests.research.tables import SMALL

EXPLOITABILITY = 0.002
"""What CFR+ falls below in ITERATIONS; the value is then within that of the true one."""
ITERATIONS = 50


@pytest.fixture(scope="module")
def solver() -> Any:
    solver = pyspiel.CFRPlusSolver(load("schrodinger", SMALL["schrodinger"]))
    for _ in range(ITERATIONS):
        solver.evaluate_and_update_policy()
    return solver


@pytest.mark.no_cover
def test_cfr_plus_is_hardly_exploitable(solver: Any) -> None:
    """OpenSpiel's own best responses, on OpenSpiel's own average policy."""
    game = load("schrodinger", SMALL["schrodinger"])
    uniform = pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))
    found = pyspiel.exploitability(game, solver.average_policy())
    assert found < EXPLOITABILITY < uniform / 100


@pytest.mark.no_cover
def test_its_value_agrees_with_a_linear_program(solver: Any) -> None:
    game = load("schrodinger", SMALL["schrodinger"])
    value = pyspiel.expected_returns(game.new_initial_state(), solver.average_policy(), -1, True)[0]
    assert value == pytest.approx(value_of_the_game(), abs=EXPLOITABILITY)


# --- the value by the sequence form (Koller, Megiddo and von Stengel), from the rules machine alone

Sequence = int
Leaf = tuple[Sequence, Sequence, float]


class Tree:
    """Each player's sequences of own answers, by what it lived through; and what each pair of them leads to."""

    def __init__(self) -> None:
        self.game = find_game("schrodinger")
        state, _, _ = start(self.game, self.game.options(SMALL["schrodinger"]))
        self.sequences: list[dict[tuple[bytes, bytes], Sequence]] = [{}, {}]
        self.sets: list[dict[bytes, tuple[Sequence, list[Sequence]]]] = [{}, {}]
        self.leaves = list(self._leaves(state, (b"", b""), (0, 0), 1.0))

    def _leaves(
        self, state: State, lived: tuple[bytes, bytes], last: tuple[Sequence, Sequence], chance: float
    ) -> Iterator[Leaf]:
        step = state.step
        if step is None:
            won = self.game.result(state)
            yield last[0], last[1], chance * (won[0] - won[1])
            return
        weights = getattr(state.choices, "weights", None)
        answers: dict[Any, float] = weights() if weights is not None else dict.fromkeys(state.choices, 1.0)
        whole = sum(answers.values())
        for answer, weight in answers.items():
            after, facts, _ = apply(state, answer)
            now = [
                lived[seat]
                + encode(step)
                + (encode(answer) if step.actor == seat else b"")
                + b"".join(encode(redact(fact, seat)) for fact in facts)
                for seat in range(2)
            ]
            ends, likely = list(last), chance * weight / whole
            if step.actor != CHANCE and step.actor is not None:
                likely = chance
                ends[step.actor] = self._sequence(step.actor, lived[step.actor] + encode(step), answer, last)
            yield from self._leaves(after, (now[0], now[1]), (ends[0], ends[1]), likely)

    def _sequence(self, seat: int, lived: bytes, answer: Any, last: tuple[Sequence, Sequence]) -> Sequence:
        known = self.sequences[seat]
        key = (lived, encode(answer))
        if key not in known:
            known[key] = len(known) + 1
            parent, answers = self.sets[seat].setdefault(lived, (last[seat], []))
            assert parent == last[seat], "whoever is asked remembers what they answered"
            answers.append(known[key])
        return known[key]

    def constraints(self, seat: int) -> Any:
        """Of a realisation plan: the empty sequence has weight 1, and a set's answers share its parent's weight."""
        cells = [(0, 0, 1.0)]
        for row, (parent, answers) in enumerate(self.sets[seat].values(), 1):
            cells += [(row, parent, -1.0), *((row, answer, 1.0) for answer in answers)]
        rows, columns, values = zip(*cells, strict=True)
        return coo_array((values, (rows, columns)), shape=(len(self.sets[seat]) + 1, len(self.sequences[seat]) + 1))


def value_of_the_game() -> float:
    """max over x of min over y of x'Ay: maximise q[0] where F'q <= A'x, Ex = e, x >= 0."""
    tree = Tree()
    own, others = (tree.constraints(seat).toarray() for seat in range(2))
    worth: NDArray[np.float64] = np.zeros((own.shape[1], others.shape[1]))
    for mine, its, value in tree.leaves:
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
