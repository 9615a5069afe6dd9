"""Old records are replayed to the same digests: by every player count, several options, and both kinds of dice.

The records are data and stay as they are. Only a raised `rules` version may retire one.
"""

from hashlib import sha256
from pathlib import Path

import pytest

from cattery.kernel import read_record
from cattery.kit import check

FOLDER = Path(__file__).parent
KEPT = {  # how many records, and what all of them hash to: nobody writes them anew unseen
    "mistigri": (22, "725cc4823eaa53da"),
    "schrodinger": (30, "eb139b59825ff709"),
}


@pytest.mark.parametrize("name", KEPT)
def test_a_kept_record_goes_as_it_went(name: str) -> None:
    text = (FOLDER / f"{name}.jsonl").read_bytes()
    assert (text.count(b"\n"), sha256(text).hexdigest()[:16]) == KEPT[name]
    for line in text.splitlines():
        record = read_record(line)
        assert record.game == name
        assert check(record).step is None
    players = {read_record(line).options["players"] for line in text.splitlines()}
    assert len(players) == {"mistigri": 3, "schrodinger": 5}[name]
