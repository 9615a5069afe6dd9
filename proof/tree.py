"""Which commit a job ran on."""

import subprocess
from pathlib import Path

CHANGED = "with changes that were not committed"


def commit_of(folder: Path, *written: Path) -> str:
    """The commit that lies in this folder, and whether anything but what jobs write themselves differs from it."""
    commit = _git(folder, "rev-parse", "--short=12", "HEAD").strip()
    if not commit:
        return "none: this is no repository"
    changed = _git(folder, "status", "--porcelain", "--", ".", *(f":(exclude){path}" for path in written))
    return f"`{commit}`, {CHANGED}" if changed else f"`{commit}`"


def _git(folder: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=folder, capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else ""
