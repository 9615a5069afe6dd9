"""Exact methods on a small variant: CFR+ against a linear program that knows neither OpenSpiel nor our engine."""

from typing import Any

import pyspiel
import pytest

from examples.cfr_plus import GAME, size
from tests.research.by_referee import Tree
from tests.research.guide import exact_figures
from tests.research.spiel import load
from tests.research.tables import SMALL

EXPLOITABILITY = 0.002
"""What CFR+ falls below in ITERATIONS; the value is then within that of the true one."""
ITERATIONS = 50


@pytest.fixture(scope="module")
def game() -> Any:
    return load("schrodinger", SMALL["schrodinger"])


@pytest.fixture(scope="module")
def solver(game: Any) -> Any:
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(ITERATIONS):
        solver.evaluate_and_update_policy()
    return solver  # its policies live only as long as it does


@pytest.fixture(scope="module")
def tree() -> Tree:
    return Tree(**SMALL["schrodinger"])


@pytest.mark.no_cover
def test_cfr_plus_is_hardly_exploitable(game: Any, solver: Any) -> None:
    """OpenSpiel's own best responses, on OpenSpiel's own average policy."""
    uniform = pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))
    found = pyspiel.exploitability(game, solver.average_policy())
    assert found < EXPLOITABILITY < uniform / 100
    figures = exact_figures()
    assert figures["iterations"] == ITERATIONS
    assert figures["gained"] == round(found, 3)
    assert figures["random"] == round(uniform, 3)


@pytest.mark.no_cover
def test_its_value_agrees_with_a_linear_program(game: Any, solver: Any, tree: Tree) -> None:
    value = pyspiel.expected_returns(game.new_initial_state(), solver.average_policy(), -1, True)[0]
    assert value == pytest.approx(tree.value(), abs=EXPLOITABILITY)
    assert exact_figures()["value"] == round(value, 3)
    assert exact_figures()["true"] == pytest.approx(tree.value(), abs=1e-9)


def test_the_second_referee_finds_as_many_decisions_and_information_states(tree: Tree) -> None:
    found = tree.decisions, sum(map(len, tree.sets))
    assert found == size(pyspiel.load_game(GAME)) == (exact_figures()["decisions"], exact_figures()["states"])
