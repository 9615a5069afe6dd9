"""A small spread of temper, drawn anew for each game and seat: two house cats at one table are not the same cat."""

from zlib import crc32

from cattery.kernel import Data


class Temperament(Data, frozen=True, gc=False):
    """How a house cat leans when two answers look about as good."""

    name: str
    daring: float  # leans to high claims, and to bluffs
    candour: float  # leans to claims about what it holds itself
    caution: float  # leans away from doubts
    whim: float  # how far off the best answer it may stray: what makes it hard to read


TEMPERAMENTS = (
    Temperament("bold", daring=1.0, candour=0.0, caution=0.0, whim=1.3),
    Temperament("honest", daring=0.0, candour=1.0, caution=0.3, whim=0.8),
    Temperament("cautious", daring=-0.6, candour=0.4, caution=1.0, whim=0.8),
    Temperament("even", daring=0.0, candour=0.0, caution=0.0, whim=1.0),
)


def temperament(secret: bytes) -> Temperament:
    """The same all game long, since it is drawn from what chance first dealt this seat, and as hidden as that."""
    return TEMPERAMENTS[crc32(secret) % len(TEMPERAMENTS)]
