"""Intervals that mean what they say."""

from random import Random

import pytest

from cattery.arena import mean, wilson, win_rate


def test_wilson_gives_the_published_values() -> None:
    """The worked example of Brown, Cai and DasGupta: no success in ten trials, and one half of a hundred."""
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.3, 0) == (0.0, 1.0)


def test_games_that_are_alike_within_a_deal_count_for_less() -> None:
    independent = [[1.0, 0.0], [0.0, 1.0], [1.0, 1.0], [0.0, 0.0]] * 50
    alike = [[1.0, 1.0], [0.0, 0.0]] * 100
    assert win_rate(independent).mean == win_rate(alike).mean == 0.5
    assert (win_rate(independent).low, win_rate(independent).high) == wilson(0.5, 400)
    assert (win_rate(alike).low, win_rate(alike).high) == wilson(0.5, 200)


@pytest.mark.parametrize("shared", [False, True])
def test_the_interval_covers_the_truth_in_about_95_of_100_runs(shared: bool) -> None:
    """Also when all four games of a deal go the same way."""
    random, covered = Random(7), 0
    for _ in range(400):
        deals = []
        for _ in range(60):
            luck = random.random()
            deals.append([float((luck if shared else random.random()) < 0.3) for _ in range(4)])
        estimate = win_rate(deals)
        covered += estimate.low <= 0.3 <= estimate.high
    assert 365 <= covered <= 398


def test_a_mean_and_its_interval() -> None:
    estimate = mean([1.0, 2.0, 3.0, 4.0])
    assert (estimate.mean, estimate.count) == (2.5, 4)
    assert estimate.high - estimate.low == pytest.approx(2 * 1.959964 * (5 / 3 / 4) ** 0.5)
