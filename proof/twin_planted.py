"""Plant slips in a game's batched twin, and see whether parity notices: python -m proof.twin_planted GAME [FIRST LAST].

These are rules misread, as a person would: forgetting who saw a card, or when a round is over. They are listed in
tests/batched/planted/GAME.toml: a file of the twin, what stands there, what is planted in its stead. Each is planted
alone, in a copy of the package, and held to the rules machine in some hundred games.
"""

import os
import pickle
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from proof.twin_parity import hold, story

ROOT = Path(__file__).parents[1]
GAMES = 400
PATIENCE = 600  # seconds; a fault that makes the twin run for ever is noticed by that
QUICKLY = {
    "XLA_FLAGS": "--xla_backend_optimization_level=0",
    "JAX_PLATFORMS": "cpu",
}  # compiling takes most of the time
AGREED, NOTICED = 0, 3


class Fault(NamedTuple):
    """What is planted where."""

    file: str
    was: str
    becomes: str


def read_faults(game: str) -> list[Fault]:
    """The faults of a game's list; ValueError names one that no longer fits the file it is meant for."""
    listed = tomllib.loads((ROOT / f"tests/batched/planted/{game}.toml").read_text(encoding="utf-8"))["fault"]
    faults = [Fault(**one) for one in listed]
    for fault in faults:
        if _source(game, fault).count(fault.was) != 1:
            raise ValueError(f"{fault.file}: this must stand there once: {fault.was}")
    return faults


def _source(game: str, fault: Fault) -> str:
    return (ROOT / "src/cattery/games" / game / "batched" / fault.file).read_text(encoding="utf-8")


def is_noticed(game: str, fault: Fault, stories: Path) -> bool:
    """Does the twin with this fault disagree with the rules machine, or break?"""
    with tempfile.TemporaryDirectory() as home:
        shutil.copytree(ROOT / "src", f"{home}/src", ignore=shutil.ignore_patterns("__pycache__", "page"))
        planted = Path(home) / "src/cattery/games" / game / "batched" / fault.file
        planted.write_text(_source(game, fault).replace(fault.was, fault.becomes), encoding="utf-8")
        environment = {**os.environ, **QUICKLY, "PYTHONPATH": f"{home}/src", "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", "proof.twin_planted", "--hold", game, str(stories)]
        try:
            done = subprocess.run(
                command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
            )
        except subprocess.TimeoutExpired:
            return True
    if done.returncode not in (AGREED, NOTICED):
        raise RuntimeError(done.stderr)
    return done.returncode == NOTICED


def hold_stories(game: str, stories: Path) -> int:
    """In a copy: whether its twin agrees with these stories."""
    try:
        hold(game, pickle.loads(stories.read_bytes()))
    except (AssertionError, LookupError, ValueError) as disagreement:
        print(str(disagreement)[:200])
        return NOTICED
    return AGREED


def main(game: str, first: int = 1, last: int = 10**6) -> int:
    """Plant them all, or some by number, and tell which are not noticed."""
    faults = read_faults(game)[first - 1 : last]
    missed = []
    with tempfile.TemporaryDirectory() as home, ThreadPoolExecutor(os.cpu_count()) as pool:
        stories = Path(home) / "stories"
        stories.write_bytes(pickle.dumps([story(game, f"faults {number}") for number in range(GAMES)]))
        if hold_stories(game, stories) != AGREED:
            print("the twin disagrees already without any fault planted")
            return 2
        for number, (fault, seen) in enumerate(
            zip(faults, pool.map(lambda fault: is_noticed(game, fault, stories), faults), strict=True), 1
        ):
            missed += [] if seen else [fault]
            print(f"\r{number} of {len(faults)}, {len(missed)} missed", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(f"{game}: {len(faults)} faults planted in the twin, {len(faults) - len(missed)} noticed in {GAMES} games")
    for fault in missed:
        print(f"  missed: {fault.file}: {fault.was} -> {fault.becomes}")
    return 1 if missed else 0


if __name__ == "__main__":
    if sys.argv[1] == "--hold":
        sys.exit(hold_stories(sys.argv[2], Path(sys.argv[3])))
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:])))
