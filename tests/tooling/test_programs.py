"""A missing program is told of first; everything else is tested, and what needs it fails in the same words."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from proof.kit.programs import CHROMIUM, NGINX, POSTGRES, PROGRAMS, STRACE, provide

ROOT = Path(__file__).resolve().parents[2]
SUITE = """
import asyncio
from proof.kit.people import chromium
from proof.kit.programs import NGINX, POSTGRES, STRACE

def test_with_a_browser():
    async def look():
        async with chromium():
            raise ValueError("there was one after all")
    asyncio.run(look())

def test_with_a_tracer():
    raise ValueError(STRACE.needed())

def test_with_a_database():
    raise ValueError(POSTGRES.needed())

def test_with_a_proxy():
    raise ValueError(NGINX.needed())

def test_without(): ...
"""


def bare(tmp_path: Path, named: str | None = None) -> dict[str, str]:
    """An environment with no program in it, nor any that could install one."""
    (tmp_path / "bin").mkdir()
    kept = {name: value for name, value in os.environ.items() if name != CHROMIUM.variable}
    nowhere = {POSTGRES.variable: "/nowhere/postgres", NGINX.variable: "/nowhere/nginx"}  # Debian's need no PATH
    bare = {"PATH": str(tmp_path / "bin"), "PYTHONPATH": str(ROOT)}
    return kept | bare | nowhere | ({CHROMIUM.variable: named} if named else {})


@pytest.mark.parametrize("named", [None, "/nowhere/chromium"], ids=["none on PATH", "a wrong name in CHROMIUM"])
def test_all_else_runs_and_the_end_says_what_to_install(tmp_path: Path, named: str | None) -> None:
    (tmp_path / "test_page.py").write_text(SUITE, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "--rootdir=.", "-p", "no:cacheprovider"]
    done = subprocess.run(command, cwd=tmp_path, env=bare(tmp_path, named), capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "4 failed, 1 passed" in done.stdout
    for program in PROGRAMS:
        assert f"AssertionError: {program.missing}" in done.stdout


def test_before_anything_else_it_is_told_what_is_missing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "proof.kit.programs"]
    done = subprocess.run(command, cwd=ROOT, env=bare(tmp_path), capture_output=True, text=True, check=False)
    assert done.returncode == 0, "all else is tested"
    assert [line.split(":")[0] for line in done.stderr.splitlines()] == [
        "No Chromium", "No strace", "No PostgreSQL", "No nginx",
    ]  # fmt: skip


@pytest.mark.parametrize("root", [True, False])
def test_only_root_on_debian_installs_and_only_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, root: bool
) -> None:
    """An apt-get that writes down how it is called, and puts a program where it is looked for."""
    told = tmp_path / "told"
    (tmp_path / "chromium").touch(mode=0o755)
    installer = tmp_path / "apt-get"
    installer.write_text(f"#!/bin/sh\necho $* >> {told}\n[ $1 = update ] || /bin/cp {installer} {tmp_path}/strace\n")
    installer.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(CHROMIUM.variable, raising=False)
    for other in (POSTGRES, NGINX):
        monkeypatch.setenv(other.variable, str(tmp_path / "chromium"))
    monkeypatch.setattr("os.geteuid", lambda: 0 if root else 1000)
    monkeypatch.setattr("proof.kit.programs.DEBIAN", tmp_path)
    if root:
        assert provide() == []
        assert told.read_text().splitlines() == ["update -qq", "-o DPkg::Lock::Timeout=300 install -y -qq strace"]
    else:
        assert provide() == [STRACE]
        assert not told.exists()
