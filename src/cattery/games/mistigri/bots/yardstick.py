"""The yardstick in Crazy Mistigri. Fixed for ever.

It discards the pair whose two values make the highest sum, of equal ones the first in the order of the choices, and
passes only when it has no pair. Everything that an effect asks it answers at random.
"""

from collections.abc import Sequence
from typing import Any

from cattery.games.mistigri.cards import VALUE
from cattery.games.mistigri.choices import PASS, DiscardPair
from cattery.games.mistigri.view import View
from cattery.kernel import Choices, Event, Roll


def choose(view: View, sightings: Sequence[Event], choices: Choices, dice: Roll) -> Any:
    """The pair of highest value; effects at random."""
    if PASS not in choices:
        return choices[dice(len(choices))]
    return max((choice for choice in choices if isinstance(choice, DiscardPair)), key=_worth, default=PASS)


def _worth(pair: DiscardPair) -> int:
    return sum(VALUE[card] for card in pair.cards)
