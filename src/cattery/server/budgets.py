"""What fans out, lasts, or makes the server work has a budget. Who exceeds it is told so, and goes on later.

The numbers are in `Limits` (settings.py); docs/security.md has the table of all of them. Chat has its own, which lasts
(cattery.room.chat).
"""

from collections.abc import Callable, Iterable

from cattery.kernel import Data
from cattery.room.requests import Advise, CatchUp, ClientRequest, React, Why
from cattery.server.limits import Buckets
from cattery.server.settings import Limits

SECONDS = 10.0
LASTING = 300.0  # seconds, for what is stored


class Payer(Data, frozen=True, gc=False):
    """On whose account a request goes."""

    person: str  # at a table
    table: str
    household: str


class Budgets:
    """One for each kind of request that has any; and for the facts that come of the others, three."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        most = {React: limits.reactions, CatchUp: limits.catch_ups, Why: limits.whys, Advise: limits.advice}
        self._kinds: dict[type, Buckets] = {kind: Buckets(size, SECONDS, clock) for kind, size in most.items()}
        self._facts = [
            Buckets(size, LASTING, clock)
            for size in (limits.facts_a_person, limits.facts_a_table, limits.facts_an_address)
        ]

    def wait(self, payer: Payer, request: ClientRequest) -> float:
        """How long this payer must wait before such a request; 0: it may be done now, and is counted."""
        if (budget := self._kinds.get(type(request))) is not None:
            return budget.take(payer.person)
        return max(bucket.wait(key) for bucket, key in self._accounts(payer))

    def stored(self, payer: Payer, facts: int) -> None:
        """So many facts came of a request."""
        for bucket, key in self._accounts(payer):
            bucket.pour(key, facts)

    def _accounts(self, payer: Payer) -> Iterable[tuple[Buckets, str]]:
        return zip(self._facts, (payer.person, payer.table, payer.household), strict=True)
