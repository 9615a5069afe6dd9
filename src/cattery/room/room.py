"""A live table as plain data: `Room` is the fold of its facts (facts.py), all but `presence`, which is never stored."""

from datetime import datetime
from typing import Any, ClassVar

from cattery.kernel import Data, Event, Record, State, field, replace
from cattery.room.messages import By, ChatLine, PhaseWord, StandIn

KEPT_CHAT = 50


class Seat(Data, frozen=True, gc=False):
    """A place at the table: a person's (it has a holder), a bot's, or open. What it saw, it knows, whoever plays it."""

    name: str | None = None
    holder: str | None = None  # the hash of its owner's token
    since: int = 0  # the fact by which its owner sat down: the lowest is the longest-seated
    promise: str | None = None  # for the next deal
    bot: str | None = None
    stand_in: StandIn | None = None
    strikes: int = 0  # how many of its turns running were ended by the clock

    @property
    def is_open(self) -> bool:
        return self.holder is None and self.bot is None


class Turn(Data, frozen=True, gc=False):
    """Whose turn it is, at a table with a clock: all questions running to one seat before the game opens another."""

    seat: int
    opened: int  # how many turns and rounds the game had opened by then
    deadline: datetime | None  # None: a bot's turn, or time stands still
    left: float | None = None  # seconds, while time stands still
    expired: bool = False


class DealSource(Data, frozen=True, gc=False):
    """The fair deal of one game, and what a test chose instead of it."""

    secret: str
    promises: dict[int, str]  # by seat
    nonces: dict[int, str]
    closes: datetime
    seed: str | None = None  # given by a test, as is
    position: str | None = None


class LivePly(Data, frozen=True, gc=False):
    """One ply: an answer and everything that followed, up to the next question. Ply 0 is the setup and has no seat."""

    seat: int | None
    text: str
    answers: tuple[str, ...]  # as the record has them: this one, if a player gave it, and chance's
    by: By | None
    client_id: str | None
    events: tuple[Event, ...]


# ── The phases of a table ─────────────────────────────────────────────────────────────────────────────────────────────


class Gathering(Data, frozen=True, gc=False):
    """People come and sit down; nobody has played here yet."""

    word: ClassVar[PhaseWord] = "gathering"


class Dealing(Data, frozen=True, gc=False):
    """A game is about to be dealt: nonces are awaited."""

    word: ClassVar[PhaseWord] = "dealing"

    id: str
    rules: int
    deal: DealSource


class Playing(Data, frozen=True, gc=False):
    """A game is played."""

    word: ClassVar[PhaseWord] = "playing"

    id: str
    rules: int
    deal: DealSource
    seed: bytes  # what the dice of this game are made of
    state: State
    plies: tuple[LivePly, ...]
    opened: int  # how many turns and rounds
    hurried: frozenset[int] = frozenset()  # seats whose people wish that bots answer quickly
    quick: bool = False  # and so they do
    turn: Turn | None = None  # at a table with a clock
    paused_by: int | None = None
    asleep: bool = False

    @property
    def ply(self) -> int:
        return len(self.plies) - 1

    @property
    def runs(self) -> bool:
        """Whether time passes: bots think and clocks tick."""
        return self.paused_by is None and not self.asleep

    @property
    def asked(self) -> int | None:
        """The seat whose answer the game waits for; None: it has come to its end."""
        agenda = self.state.agenda
        return agenda[0].actor if agenda else None


class Unread(Data, frozen=True, gc=False):
    """A game whose answers are not played again: it ended long ago, or the rules of today cannot read them."""

    word: ClassVar[PhaseWord] = "playing"

    id: str


class Over(Data, frozen=True, gc=False):
    """A game has ended, and everything is revealed."""

    word: ClassVar[PhaseWord] = "over"

    id: str
    result: tuple[float, ...]
    record: Record | None  # None: a test set up its position
    play: Playing | None  # as it stood at its end; None: the rules of today cannot read it


class Interrupted(Data, frozen=True, gc=False):
    """The last game could not be resumed and was closed."""

    word: ClassVar[PhaseWord] = "over"


