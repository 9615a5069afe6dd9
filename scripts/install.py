"""Make the environment of one lock file, unless its stamp says that it is already there.

Called by scripts/setup with the name of a lock: play, test or bench. Standard library only.
"""

import fcntl
import hashlib
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOMES = {"play": ".venv", "test": ".venv", "bench": ".venv-bench"}


def fingerprint(lock: str) -> str:
    """Everything an environment depends on; tool settings in pyproject.toml do not count."""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    parts = [
        str(ROOT),  # installed scripts hold absolute paths
        sys.version,
        os.path.realpath(sys.executable),
        json.dumps([pyproject["build-system"], pyproject["project"]]),
        Path(__file__).read_text(encoding="utf-8"),
        (ROOT / "src" / "cattery" / "__init__.py").read_text(encoding="utf-8"),  # the version
        (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8"),
    ]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def install(lock: str) -> None:
    home = ROOT / HOMES[lock]
    stamp = home / "stamp"
    found = stamp.read_text(encoding="utf-8") if stamp.exists() else ""
    # test.txt holds all of play.txt at the same versions, so it serves play too, and can be laid over it.
    if found == fingerprint(lock) or (lock == "play" and found == fingerprint("test")):
        return
    print(f"Setting up {home.name} from requirements/{lock}.txt; the first time takes a minute or so.", file=sys.stderr)
    stamp.unlink(missing_ok=True)  # from here to the end the environment counts as broken
    if not (lock == "test" and found == fingerprint("play")):
        python = os.path.realpath(sys.executable)  # never the one inside the environment about to be cleared
        subprocess.run([python, "-Im", "venv", "--clear", str(home)], check=True)
    pip = [str(home / "bin" / "python"), "-Im", "pip", "--disable-pip-version-check", "-qq", "install"]
    # A lock is complete, so nothing is resolved here: pip would look at newer releases an extra asks for, and stop.
    subprocess.run([*pip, "--no-deps", "--requirement", f"requirements/{lock}.txt"], cwd=ROOT, check=True)
    # The build backend comes from the lock as well, so nothing is fetched here.
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--editable", "."], cwd=ROOT, check=True)
    stamp.write_text(fingerprint(lock), encoding="utf-8")


def main() -> None:
    with (ROOT / ".setup.lock").open("w", encoding="utf-8") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)  # two makes at once: the second waits, then finds the work done
        try:
            install(sys.argv[1])
            if HOMES[sys.argv[1]] == ".venv":
                subprocess.run([str(ROOT / ".venv" / "bin" / "python"), "-I", "scripts/page.py"], cwd=ROOT, check=True)
        except subprocess.CalledProcessError as error:
            sys.exit(f"Set-up failed ({error}). Nothing is broken: run it again once the cause above is mended.")


if __name__ == "__main__":
    main()
