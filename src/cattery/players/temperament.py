"""A small spread of temper, drawn anew for each seat and round: two house cats at one table are not the same cat."""

from collections.abc import Sequence
from zlib import crc32

from cattery.kernel import Data, Event, encode


class Temperament(Data, frozen=True, gc=False):
    """How a house cat leans when two answers look about as good."""

    name: str
    daring: float  # leans to high claims, and to bluffs
    candour: float  # leans to claims about what it holds itself
    caution: float  # leans away from doubts
    whim: float  # how far off the best answer it may stray: what makes it hard to read


EVEN = Temperament("even", daring=0.0, candour=0.0, caution=0.0, whim=1.0)
"""Leans to nothing."""
TEMPERAMENTS = (
    Temperament("bold", daring=2.0, candour=0.0, caution=0.0, whim=1.1),
    Temperament("honest", daring=0.0, candour=1.0, caution=0.3, whim=0.8),
    Temperament("cautious", daring=-1.2, candour=0.4, caution=1.0, whim=0.8),
    EVEN,
)


def temperament(sightings: Sequence[Event], hand_dealt: type[Event]) -> Temperament:
    """Drawn from all that chance told this seat up to its first hand, and from each hand it was dealt since.

    So it changes from round to round: the hands of a round that is over lie open, and whoever saw them all could else
    work out a temper that is still in use. Not from the hand alone: the same hand in another game may be another cat's.
    """
    told, dealt = crc32(b""), False
    for event in sightings:
        own = isinstance(event, hand_dealt) and event.cards.what is not None  # type: ignore[attr-defined]  # a hand has them
        if own or not dealt:
            told = crc32(encode(event), told)
        dealt |= own
    return TEMPERAMENTS[told % len(TEMPERAMENTS)]
