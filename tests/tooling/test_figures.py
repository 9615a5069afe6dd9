"""The figures: for every job a section that passed and names its commit; what is missing is on a list."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from proof.__main__ import Files, main
from proof.check import faults, missing, read_pending
from proof.figures import read_figures, write_figures
from proof.jobs import read_jobs
from proof.tree import CHANGED, commit_of

PASSED = "## Fine\n\n- Passed: exit status 0 after 1.0 s\n- Commit: `0123456789ab`\n"
SAMPLES = {
    "it did not pass": PASSED.replace("Passed", "**Failed**"),
    "its section names no commit": PASSED.replace("- Commit: `0123456789ab`\n", ""),
    f"it ran {CHANGED}": PASSED.replace("ab`", f"ab`, {CHANGED}"),
}


def test_the_figures_hold_and_what_is_pending_is_really_missing() -> None:
    """If this fails, `python -m proof --check` says the same."""
    files = Files()
    assert (
        faults([job.name for job in read_jobs(files.jobs)], read_figures(files.figures), read_pending(files.pending))
        == []
    )


def test_a_section_that_passed_on_a_commit_counts() -> None:
    assert missing(PASSED) is None
    assert missing(None) == "it has no section"


@pytest.mark.parametrize("why", SAMPLES)
def test_another_section_does_not_count(why: str) -> None:
    assert missing(SAMPLES[why]) == why
    assert faults(["one"], {"one": SAMPLES[why]}, {}) == [f"one: {why}. Run it: make proof ONLY=one"]
    assert faults(["one"], {"one": SAMPLES[why]}, {"one": "not yet"}) == []


def test_a_job_without_a_section_is_missed() -> None:
    assert faults(["one", "two"], {"one": PASSED}, {}) == ["two: it has no section. Run it: make proof ONLY=two"]


def test_the_list_of_pending_jobs_can_only_shrink() -> None:
    assert faults(["one"], {"one": PASSED}, {"one": "not yet"}) == [
        "one: it passed. Strike it from proof/pending.toml."
    ]
    assert faults([], {}, {"gone": "not yet"}) == ["gone: there is no such job. Strike it from proof/pending.toml."]


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository with one commit."""
    me = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    (tmp_path / "code").write_text("1")
    for words in (["init", "--quiet"], ["add", "."], [*me, "commit", "--quiet", "--message", "All"]):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    return tmp_path


def test_the_commit_is_named_and_changes_are_told_but_not_those_of_the_figures(repository: Path) -> None:
    figures = repository / "figures.md"
    clean = commit_of(repository, figures)
    assert missing(PASSED.replace("`0123456789ab`", clean)) is None
    figures.write_text("new ones")
    assert commit_of(repository, figures) == clean
    (repository / "bots.md").write_text("another document that a job writes")
    assert commit_of(repository, figures, repository / "bots.md") == clean
    assert commit_of(repository, figures) == f"{clean}, {CHANGED}"
    (repository / "bots.md").unlink()
    (repository / "code").write_text("2")
    assert commit_of(repository, figures) == f"{clean}, {CHANGED}"


def test_outside_a_repository_no_commit_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert missing(PASSED.replace("`0123456789ab`", commit_of(tmp_path, tmp_path / "figures.md"))) == (
        "its section names no commit"
    )


def test_a_run_tells_what_is_pending_and_a_check_what_is_wrong(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    files = Files(tmp_path / "jobs.toml", tmp_path / "figures.md", tmp_path / "pending.toml")
    command = shlex.join([sys.executable, "-c", "print(1)"])
    files.jobs.write_text(
        "".join(
            f'[[job]]\nname = \'{name}\'\ntitle = \'A\'\ncommand = """{command}"""\nminutes = 1\n'
            for name in ("one", "two")
        )
    )
    files.pending.write_text("[[pending]]\njob = 'two'\nreason = 'takes a day'\n")
    assert main(["one"], files) == 0
    assert "Pending: two: takes a day\n" in capfd.readouterr().err
    assert "\n- Commit: `" in read_figures(files.figures)["one"]
    write_figures(files.figures, {"one": PASSED})
    assert main(["--check"], files) == 0
    assert capfd.readouterr().out == "Pending: two: takes a day\n"
    write_figures(files.figures, {})
    assert main(["--check"], files) == 1
    assert capfd.readouterr().out.startswith("one: it has no section.")
