"""From the command to the first question that waits for an answer, as a person waits for it."""

import resource
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter

from cattery.kit import kits

BAR = 0.6
"""Seconds."""

SAID = ("--players", "4", "--bots", "random", "--option", "starter=1")
ROWS: dict[str, tuple[str, ...]] = {
    "cattery play": (),
    **{f"cattery play {kit.name}, all said": (kit.name, *SAID) for kit in kits()},
}
PROMPT = b"Your answer:"


def start(words: Sequence[str]) -> tuple[float, float]:
    """A fresh process, whose answers come from a pipe that stays silent: seconds waited, and seconds computed."""
    command = [str(Path(sys.executable).with_name("cattery")), "play", *words, "--language", "en", "--seed", "bench"]
    began, computed = perf_counter(), _computed_by_children()
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as started:
        assert started.stdout is not None
        told = b""
        while PROMPT not in told:
            piece = started.stdout.read(65536)
            if not piece:
                raise RuntimeError(f"{' '.join(command)} asked nothing")
            told += piece
        waited = perf_counter() - began
    return waited, _computed_by_children() - computed


def _computed_by_children() -> float:
    """Processor time, which a busy machine does not lengthen as it lengthens waiting."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def report(*, seconds: float, repetitions: int) -> bool:
    """Measure, print one line a row, and tell whether all were in time. A start takes as long as it takes."""
    print(f"From the command to its first question\nmedian of {repetitions} starts\n")
    print(f"{'':36}{'waited, s':>12}{'computed, s':>12}")
    passed = True
    for name, words in ROWS.items():
        waited, computed = map(median, zip(*(start(words) for _ in range(repetitions)), strict=True))
        passed = passed and waited <= BAR
        print(f"{name:36}{waited:12.2f}{computed:12.2f}   bar {BAR:g}: {'pass' if waited <= BAR else 'FAIL'}")
    return passed
