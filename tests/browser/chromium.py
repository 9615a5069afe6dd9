"""Which Chromium the tests drive: $CHROMIUM, one on PATH, or, as root on Debian, the one they install themselves."""

import os
import shutil
import subprocess
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "msedge", "microsoft-edge")
ARGUMENTS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
)  # fmt: skip
MISSING = "No Chromium: install chromium, Google Chrome or Edge, or name one in CHROMIUM; then run the tests again."


def find_chromium() -> str | None:
    """The path of a browser that can be driven; None if there is none and none can be installed."""
    if named := os.environ.get("CHROMIUM"):
        return shutil.which(named)
    return _on_path() or _installed()


def _on_path() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def _installed() -> str | None:
    """Root on Debian may install it."""
    if os.name == "nt" or os.geteuid() != 0 or not Path("/etc/debian_version").exists():
        return None
    if not shutil.which("apt-get"):
        return None
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]):
        if subprocess.run(command, env=quiet, capture_output=True, check=False).returncode:
            return None
    return _on_path()
