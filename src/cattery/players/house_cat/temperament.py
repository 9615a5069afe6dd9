"""A small spread of temper, drawn anew for each game and seat: two house cats at one table are not the same cat."""

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


TEMPERAMENTS = (
    Temperament("bold", daring=2.0, candour=0.0, caution=0.0, whim=1.1),
    Temperament("honest", daring=0.0, candour=1.0, caution=0.3, whim=0.8),
    Temperament("cautious", daring=-1.2, candour=0.4, caution=1.0, whim=0.8),
    Temperament("even", daring=0.0, candour=0.0, caution=0.0, whim=1.0),
)


def temperament(sightings: Sequence[Event], hand_dealt: type[Event]) -> Temperament:
    """Drawn from all that chance told this seat up to its first hand: the same all game long, and as secret as that.

    Not from the hand alone: the same hand in another game may be that of another cat.
    """
    told = crc32(b"")
    for event in sightings:
        told = crc32(encode(event), told)
        if isinstance(event, hand_dealt) and event.cards.what:  # type: ignore[attr-defined]  # of both games
            break
    return TEMPERAMENTS[told % len(TEMPERAMENTS)]
