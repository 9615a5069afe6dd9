"""The kitten in two-card bluff: it likes to be honest, and believes unless it holds the high cards itself."""

from collections.abc import Sequence
from typing import Any

from cattery.kernel import Choices, Event, Roll
from tests.bluff.cards import HIGH, Call, Pick
from tests.bluff.game import View


def choose(view: View, sightings: Sequence[Event], choices: Choices, dice: Roll) -> Any:
    honest = Pick((HIGH,))
    if honest in choices:
        return honest
    doubt = Call(view.hand.count(HIGH) == 2)
    return doubt if doubt in choices else choices[dice(len(choices))]
