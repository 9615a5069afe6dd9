"""No English in the code of what speaks to people: it looks words up."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cattery

SOURCE = Path(cattery.__file__).parent
SPEAKERS = [
    *sorted(path for folder in ("cli", "terminal") for path in (SOURCE / folder).rglob("*.py")),
    *sorted(path for part in ("speech", "terminal") for path in SOURCE.glob(f"games/*/{part}.py")),
    SOURCE / "arena" / "report.py",
    SOURCE / "arena" / "plots.py",
]

NO_WORDS = {
    "cattery: ": "which program it is that says so",
    "cattery replay ": "what can be typed",
    "cattery restore": "what can be typed",
    "cattery operate reports": "what can be typed",
}
SAYING = {"print", "say", "fail", "fail_about", "track", "add_column"}
"""Calls that put a text before a person."""


def literals(source: str) -> Iterator[str]:
    """Texts in code that look like words for people: two words in a row, or anything said without the catalogues.

    What is raised or asserted is for programmers, and so are docstrings; markup is no word.
    """
    tree = ast.parse(source)
    for parent in ast.walk(tree):
        for child in ast.iter_child_nodes(parent):
            child.parent = parent  # type: ignore[attr-defined]
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        above = list(_above(node))
        if isinstance(above[0], ast.Expr) or any(isinstance(one, ast.Raise | ast.Assert) for one in above):
            continue
        text = re.sub(r"<[^>]*>?|^[^<]*>|--\w+", " ", node.value)
        if re.search(r"[A-Za-z]{2,}[,;:]? [A-Za-z]{2,}", text) or (_is_said(above) and re.search(r"[A-Za-z]{2}", text)):
            yield node.value


def _is_said(above: list[ast.AST]) -> bool:
    """Whether it goes straight to a call that says it: not as a name of an option, of a style or of a message."""
    for one, inner in zip(above, [None, *above], strict=False):
        if isinstance(one, ast.keyword) and one.arg != "description":
            return False
        if isinstance(one, ast.Call):
            return inner is not one.func and getattr(one.func, "attr", getattr(one.func, "id", "")) in SAYING
    return False


def _above(node: ast.AST) -> Iterator[ast.AST]:
    while (parent := getattr(node, "parent", None)) is not None:
        yield parent
        node = parent


@pytest.mark.parametrize("path", SPEAKERS, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_words_for_people_are_not_written_in_code(path: Path) -> None:
    assert set(literals(path.read_text(encoding="utf-8"))) - set(NO_WORDS) == set()


def test_the_list_of_what_is_no_words_is_not_too_long() -> None:
    found = {text for path in SPEAKERS for text in literals(path.read_text(encoding="utf-8"))}
    assert set(NO_WORDS) - found == set()


@pytest.mark.parametrize(
    "code",
    [
        'print("games")',
        'print(f"{games} hold")',
        'fail(f"no game {name}")',
        'heading = f"<h2>Wins by number</h2>"',
        'screen.say(words("terminal-over"), "bye")',
        'track(played, description="deals")',
        'reason = "another server uses this"',
    ],
)
def test_they_would_be_found(code: str) -> None:
    assert len(list(literals(code))) == 1


@pytest.mark.parametrize(
    "code",
    [
        'print(words("terminal-over"))',
        'raise ValueError("the rules forbid it")',
        'parts = [f\'<line class="even grid" x1="{at}" y1="{top}"/>\']',
        '"""A docstring of many words."""',
        'print(f"{number}. {title}")',
        'open(path, "ab", encoding="utf-8")',
    ],
)
def test_nothing_else_is_taken_for_them(code: str) -> None:
    assert list(literals(code)) == []
