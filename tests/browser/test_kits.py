"""The page knows no game but by its kit: all of one game lies in its own folder there."""

import re
import unicodedata
from pathlib import Path

from cattery.kit import kit_of
from scripts.page import ROOT
from scripts.wire import shown_games

WEB = ROOT / "web"
GAMES = WEB / "src" / "games"
KINDS = {".ts", ".svelte", ".css", ".html", ".js", ".svg"}


def _files(*places: Path) -> list[Path]:
    return [path for place in places for path in sorted(place.rglob("*")) if path.suffix in KINDS]


def _plain(path: Path) -> str:
    """Without accents and case, so that Schrödinger is found too."""
    text = unicodedata.normalize("NFKD", path.read_text("utf-8")).casefold()
    return "".join(letter for letter in text if not unicodedata.combining(letter))


def test_no_file_outside_a_game_s_folder_names_it() -> None:
    """String look-ups included, and what one game's folder says of another."""
    shared = [*_files(WEB / "src", WEB / "art", WEB / "build", WEB / "gallery"), WEB / "index.html"]
    named = [
        f"{path.relative_to(WEB)} names {name}"
        for path in shared
        for name in shown_games()
        if not path.is_relative_to(GAMES / name) and name in _plain(path)
    ]
    assert len(shared) > 100
    assert not named, "what only one game needs belongs in web/src/games/<game>, and is reached through its kit"


def _code(path: Path) -> str:
    """Without comments, which may say why by a rule's number."""
    return re.sub(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'])//[^\n]*", "", path.read_text("utf-8"), flags=re.DOTALL)


def test_no_rule_is_written_in_typescript() -> None:
    """Numbers of rules, and how many can play, are told by the engine: only what is generated may spell them out."""
    letters = "".join(kit_of(name).letter for name in shown_games())
    spelled = re.compile(rf"\b[{letters}][1-9][0-9]?\b|\bplayers\s*(?:[<>]=?|[!=]==?)\s*[0-9]")
    drawn = re.compile(r"\s(?:d|points)=\"[^\"]*\"")  # the strokes of a drawing look like numbers of rules
    told = {"wire.ts", "figures.ts"}  # generated; and which drawing stands beside which paragraph
    files = [path for path in _files(WEB / "src") if path.suffix in {".ts", ".svelte"} and path.name not in told]
    found = [
        f"{path.relative_to(WEB)}: {match.group()}"
        for path in files
        for match in spelled.finditer(drawn.sub("", _code(path)))
    ]
    assert len(files) > 100
    assert not found, "tell it by a game's page.py, from where scripts/wire.py brings it to the page"
