"""The README is true: what it shows runs, and what it points at is there."""

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCUMENTS = [
    *("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"),
    *(str(path.relative_to(ROOT)) for path in sorted((ROOT / "docs").rglob("*.md"))),
]


def test_its_commands_run_in_the_order_shown(tmp_path: Path) -> None:
    commands = re.findall(r"^\.venv/bin/cattery (.*?) *(?:#.*)?$", README, re.MULTILINE)
    assert [command.split()[0] for command in commands] == ["simulate", "check", "replay"]
    for command in commands:
        words = [sys.executable, "-c", "from cattery.cli import main; main()", *shlex.split(command)]
        done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert done.stdout


def test_its_python_runs(tmp_path: Path) -> None:
    (snippet,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    done = subprocess.run([sys.executable, "-W", "error", "-c", snippet], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\([01]\.0, [01]\.0, [01]\.0\)\n", done.stdout)


def test_the_extras_it_names_are_those_that_there_are() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(re.findall(r"cattery\[(\w+)\]", README)) == set(project["optional-dependencies"])


@pytest.mark.parametrize("document", DOCUMENTS)
def test_what_a_document_points_at_is_there(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text) if "://" not in link]
    missing = [link for link in links if not ((ROOT / document).parent / link).exists()]
    assert not missing
