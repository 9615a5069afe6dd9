"""python -m bench [NAME]…: run these benchmarks, or all; exit status 1 when a bar is missed."""

import argparse
from collections.abc import Callable
from functools import partial

from bench import batched, bots, decisions, research, startup
from bench.harness import report

BENCHMARKS: dict[str, Callable[..., bool]] = {
    "decisions": partial(report, decisions.BENCHMARK),
    "research": partial(report, research.BENCHMARK),
    "batched": batched.report,
    "startup": startup.report,
    "bots": bots.report,
}


def main() -> bool:
    """Whether a bar was missed."""
    parser = argparse.ArgumentParser(prog="python -m bench")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of: {', '.join(BENCHMARKS)}")
    parser.add_argument("--seconds", type=float, default=0.2, help="for each row in each repetition")
    parser.add_argument("--repetitions", type=int, default=21)
    asked = parser.parse_args()
    unknown = [name for name in asked.names if name not in BENCHMARKS]
    if unknown:
        parser.error(f"no benchmark is called {', '.join(unknown)}")
    passed = True
    for number, name in enumerate(asked.names or BENCHMARKS):
        if number:
            print()
        passed &= BENCHMARKS[name](seconds=asked.seconds, repetitions=asked.repetitions)
    return not passed


if __name__ == "__main__":
    raise SystemExit(main())