Phase = Gathering | Dealing | Playing | Unread | Over | Interrupted
UnderWay = Dealing, Playing, Unread
"""Phases in which a game is dealt or played, so that seats are given up to bots and not opened."""


class Key(Data, frozen=True, gc=False):
    """A single-use link that moves a seat."""

    seat: int
    hash: str
    expires: datetime


class Absence(Data, frozen=True, gc=False):
    """A person without a connection: since when, and what the others were told of it."""

    since: datetime
    away: bool = False
    may_be_handed_over: bool = False
    votes: frozenset[int] = frozenset()  # seats that want a bot there


class Reader(Data, frozen=True, gc=False):
    """Somebody who looks at what happened, and for whom bots and clocks wait; since which ply, and how long at most."""

    game: str
    ply: int
    until: datetime
    done: bool = False


class Offer(Data, frozen=True, gc=False):
    """A rematch that somebody offered: who is for it, how long the others have, and fresh chance for its deal."""

    by: frozenset[int]
    until: datetime
    fresh: bytes
    seed: str | None = None  # a test's dice
    position: str | None = None  # and starting position


class Presence(Data, frozen=True, gc=False):
    """Who is connected now. Nothing here is stored: after a restart everybody has a moment to come back."""

    connections: dict[str, str | None] = field(default_factory=dict)  # connection -> holder
    absent: dict[int, Absence] = field(default_factory=dict)  # by seat
    empty_since: datetime | None = None  # no seated person has a connection
    readers: dict[int, Reader] = field(default_factory=dict)  # by seat
    offer: Offer | None = None


class Room(Data, frozen=True, gc=False):
    """One table."""

    id: str
    code: str
    game: str
    options: dict[str, Any]
    clock: int | None
    stand_in: str  # the level of bots that stand in for people
    seats: tuple[Seat, ...]
    seq: int = 1
    phase: Phase = field(default_factory=Gathering)
    host: int | None = None
    barred: frozenset[str] = frozenset()
    keys: tuple[Key, ...] = ()
    chat: tuple[ChatLine, ...] = ()
    hints: bool = False  # the coach may be asked, whoever plays
    presence: Presence = field(default_factory=Presence)

    def seat_of(self, holder: str | None) -> int | None:
        """The seat that this token owns."""
        if holder is None:
            return None
        return next((number for number, seat in enumerate(self.seats) if seat.holder == holder), None)

    def with_seat(self, number: int, **changes: Any) -> "Room":
        """This room with something changed about a seat."""
        seats = list(self.seats)
        seats[number] = replace(seats[number], **changes)
        return replace(self, seats=tuple(seats))

    @property
    def is_read(self) -> bool:
        """Whether somebody still reads, so that bots and clocks wait."""
        return any(not reader.done for reader in self.presence.readers.values())

    @property
    def is_under_way(self) -> bool:
        """Whether a game is dealt or played."""
        return isinstance(self.phase, UnderWay)

    @property
    def has_open_seats(self) -> bool:
        """Whether the code leads here."""
        return not self.is_under_way and any(seat.is_open for seat in self.seats)

    @property
    def play(self) -> Playing | None:
        """The game that can be seen here: it is played, or has just been."""
        phase = self.phase
        if isinstance(phase, Playing):
            return phase
        return phase.play if isinstance(phase, Over) else None

    @property
    def runs(self) -> bool:
        """Whether time passes: bots think and clocks tick."""
        return isinstance(self.phase, Playing) and self.phase.runs

    @property
    def asked(self) -> int | None:
        """The seat whose answer the game waits for."""
        return self.phase.asked if isinstance(self.phase, Playing) else None

    @property
    def turn(self) -> Turn | None:
        """The turn of the game that is played, if it has a clock."""
        return self.phase.turn if isinstance(self.phase, Playing) else None

    @property
    def paused_by(self) -> int | None:
        """Who paused the game that is played."""
        return self.phase.paused_by if isinstance(self.phase, Playing) else None

    @property
    def asleep(self) -> bool:
        """Whether the game that is played waits until somebody is back."""
        return isinstance(self.phase, Playing) and self.phase.asleep
