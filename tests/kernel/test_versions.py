"""A record of any game replays to the same digest in another process, on every Python at hand that Cattery supports."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cattery.games.mistigri.game import GAME as MISTIGRI
from cattery.games.schrodinger.game import GAME as SCHRODINGER
from cattery.kernel import FastDice, Game, HmacDice, Recorder, encode
from tests.bluff import BLUFF

ROOT = Path(__file__).parents[2]
GAMES: dict[Game, int] = {BLUFF: 20, SCHRODINGER: 5, MISTIGRI: 2}
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
REPLAY = """
import sys
from cattery.games.mistigri.kit import KIT as MISTIGRI
from cattery.games.schrodinger.kit import KIT as SCHRODINGER
from cattery.kernel import encode, read_record
from cattery.kit import check, register_kit
from tests.bluff import BARE as BLUFF
for kit in BLUFF, SCHRODINGER, MISTIGRI:
    register_kit(kit)
for line in sys.stdin:
    print(encode(check(read_record(line)).table).decode())
"""


def works(python: str) -> bool:
    """Version managers leave names on PATH that fail, so every candidate is run."""
    try:
        return (
            subprocess.run([python, "-c", "import venv, ensurepip"], capture_output=True, check=False).returncode == 0
        )
    except OSError:
        return False


def candidates(version: str) -> list[str]:
    """On PATH, or kept by a version manager."""
    kept = Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser() / "versions"
    return [f"python{version}", *sorted(map(str, kept.glob(f"{version}.*/bin/python{version}")))]


HERE = f"{sys.version_info[0]}.{sys.version_info[1]}"
AT_HAND = {version: next(filter(works, candidates(version)), None) for version in VERSIONS if version != HERE}
OTHERS = [version for version, python in AT_HAND.items() if python is not None]


def python_with_msgspec(version: str) -> Path:
    """That version's interpreter with the one package the kernel needs, as locked; kept between runs."""
    if version == HERE:
        return Path(sys.executable)
    lock = (ROOT / "requirements" / "play.txt").read_text()
    found = re.search(r"^msgspec==(?:.*\\\n)*.*\n", lock, re.MULTILINE)
    assert found is not None, "requirements/play.txt locks msgspec"
    home = ROOT / f".venv-py{version}"
    stamp = home / "msgspec.txt"
    if not stamp.exists() or stamp.read_text() != found[0]:
        shutil.rmtree(home, ignore_errors=True)
        subprocess.run([str(AT_HAND[version]), "-m", "venv", home], check=True)
        (home / "lock.txt").write_text(found[0])
        command = [f"{home}/bin/python", "-m", "pip", "install", "-q", "--require-hashes", "-r", f"{home}/lock.txt"]
        subprocess.run(command, check=True)
        stamp.write_text(found[0])
    return home / "bin" / "python"


def recorded(game: Game, number: int) -> tuple[str, Any]:
    """A random game: its record as a line, and its last table."""
    dice, roll = HmacDice(f"versions {number}".encode()), FastDice(str(number))
    play = Recorder(game, game.options(), dice)
    while play.state.step is not None:
        play.answer(play.state.choices[roll(len(play.state.choices))])
    return encode(play.record(dice.name)).decode(), json.loads(encode(play.state.table))


@pytest.mark.parametrize("version", [HERE, *OTHERS])
def test_a_record_replays_to_the_same_digest(version: str) -> None:
    played = [recorded(game, number) for game, games in GAMES.items() for number in range(games)]
    done = subprocess.run(
        [python_with_msgspec(version), "-W", "error", "-c", REPLAY],
        input="\n".join(line for line, _ in played), capture_output=True, text=True, check=False,
        cwd=ROOT, env={"PYTHONPATH": f"{ROOT}/src:{ROOT}"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert [json.loads(line) for line in done.stdout.splitlines()] == [table for _, table in played]
