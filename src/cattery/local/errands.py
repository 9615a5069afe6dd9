"""What a worker asks of the host of its tables, and what it is told: JSON in, JSON out, and no I/O in between.

Whatever changes a table goes in two halves. The first answer is `Kept`: the facts to be stored. Once they are, `keep`
makes it so, and `Delivery` says what is sent to whom; if they cannot be, `drop`, and nothing has happened.
"""

from typing import Any

from cattery.kernel import Data, Tagged
from cattery.room.messages import Refused, TableAddress
from cattery.room.requests import NewTable


class Open(Tagged, frozen=True):
    """A new table."""

    wish: NewTable


class Wake(Tagged, frozen=True):
    """Replay a table from all its facts, in their order."""

    table: str
    facts: tuple[str, ...]


class Connect(Tagged, frozen=True):
    """A connection of this person says hello: `said` is a client's first message. No person: it watches."""

    table: str
    connection: str
    person: str | None
    said: str


class Hear(Tagged, frozen=True):
    """A connection says something: `said` is a client's message."""

    table: str
    connection: str
    said: str


class Disconnect(Tagged, frozen=True):
    """A connection is gone."""

    table: str
    connection: str


class Due(Tagged, frozen=True):
    """The time that was named has come: whatever is due at this table shall happen."""

    table: str


class Keep(Tagged, frozen=True):
    """The facts are stored."""

    table: str


class Drop(Tagged, frozen=True):
    """The facts could not be stored."""

    table: str


class Forget(Tagged, frozen=True):
    """Nobody needs this table in memory any more."""

    table: str


class Ask(Tagged, frozen=True):
    """A question that concerns no table; `cattery.local.asks` has them by name."""

    name: str
    given: Any = None


Errand = Open | Wake | Connect | Hear | Disconnect | Due | Keep | Drop | Forget | Ask


class Kept(Tagged, frozen=True):
    """What must be stored before anything is told: facts from the one with this number on. None: nothing happened."""

    table: str
    first: int
    facts: tuple[str, ...]
    address: TableAddress | None = None  # of a table that was opened


class Outgoing(Data, frozen=True):
    """A message for these connections, as it travels."""

    to: tuple[str, ...]
    text: str


class Delivery(Tagged, frozen=True):
    """What is sent, in this order, and in how many seconds something is due; None: nothing is."""

    sends: tuple[Outgoing, ...]
    wait: float | None


class Unreadable(Tagged, frozen=True):
    """These facts make no table: something is missing, or a version wrote them that this one does not read."""

    why: str


class Here(Tagged, frozen=True):
    """The answer to a question."""

    answer: Any


Reply = Kept | Delivery | Unreadable | Here | Refused
