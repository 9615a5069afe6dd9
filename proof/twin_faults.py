"""Plant faults in a game's batched twin, and see that parity with the rules machine notices.

python -m proof.twin_faults GAME [HOW MANY]

Each fault is one small change of the arithmetic in games/GAME/batched: a comparison or sign turned, a number raised by
one. A sample of them is planted one at a time in a copy of the package, and the twin plays the same games as the rules
machine (proof/twin_parity.py). A fault that is not noticed is listed; tests/batched/survivors says why it may.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

from cattery.kit import kit_of
from proof.mutants import Fault, faults_in

ROOT = Path(__file__).parents[1]
SAMPLE, BAR = 60, 40
PATIENCE = 300  # seconds; a fault that makes a game last for ever is noticed by that
GAMES = 192
NOT_PLAYED = ("__init__.py", "given.py", "recording.py", "chance.py")
"""What parity does not go through, chance being given: dice have tests of their own; and the door, and what records."""


def sample(game: str, count: int) -> list[Fault]:
    """So many of the faults that can be planted, the same ones every time."""
    folder = kit_of(game).folder / "batched"
    files = sorted(path for path in folder.glob("*.py") if path.name not in NOT_PLAYED)
    every = [fault for path in files for fault in faults_in(path)]
    return Random(f"twin {game}").sample(every, min(count, len(every)))


def noticed(game: str, fault: Fault, games: int = GAMES) -> bool:
    """Whether parity fails with this fault in place."""
    with tempfile.TemporaryDirectory() as folder:
        package = kit_of(game).folder
        copy = Path(folder) / "cattery"
        shutil.copytree(package.parents[1], copy, ignore=shutil.ignore_patterns("__pycache__", "page"))
        (copy / "games" / game / "batched" / fault.file.name).write_text(fault.source, encoding="utf-8")
        code = f"from proof.twin_parity import held; held({game!r}, [f'faults {{n}}' for n in range({games})])"
        environment = {**os.environ, "PYTHONPATH": f"{folder}:{ROOT}", "JAX_PLATFORMS": "cpu"}
        try:
            done = subprocess.run(
                [sys.executable, "-c", code],
                env=environment,
                cwd=folder,
                capture_output=True,
                timeout=PATIENCE,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return True
        return done.returncode != 0


def main(game: str, count: int = SAMPLE) -> int:
    """Plant the sample, and tell how much of it was noticed."""
    faults = sample(game, count)
    listed = ROOT / "tests/batched/survivors" / f"{game}.toml"
    reasons: dict[str, str] = tomllib.loads(listed.read_text(encoding="utf-8"))
    survivors = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for number, (fault, seen) in enumerate(
            zip(faults, pool.map(lambda fault: noticed(game, fault), faults), strict=True), 1
        ):
            if not seen:
                survivors.append(fault)
            print(f"\r{number} of {len(faults)}, {len(survivors)} survive", end="", file=sys.stderr)
    print(file=sys.stderr)
    caught = len(faults) - len(survivors)
    print(f"{game}: {len(faults)} faults planted in the twin, {caught} noticed by parity with the rules machine")
    for fault in sorted(survivors, key=lambda fault: (fault.file, fault.line)):
        print(f"  survived: {fault.name} (line {fault.line}): {reasons.get(fault.name, 'NO REASON GIVEN')}")
    unexplained = [fault for fault in survivors if fault.name not in reasons]
    return 1 if caught < min(BAR, count) or unexplained else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:])))
