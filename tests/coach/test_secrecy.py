"""Non-interference: in two worlds that a seat cannot tell apart, the coach tells it the same, byte for byte."""

from collections.abc import Sequence
from typing import Any

import pytest

from cattery.coach import advise
from cattery.kernel import Choices, Event, Roll, encode, redact
from cattery.kit import find_game
from tests.players.test_secrecy import compare

TABLES = [("schrodinger", 2), ("schrodinger", 4), ("schrodinger", 6), ("mistigri", 3), ("mistigri", 5)]


class Listener:
    """A player who follows nothing, and holds advice given under the same dice to be the same bytes."""

    def __init__(self) -> None:
        self.told: dict[int, bytes] = {}
        self.compared = 0

    def __call__(self, view: Any, sightings: Sequence[Event], choices: Choices, dice: Roll) -> Any:
        question = dice(1 << 60)  # both worlds are asked with the same dice
        advice = encode(advise(view, sightings, choices))
        if question in self.told:
            assert advice == self.told[question]
            self.compared += 1
        self.told[question] = advice
        return choices[dice(len(choices))]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_nothing_that_a_seat_may_not_know_changes_its_advice(name: str, players: int) -> None:
    listener = Listener()
    played = compare(find_game(name), players, listener, 6, redact)
    asked = sum(worlds.compared for worlds in played)
    assert listener.compared == asked > 10
    assert sum(worlds.differed for worlds in played) > asked / 2, "most of the worlds must really differ"
