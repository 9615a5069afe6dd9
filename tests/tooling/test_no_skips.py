"""With CI=true a skip is a failure."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).parent.parent / "conftest.py"

SUITE = {
    "test_some.py": """
import pytest

@pytest.mark.skip(reason="by a mark")
def test_mark(): ...

def test_call(): pytest.skip("by a call")

@pytest.fixture
def nap(): pytest.skip("by a fixture")

def test_fixture(nap): ...

@pytest.mark.xfail
def test_expected_to_fail(): raise ValueError

def test_fine(): ...
""",
    "test_file.py": "import pytest\npytest.skip('by a file', allow_module_level=True)\n",
}


def run(folder: Path, ci: str, *options: str) -> subprocess.CompletedProcess[str]:
    shutil.copy(CONFTEST, folder)
    for name, source in SUITE.items():
        (folder / name).write_text(source, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "--rootdir=.", "--continue-on-collection-errors", *options]
    return subprocess.run(
        command, cwd=folder, env={**os.environ, "CI": ci}, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("options", [(), ("-n", "2")], ids=["alone", "workers"])
def test_in_ci_every_skip_fails_and_says_why(tmp_path: Path, options: tuple[str, ...]) -> None:
    result = run(tmp_path, "true", *options)
    assert result.returncode == 1
    for reason in ("by a mark", "by a call", "by a fixture", "by a file"):
        assert f"CI allows no skips, and this was one: {reason}" in result.stdout
    assert "1 passed, 1 xfailed" in result.stdout


def test_elsewhere_a_skip_is_a_skip(tmp_path: Path) -> None:
    result = run(tmp_path, "false")
    assert result.returncode == 0
    assert "1 passed, 4 skipped, 1 xfailed" in result.stdout
