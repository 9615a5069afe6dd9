"""The client that docs/protocol.md prints."""

import re
from pathlib import Path

PROTOCOL = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"


def documented_client(folder: Path) -> Path:
    """As a program of its own, in a file."""
    (code,) = re.findall(r"```python\n(.*?)```", PROTOCOL.read_text("utf-8"), re.DOTALL)
    assert len([line for line in code.splitlines() if line.strip()]) <= 55, "about 40 lines"
    path = folder / "client.py"
    path.write_text(code, "utf-8")
    return path
