"""Without the extra, the message says what to install."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "missing"),
    [("openspiel", "pyspiel"), ("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("pettingzoo", "numpy")],
)
def test_a_missing_extra_is_explained(module: str, missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import cattery.research.{module}"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert f'{missing} is not installed: pip install "cattery[research]"' in run.stderr.splitlines()[-1]
