"""A third game, installed as a stranger's would be: its own package elsewhere, found by its entry point alone."""

import os
import re
import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8").partition("## Writing a game of your own")[2]


def told(kind: str) -> list[str]:
    """The examples of the guide that are written in this language."""
    return re.findall(rf"```{kind}\n(.*?)```", GUIDE, re.DOTALL)


@pytest.fixture(scope="session")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of somebody who has installed it."""
    site = tmp_path_factory.mktemp("site")
    home = site / "bluff"
    shutil.copytree(ROOT / "tests/bluff", home, ignore=shutil.ignore_patterns("__pycache__", "bare.py"))
    (home / "__init__.py").write_text('"""Two-card bluff."""\n')
    for file in home.rglob("*.py"):
        file.write_text(file.read_text().replace("tests.bluff", "bluff"))
    about = site / "bluff-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: bluff\nVersion: 1.0\n")
    (group,) = told("toml")
    points = group.replace('[project.entry-points."cattery.games"]', "[cattery.games]").replace('"', "")
    (about / "entry_points.txt").write_text(points)
    own = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHON"))}
    return {**own, "PYTHONPATH": str(site), "PYTHONIOENCODING": "utf-8"}
