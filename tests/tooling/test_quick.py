"""`make quick` leaves out what needs a program of its own, found by what a file imports, and what is marked slow."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.quick import ROOT, needs_a_program

SUITE = """
import pytest

@pytest.mark.slow
def test_of_patience(): raise ValueError("left out")

def test_of_work(): sum(number * number for number in range({work}))

def test_fine(): ...
"""


@pytest.mark.parametrize("name", ["browser/test_play.py", "browser/test_gallery.py", "server/test_chaos.py"])
def test_who_drives_a_program_is_found(name: str) -> None:
    assert needs_a_program(ROOT / "tests" / name)


@pytest.mark.parametrize("name", ["kernel/test_engine.py", "server/test_sockets.py", "wording/test_style.py"])
def test_who_needs_none_is_run(name: str) -> None:
    assert not needs_a_program(ROOT / "tests" / name)


@pytest.mark.parametrize("slow", [5.0, -1.0], ids=["quick", "slow"])
def test_what_is_marked_is_left_out_and_what_should_be_is_told(tmp_path: Path, slow: float) -> None:
    (tmp_path / "test_some.py").write_text(SUITE.format(work=1000), encoding="utf-8")
    code = f"import sys, pytest; from tests import quick; quick.SLOW = {slow}; pytest.main(sys.argv[1:], [quick])"
    words = ["--rootdir=.", "-p", "no:cacheprovider", "-W", "ignore", "test_some.py"]
    done = subprocess.run(
        [sys.executable, "-c", code, *words],
        cwd=tmp_path, env={"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "2 passed, 1 deselected" in done.stdout, done.stdout + done.stderr
    told = [line.split()[5] for line in done.stdout.splitlines() if line.startswith("Not quick")]
    assert told == ([] if slow > 0 else ["test_some.py::test_of_work", "test_some.py::test_fine"])
