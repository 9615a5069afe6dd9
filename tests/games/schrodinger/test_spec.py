"""docs/spec/schrodinger.md names every tag and field, and docs/notation.md spells only what can be read."""

import re
from pathlib import Path
from typing import Any

import pytest

from cattery.games.schrodinger.game import GAME
from cattery.games.schrodinger.options import SchrodingerOptions
from cattery.games.schrodinger.table import Laid
from cattery.games.schrodinger.view import PutAway, View
from cattery.kernel import fields, tag_of

DOCS = Path(__file__).parents[3] / "docs"
SPEC = (DOCS / "spec/schrodinger.md").read_text(encoding="utf-8")
NOTATION = (DOCS / "notation.md").read_text(encoding="utf-8").partition("## Schrödinger")[2].partition("\n## ")[0]


def rows(heading: str) -> dict[str, str]:
    """The table under a heading: its first column, and the whole row."""
    part = SPEC.partition(f"\n## {heading}")[2].partition("\n## ")[0]
    return dict(re.findall(r"^\| `([\w-]+)` (\|.*)$", part, re.MULTILINE))


@pytest.mark.parametrize(
    ("heading", "kinds"), [("Questions", GAME.steps), ("Answers", GAME.choices), ("Facts", GAME.events)]
)
def test_every_tag_is_in_the_spec_with_its_fields(heading: str, kinds: tuple[Any, ...]) -> None:
    table = rows(heading)
    assert [*table] == [tag_of(kind) for kind in kinds]
    for kind in kinds:
        missing = [field.name for field in fields(kind) if f"`{field.name}`" not in table[tag_of(kind)]]
        assert not missing, f"{tag_of(kind)}: {missing}"


def test_hidden_fields_are_in_the_spec() -> None:
    table = rows("Facts")
    for event in GAME.events:
        for field in fields(event):
            if "Seen" in str(field.type):
                assert f"`{field.name}`, but from that seat" in table[tag_of(event)]


def test_every_field_of_the_view_is_in_the_spec_in_order() -> None:
    assert [*rows("View")] == [field.name for field in fields(View)]
    for field in fields(Laid):
        assert f"`{field.name}`" in rows("View")["front"]
    for field in fields(PutAway):
        assert f"`{field.name}`" in rows("View")["discard"]


def test_every_option_is_in_the_spec() -> None:
    assert [*rows("Options")] == [field.name for field in fields(SchrodingerOptions)]


def test_the_version_of_the_rules_is_in_the_spec() -> None:
    assert f"\n| {GAME.rules} | " in SPEC.partition("## Versions")[2]


def test_the_answers_in_the_notation_page_are_read_and_written_alike() -> None:
    step = GAME.read_position("6A 6D | turn 1").agenda[0]
    part = NOTATION.partition("### Answers")[2].partition("### Positions")[0]
    spelled = [
        text for row in re.findall(r"^\| (`.*?) \|", part, re.MULTILINE) for text in re.findall("`([^`]+)`", row)
    ]
    assert len(spelled) == 15
    for text in spelled:
        assert GAME.write(GAME.read(text, step)) == text


def test_the_positions_in_the_notation_page_are_read_and_written_alike() -> None:
    (example,) = re.findall(r"^    (.*\| turn .*)$", NOTATION, re.MULTILINE)
    assert GAME.write_position(GAME.read_position(example)) == example
    part = NOTATION.partition("### Positions")[2]
    named = re.findall(r"^\| `(\w+) ", part, re.MULTILINE)
    assert named == [
        *("proof", "claim", "discard", "unused", "row", "front", "lives", "starter", "options"),
        *("turn", "prove", "swap", "end", "draw", "draw", "deal", "physicat", "won"),
    ]
