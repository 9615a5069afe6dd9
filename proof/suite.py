"""python -m proof.suite: `make test` in a fresh clone with a clean environment: how long, and how many tests."""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parents[1]
BAR = 15 * 60
"""Seconds for everything, set-up included."""

KEPT = re.compile(r"HOME|LANG|TMPDIR|(PIP|NPM)_.*|.*(PROXY|CERT|CA_BUNDLE|CAINFO).*", re.IGNORECASE)
"""Where one is at home, and how packages are fetched; nothing else of the caller's environment."""

SUMMARY = re.compile(r"^=+ (.* passed.*) in [\d.]+s.* =+$", re.MULTILINE)


def clean_environment() -> dict[str, str]:
    """Programs are found as they would be without our own environment, and nothing is skipped."""
    own = str(Path(sys.executable).parent)
    path = [folder for folder in os.environ.get("PATH", os.defpath).split(os.pathsep) if folder != own]
    kept = {name: value for name, value in os.environ.items() if KEPT.fullmatch(name)}
    return {**kept, "PATH": os.pathsep.join(path), "CI": "true"}


def timed(words: list[str], folder: str) -> tuple[float, str]:
    """Seconds, and what was said. What goes wrong is told and ends it: in full, and its end among the results."""
    print(*words, file=sys.stderr, flush=True)
    began = monotonic()
    done = subprocess.run(
        words,
        cwd=folder,
        env=clean_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        print(*done.stdout.splitlines()[-20:], sep="\n")
        raise SystemExit(f"{' '.join(words)}: exit status {done.returncode}")
    return monotonic() - began, done.stdout


def main() -> int:
    """What is committed is tested, and nothing that merely lies here."""
    with tempfile.TemporaryDirectory() as clone:
        timed(["git", "clone", "--quiet", str(ROOT), clone], clone)
        _, commit = timed(["git", "rev-parse", "--short", "HEAD"], clone)
        setting_up, _ = timed(["scripts/setup", "test"], clone)
        testing, told = timed(["make", "test"], clone)
    (summary,) = SUMMARY.findall(told)
    print(f"commit {commit.strip()}, a fresh clone, a clean environment, {len(os.sched_getaffinity(0))} cores")
    print(f"set-up     {setting_up:5.0f} s")
    print(f"make test  {testing:5.0f} s: every static check, and {summary}")
    whole = setting_up + testing
    print(f"together   {whole / 60:5.1f} min   bar {BAR / 60:g} min: {'pass' if whole <= BAR else 'FAIL'}")
    return 0 if whole <= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
