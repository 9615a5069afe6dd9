"""The lock files: hashed, naming no host, and the bigger ones holding what the small one holds."""

import re
from pathlib import Path

import pytest

LOCKS = Path(__file__).parent.parent.parent / "requirements"


def pins(lock: str) -> set[str]:
    return set(re.findall(r"^[\w.\[\]-]+==.*?(?= \\$)", (LOCKS / lock).read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("lock", sorted(path.name for path in LOCKS.glob("*.txt")))
def test_a_lock_has_pins_and_hashes_and_nothing_else(lock: str) -> None:
    pinned = r"[\w.\[\]-]+==[\w.]+( ; [^\\]+)? \\"
    hashed = r"    --hash=sha256:[0-9a-f]{64}( \\)?"
    for line in (LOCKS / lock).read_text(encoding="utf-8").splitlines():
        assert re.fullmatch(f"{pinned}|{hashed}", line), line


@pytest.mark.parametrize("lock", ["host.txt", "test.txt", "bench.txt"])
def test_every_lock_serves_play_too(lock: str) -> None:
    """A pin may hold on more systems than it does for play, and be the same."""
    assert pins("play.txt")
    assert {pin for pin in pins("play.txt") if pin.partition(" ;")[0] not in pins(lock)} <= pins(lock)
