"""`cattery serve`, as somebody starts it."""

import os
import re
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import httpx
import pexpect
import pytest

from cattery.server.settings import default_data
from cattery.server.store import migrate
from cattery.server.store.schema import HEAD
from cattery.server.store.sqlite import FILE

CATTERY = Path(sys.executable).with_name("cattery")


@contextmanager
def serving(*options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [str(CATTERY), "serve", "--port", "0", *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None and process.stderr is not None
    try:
        said = process.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found, process.stderr.read()
        process.stderr.readline()  # "started"
        yield process, found[0]
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize(
    ("locale", "said"), [("pt_BR.UTF-8", "O Cattery esta aberto em"), ("nl_NL.UTF-8", "Cattery is open op")]
)
def test_it_says_so_in_the_language_of_the_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, locale: str, said: str
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", locale)
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")  # what the terminal cannot show stops nothing
    command = [str(CATTERY), "serve", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8") as process:
        assert process.stdout is not None
        heard = process.stdout.readline()
        process.kill()
    assert heard.startswith(f"{said} http://127.0.0.1:")


def test_it_says_where_it_is_and_stops_when_told(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path / "data")) as (process, url):
        assert url.startswith("http://127.0.0.1:")
        assert httpx.get(f"{url}/readyz", timeout=30).status_code == 200
        assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0


@pytest.mark.parametrize(("options", "is_told"), [((), False), (("--debug",), True)])
def test_a_person_at_a_terminal_reads_no_log(tmp_path: Path, options: tuple[str, ...], is_told: bool) -> None:
    command = ["serve", "--port", "0", "--data", str(tmp_path / "data"), *options]
    child: Any = pexpect.spawn(str(CATTERY), command, encoding="utf-8", timeout=60)
    child.expect(r"http://127\.0\.0\.1:\d+")
    url = child.after
    assert httpx.get(f"{url}/healthz", timeout=30).status_code == 200
    child.kill(signal.SIGTERM)
    child.expect(pexpect.EOF)
    assert ('"event":"started"' in child.before) is is_told


def test_with_lan_it_listens_to_the_network_too(tmp_path: Path) -> None:
    with serving("--lan", "--data", str(tmp_path / "data")) as (process, url):
        assert process.stdout is not None
        neighbours = re.search(r"http://(\S+):\d+", process.stdout.readline())
        assert neighbours and neighbours[1] != "127.0.0.1"
        assert httpx.get(f"{url}/healthz", timeout=30).status_code == 200


def refused(*options: str) -> str:
    done = subprocess.run([CATTERY, "serve", *options], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.count("\n") == 1, f"one sentence, not {done.stderr}"
    return done.stderr


def test_a_folder_in_use_a_newer_database_and_a_taken_port_are_refused_in_one_sentence(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path / "data")) as (_, url):
        assert "another server already uses" in refused("--port", "0", "--data", str(tmp_path / "data"))
        port = url.rpartition(":")[2]
        assert "Cannot listen on port" in refused("--port", port, "--data", str(tmp_path / "other"))
    (tmp_path / "newer").mkdir()
    migrate(tmp_path / "newer" / FILE)
    with closing(sqlite3.connect(tmp_path / "newer" / FILE)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer version of Cattery" in refused("--port", "0", "--data", str(tmp_path / "newer"))
    (tmp_path / "a file").write_text("")
    assert "Cannot use the folder" in refused("--port", "0", "--data", str(tmp_path / "a file"))


def test_a_file_that_is_no_database_or_kept_locked_is_refused_in_one_sentence_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    database = tmp_path / "data" / FILE
    database.write_bytes(b"Dear diary, " * 500)
    assert "Cannot use the folder" in refused("--port", "0", "--data", str(tmp_path / "data"))
    assert database.read_bytes() == b"Dear diary, " * 500
    database.unlink()
    migrate(database)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = WAL")  # now it can be read, whoever writes
        other.execute("BEGIN IMMEDIATE")
        assert "locked" in refused("--port", "0", "--data", str(tmp_path / "data"))


def test_the_users_own_folder_is_the_default(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_data().name == "cattery"
    assert sys.platform != "linux" or default_data().parent == tmp_path


def test_an_installed_wheel_makes_and_upgrades_its_own_database(tmp_path: Path) -> None:
    """The wheel is built from a copy without the page, which this does not need, and unpacked as pip would."""
    root, source, installed = Path(__file__).resolve().parents[2], tmp_path / "source", tmp_path / "installed"
    shutil.copytree(root / "src", source / "src", ignore=shutil.ignore_patterns("__pycache__", "page"))
    for name in ("LICENSE", "README.md"):
        if (root / name).exists():
            shutil.copy(root / name, source)
    project = (root / "pyproject.toml").read_text("utf-8")
    (source / "pyproject.toml").write_text(project.replace("[tool.hatch.build.hooks.custom]", ""), "utf-8")
    hatchling = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(hatchling, cwd=source, check=True, capture_output=True)
    with ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        wheel.extractall(installed)
    program = """
import cattery.server.store.migration as it, sys, pathlib
assert it.__file__.startswith(sys.argv[1]), it.__file__
it.migrate(pathlib.Path(sys.argv[2]))
print(it.version_of(pathlib.Path(sys.argv[2])))
"""
    done = subprocess.run(
        [sys.executable, "-c", program, str(installed), str(tmp_path / FILE)],
        env={**os.environ, "PYTHONPATH": str(installed)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout.strip() == HEAD
