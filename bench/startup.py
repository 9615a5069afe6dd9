"""From the command to the first question that waits for an answer, as a person waits for it."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter

BAR = 0.6
"""Seconds."""

ROWS = {
    "cattery play": (),
    "cattery play schrodinger, all said": (
        "schrodinger",
        "--players",
        "4",
        "--bots",
        "random",
        "--option",
        "starter=1",
    ),
    "cattery play mistigri, all said": ("mistigri", "--players", "4", "--bots", "random", "--option", "starter=1"),
}
PROMPT = b"Your answer:"


def seconds_to_first_prompt(words: Sequence[str]) -> float:
    """A fresh process, whose answers come from a pipe that stays silent."""
    command = [str(Path(sys.executable).with_name("cattery")), "play", *words, "--language", "en", "--seed", "bench"]
    began = perf_counter()
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as started:
        assert started.stdout is not None
        told = b""
        while PROMPT not in told:
            piece = started.stdout.read(65536)
            if not piece:
                raise RuntimeError(f"{' '.join(command)} asked nothing")
            told += piece
        return perf_counter() - began


def report(*, seconds: float, repetitions: int) -> bool:
    """Measure, print one line a row, and tell whether all were in time. A start takes as long as it takes."""
    taken = {name: [seconds_to_first_prompt(words) for _ in range(repetitions)] for name, words in ROWS.items()}
    print(f"From the command to its first question\nmedian of {repetitions} starts\n")
    print(f"{'':36}{'seconds':>12}")
    for name, times in taken.items():
        passed = median(times) <= BAR
        print(f"{name:36}{median(times):12.2f}   bar {BAR:g}: {'pass' if passed else 'FAIL'}")
    return all(median(times) <= BAR for times in taken.values())
