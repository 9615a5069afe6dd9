"""Whether docs/figures.md holds what it should: for every job a section that passed, and names the commit it ran on.

What is known to be missing stands in proof/pending.toml, each with its reason; a job leaves that list when it passed.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path

from proof.tree import CHANGED


def read_pending(path: Path) -> dict[str, str]:
    """The jobs that are known to have no section that counts, each with its reason."""
    table = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {entry["job"]: entry["reason"] for entry in table.get("pending", [])}


def missing(section: str | None) -> str | None:
    """Why this section does not count; None if it does."""
    if section is None:
        return "it has no section"
    if not re.search(r"^- Passed: ", section, re.MULTILINE):
        return "it did not pass"
    commit = re.search(r"^- Commit: (`[0-9a-f]{7,40}`.*)$", section, re.MULTILINE)
    if commit is None:
        return "its section names no commit"
    return f"it ran {CHANGED}" if CHANGED in commit[1] else None


def faults(jobs: Iterable[str], sections: Mapping[str, str], pending: Mapping[str, str]) -> list[str]:
    """A sentence for everything that is wrong: with the figures, or with the list of those that are pending."""
    names, found = list(jobs), []
    for name in names:
        why = missing(sections.get(name))
        if why is not None and name not in pending:
            found.append(f"{name}: {why}. Run it: make proof ONLY={name}")
        if why is None and name in pending:
            found.append(f"{name}: it passed. Strike it from proof/pending.toml.")
    found += [
        f"{name}: there is no such job. Strike it from proof/pending.toml." for name in pending if name not in names
    ]
    return found
