"""python -m proof [NAME…]: run every long job, or those named, and write their figures into docs/figures.md.

python -m proof --check: say what is wrong with the figures there are, and run nothing.
"""

import sys
from dataclasses import dataclass
from pathlib import Path

from proof.check import faults, read_pending
from proof.figures import read_figures, write_figures
from proof.jobs import read_jobs, run

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Files:
    """Where jobs, figures and the list of pending ones lie."""

    jobs: Path = ROOT / "proof" / "jobs.toml"
    figures: Path = ROOT / "docs" / "figures.md"
    pending: Path = ROOT / "proof" / "pending.toml"


def main(names: list[str], files: Files) -> int:
    """Run jobs one after the other. A failed one does not stop the others, but the exit status tells."""
    jobs = {job.name: job for job in read_jobs(files.jobs)}
    if names == ["--check"]:
        return check(files)
    unknown = [name for name in names if name not in jobs]
    if unknown:
        print(f"No job named {', '.join(unknown)}. There are: {', '.join(jobs) or 'none yet'}.", file=sys.stderr)
        return 2
    written = files.figures, *(ROOT / job.writes for job in jobs.values() if job.writes)
    failed = []
    for job in [jobs[name] for name in names or jobs]:
        print(f"{job.name}: {job.command}", file=sys.stderr, flush=True)
        result = run(job, ROOT, *written)
        print(f"{job.name}: {result.verdict}", file=sys.stderr)
        # Read now: another job may have ended meanwhile. Written now: kept if a later job dies.
        sections = {**read_figures(files.figures), job.name: result.section()}
        write_figures(files.figures, {name: sections[name] for name in jobs if name in sections})
        if not result.passed:
            failed.append(job.name)
    for name, reason in read_pending(files.pending).items():
        print(f"Pending: {name}: {reason}", file=sys.stderr)
    if failed:
        print(f"Failed: {', '.join(failed)}.", file=sys.stderr)
    return 1 if failed else 0


def check(files: Files) -> int:
    """Tell what is wrong with the figures, and which of them are pending."""
    pending = read_pending(files.pending)
    wrong = faults([job.name for job in read_jobs(files.jobs)], read_figures(files.figures), pending)
    for line in [*wrong, *(f"Pending: {name}: {reason}" for name, reason in pending.items())]:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], Files()))
