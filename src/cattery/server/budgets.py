"""What fans out, or makes the server work, has a budget for each person. Who exceeds it is told so, and goes on later.

The numbers are in `Limits` (settings.py); docs/security.md has the table of all of them. Chat has its own, which lasts
(cattery.room.chat).
"""

from collections.abc import Callable

from cattery.room.requests import CatchUp, ClientRequest, React, Why
from cattery.server.limits import Buckets
from cattery.server.settings import Limits

SECONDS = 10.0


class Budgets:
    """One for each kind of request that has any."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        most = {React: limits.reactions, CatchUp: limits.catch_ups, Why: limits.whys}
        self._kinds: dict[type, Buckets] = {kind: Buckets(size, SECONDS, clock) for kind, size in most.items()}

    def allow(self, person: str, request: ClientRequest) -> bool:
        """Count this request, if this person may still ask for it now."""
        budget = self._kinds.get(type(request))
        return budget is None or not budget.take(person)
