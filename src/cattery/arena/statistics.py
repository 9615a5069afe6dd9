"""Estimates with 95 % intervals, from games that come in deals and may resemble each other within one."""

from collections.abc import Sequence
from math import sqrt

from cattery.kernel import Data

Z = 1.959964  # 95 % of a normal distribution lie within so many deviations


class Estimate(Data, frozen=True, gc=False):
    """A mean, and the ends of its 95 % interval."""

    mean: float
    low: float
    high: float
    count: int  # games (times seats) that it stands on


def wilson(rate: float, count: float) -> tuple[float, float]:
    """The Wilson score interval of a rate seen in so many trials."""
    if count <= 0:
        return 0.0, 1.0
    middle = (rate + Z * Z / (2 * count)) / (1 + Z * Z / count)
    reach = Z / (1 + Z * Z / count) * sqrt(rate * (1 - rate) / count + Z * Z / (4 * count * count))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def win_rate(deals: Sequence[Sequence[float]]) -> Estimate:
    """A rate from shares of wins, deal by deal.

    Wilson's interval takes trials to be independent. Where games of one deal turn out alike (their deals' sums spread
    wider than independent games would), as many trials are taken off as that costs.
    """
    shares = [share for deal in deals for share in deal]
    count = len(shares)
    if not count:
        return Estimate(0.0, 0.0, 1.0, 0)
    rate = sum(shares) / count
    alone = sum((share - rate) ** 2 for share in shares)
    together = sum((sum(deal) - rate * len(deal)) ** 2 for deal in deals)
    alike = max(1.0, together / alone) if alone > 0 else 1.0
    return Estimate(rate, *wilson(rate, count / alike), count)


def mean(values: Sequence[float]) -> Estimate:
    """A mean of at least two independent values (one a deal), with its normal interval."""
    count = len(values)
    average = sum(values) / count
    reach = Z * sqrt(sum((value - average) ** 2 for value in values) / (count - 1) / count)
    return Estimate(average, average - reach, average + reach, count)
