"""Mixed answers: the best most often, others nearly as good now and then, so that nobody can read them for certain."""

from collections.abc import Sequence
from math import exp
from typing import Any

from cattery.kernel import Roll

Worth = Sequence[tuple[Any, float]]
"""Answers, each with what it is worth."""


def mixed(answers: Worth, whim: float, dice: Roll) -> Any:
    """One of the answers: one that is worth `whim` less than the best comes up e times less often."""
    best = max(worth for _, worth in answers)
    weights = [exp((worth - best) / whim) for _, worth in answers]
    at = dice(1 << 30) / (1 << 30) * sum(weights)
    for (answer, _), weight in zip(answers, weights, strict=True):
        at -= weight
        if at < 0:
            return answer
    return answers[-1][0]
