"""docs/spec/mistigri.md and docs/notation.md name everything that the game is made of."""

from pathlib import Path

import pytest

from cattery.games.mistigri.game import GAME
from cattery.games.mistigri.options import MistigriOptions
from cattery.games.mistigri.positions import ASKED, WORDS
from cattery.games.mistigri.view import View
from cattery.kernel import fields, tag_of
from cattery.kit import find_game

DOCS = Path(__file__).parents[3] / "docs"
SPEC = (DOCS / "spec/mistigri.md").read_text(encoding="utf-8")
NOTATION = (DOCS / "notation.md").read_text(encoding="utf-8").partition("## Crazy Mistigri")[2]


def test_the_game_is_found_by_its_name() -> None:
    assert find_game("mistigri") is GAME


@pytest.mark.parametrize("kind", [*GAME.events, *GAME.steps, *GAME.choices], ids=tag_of)
def test_the_spec_names_every_tag(kind: type) -> None:
    assert f"`{tag_of(kind)}`" in SPEC


@pytest.mark.parametrize("kind", GAME.events, ids=tag_of)
def test_the_spec_names_every_field_of_an_event(kind: type) -> None:
    line = next(line for line in SPEC.splitlines() if line.startswith(f"| `{tag_of(kind)}` |"))
    for field in fields(kind):
        assert f"`{field.name}`" in line


@pytest.mark.parametrize("name", sorted({field.name for kind in (View, MistigriOptions) for field in fields(kind)}))
def test_the_spec_names_every_field_of_a_view_and_every_option(name: str) -> None:
    assert f"`{name}`" in SPEC


def test_the_spec_tells_the_version_of_the_rules() -> None:
    assert f"| rules version | {GAME.rules} |" in SPEC
    assert f"\n| {GAME.rules} |" in SPEC.partition("## Version history")[2]


@pytest.mark.parametrize("word", WORDS)
def test_the_notation_names_every_word_of_a_position(word: str) -> None:
    assert f"`{word}=" in NOTATION


@pytest.mark.parametrize(
    "question", ["first", "deal", "draw", "draw2", "draw3", "swap", "take", "feed", "over", *ASKED]
)
def test_the_notation_names_every_question_of_a_position(question: str) -> None:
    assert f":{question}" in NOTATION or f"`{question}`" in NOTATION


def test_the_positions_in_the_notation_are_lawful() -> None:
    examples = [line.strip() for line in NOTATION.splitlines() if line.startswith("    ") and ":" in line]
    assert examples
    for text in examples:
        assert GAME.write_position(GAME.read_position(text)) == text
