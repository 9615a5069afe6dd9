"""`make quick`: all tests but those that need a browser or another program, and those marked slow.

Who needs a program is found by itself: whose file reaches proof.kit.programs, by what it imports of tests and proof;
or is marked, where one of several cases does.
Who takes long without being marked is told at the end, by processor time: a busy machine makes nobody slow.
A plugin of pytest, so that other runs know nothing of it: python -m pytest -p tests.quick
"""

import ast
import os
from collections.abc import Generator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SLOW = 5.0  # seconds of a processor
PROGRAMS = ROOT / "proof" / "kit" / "programs.py"


def imported_by(file: Path) -> set[Path]:
    """The files of tests and of proof that this one imports, wherever in it."""
    named: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            named |= {node.module, *(f"{node.module}.{one.name}" for one in node.names)}
        elif isinstance(node, ast.Import):
            named |= {one.name for one in node.names}
    paths = {ROOT / name.replace(".", "/") for name in named if name.partition(".")[0] in ("tests", "proof")}
    return {file for path in paths for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()}


@cache
def needs_a_program(file: Path) -> bool:
    """Whether a test file reaches proof.kit.programs."""
    reached, waiting = {file}, [file]
    while waiting:
        new = imported_by(waiting.pop()) - reached
        reached |= new
        waiting += new
    return PROGRAMS in reached


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not quick."""
    left_out = [
        item
        for item in items
        if needs_a_program(item.path) or item.get_closest_marker("slow") or item.get_closest_marker("program")
    ]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in set(left_out)]


def _processor_time() -> float:
    """Seconds that this process took so far, and those of its own that have ended."""
    now = os.times()
    return now.user + now.system + now.children_user + now.children_system


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Note how long it took, where it may travel from a worker to whoever reports."""
    began = _processor_time()
    try:
        return (yield)
    finally:
        item.user_properties.append(("processor", _processor_time() - began))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name those that should be marked."""
    for report in (*terminalreporter.getreports("passed"), *terminalreporter.getreports("failed")):
        took = dict(report.user_properties).get("processor", 0.0)
        if report.when == "call" and took > SLOW:
            terminalreporter.write_line(f"Not quick, mark it slow: {report.nodeid} ({took:.1f} s of a processor)")
