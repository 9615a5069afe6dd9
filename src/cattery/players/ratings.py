"""Ratings of players, by openskill's Plackett-Luce model: a mean and how uncertain it is, from the order at the end."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from cattery.extras import needs
from cattery.kernel import Data

MEAN, DEVIATION = 25.0, 25.0 / 3
"""Where everybody begins."""


class Rating(Data, frozen=True, gc=False):
    """How good a player is thought to be, and how far off that may be."""

    mean: float = MEAN
    deviation: float = DEVIATION

    @property
    def sure(self) -> float:
        """What the player is at least, with some certainty: three deviations below the mean."""
        return self.mean - 3 * self.deviation


def rated(ratings: Mapping[str, Rating], names: Sequence[str], ranks: Sequence[int]) -> dict[str, Rating]:
    """The ratings after one game: `names` by seat and their ranks, 1 for the best, equal ones for a shared place.

    A name that sat at several seats gets the mean of what these seats would get.
    """
    model = _model()
    seated = [ratings.get(name, Rating()) for name in names]
    teams = [[model.rating(mu=rating.mean, sigma=rating.deviation)] for rating in seated]
    after = [team[0] for team in model.rate(teams, ranks=list(ranks))]
    changed = dict(ratings)
    for name in dict.fromkeys(names):
        own = [new for seat, new in zip(names, after, strict=True) if seat == name]
        changed[name] = Rating(sum(new.mu for new in own) / len(own), sum(new.sigma for new in own) / len(own))
    return changed


@cache
def _model() -> Any:
    with needs("terminal"):
        from openskill.models import PlackettLuce  # takes a moment to load

    return PlackettLuce(mu=MEAN, sigma=DEVIATION)
