"""Who came first, second and so on in a game of Schrödinger's Cats that is over."""

from collections.abc import Sequence

from cattery.games.schrodinger.events import Eliminated
from cattery.kernel import Event


def ranks(facts: Sequence[Event], players: int) -> tuple[int, ...]:
    """S23, S24: who was eliminated later ranks higher."""
    gone = [fact.seat for fact in facts if isinstance(fact, Eliminated)]
    return tuple(players - gone.index(seat) if seat in gone else 1 for seat in range(players))
