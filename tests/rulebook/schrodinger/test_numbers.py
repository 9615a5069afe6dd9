"""Every rule of docs/rules/schrodinger.md is named in the code that keeps it, and by a test that tries it."""

import re
from pathlib import Path

from cattery.games.schrodinger.steps import STEPS
from cattery.kit import kit_of

ROOT = Path(__file__).parents[3]
RULES = sorted(
    re.findall(r"^- \*\*(S\d+)\*\*", (ROOT / "docs/rules/schrodinger.md").read_text(encoding="utf-8"), re.MULTILINE),
    key=lambda rule: int(rule[1:]),
)
CARRIES_OUT = {
    "NewGame": "S6", "DealPhysicat": "S6", "TurnUpPhysicat": "S6", "ChooseStarter": "S7", "NextRound": "S24",
    "DealHand": "S8", "TakeTurn": "S10", "Prove": "S14", "Swap": "S15", "LastWord": "S19", "GoOn": "S30",
    "DrawFromDeck": "S15", "CheckClaim": "S21",
}  # fmt: skip


def test_the_rules_are_numbered_without_a_gap_but_between_chapters() -> None:
    numbers = [*range(1, 26), 30, 31, 32, *range(40, 60)]
    assert [f"S{number}" for number in numbers] == RULES


def test_every_rule_is_named_in_the_code() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in kit_of("schrodinger").code())
    assert [rule for rule in RULES if not re.search(rf"\b{rule}\b", code)] == []


def test_every_rule_is_tried_by_a_test_that_bears_its_name() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [rule for rule in RULES if f"def test_{rule}_" not in tests] == []


def test_no_rule_is_named_that_does_not_exist() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in kit_of("schrodinger").code())
    assert {*re.findall(r"\bS\d+\b", code)} - {*RULES} == set()


def test_every_step_carries_its_rule() -> None:
    """Whoever answers a question in a way that cannot be read is told this number."""
    assert {step.__name__: step.rule for step in STEPS} == CARRIES_OUT
    assert {*CARRIES_OUT.values()} <= {*RULES}
