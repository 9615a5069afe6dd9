"""Plant single faults in a game's rules, and see whether its rulebook tests alone notice: `make mutants ARGS=GAME`.

Each fault is one small change: a comparison, sign, number or truth turned, a fact or step left out; or another rule's
number in a refusal. A sample of the former and all of the latter are planted one at a time in a copy of the package,
and tests/rulebook/GAME runs on each copy. A fault that survives is listed; survivors.toml there says why it may.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from cattery.kit import kit_names, kit_of

ROOT = Path(__file__).parents[1]
SAMPLE, BAR = 200, 0.95
PATIENCE = 120  # seconds; a fault that makes the tests run for ever is caught by that
QUICKLY = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # the rules need none of them, and loading them takes half a second

NOT_RULES = ("knowledge.py",)  # what odds and bots stand on has tests of its own

TURNED: dict[type[ast.AST], ast.AST] = {
    ast.Lt: ast.LtE(), ast.LtE: ast.Lt(), ast.Gt: ast.GtE(), ast.GtE: ast.Gt(), ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(), ast.In: ast.NotIn(), ast.NotIn: ast.In(), ast.Is: ast.IsNot(), ast.IsNot: ast.Is(),
    ast.Add: ast.Sub(), ast.Sub: ast.Add(), ast.Mult: ast.Add(), ast.Mod: ast.Add(),
    ast.And: ast.Or(), ast.Or: ast.And(),
}  # fmt: skip
SWAPPED = {"min": "max", "max": "min", "all": "any", "any": "all"}


@dataclass(frozen=True)
class Fault:
    """One fault: where it is planted, and the whole file with it."""

    file: Path
    line: int
    text: str  # of that line
    was: str
    becomes: str
    source: str

    @property
    def name(self) -> str:
        """How survivors.toml names it: without the line number, which moves."""
        return f"{self.file.name}: {self.text}: {self.was} -> {self.becomes}"


def faults_in(file: Path) -> Iterator[Fault]:
    """Every single fault that can be planted in what a file does."""
    source = file.read_text(encoding="utf-8")
    for node in _parts(ast.parse(source)):
        before, _, after = _around(node, source)
        for changed in _changes(node):
            becomes = ast.unparse(changed)
            planted = before + (becomes if isinstance(changed, ast.stmt) else f"({becomes})") + after
            yield Fault(file, node.lineno, _line(node, source), ast.unparse(node), becomes, planted)


def wrong_rules_in(file: Path) -> Iterator[Fault]:
    """Every refusal with the number of the next rule: refusals open with it, or name it and nothing else."""
    source = file.read_text(encoding="utf-8")
    for node in _refusals(ast.parse(source)):
        before, text, after = _around(node, source)
        if found := re.match(r"""(f?["']+)([A-Z])(\d+)""", text):
            quote, letter, number = found.groups()
            becomes = f"{letter}{int(number) + 1}"
            planted = before + quote + becomes + text[found.end() :] + after
            yield Fault(file, node.lineno, _line(node, source), letter + number, becomes, planted)


def _around(node: ast.expr | ast.stmt, source: str) -> tuple[str, str, str]:
    """The source before a part, its own, and after it. Offsets count bytes."""
    lines = [line.encode() for line in source.splitlines(keepends=True)]
    start = sum(map(len, lines[: node.lineno - 1])) + node.col_offset
    end = sum(map(len, lines[: (node.end_lineno or 0) - 1])) + (node.end_col_offset or 0)
    text = source.encode()
    return text[:start].decode(), text[start:end].decode(), text[end:].decode()


def _line(node: ast.expr | ast.stmt, source: str) -> str:
    return source.splitlines()[node.lineno - 1].strip()


def _refusals(tree: ast.AST) -> Iterator[ast.expr]:
    """Every text but docstrings."""
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.Constant | ast.JoinedStr):
            yield child
        elif not isinstance(child, ast.Expr) or not isinstance(child.value, ast.Constant):
            yield from _refusals(child)


def _parts(tree: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """Expressions and statements that do something: no annotations, class keywords, decorators or messages."""
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.Import | ast.ImportFrom | ast.Assert | ast.Raise | ast.arguments | ast.JoinedStr):
            continue
        if isinstance(child, ast.expr | ast.stmt):
            yield child
        if isinstance(child, ast.ClassDef | ast.FunctionDef):
            for statement in child.body:
                yield from _inside(statement)
        elif isinstance(child, ast.AnnAssign):
            if child.value is not None:
                yield child.value
                yield from _parts(child.value)
        else:
            yield from _parts(child)


def _inside(statement: ast.stmt) -> Iterator[ast.expr | ast.stmt]:
    yield from _parts(ast.Module([statement], []))


