"""How everything here is measured: full games, one core, repetitions of all rows in turn, the median of each."""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter

Play = Callable[[], int]
"""Play one full game; how many of the counted things it held."""


@dataclass(frozen=True)
class Row:
    """One thing to measure, and the bar it must reach as a ratio to the reference row."""

    name: str
    make: Callable[[], Play]  # set-up that is not measured; ImportError or LookupError: not there
    bar: float | None = None


@dataclass(frozen=True)
class Benchmark:
    """Rows that are counted the same way and compared with one of them."""

    title: str
    unit: str
    reference: str
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Measured:
    """A row's median rate and its median ratio to the reference in the same repetition; None if it is not there."""

    row: Row
    rate: float | None
    ratio: float | None

    @property
    def passed(self) -> bool:
        return self.row.bar is None or (self.ratio is not None and self.ratio >= self.row.bar)

    def __str__(self) -> str:
        if self.rate is None or self.ratio is None:
            figures = f"{'not there':>20}"
        else:
            figures = f"{self.rate:12,.0f}{self.ratio:8.2f}"
        bar = "" if self.row.bar is None else f"   bar {self.row.bar:g}: {'pass' if self.passed else 'FAIL'}"
        return f"{self.row.name:36}{figures}{bar}"


def rate(play: Play, seconds: float) -> float:
    """Counted things per second, over whole games for at least so long."""
    count, began = 0, perf_counter()
    while (spent := perf_counter() - began) < seconds or not count:
        count += play()
    return count / spent


def measure(benchmark: Benchmark, *, seconds: float, repetitions: int) -> list[Measured]:
    """All rows in turn, again and again, so that a slow spell of the machine meets them all."""
    plays: dict[str, Play] = {}
    for row in benchmark.rows:
        try:
            plays[row.name] = row.make()
        except (ImportError, LookupError) as error:
            if row.name == benchmark.reference:
                raise RuntimeError(f"the reference {row.name} is not there") from error
            continue
        plays[row.name]()  # the first game fills caches
    rates = [{name: rate(play, seconds) for name, play in plays.items()} for _ in range(repetitions)]
    return [
        Measured(
            row,
            median(one[row.name] for one in rates),
            median(one[row.name] / one[benchmark.reference] for one in rates),
        )
        if row.name in plays
        else Measured(row, None, None)
        for row in benchmark.rows
    ]


def report(benchmark: Benchmark, *, seconds: float, repetitions: int) -> bool:
    """Measure, print one line a row, and tell whether every bar was reached."""
    measured = measure(benchmark, seconds=seconds, repetitions=repetitions)
    print(f"{benchmark.title}\nmedian of {repetitions} repetitions of {seconds:g} s; ratios to {benchmark.reference}\n")
    print(f"{'':36}{benchmark.unit + '/s':>12}{'ratio':>8}")
    for one in measured:
        print(one)
    return all(one.passed for one in measured)
