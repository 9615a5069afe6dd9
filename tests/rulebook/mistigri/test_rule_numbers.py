"""Every rule of record is named in the code and in a test."""

import re
from pathlib import Path

from cattery.games.mistigri.steps import STEPS
from cattery.kit import kit_of

ROOT = Path(__file__).parents[3]
RULES = ROOT / "docs/rules/mistigri.md"
CARRIES_OUT = {
    "BeginRound": "M4", "NameFirst": "M5", "DealHand": "M4", "TakeTurn": "M7", "DrawCard": "M7", "Swap": "M32",
    "SwapOut": "M23", "SwapIn": "M23", "PairOrPass": "M8", "AnotherPair": "M26", "EffectOrReverse": "M21",
    "ApplyEffect": "M24", "ChooseDrawn": "M22", "GiveAway": "M24", "FeedNext": "M25", "Feed": "M25",
    "EndTurn": "M40", "ScoreRound": "M40", "TieRound": "M50", "EndGame": "M50",
}  # fmt: skip


def named_in(files: list[Path]) -> set[str]:
    """The rule numbers that these files name."""
    return {rule for file in files for rule in re.findall(r"\bM\d+", file.read_text(encoding="utf-8"))}


def rules() -> set[str]:
    """The rule numbers of record."""
    return set(re.findall(r"^- \*\*(M\d+)\*\*", RULES.read_text(encoding="utf-8"), flags=re.MULTILINE))


def test_the_rules_of_record_are_there() -> None:
    assert len(rules()) == 37
    assert {"M1", "M12", "M21", "M28", "M30", "M38", "M40", "M46", "M50"} <= rules()


def test_every_rule_is_named_in_the_code() -> None:
    assert rules() - named_in(kit_of("mistigri").code()) == set()


def test_every_rule_is_named_in_a_test() -> None:
    tests = {
        rule
        for file in Path(__file__).parent.glob("test_*.py")
        for rule in re.findall(r"def test_\w*?\b", file.read_text())
    }
    named = {rule for test in tests for rule in re.findall(r"(?<=_)M\d+(?=_)", test)}
    assert rules() - named == set()


def test_no_rule_is_named_that_does_not_exist() -> None:
    assert named_in(kit_of("mistigri").code()) - rules() == set()


def test_every_step_carries_its_rule() -> None:
    """Whoever answers a question in a way that cannot be read is told this number."""
    assert {step.__name__: step.rule for step in STEPS} == CARRIES_OUT
    assert {*CARRIES_OUT.values()} <= rules()
