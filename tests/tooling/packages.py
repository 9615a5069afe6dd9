"""The package as a stranger gets it: built once a test run, and installed into environments that were empty.

What an extra brings is read from the wheel itself. It is copied from our own environment, where set-up put it from the
lock: nothing is resolved, and nobody is asked.
"""

import fcntl
import os
import re
import shutil
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from email import message_from_bytes
from importlib.metadata import distribution, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / "requirements" / "test.txt"


@dataclass(frozen=True)
class Built:
    """What `make build` leaves."""

    folder: Path

    @property
    def wheel(self) -> Path:
        return next(self.folder.glob("*.whl"))

    @property
    def sdist(self) -> Path:
        return next(self.folder.glob("*.tar.gz"))


def build(folder: Path) -> Built:
    """Both, by the backend of the lock; whoever comes while it is being done waits for it."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "turn").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not list(folder.glob("*.whl")):
            hatch = [sys.executable, "-m", "hatchling", "build", "-d", str(folder), "-t", "sdist", "-t", "wheel"]
            subprocess.run(hatch, cwd=ROOT, check=True, capture_output=True)
    return Built(folder)


def requirements_of(wheel: Path) -> list[str]:
    """What the wheel says it needs."""
    with zipfile.ZipFile(wheel) as file:
        (name,) = (one for one in file.namelist() if one.endswith(".dist-info/METADATA"))
        return message_from_bytes(file.read(name)).get_all("Requires-Dist", [])


def closure(needed: Iterable[str], extras: frozenset[str]) -> set[str]:
    """The names of everything that these requirements need here, and all that that needs."""
    found: set[tuple[str, frozenset[str]]] = set()
    waiting = [(Requirement(one), extras) for one in needed]
    while waiting:
        one, asked = waiting.pop()
        if one.marker is not None and not any(one.marker.evaluate({"extra": extra}) for extra in asked or {""}):
            continue
        known = (canonicalize_name(one.name), frozenset(one.extras))
        if known not in found:
            found.add(known)
            waiting += [(Requirement(other), frozenset(one.extras)) for other in requires(one.name) or ()]
    return {name for name, _ in found}


def copy_locked(name: str, folder: Path) -> None:
    """What the lock installed under this name, put into a folder of packages."""
    found = distribution(name)
    pinned = rf"^{re.escape(canonicalize_name(name))}(\[.*\])?=={re.escape(found.version)} "
    assert re.search(pinned, LOCK.read_text(encoding="utf-8"), re.MULTILINE), f"{name} {found.version} is not locked"
    for file in found.files or ():
        if ".." not in file.parts and "__pycache__" not in file.parts:
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file.locate(), folder / file)


class Environment:
    """A virtual environment with the built wheel and what it needs, and nothing else: not even pip."""

    def __init__(self, home: Path, wheel: Path) -> None:
        self.home, self.wheel = home, wheel
        venv.create(home, with_pip=False)
        pip = [sys.executable, "-Im", "pip", "--python", str(home / "bin" / "python"), "install", "--quiet"]
        subprocess.run([*pip, "--no-deps", "--no-index", "--no-compile", str(wheel)], check=True, cwd=home)
        self.add()

    def add(self, *extras: str) -> None:
        """What the package needs with these extras."""
        folder = next(self.home.glob("lib/python*/site-packages"))
        for name in closure(requirements_of(self.wheel), frozenset(extras)):
            copy_locked(name, folder)

    def command(self, program: str, *words: str) -> list[str]:
        return [str(self.home / "bin" / program), *words]

    def run(self, program: str, *words: str, told: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
        """Far from the repository, with nothing of ours in the environment."""
        return subprocess.run(
            self.command(program, *words),
            input=told,
            cwd=self.home,
            env=self._environment(variables),
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address of its server, which ends with this."""
        command = self.command("cattery", "serve", "--port", "0", "--data", str(self.home / "data"))
        served = subprocess.Popen(command, cwd=self.home, env=self._environment({}), stdout=subprocess.PIPE, text=True)
        try:
            assert served.stdout is not None
            yield served.stdout.readline().split()[-1]
        finally:
            served.terminate()
            served.communicate(timeout=20)

    def _environment(self, variables: dict[str, str]) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not re.match(r"PYTHON|COV|LANG|LC_", name)}
        return {**kept, "HOME": str(self.home), **variables}
