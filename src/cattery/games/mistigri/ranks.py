"""Who came first, second and so on in a game of Crazy Mistigri that is over."""

from collections.abc import Sequence

from cattery.games.mistigri.events import GameEnded
from cattery.kernel import Event


def ranks(facts: Sequence[Event], players: int) -> tuple[int, ...]:
    """M50: the lower the sum of penalties, the higher the rank, and equal sums share one."""
    totals = next(fact.totals for fact in reversed(facts) if isinstance(fact, GameEnded))
    return tuple(1 + sum(other < total for other in totals) for total in totals)
