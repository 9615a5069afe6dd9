"""What a game of Schrödinger's Cats is measured by in the arena."""

from collections.abc import Sequence

from cattery.arena.measures import Measures
from cattery.games.schrodinger.events import PhysicatDealt, RoundBegan
from cattery.games.schrodinger.ranks import ranks
from cattery.kernel import Event


def measure(events: Sequence[Event], shares: Sequence[float]) -> Measures:
    """Ranks, who began, and the physicats that were dealt."""
    first = next(event.starter for event in events if isinstance(event, RoundBegan))
    dealt = {event.seat: event.physicat.thing for event in events if isinstance(event, PhysicatDealt)}
    physicats = tuple(dealt[seat] for seat in sorted(dealt))
    return Measures(ranks(events, len(shares)), first, lots={"physicat": physicats} if dealt else {})
