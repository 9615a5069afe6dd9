"""What a game of two-card bluff is measured by in the arena."""

from collections.abc import Sequence

from cattery.arena.measures import Measures
from cattery.kernel import Event
from tests.bluff.events import Dealt, Scored
from tests.bluff.ranks import ranks


def measure(events: Sequence[Event], shares: Sequence[float]) -> Measures:
    """B6: the points, and the first hand that each was dealt."""
    points = tuple(
        sum(one.points for one in events if isinstance(one, Scored) and one.seat == seat) for seat in range(len(shares))
    )
    hands = [one for one in events if isinstance(one, Dealt)][: len(shares)]
    first = tuple("".join(sorted(one.cards.thing)).lower() for one in hands)
    return Measures(ranks(events, len(shares)), 0, points={"score": points}, lots={"hand": first})
