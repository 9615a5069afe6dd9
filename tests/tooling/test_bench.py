"""The benchmark: what it counts, and how it judges. No test here depends on how long anything takes."""

import pytest

from bench import bots, decisions, research, startup
from bench.harness import Benchmark, Measured, Row, measure, report
from bench.ours import random_games
from tests.bluff import BLUFF


def absent() -> None:
    raise ModuleNotFoundError("no such engine")


def benchmark(*rows: Row) -> Benchmark:
    return Benchmark("Things", "things", "reference", (Row("reference", lambda: lambda: 7), *rows))


@pytest.mark.parametrize("with_view", [False, True])
def test_a_random_game_is_played_to_its_end_and_counted(with_view: bool) -> None:
    play = random_games(BLUFF, BLUFF.options(), with_view=with_view)
    assert all(play() >= 1 for _ in range(20))


def test_every_row_gets_a_rate_and_a_ratio() -> None:
    reference, other = measure(benchmark(Row("other", lambda: lambda: 7)), seconds=0, repetitions=3)
    assert reference.ratio == 1
    assert other.rate is not None and other.rate > 0


def test_a_row_that_is_not_there_fails_its_bar(capsys: pytest.CaptureFixture[str]) -> None:
    assert not report(benchmark(Row("gone", absent, bar=0.1)), seconds=0, repetitions=1)  # type: ignore[arg-type]
    assert "not there   bar 0.1: FAIL" in capsys.readouterr().out


def test_a_bar_is_a_ratio_to_the_reference() -> None:
    row = Row("one", lambda: lambda: 1, bar=1.8)
    assert Measured(row, 100.0, 1.8).passed
    assert not Measured(row, 100.0, 1.79).passed
    assert Measured(Row("two", lambda: lambda: 1), 100.0, 0.1).passed


@pytest.mark.parametrize(
    ("judged", "reference", "bars"),
    [
        (decisions.BENCHMARK, "rlcard leduc-holdem", {"schrodinger": 1.8, "mistigri": 1.2}),
        (
            research.BENCHMARK,
            "PettingZoo leduc_holdem_v4",
            {"PettingZoo, schrodinger": 5, "PettingZoo, mistigri": 5},
        ),
    ],
    ids=["decisions", "research"],
)
def test_the_ratios_are_those_agreed_on(judged: Benchmark, reference: str, bars: dict[str, float]) -> None:
    assert judged.reference == reference
    assert {row.name: row.bar for row in judged.rows if row.bar} == bars


def test_the_times_are_those_agreed_on() -> None:
    assert startup.BAR == 0.6  # seconds
    assert bots.BARS == {"random": 1, "kitten": 1, "yardstick": 1, "house-cat": 2}  # milliseconds
    assert bots.ODDS_BARS == {"schrodinger": 0.1}
