"""The second checker, examples/check_deal.py, which knows docs/fair-deal.md and nothing of ours, agrees."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cattery.kernel import Record, decode, encode
from proof.kit.desk import Desk

PROGRAM = Path(__file__).resolve().parents[2] / "examples" / "check_deal.py"
TABLES: list[tuple[str, dict[str, Any]]] = [
    *[("mistigri", {"players": players}) for players in (3, 4, 5)],
    ("mistigri", {"players": 4, "starter": 2}),
    *[("schrodinger", {"players": players}) for players in (2, 4, 6)],
    ("schrodinger", {"players": 3, "physicats": False, "starter": 3}),
]


def checked(path: Path, *records: Any) -> subprocess.CompletedProcess[str]:
    """In a Python that has no other library, ours among them."""
    path.write_bytes(b"".join(encode(record) + b"\n" for record in records))
    command = [sys.executable, "-I", "-S", str(PROGRAM), str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def played(game: str, options: dict[str, Any], seed: str) -> Record:
    """A whole game with everybody's nonce but the last one's."""
    desk = Desk(game, None, options, seed)
    people = ("Ann", "Ben", "Cem", "Dee", "Eli", "Fay")[: options["players"]]
    desk.sit(*people[:-1], promises=True)
    desk.sit(people[-1])
    desk.start("Ann")
    desk.play_on()
    over = desk.clients["Ann"].over
    assert over is not None and over.record is not None
    return over.record


@pytest.fixture(scope="module")
def records() -> list[Record]:
    return [played(game, options, str(number)) for number, (game, options) in enumerate(TABLES)]


def test_it_finds_our_deals_fair(records: list[Record], tmp_path: Path) -> None:
    said = checked(tmp_path / "games", *records)
    assert said.returncode == 0, said.stderr
    counts = [int(line.split()[1]) for line in said.stdout.splitlines()]
    assert counts == [5, 6, 7, 6, 6, 10, 14, 3]


def test_it_finds_what_was_bent(records: list[Record], tmp_path: Path) -> None:
    for record in (records[0], records[4]):
        for bend in ("secret", "promise", "nonce", "seed", "card", "late"):
            bent = decode(encode(record))
            fair = bent["fair"]
            match bend:
                case "secret":
                    fair["secret"] = "00" * 32
                case "promise":
                    fair["promise"] = "00" * 32
                case "nonce":
                    fair["nonces"][0]["nonce"] = "ab" * 32
                case "seed":
                    bent["dice"] = "hmac " + "00" * 32
                case "card":
                    bent["answers"][1], bent["answers"][2] = bent["answers"][2], bent["answers"][1]
                case "late":
                    fair["nonces"][0]["nonce"] = None
            said = checked(tmp_path / "bent", bent)
            assert said.returncode == 1 and said.stderr.startswith("not fair: "), (bend, said)
