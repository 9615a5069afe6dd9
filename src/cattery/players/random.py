"""The random player: every legal answer is as likely as any other."""

from collections.abc import Sequence
from typing import Any

from cattery.kernel import Choices, Event, Roll


def choose(view: Any, sightings: Sequence[Event], choices: Choices, dice: Roll) -> Any:
    """Any of the choices."""
    return choices[dice(len(choices))]
