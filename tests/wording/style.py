"""How a broken rule of style is told: the rule, every text that breaks it, and how to mend it."""

from collections.abc import Callable, Mapping

import pytest


def hold(rule: str, broken: Mapping[str, str], mending: str, mended: Callable[[str], str] | None = None) -> None:
    """Nothing if nothing is broken. `broken` has the texts (or what is wrong in them) by message."""
    if broken:
        lines = [f"{rule} Broken here:"]
        for name, text in sorted(broken.items()):
            lines.append(f"  {name} = {text}")
            if mended is not None:
                lines.append(f"  {' ' * len(name)} → {mended(text)}")
        pytest.fail("\n".join([*lines, f"Mend it: {mending} (docs/words.md, House style)"]), pytrace=False)
