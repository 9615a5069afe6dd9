"""A long job, and one bounded run of it."""

import os
import shlex
import signal
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any

from cattery.wording import game_title
from proof.machine import machine
from proof.tables import installed_kits
from proof.tree import commit_of

ROOT = Path(__file__).resolve().parents[1]
LINES_KEPT = 100


@dataclass(frozen=True)
class Job:
    """One entry of jobs.toml."""

    name: str
    title: str
    command: str
    minutes: float
    writes: str = ""  # a document that it writes besides its figures


def read_jobs(table: Path) -> list[Job]:
    """All jobs, in their order. A missing or misspelt key is a TypeError that names it."""
    entries = tomllib.loads(table.read_text(encoding="utf-8")).get("job", [])
    return [Job(**job) for entry in entries for job in _jobs_of(entry)]


def _jobs_of(entry: dict[str, Any]) -> list[dict[str, Any]]:
    """One job or, with {game} in its name, one for every game that has what stands under `where`."""
    if "{game}" not in entry.get("name", ""):
        return [entry]
    where = ROOT / entry.pop("where", "")
    return [
        {
            key: value.format(game=kit.name, title=game_title(kit.name, "en")) if isinstance(value, str) else value
            for key, value in entry.items()
        }
        for kit in installed_kits()
        if Path(str(where).format(game=kit.name)).exists()
    ]


@dataclass(frozen=True)
class Result:
    """What a run gave: its standard output, and its exit status or None when its time was up."""

    job: Job
    began: datetime
    seconds: float
    status: int | None
    output: str
    commit: str  # what lay here when it began

    @property
    def passed(self) -> bool:
        return self.status == 0

    @property
    def verdict(self) -> str:
        if self.status is None:
            return f"stopped after its bound of {self.job.minutes:g} minutes"
        return f"exit status {self.status} after {self.seconds:,.1f} s"

    def section(self) -> str:
        """This run as a section of docs/figures.md."""
        lines = self.output.splitlines()
        left_out = [f"… {len(lines) - LINES_KEPT} earlier lines"] if len(lines) > LINES_KEPT else []
        result = "\n".join([*left_out, *lines[-LINES_KEPT:]])
        return (
            f"## {self.job.title}\n\n"
            f"- {'Passed' if self.passed else '**Failed**'}: {self.verdict}\n"
            f"- Command: `{self.job.command}`\n"
            f"- Commit: {self.commit}\n"
            f"- Begun: {self.began:%Y-%m-%d %H:%M} UTC\n"
            f"- Machine: {machine()}\n\n"
            f"```text\n{result}\n```\n"
        )


def run(job: Job, folder: Path, *written: Path) -> Result:
    """Run a job in this folder, where jobs write what is `written`. Its time up, it ends with all that it started."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    commit = commit_of(folder, *written)
    began, clock = datetime.now(UTC), monotonic()
    process = subprocess.Popen(
        ["/usr/bin/env", *shlex.split(job.command)],  # finds the program on the new PATH; a missing one exits with 127
        cwd=folder,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,  # so that all it starts can be ended together
    )
    status: int | None
    try:
        output, _ = process.communicate(timeout=job.minutes * 60)
        status = process.returncode
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        output, _ = process.communicate()
        status = None
    except KeyboardInterrupt:
        os.killpg(process.pid, signal.SIGKILL)
        raise
    return Result(job, began, monotonic() - clock, status, output, commit)
