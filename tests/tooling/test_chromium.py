"""Where there is no Chromium, everything else is tested, and what needs one fails and says what to install."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.chromium import MISSING

ROOT = Path(__file__).resolve().parents[2]
SUITE = """
import asyncio
from tests.browser.people import chromium

def test_with_a_browser():
    async def look():
        async with chromium():
            raise AssertionError("there was one after all")
    asyncio.run(look())

def test_without(): ...
"""


@pytest.mark.parametrize("named", [None, "/nowhere/chromium"], ids=["none on PATH", "a wrong name in CHROMIUM"])
def test_without_chromium_all_else_runs_and_the_end_says_what_to_install(tmp_path: Path, named: str | None) -> None:
    (tmp_path / "test_page.py").write_text(SUITE, encoding="utf-8")
    (tmp_path / "bin").mkdir()
    bare = {name: value for name, value in os.environ.items() if name != "CHROMIUM"}
    bare |= {"PATH": str(tmp_path / "bin"), "PYTHONPATH": str(ROOT), **({"CHROMIUM": named} if named else {})}
    command = [sys.executable, "-m", "pytest", "--rootdir=.", "-p", "no:cacheprovider"]
    done = subprocess.run(command, cwd=tmp_path, env=bare, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "1 failed, 1 passed" in done.stdout
    assert f"AssertionError: {MISSING}" in done.stdout
