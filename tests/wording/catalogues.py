"""The catalogues as syntax trees: what the tests of their parity look at."""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse, visitor
from fluent.syntax.serializer import serialize_pattern

from cattery.kit import kit_of
from cattery.wording import LANGUAGES
from cattery.wording.loading import FOLDER
from tests.games import GAMES


@dataclass
class Entry:
    """One message or term of one language."""

    file: str
    patterns: dict[str, str]  # as written: its value under "", its attributes under their names
    variables: set[str] = field(default_factory=set)
    selectors: dict[str, set[str]] = field(default_factory=dict)  # by variable: the keys of its variants
    references: set[str] = field(default_factory=set)  # messages, and terms with their dash
    printed: set[str] = field(default_factory=set)  # variables that are printed, not only looked at


class _Look(visitor.Visitor):
    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name
        self.entry.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.entry.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.entry.references.add("-" + node.id.name)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.entry.printed.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference), "only variables are looked at"
        keys = {one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants}
        self.entry.selectors.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def _written(pattern: ast.Pattern) -> str:
    return serialize_pattern(pattern).strip()


@cache
def files_of(language: str) -> dict[str, Path]:
    """The files of a language: those of everything, and those of each game under its name."""
    folders = {"": FOLDER, **{f"{game}/": kit_of(game).words for game in GAMES}}
    return {
        f"{whose}{file.name}": file
        for whose, folder in folders.items()
        for file in sorted((folder / language).iterdir())
    }


@cache
def entries(language: str) -> dict[str, Entry]:
    """Every message and term of a language; a name that is used twice, or text that is no Fluent, fails."""
    return _entries(language, files_of(language))


def entries_of(folder: Path) -> dict[str, Entry]:
    """The same of one folder of catalogues."""
    return _entries(folder.name, {file.name: file for file in sorted(folder.iterdir())})


def _entries(language: str, files: dict[str, Path]) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for name, path in files.items():
        text = path.read_text(encoding="utf-8")
        for node in parse(text).body:
            assert not isinstance(node, ast.Junk), f"{language}/{name}: {node.content!r}"
            if isinstance(node, ast.Message | ast.Term):
                key = "-" + node.id.name if isinstance(node, ast.Term) else node.id.name
                assert key not in found, f"{language}: {key} stands in {name} and in {found[key].file}"
                entry = Entry(name, {one.id.name: _written(one.value) for one in node.attributes})
                if node.value is not None:
                    entry.patterns[""] = _written(node.value)
                _Look(entry).visit(node)
                found[key] = entry
    return found


def messages() -> list[str]:
    """The names of all messages, without terms."""
    return [name for name in entries(LANGUAGES[0]) if not name.startswith("-")]
