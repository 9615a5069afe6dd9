"""A table of this version stores and says, byte for byte, what it did before, whatever happens to it."""

from collections import Counter
from typing import Any

import pytest

from tests.room.tapes import listen_to, read

TAPES: list[Any] = read()


@pytest.mark.parametrize("tape", TAPES, ids=range(len(TAPES)))
def test_what_was_stored_and_said_is_stored_and_said_again(tape: Any) -> None:
    listen_to(tape)


def test_the_tapes_hold_every_kind_of_thing() -> None:
    heard = Counter(entry[1] for tape in TAPES for entry in tape[1:])
    stored = Counter(fact.split('"')[3] for tape in TAPES for entry in tape for fact in entry[3])
    assert all(heard[kind] > 10 for kind in ("Heard", "Opened", "Closed", "Behind", "Restarted", "Thought", "Tick"))
    assert stored["game-ended"] >= 5 and stored["answered"] > 300 and len(stored) >= 25, stored
