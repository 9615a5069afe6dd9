"""No file outside a game's own folder, the documents and the tests names a game, be it in a string or in a comment."""

import re
import subprocess
from pathlib import Path

from tests.games import GAMES

ROOT = Path(__file__).parents[2]
NAMES = re.compile(r"schr[oö]dinger|mistigri|physicat", re.IGNORECASE)
OWN = ("src/cattery/games/", *(f"scripts/gallery/{game}/" for game in GAMES))
LOOKED_AT = ("src", "proof", "bench", "scripts", "hatch_build.py")

STILL = {
    "proof/pending.toml": "jobs by their names, which are made of the games'",
}
"""Files that still do, and why. This list only shrinks."""


def naming() -> set[str]:
    """Every tracked file that names a game where it should not."""
    listed = subprocess.run(
        ["git", "ls-files", *LOOKED_AT], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    return {
        path for path in listed if not path.startswith(OWN) and NAMES.search((ROOT / path).read_text(encoding="utf-8"))
    }


def test_no_file_names_a_game() -> None:
    assert naming() - set(STILL) == set(), "ask kit_of(name), or go over kits()"


def test_the_list_of_those_that_still_do_is_not_too_long() -> None:
    assert set(STILL) - naming() == set()
