"""The faults that `make mutants` plants are real ones: each compiles, and each is one change."""

from pathlib import Path

from proof.mutants import faults_in

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


def test_every_fault_is_one_change_that_compiles(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text(RULES)
    faults = list(faults_in(file))
    for fault in faults:
        compile(fault.source, "rules.py", "exec")
        changed = [
            pair for pair in zip(RULES.splitlines(), fault.source.splitlines(), strict=True) if pair[0] != pair[1]
        ]
        assert len(changed) == 1
    assert {(fault.was, fault.becomes) for fault in faults} == {
        ("300", "301"), ("n < 3 and (not t.empty)", "n < 3 or not t.empty"), ("n < 3 and (not t.empty)", "n < 3"),
        ("n < 3", "n <= 3"), ("3", "4"), ("not t.empty", "t.empty"), ("yield Event(seats=n + 1)", "pass"),
        ("n + 1", "n - 1"), ("1", "2"), ("min(n, 2) if t.flag else -n", "min(n, 2)"),
        ("min(n, 2) if t.flag else -n", "-n"),
        ("min(n, 2)", "max(n, 2)"), ("2", "3"), ("-n", "n"),
    }  # fmt: skip
