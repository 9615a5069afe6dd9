"""Plant faults in a game's batched twin, and see that they are noticed: python -m proof.twin_faults GAME [HOW MANY].

Each fault is one small change of the arithmetic in games/GAME/batched, of the kinds that proof/mutants.py plants in the
rules: a comparison or sign turned, a number raised by one. A sample of them is planted one at a time in a copy of the
package, and that twin is held to the rules machine in the same games (proof/twin_parity.py). What this does not notice,
chance being given there, the twin's own tests must. A fault that survives both is listed; tests/batched/survivors says
why it may.
"""

import os
import pickle
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path

from cattery.kit import kit_of
from proof.mutants import Fault, faults_in
from proof.twin_parity import Disagreement, hold, story

ROOT = Path(__file__).parents[1]
SAMPLE, BAR = 60, 40
GAMES, MORE = 256, 8  # so many games, told once for all faults; and so many times more for those not noticed in them
PATIENCE = 600  # seconds; a fault that makes a game last for ever is noticed by that
NOT_THE_TWIN = ("given.py",)  # what hands it chance's answers
QUICKLY = {"XLA_FLAGS": "--xla_backend_optimization_level=0", "JAX_PLATFORMS": "cpu"}  # compiling takes the most time
AGREED, DISAGREED = 0, 3
VERDICTS = ("disagrees with the rules machine", "breaks", "fails its own tests", "survives")


def sample(game: str, count: int) -> list[Fault]:
    """So many of the faults that can be planted, drawn by hash, so that a change of the code draws few anew."""
    files = sorted((kit_of(game).folder / "batched").glob("*.py"))
    every = [fault for path in files if path.name not in NOT_THE_TWIN for fault in faults_in(path)]
    return sorted(every, key=lambda fault: sha256(fault.name.encode()).digest())[:count]


def verdict(game: str, fault: Fault | None, stories: Path) -> str:
    """What becomes of a twin with this fault, or with none."""
    with tempfile.TemporaryDirectory() as home:
        shutil.copytree(ROOT / "src", f"{home}/src", ignore=shutil.ignore_patterns("__pycache__", "page"))
        if fault is not None:
            (Path(home) / fault.file.relative_to(ROOT)).write_text(fault.source, encoding="utf-8")
        status = _run(home, "-m", "proof.twin_faults", "--hold", game, str(stories))
        if status != AGREED:
            return VERDICTS[0] if status == DISAGREED else VERDICTS[1]
        own = ("tests/batched/test_env.py", f"tests/batched/test_{game}.py", "-k", game)
        return VERDICTS[2] if _run(home, "-m", "pytest", "-xq", "-p", "no:cacheprovider", *own) else VERDICTS[3]


def _run(home: str, *words: str) -> int:
    """The exit status of a program that finds this copy of the package first."""
    environment = {**os.environ, **QUICKLY, "PYTHONPATH": f"{home}/src", "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            [sys.executable, *words], cwd=ROOT, env=environment, capture_output=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return DISAGREED
    if done.returncode < 0:
        raise RuntimeError(f"ended by signal {-done.returncode}: {done.stderr.decode()}")
    return done.returncode


def hold_stories(game: str, stories: Path) -> int:
    """In a copy: whether its twin agrees with these stories."""
    try:
        hold(game, pickle.loads(stories.read_bytes()))
        for part in range(MORE):
            hold(game, [story(game, f"more faults {part} {number}") for number in range(GAMES)])
    except Disagreement as disagreement:
        print(str(disagreement)[:200])
        return DISAGREED
    return AGREED


def main(game: str, count: int = SAMPLE) -> int:
    """Plant the sample, and tell what noticed how much of it."""
    faults = sample(game, count)
    listed = ROOT / "tests/batched/survivors" / f"{game}.toml"
    reasons: dict[str, str] = tomllib.loads(listed.read_text(encoding="utf-8"))
    counts: Counter[str] = Counter()
    survivors = []
    with tempfile.TemporaryDirectory() as home, ThreadPoolExecutor(os.cpu_count()) as pool:
        stories = Path(home) / "stories"
        stories.write_bytes(pickle.dumps([story(game, f"faults {number}") for number in range(GAMES)]))
        if (already := verdict(game, None, stories)) != VERDICTS[3]:
            print(f"without any fault planted the twin {already}")
            return 2
        for fault, found in zip(faults, pool.map(lambda fault: verdict(game, fault, stories), faults), strict=True):
            counts[found] += 1
            survivors += [fault] if found == VERDICTS[3] else []
            print(f"\r{counts.total()} of {len(faults)}, {len(survivors)} survive", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    games = f"{GAMES * (MORE + 1):,} games"
    print(f"{game}: {len(faults)} faults planted in the twin, one at a time, each held to up to {games}")
    print("\n".join(f"  {counts[one]:3d} times it {one}" for one in VERDICTS))
    for fault in sorted(survivors, key=lambda fault: (fault.file, fault.line)):
        print(f"  survived: {fault.name} (line {fault.line}): {reasons.get(fault.name, 'NO REASON GIVEN')}")
    unexplained = [fault for fault in survivors if fault.name not in reasons]
    return 1 if len(faults) - len(survivors) < BAR or unexplained else 0


if __name__ == "__main__":
    if sys.argv[1] == "--hold":
        sys.exit(hold_stories(sys.argv[2], Path(sys.argv[3])))
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:])))
