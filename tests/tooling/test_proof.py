"""The runner of the long jobs: bounded, one after the other, and every result written down."""

import shlex
import sys
from pathlib import Path

import pytest

from proof.__main__ import ROOT, Files
from proof.__main__ import main as run_jobs
from proof.figures import read_figures
from proof.jobs import read_jobs


def main(names: list[str], table: Path, figures: Path) -> int:
    return run_jobs(names, Files(table, figures, table.with_name("pending.toml")))


def entry(name: str, code: str, minutes: float = 1) -> str:
    command = shlex.join([sys.executable, "-c", code])
    return f"[[job]]\nname = '{name}'\ntitle = 'About {name}'\ncommand = '''{command}'''\nminutes = {minutes}\n"


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "jobs.toml"
    path.write_text(
        entry("bad", "print('half done'); raise SystemExit(3)")
        + entry("endless", "import time; print('on my way', flush=True); time.sleep(600)", minutes=0.02)
        + entry("good", "import os; print('seed', os.environ.get('SEED', 'none'))"),
        encoding="utf-8",
    )
    return path


def test_every_job_runs_and_a_failed_one_fails_the_end(
    table: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    figures = tmp_path / "docs" / "figures.md"
    assert main([], table, figures) == 1
    assert capfd.readouterr().err.endswith("Failed: bad, endless.\n")
    found = read_figures(figures)
    assert list(found) == ["bad", "endless", "good"]
    assert "**Failed**: exit status 3" in found["bad"]
    assert "half done" in found["bad"]
    assert "**Failed**: stopped after its bound of 0.02 minutes" in found["endless"]
    assert "on my way" in found["endless"]
    assert "Passed: exit status 0" in found["good"]
    assert "seed none" in found["good"]


def test_one_job_renews_only_its_own_section(table: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = tmp_path / "figures.md"
    assert main(["bad"], table, figures) == 1
    assert main(["good"], table, figures) == 0
    before = read_figures(figures)
    assert list(before) == ["bad", "good"]
    monkeypatch.setenv("SEED", "7")
    assert main(["good"], table, figures) == 0
    after = read_figures(figures)
    assert after["bad"] == before["bad"]
    assert "seed 7" in after["good"]


def test_a_missing_program_is_a_failed_job(tmp_path: Path) -> None:
    table, figures = tmp_path / "jobs.toml", tmp_path / "figures.md"
    table.write_text(
        "[[job]]\nname = 'lost'\ntitle = 'Lost'\ncommand = 'no-such-program'\nminutes = 1\n", encoding="utf-8"
    )
    assert main([], table, figures) == 1
    assert "exit status 127" in read_figures(figures)["lost"]


def test_an_unknown_job_is_told_and_nothing_is_written(
    table: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = tmp_path / "figures.md"
    assert main(["god"], table, figures) == 2
    assert capsys.readouterr().err == "No job named god. There are: bad, endless, good.\n"
    assert not figures.exists()


def test_a_job_that_left_the_table_leaves_the_figures(table: Path, tmp_path: Path) -> None:
    figures = tmp_path / "figures.md"
    main(["bad"], table, figures)
    table.write_text(entry("good", "print('hello')"), encoding="utf-8")
    main([], table, figures)
    assert list(read_figures(figures)) == ["good"]


def test_the_real_table_reads_well() -> None:
    jobs = read_jobs(ROOT / "proof" / "jobs.toml")
    assert len({job.name for job in jobs}) == len(jobs)
    assert all(0 < job.minutes <= 60 for job in jobs)
