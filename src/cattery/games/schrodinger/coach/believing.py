"""Believed odds: between what can be counted and what the house cat believes, as often as such claims came true.

The house cat believes its opponents a little too readily. A logistic blend of both chances, and the shares of claims
that came true by how likely they then looked, were measured on games of mixed levels at every number of players;
`make proof ONLY=calibration-schrodinger` holds them to games that they were not measured on.
"""

from bisect import bisect_right
from math import exp, log

CONSTANT, BY_BELIEF, BY_COUNT = 0.128, 0.538, 0.281
LOOKED = (0.0, 0.045, 0.15, 0.25, 0.35, 0.45, 0.553, 0.654, 0.75, 0.853, 0.967, 1.0)
CAME_TRUE = (0.0, 0.047, 0.21, 0.284, 0.384, 0.418, 0.52, 0.632, 0.753, 0.853, 0.974, 1.0)
LEAST = 1e-3


def believed(counted: float, belief: float) -> float:
    """What cannot fail stays certain, and what cannot be stays impossible."""
    if counted in (0.0, 1.0):
        return counted
    looks = 1 / (1 + exp(-(CONSTANT + BY_BELIEF * _logit(belief) + BY_COUNT * _logit(counted))))
    at = min(bisect_right(LOOKED, looks), len(LOOKED) - 1)
    low, high = LOOKED[at - 1], LOOKED[at]
    return CAME_TRUE[at - 1] + (CAME_TRUE[at] - CAME_TRUE[at - 1]) * (looks - low) / (high - low)


def _logit(chance: float) -> float:
    chance = min(max(chance, LEAST), 1 - LEAST)
    return log(chance / (1 - chance))
