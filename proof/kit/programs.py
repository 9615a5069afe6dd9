"""The programs that tests drive and no lock file brings. As root on Debian they are installed.

`make test` runs this first: what is missing and cannot be installed is told before anything else. All else is tested
even so, and the tests that need it fail in the same words.
"""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Program:
    """A program under any of its names, or under the one that a variable of the environment gives."""

    names: tuple[str, ...]
    package: str  # Debian's
    missing: str
    variable: str = ""
    elsewhere: str = ""  # where else it may lie, as a pattern: Debian keeps some off PATH

    def find(self) -> str | None:
        """Its path; None if it is not there."""
        if named := os.environ.get(self.variable):
            return shutil.which(named)
        places = sorted(Path("/").glob(self.elsewhere), reverse=True) if self.elsewhere else []
        return next(filter(None, map(shutil.which, (*self.names, *map(str, places)))), None)

    def needed(self) -> str:
        """Its path, or a failed test."""
        if self.find() is None:  # the test was not run by `make test`
            provide()
        path = self.find()
        assert path is not None, self.missing
        return path


CHROMIUM = Program(
    ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "msedge", "microsoft-edge"),
    "chromium",
    "No Chromium: install chromium, Google Chrome or Edge, or name one in CHROMIUM; then run the tests again.",
    "CHROMIUM",
)
STRACE = Program(
    ("strace",),
    "strace",
    "No strace: install it (on Debian and Ubuntu: apt-get install strace); then run the tests again.",
)
POSTGRES = Program(
    ("postgres",),
    "postgresql",
    "No PostgreSQL: install it (on Debian and Ubuntu: apt-get install postgresql), or name it in POSTGRES; "
    "then run the tests again.",
    "POSTGRES",
    elsewhere="usr/lib/postgresql/*/bin/postgres",
)
NGINX = Program(
    ("nginx",),
    "nginx-light",
    "No nginx: install it (on Debian and Ubuntu: apt-get install nginx-light), or name it in NGINX; "
    "then run the tests again.",
    "NGINX",
    elsewhere="usr/sbin/nginx",
)
PROGRAMS = (CHROMIUM, STRACE, POSTGRES, NGINX)
DEBIAN = Path("/etc/debian_version")
PATIENTLY = ("-o", "DPkg::Lock::Timeout=300")  # several workers may want it at once


def may_install() -> bool:
    """Root on Debian may."""
    root = os.name != "nt" and os.geteuid() == 0
    return root and DEBIAN.exists() and shutil.which("apt-get") is not None


def provide() -> list[Program]:
    """Install what is missing where we may; what is missing still."""
    packages = [one.package for one in PROGRAMS if one.find() is None and not os.environ.get(one.variable)]
    if packages and may_install():
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        print(f"Installing {' and '.join(packages)} for the tests.", file=sys.stderr)
        for command in (["apt-get", "update", "-qq"], ["apt-get", *PATIENTLY, "install", "-y", "-qq", *packages]):
            subprocess.run(command, env=quiet, capture_output=True, check=False)
    return [one for one in PROGRAMS if one.find() is None]


if __name__ == "__main__":
    for program in provide():
        print(f"{program.missing} What needs it will fail; all else is tested.", file=sys.stderr)
