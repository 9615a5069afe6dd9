"""What a table hears (`Heard` and its kin) and what it asks its server to do. These never travel: they are the doors
between a pure table and the program around it, which owns sockets, time, chance and storage."""

from datetime import datetime

from cattery.kernel import Data
from cattery.room.messages import ServerMessage
from cattery.room.requests import ClientRequest


class Rigged(Data, frozen=True, gc=False):
    """Dice and a starting position chosen by a test. Such a game has no record: it was not dealt."""

    seed: str | None = None  # in hex; None: the fair deal's
    position: str | None = None  # as `Game.read_position` reads it


class Heard(Data, frozen=True, gc=False):
    """A request came over a connection. `fresh`: 32 bytes that nobody could foresee, for secrets, ids and keys."""

    connection: str
    request: ClientRequest
    fresh: bytes
    rigged: Rigged | None = None


class Opened(Data, frozen=True, gc=False):
    """A connection said hello. `holder` is the hash of the token it showed; `game` and `ply`, what it has already."""

    connection: str
    holder: str | None
    game: str | None = None
    ply: int = -1


class Closed(Data, frozen=True, gc=False):
    """A connection is gone."""

    connection: str


class Behind(Data, frozen=True, gc=False):
    """A connection was too slow and its queue was dropped: it needs everything anew."""

    connection: str


class Thought(Data, frozen=True, gc=False):
    """What a bot answers to a `Think`; the server lets it leave no sooner than it was told."""

    game: str
    ply: int
    seat: int
    text: str


class Tick(Data, frozen=True, gc=False):
    """It is later: see whether a moment of `next_wake` has come."""


class Restarted(Data, frozen=True, gc=False):
    """This table was just replayed from storage: no connection is open, and nobody shall lose time by it."""


Input = Heard | Opened | Closed | Behind | Thought | Tick | Restarted


class Send(Data, frozen=True, gc=False):
    """Send one message to these connections, in the order given."""

    to: tuple[str, ...]
    message: ServerMessage


class Think(Data, frozen=True, gc=False):
    """Let a bot think: `bot_question(room, seat)` gives all it may know. Its answer may leave at `leaves`, not sooner.

    That moment is drawn from public facts, before anybody thinks.
    """

    game: str
    ply: int
    seat: int
    level: str
    leaves: datetime


class Ponder(Data, frozen=True, gc=False):
    """Let the coach think for a person: `bot_question(room, seat)` gives all it may know; this connection is told."""

    connection: str
    game: str
    ply: int
    seat: int
    client_id: str | None


Output = Send | Think | Ponder