def _changes(node: ast.AST) -> Iterator[ast.AST]:
    """The faults that can stand in place of this part."""
    match node:
        case ast.Compare(left, [operator], [right]) if type(operator) in TURNED:
            yield ast.Compare(left, [TURNED[type(operator)]], [right])  # type: ignore[list-item]
        case ast.BinOp(left, operator, right) if type(operator) in TURNED:
            yield ast.BinOp(left, TURNED[type(operator)], right)  # type: ignore[arg-type]
        case ast.BoolOp(operator, values):
            yield ast.BoolOp(TURNED[type(operator)], values)  # type: ignore[arg-type]
            yield values[0]
        case ast.UnaryOp(ast.Not() | ast.USub(), operand):
            yield operand
        case ast.IfExp(_, body, orelse):
            yield body
            yield orelse
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)):
            yield ast.Constant(value + 1)
        case ast.Call(ast.Name(name), arguments, keywords) if name in SWAPPED:
            yield ast.Call(ast.Name(SWAPPED[name]), arguments, keywords)
        case ast.Expr(ast.Yield() | ast.YieldFrom()):
            yield ast.Pass()


def rule_files(game: str) -> list[Path]:
    """The files that the rules are made of: what importing them imports of the game's own package."""
    package = kit_of(game).package
    own = f"[one.__file__ for name, one in sys.modules.items() if name.startswith({package!r})]"
    code = f"import {package}.game, sys; print(*{own})"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return sorted(file for file in map(Path, told.stdout.split()) if file.name not in NOT_RULES)


def sample(game: str, count: int) -> list[Fault]:
    """The faults to plant: so many drawn by hash, so that a change of the code draws few anew, and every wrong rule."""
    files = rule_files(game)
    faults = [fault for file in files for fault in faults_in(file)]
    wrong_rules = [fault for file in files for fault in wrong_rules_in(file)]
    return sorted(faults, key=lambda fault: sha256(fault.name.encode()).digest())[:count] + wrong_rules


def caught(game: str, fault: Fault) -> bool:
    """Do the rulebook tests fail with this fault planted in a copy of the package?"""
    with tempfile.TemporaryDirectory() as home:
        shutil.copytree(ROOT / "src", f"{home}/src", ignore=shutil.ignore_patterns("__pycache__", "page"))
        (Path(home) / fault.file.relative_to(ROOT)).write_text(fault.source, encoding="utf-8")
        pytest = [
            "-m",
            "pytest",
            "-x",
            "-q",
            "-p",
            "no:cacheprovider",
            "-p",
            "pytest_timeout",
            f"tests/rulebook/{game}",
        ]
        environment = {**os.environ, "PYTHONPATH": f"{home}/src", "PYTHONDONTWRITEBYTECODE": "1", **QUICKLY}
        try:
            done = subprocess.run(
                [sys.executable, *pytest], cwd=ROOT, env=environment, capture_output=True, timeout=PATIENCE, check=False
            )
        except subprocess.TimeoutExpired:
            return True
    if done.returncode not in (0, 1, 2):  # 2: the fault broke the very import of a test
        raise RuntimeError(done.stdout.decode() + done.stderr.decode())
    return done.returncode != 0


def main(game: str, count: int = SAMPLE) -> int:
    """Plant the sample and tell how much of it was caught."""
    if game not in kit_names():
        print(f"no game is called {game}: there are {' and '.join(kit_names())}", file=sys.stderr)
        return 2
    faults = sample(game, count)
    listed = ROOT / "tests/rulebook" / game / "survivors.toml"
    reasons: dict[str, str] = tomllib.loads(listed.read_text(encoding="utf-8"))
    if subprocess.run(
        [sys.executable, "-m", "pytest", "-q", f"tests/rulebook/{game}"], cwd=ROOT, capture_output=True, check=False
    ).returncode:
        print(f"tests/rulebook/{game} fails already without any fault planted")
        return 2
    survivors = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for number, (fault, seen) in enumerate(
            zip(faults, pool.map(lambda fault: caught(game, fault), faults), strict=True), 1
        ):
            if not seen:
                survivors.append(fault)
            print(f"\r{number} of {len(faults)}, {len(survivors)} survive", end="", file=sys.stderr)
    print(file=sys.stderr)
    share = 1 - len(survivors) / len(faults)
    print(f"{game}: {len(faults)} faults planted, {share:.1%} caught by tests/rulebook/{game} alone")
    for fault in sorted(survivors, key=lambda fault: (fault.file, fault.line)):
        print(f"  survived: {fault.name} (line {fault.line}): {reasons.get(fault.name, 'NO REASON GIVEN')}")
    unexplained = [fault for fault in survivors if fault.name not in reasons]
    return 1 if share < BAR or unexplained else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:])))
