"""docs/research.md and examples/ run as they stand, and the tables of docs/spec are those of the code."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cattery.kernel import fields
from cattery.research.part import encoding_of
from cattery.research.tables import HEADING, numbers_section, rewritten
from tests.research.guide import GUIDE, ROOT, exact_figures

SNIPPETS = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)


def run(*words: str | Path) -> str:
    done = subprocess.run([sys.executable, "-W", "error", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("snippet", SNIPPETS, ids=["pettingzoo", "gymnasium", "openspiel"])
def test_ten_lines_run(snippet: str) -> None:
    assert len([line for line in snippet.splitlines() if line]) <= 10
    assert run("-c", snippet)


@pytest.mark.parametrize("name", ["random_pettingzoo", "random_gymnasium", "random_openspiel"])
def test_random_play_runs(name: str) -> None:
    assert run(ROOT / f"examples/{name}.py")


@pytest.mark.slow
def test_the_exact_example_solves_and_plots(tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    told = run(ROOT / "examples/cfr_plus.py", "--iterations", "10", "--plot", plot)
    figures = exact_figures()
    size, *table = told.splitlines()
    assert size == f"{figures['decisions']:,.0f} decisions, {figures['states']:,.0f} information states"
    gained = [float(line.split()[1]) for line in table[:5]]
    assert round(gained[0], 3) == figures["random"]
    assert gained == sorted(gained, reverse=True) and gained[-1] < 0.05
    assert plot.read_text(encoding="utf-8").count("<polyline") == 1


@pytest.mark.parametrize("name", ["schrodinger", "mistigri"])
def test_the_tables_of_the_spec_are_those_of_the_code(name: str) -> None:
    text = (ROOT / f"docs/spec/{name}.md").read_text(encoding="utf-8")
    assert text.count(HEADING) == 1
    assert rewritten(text, name) == text, "run `make golden`"
    assert text.endswith(numbers_section(name))


@pytest.mark.parametrize(("name", "column"), [("schrodinger", 2), ("mistigri", 3)])
def test_the_guide_gives_the_sizes_and_options(name: str, column: int) -> None:
    encoding = encoding_of(name)
    cells = {line.split("|")[1].strip(): line.split("|")[column].strip() for line in GUIDE.splitlines() if "|" in line}
    assert cells["actions"] == str(len(encoding.actions))
    assert cells["outcomes of chance"] == str(len(encoding.outcomes))
    assert cells["observation"] == f"{encoding.observation.size} numbers"
    for field in fields(encoding.game.options_type):
        assert f"| `{field.name}` |" in GUIDE
