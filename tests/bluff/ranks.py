"""Who came first in a game of two-card bluff that is over."""

from collections.abc import Sequence

from cattery.kernel import Event
from tests.bluff.events import Scored


def ranks(facts: Sequence[Event], players: int) -> tuple[int, ...]:
    """B6: most points win."""
    points = [sum(one.points for one in facts if isinstance(one, Scored) and one.seat == n) for n in range(players)]
    return tuple(1 + sum(other > mine for other in points) for mine in points)
