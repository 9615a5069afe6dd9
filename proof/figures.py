"""docs/figures.md: one section per job, between markers, so that one job alone can be run anew."""

import re
from pathlib import Path

HEAD = """# Figures

Written by `make proof`; `make proof ONLY=name` renews one section. The jobs are listed in proof/jobs.toml;
those whose figures are still to come, in proof/pending.toml.
"""


def read_figures(path: Path) -> dict[str, str]:
    """Each job's section as it stands."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return dict(re.findall(r"^<!-- job (\S+) -->\n(.*?)^<!-- end \1 -->$", text, re.DOTALL | re.MULTILINE))


def write_figures(path: Path, sections: dict[str, str]) -> None:
    """All sections, in this order."""
    parts = [f"<!-- job {name} -->\n{section}<!-- end {name} -->\n" for name, section in sections.items()]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join([HEAD, *parts]), encoding="utf-8")
