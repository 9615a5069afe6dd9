"""docs/batched.md runs as it stands, and the games' pages table what there is."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cattery.batched import twin_of

DOCS = Path(__file__).parents[2] / "docs"
SNIPPETS = re.findall(r"```python\n(.*?)```", (DOCS / "batched.md").read_text(encoding="utf-8"), re.DOTALL)


def test_a_lane_of_the_guide_is_a_record_that_the_command_line_accepts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    exec("\n".join(SNIPPETS), {})
    (file,) = tmp_path.iterdir()
    command = [str(Path(sys.executable).with_name("cattery")), "check", file.name, "--language", "en"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert told.startswith(f"{file.name}: 1 game")


@pytest.mark.parametrize("game", ["schrodinger", "mistigri"])
def test_a_games_page_tables_its_words_and_names_its_version(game: str) -> None:
    page, twin = (DOCS / f"batched-{game}.md").read_text(encoding="utf-8"), twin_of(game)
    assert f"Version `{twin.VERSION}`" in page and f"| `{twin.VERSION}` |" in page
    assert f"{twin.ACTIONS} actions" in page and f"{twin.OBSERVATION:,} numbers" in page
    words: Any = twin.begin.__annotations__["return"]
    missing = [name for name in words._fields if not re.search(rf"^\|.*`{name}[`.].*\|", page, re.MULTILINE)]
    assert not missing
