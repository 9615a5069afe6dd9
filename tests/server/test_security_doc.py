"""docs/security.md names tests that exist, and the door for tests is nowhere but in Python."""

import re
from pathlib import Path

from cattery.kernel import fields
from cattery.room.chat import MOST_LINES
from cattery.server import Limits, Settings
from cattery.server.http import MOST_SILENT
from cattery.server.settings import Life

ROOT = Path(__file__).resolve().parents[2]


def test_every_test_that_security_md_names_exists() -> None:
    text = (ROOT / "docs" / "security.md").read_text("utf-8")
    named = re.findall(r"`(test_\w+)(?:::(test_\w+))?`", text)
    assert len(named) > 15
    for file, name in named:
        sources = [path.read_text("utf-8") for path in (ROOT / "tests").glob(f"*/{file}.py")]
        assert any(not name or f"def {name}(" in source for source in sources), f"{file}::{name}"
    for ending in re.findall(r"`…(\w+)`", text):
        assert re.search(rf"def test_\w*{ending}\(", (ROOT / "tests" / "server" / "test_http.py").read_text("utf-8")), (
            ending
        )


def test_the_table_of_limits_has_every_number() -> None:
    text = (ROOT / "docs" / "security.md").read_text("utf-8")
    table = text.partition("## How much one may ask")[2].partition("## What is not met")[0]
    rows = [line for line in table.splitlines() if line.startswith("| ")][1:]
    numbers = [int(number.replace(",", "")) for row in rows for number in re.findall(r"\b\d[\d,]*\b", row)]
    for field in fields(Limits):
        assert field.default in numbers, f"{field.name}: {field.default} is in no row"
    assert {MOST_SILENT, MOST_LINES, Life().most_megabytes // 1024} <= set(numbers)


def test_no_setting_option_or_variable_reaches_dice_positions_time_or_chance() -> None:
    assert not {field.name for field in fields(Settings)} & {"dice", "positions", "clock", "fresh", "seed"}
    command = (ROOT / "src" / "cattery" / "cli" / "serve.py").read_text("utf-8")
    assert "create_app(settings)" in command
    for path in (ROOT / "src" / "cattery" / "server").rglob("*.py"):
        assert not re.search(r"os\.environ|getenv", path.read_text("utf-8")), path
