"""The job that times `make test`: of a fresh clone, in a clean environment, and it tells what failed."""

import subprocess
from pathlib import Path

import pytest

from proof import suite

MAKEFILE = """
test:
\t@test "$$CI" = true -a -z "$$STRAY" -a ! -e uncommitted
\t@echo "===== 12 passed{more} in 3.45s (0:00:03) ====="
\t@exit {status}
"""


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "scripts").mkdir()
    (tmp_path / "scripts/setup").write_text("#!/bin/sh\n[ $1 = test ]\n")
    (tmp_path / "scripts/setup").chmod(0o755)
    monkeypatch.setattr(suite, "ROOT", tmp_path)
    monkeypatch.setenv("STRAY", "yes")
    return tmp_path


def commit(repository: Path, makefile: str) -> None:
    (repository / "Makefile").write_text(makefile)
    me = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    for words in (["init", "--quiet"], ["add", "."], [*me, "commit", "--quiet", "--message", "All"]):
        subprocess.run(["git", *words], cwd=repository, check=True)
    (repository / "uncommitted").touch()


def test_it_tells_how_long_and_how_many(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    commit(repository, MAKEFILE.format(more="", status=0))
    assert suite.main() == 0
    told = capsys.readouterr().out
    assert "every static check, and 12 passed\n" in told
    assert told.endswith("bar 15 min: pass\n")


def test_a_failed_suite_fails_and_its_end_is_told(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    commit(repository, MAKEFILE.format(more=", 1 failed", status=1))
    with pytest.raises(SystemExit, match="make test: exit status 2"):
        suite.main()
    assert "12 passed, 1 failed" in capsys.readouterr().out
