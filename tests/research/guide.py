"""docs/research.md, and the figures it gives."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/research.md").read_text(encoding="utf-8")


def exact_figures() -> dict[str, float]:
    """What the guide says of the small variant; tests/research/test_exact.py measures it."""
    said = " ".join(GUIDE.split())
    found = re.search(
        r"--iterations (?P<iterations>\d+)`.*: (?P<decisions>[\d,]+) decisions, (?P<states>[\d,]+) information states.*"
        r"opponent gains (?P<gained>[\d.]+), where against random play it gains (?P<random>[\d.]+); "
        r".*for the starter, (?P<value>[\d.]+), agrees with the true one, (?P<true>\d\.\d+)\.",
        said,
    )
    assert found is not None
    return {name: float(figure.replace(",", "")) for name, figure in found.groupdict().items()}
