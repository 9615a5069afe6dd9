"""python -m proof [NAME]: run every long job, or the one named, and write its figures into docs/figures.md."""

import sys
from pathlib import Path

from proof.figures import read_figures, write_figures
from proof.jobs import read_jobs, run

ROOT = Path(__file__).resolve().parent.parent


def main(names: list[str], table: Path, figures: Path) -> int:
    """Run jobs one after the other. A failed one does not stop the others, but the exit status tells."""
    jobs = {job.name: job for job in read_jobs(table)}
    unknown = [name for name in names if name not in jobs]
    if unknown:
        print(f"No job named {', '.join(unknown)}. There are: {', '.join(jobs) or 'none yet'}.", file=sys.stderr)
        return 2
    failed = []
    for job in [jobs[name] for name in names or jobs]:
        print(f"{job.name}: {job.command}", file=sys.stderr, flush=True)
        result = run(job, ROOT)
        print(f"{job.name}: {result.verdict}", file=sys.stderr)
        sections = {
            **read_figures(figures),
            job.name: result.section(),
        }  # read now: another job may have ended meanwhile
        write_figures(figures, {name: sections[name] for name in jobs if name in sections})  # kept if a later job dies
        if not result.passed:
            failed.append(job.name)
    if failed:
        print(f"Failed: {', '.join(failed)}.", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], ROOT / "proof" / "jobs.toml", ROOT / "docs" / "figures.md"))
