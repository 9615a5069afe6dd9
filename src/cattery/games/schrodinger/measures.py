"""What a game of Schrödinger's Cats is measured by in the arena."""

from collections.abc import Sequence

from cattery.arena.measures import Measures
from cattery.games.schrodinger.events import PhysicatDealt, RoundBegan
from cattery.games.schrodinger.ranks import ranks
from cattery.games.schrodinger.steps.doubt import count_matching
from cattery.games.schrodinger.table import Table
from cattery.kernel import Event, State


def measure(events: Sequence[Event], shares: Sequence[float]) -> Measures:
    """Ranks, who began, and the physicats that were dealt."""
    first = next(event.starter for event in events if isinstance(event, RoundBegan))
    dealt = {event.seat: event.physicat.thing for event in events if isinstance(event, PhysicatDealt)}
    physicats = tuple(dealt[seat] for seat in sorted(dealt))
    return Measures(ranks(events, len(shares)), first, lots={"physicat": physicats} if dealt else {})


def claim_holds(state: State[Table]) -> bool:
    """Whether the claim on the board would hold if it were doubted now: what believed odds are measured by."""
    claim = state.table.claim
    return claim is not None and count_matching(state.table) >= claim.count
