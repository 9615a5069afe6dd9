"""The faults that `make mutants` plants are real ones: each compiles, and each is one change."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from proof.mutants import Fault, faults_in, main, wrong_rules_in

RULES = '''
"""A docstring is left alone, and so are annotations and refusals."""
from typing import ClassVar

class Step(Base, frozen=True):
    """S1: neither is this."""
    last: ClassVar[int] = 300

    def play(self, t: Table, n: int = 1):
        if n < 3 and not t.empty:
            yield Event(seats=n + 1)
        assert n == 5, "never"
        return min(n, 2) if t.flag else -n
'''
REFUSALS = '''
"""S7: a docstring is left alone."""

class Ask(Asked):
    """S8: nor is this one changed."""

    rule = "S20"

    def refusal(self, t: Table, choice: Choice) -> str:
        """S9: nor is this one changed."""
        if t.over:
            raise BadNotation(f"S5: {len(t.seats)} can play, S6")
        return "S58" if choice.power else "nothing"
'''


def planted(plant: Callable[[Path], Iterator[Fault]], source: str, file: Path) -> list[Fault]:
    """All faults of a kind; each compiles, and changes one line."""
    file.write_text(source)
    faults = list(plant(file))
    for fault in faults:
        compile(fault.source, file, "exec")
        lines = zip(source.splitlines(), fault.source.splitlines(), strict=True)
        assert sum(before != after for before, after in lines) == 1
    return faults


def test_every_fault_is_one_change_that_compiles(tmp_path: Path) -> None:
    faults = planted(faults_in, RULES, tmp_path / "rules.py")
    assert {(fault.was, fault.becomes) for fault in faults} == {
        ("300", "301"), ("n < 3 and (not t.empty)", "n < 3 or not t.empty"), ("n < 3 and (not t.empty)", "n < 3"),
        ("n < 3", "n <= 3"), ("3", "4"), ("not t.empty", "t.empty"), ("yield Event(seats=n + 1)", "pass"),
        ("n + 1", "n - 1"), ("1", "2"), ("min(n, 2) if t.flag else -n", "min(n, 2)"),
        ("min(n, 2) if t.flag else -n", "-n"),
        ("min(n, 2)", "max(n, 2)"), ("2", "3"), ("-n", "n"),
    }  # fmt: skip


def test_a_refusal_gets_the_number_of_another_rule(tmp_path: Path) -> None:
    faults = planted(wrong_rules_in, REFUSALS, tmp_path / "rules.py")
    assert [(fault.was, fault.becomes) for fault in faults] == [("S20", "S21"), ("S5", "S6"), ("S58", "S59")]


def test_an_unknown_game_is_refused_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("whist") == 2
    told = capsys.readouterr().err
    assert told.startswith("no game is called whist: there are ") and "mistigri and schrodinger" in told
