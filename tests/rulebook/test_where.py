"""The tables "Where each rule is kept" of the spec pages: complete, and true."""

import re
from pathlib import Path

import pytest

from cattery.kit import find_game

ROOT = Path(__file__).parents[2]
GAMES = ("schrodinger", "mistigri")
ROW = re.compile(r"^\| ([SM]\d+(?:, [SM]\d+)*) \| `([\w/]+\.py)` \| (.+) \|$", re.MULTILINE)
FILE = re.compile(r"`([\w/]+\.py)`")


def rows(game: str) -> list[tuple[list[str], str, str]]:
    """The rules, the file and what to look for there, row by row."""
    spec = (ROOT / f"docs/spec/{game}.md").read_text(encoding="utf-8")
    part = spec.partition("## Where each rule is kept")[2].partition("\n## ")[0]
    return [(rules.split(", "), file, names) for rules, file, names in ROW.findall(part)]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_found_once(game: str) -> None:
    record = (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    listed = [rule for rules, _, _ in rows(game) for rule in rules]
    assert sorted(listed) == sorted(re.findall(r"^- \*\*([SM]\d+)\*\*", record, re.MULTILINE))


@pytest.mark.parametrize("game", GAMES)
def test_the_file_names_the_rule_and_holds_what_one_looks_for(game: str) -> None:
    folder = ROOT / "src/cattery/games" / game
    for rules, file, names in rows(game):
        code = (folder / file).read_text(encoding="utf-8")
        assert [rule for rule in rules if not re.search(rf"\b{rule}\b", code)] == [], file
        code += "".join((folder / other).read_text(encoding="utf-8") for other in FILE.findall(names))
        wanted = re.findall(r"`(\w+)`", names)
        assert wanted, rules
        assert [name for name in wanted if not re.search(rf"\b{name}\b", code)] == [], file


@pytest.mark.parametrize("game", GAMES)
def test_a_step_is_found_under_the_rule_that_it_carries(game: str) -> None:
    """Either its name stands in the row of its rule, or the row leads to the file where it is."""
    where = {rule: (file, names) for rules, file, names in rows(game) for rule in rules}
    for step in find_game(game).steps:
        file, names = where[step.rule]
        home = step.__module__.removeprefix(f"cattery.games.{game}.").replace(".", "/") + ".py"
        assert step.__name__ in re.findall(r"`(\w+)`", names) or home in (file, *FILE.findall(names)), step
