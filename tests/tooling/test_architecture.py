"""docs/architecture.md draws the layers that lint-imports checks, knows the kernel's files, and its words are used."""

import re
import tomllib
from collections import defaultdict
from pathlib import Path

import cattery.kernel

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")


def test_the_picture_has_the_layers_of_the_contract_in_their_order() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    layers = [set(layer.split(" | ")) for layer in contracts[0]["layers"]]
    picture = TEXT.split("```")[1]
    floors = [set(re.findall(r"[\w.]+", floor)) for floor in re.split(r"^ *[├┌].*$", picture, flags=re.MULTILINE)[1:]]
    assert len(floors) == len(layers)
    for floor, layer in zip(floors, layers, strict=True):
        assert layer <= floor


def test_every_file_of_the_kernel_is_explained() -> None:
    files = {path.name for path in (ROOT / "src/cattery/kernel").glob("*.py")} - {"__init__.py"}
    assert files == set(re.findall(r"kernel/(\w+\.py)", TEXT))


def test_what_the_glossary_names_is_there() -> None:
    glossary = TEXT.partition("## One word for one thing")[2].partition("\n## ")[0]
    rows = [row.split("|")[1:4] for row in glossary.splitlines() if row.startswith("| ")][1:]
    words = [word.strip() for word, _, _ in rows]
    assert len(words) >= 30 and words == sorted(words)
    for _, _, place in rows:
        for file, name in re.findall(r"([\w/]+\.py)(?:: `(\w+)`)?", place):
            (found,) = [path for path in (ROOT / "src/cattery").rglob("*.py") if str(path).endswith(f"/{file}")]
            assert not name or re.search(rf"^(class |def |){name}\b", _source(found), re.MULTILINE), (file, name)
        for name in re.findall(r"(?<!\.py: )`(\w+)", place):
            assert hasattr(cattery.kernel, name) or name in {"imagine", "Seat", "RoomFact"}, name


def test_no_two_classes_outside_the_games_bear_the_same_name() -> None:
    """But for those that are called as in pgx."""
    found = defaultdict(list)
    for path in sorted((ROOT / "src/cattery").rglob("*.py")):
        inside = path.relative_to(ROOT / "src/cattery")
        if inside.parts[0] != "games":
            for name in re.findall(r"^class ([A-Z]\w*)", _source(path), re.MULTILINE):
                found[name].append(inside.as_posix())
    twice = {name: where for name, where in found.items() if len(where) > 1}
    assert twice == {"State": ["batched/state.py", "kernel/engine.py"], "Dice": ["kernel/chance.py", "lanes.py"]}


def _source(path: Path) -> str:
    return path.read_text(encoding="utf-8")
