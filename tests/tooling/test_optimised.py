"""Python may be told to leave out docstrings and assertions: nothing that it does may hang on them."""

import subprocess
import sys
from pathlib import Path

from tests.tooling.smoke import smoke


def test_both_games_go_the_same_without_docstrings_and_assertions() -> None:
    told = subprocess.run(
        [sys.executable, "-OO", "-m", "tests.tooling.smoke"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    expected = [*smoke()]
    assert told.stdout.splitlines() == expected
    assert len([line for line in expected if " over " in line]) == 2
    assert {"M8", "M3", "S5", "S10", "S14"} <= {line.split()[1] for line in expected}


def test_the_command_line_works_without_them() -> None:
    told = [
        subprocess.run(
            [sys.executable, *how, "-c", "from cattery.cli import main; main()", *asked],
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
        ).stdout
        for how in ([], ["-OO"])
        for asked in (["--help"], ["rules", "schrodinger", "S14"])
    ]
    assert told[:2] == told[2:]
    assert all(told)
