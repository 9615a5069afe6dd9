"""What a game of Crazy Mistigri is measured by in the arena."""

from collections.abc import Sequence

from cattery.arena.measures import Measures
from cattery.games.mistigri.events import FirstPlayer, GameEnded
from cattery.games.mistigri.ranks import ranks
from cattery.kernel import Event


def measure(events: Sequence[Event], shares: Sequence[float]) -> Measures:
    """Ranks, who began, and the penalties."""
    first = next(event.seat for event in events if isinstance(event, FirstPlayer))
    totals = next(event.totals for event in reversed(events) if isinstance(event, GameEnded))
    return Measures(ranks(events, len(shares)), first, points={"penalty": totals})
