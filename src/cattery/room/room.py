"""A live table as plain data: `Room` is the fold of its facts (facts.py), all but `presence`, gone with the lines."""

from datetime import datetime
from typing import Any

from cattery.kernel import Data, Event, Record, State, field, replace
from cattery.room.messages import By, Line, Phase, StandIn

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


class Deal(Data, frozen=True, gc=False):
    """The fair deal of one game."""

    secret: str
    promises: dict[int, str]  # by seat
    nonces: dict[int, str]
    closes: datetime


class Played(Data, frozen=True, gc=False):
    """One ply: an answer and everything that followed, up to the next question. Ply 0 is the setup and has no seat."""

    seat: int | None
    text: str
    rolled: tuple[str, ...]
    by: By | None
    client_id: str | None
    events: tuple[Event, ...]


class Play(Data, frozen=True, gc=False):
    """A game at this table."""

    id: str
    rules: int
    deal: Deal
    seed: str | None = None  # given by a test, as is
    position: str | None = None
    state: State | None = None  # None: not dealt yet, or played by rules that are gone
    plies: tuple[Played, ...] = ()
    opened: int = 0  # how many turns and rounds
    hurried: frozenset[int] = frozenset()  # seats whose people wish that bots answer quickly
    quick: bool = False  # and so they do
    result: tuple[float, ...] | None = None
    record: Record | None = None  # once it has ended

    @property
    def ply(self) -> int:
        return len(self.plies) - 1


class Key(Data, frozen=True, gc=False):
    """A single-use link that moves a seat."""

    seat: int
    hash: str
    expires: datetime


class Absence(Data, frozen=True, gc=False):
    """A person without a line: since when, and what the others were told of it."""

    since: datetime
    away: bool = False
    may_be_handed_over: bool = False
    votes: frozenset[int] = frozenset()  # seats that want a bot there


class Presence(Data, frozen=True, gc=False):
    """Who is connected now. Nothing here is stored: after a restart everybody has a moment to come back."""

    lines: dict[str, str | None] = field(default_factory=dict)  # connection -> holder
    absent: dict[int, Absence] = field(default_factory=dict)  # by seat
    empty_since: datetime | None = None  # no seated person has a line


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
    phase: Phase = "gathering"
    host: int | None = None
    barred: frozenset[str] = frozenset()
    keys: tuple[Key, ...] = ()
    play: Play | None = None
    turn: Turn | None = None
    paused_by: int | None = None
    asleep: bool = False
    interrupted: bool = False
    chat: tuple[Line, ...] = ()
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
    def has_open_seats(self) -> bool:
        """Whether the code leads here."""
        return self.phase in ("gathering", "over") and any(seat.is_open for seat in self.seats)

    @property
    def runs(self) -> bool:
        """Whether time passes: bots think and clocks tick."""
        return self.phase == "playing" and self.paused_by is None and not self.asleep

    @property
    def asked(self) -> int | None:
        """The seat whose answer the game waits for."""
        step = self.play.state.step if self.phase == "playing" and self.play and self.play.state else None
        return step.actor if step is not None else None
