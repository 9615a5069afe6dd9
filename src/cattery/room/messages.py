"""What a client hears, as it travels: JSON objects whose `type` is the kebab-case class name; requests.py has the rest.

docs/protocol.md explains them in the order in which a client meets them. Seats are numbered from 0 on the wire.
"""

from datetime import datetime
from enum import StrEnum
from typing import Any, Literal

from cattery.kernel import Data, Record, Tagged

PROTOCOL = 1
"""Raised by whatever an older client would misunderstand."""

MOST_CHAT = 300

Reaction = Literal["purr", "hiss", "meow", "applause", "surprise", "hurry"]
"""Quick reactions: what each looks like is the client's business."""


class Reason(StrEnum):
    """Why a request was refused. Clients say it in words; these codes stay as they are."""

    MALFORMED = "malformed"  # not a message of this protocol; `field` says where
    TOO_LARGE = "too-large"
    TOO_FAST = "too-fast"  # a rate limit; try again later
    PROTOCOL = "protocol"  # the client speaks another version
    UNKNOWN_TABLE = "unknown-table"
    UNKNOWN_CODE = "unknown-code"
    UNKNOWN_GAME = "unknown-game"
    BAD_OPTION = "bad-option"  # `field` names the option
    UNKNOWN_LEVEL = "unknown-level"  # no bot is called so
    NAME_LENGTH = "name-length"
    NAME_CHARACTERS = "name-characters"
    NAME_TAKEN = "name-taken"
    CHAT_LENGTH = "chat-length"
    CHAT_CHARACTERS = "chat-characters"
    NO_SUCH_SEAT = "no-such-seat"
    SEAT_TAKEN = "seat-taken"
    TABLE_FULL = "table-full"
    ALREADY_SEATED = "already-seated"
    NO_TOKEN = "no-token"  # this connection showed no token, so it can only watch
    BARRED = "barred"  # removed by the host before
    NOT_SEATED = "not-seated"
    NOT_HOST = "not-host"
    NO_BOT_THERE = "no-bot-there"
    NO_PERSON_THERE = "no-person-there"
    NOT_YOURSELF = "not-yourself"  # nobody kicks themselves or hands over their own seat: they leave
    SEATS_OPEN = "seats-open"  # a start needs every seat filled
    GAME_RUNNING = "game-running"
    NO_GAME = "no-game"
    OTHER_GAME = "other-game"  # the answer is for a game that is not being played here
    STALE = "stale"  # answered at a ply that is past; what the client lacks follows as a frame
    NOT_YOUR_TURN = "not-your-turn"
    ILLEGAL = "illegal"  # `rule` names the rule that forbids it
    PAUSED = "paused"
    NOT_PAUSED = "not-paused"
    TIME_UP = "time-up"  # a bot answers the rest of this turn
    HANDED_OVER = "handed-over"  # a bot holds your seat: reclaim it first
    NOT_HANDED_OVER = "not-handed-over"
    STILL_HERE = "still-here"  # nobody is handed over before 30 s away
    LINK_SPENT = "link-spent"  # unknown, used, or older than five minutes
    PROMISE_BROKEN = "promise-broken"  # this nonce is not the promised one
    NOT_DEALING = "not-dealing"  # nonces are revealed in the three seconds after a start, once
    BLOCKED = "blocked"  # the operator has shut this address out
    FOREIGN_PAGE = "foreign-page"  # a page of another site asked; behind a proxy: the Host header was not passed on
    NO_HINTS = "no-hints"  # several people play here, and did not agree on hints; or there is no coach
    RECORD_REFUSED = "record-refused"  # `field` is the kind of fault, `ply` the number of the answer at fault
    SERVER_FULL = "server-full"
    SERVER_STOPPING = "server-stopping"


# ── What the table looks like to everybody ────────────────────────────────────────────────────────────────────────────

PhaseWord = Literal["gathering", "dealing", "playing", "over"]
StandIn = Literal["left", "away", "clock"]
Pace = Literal["usual", "quick"]
By = Literal["person", "bot", "stand-in", "clock"]


class SeatShown(Data, frozen=True, gc=False, omit_defaults=True):
    """A seat as everybody sees it. No name and no bot: it is open."""

    name: str | None = None
    bot: str | None = None  # the level of the bot whose seat this is
    stand_in: StandIn | None = None  # why a bot holds the seat of this person
    away: bool = False  # no connection for 5 s
    may_be_handed_over: bool = False  # no connection for 30 s
    votes: int = 0  # to hand it over
    promised: bool = False  # has a nonce in the next (or the present) deal
    hurries: bool = False  # wishes that bots answer quickly in this game
    reads_until: datetime | None = None  # still looks at what happened: the table waits for it, no longer than this
    again: bool = False  # is for the rematch that is offered


class TurnShown(Data, frozen=True, gc=False, omit_defaults=True):
    """The running clock. In a pause, `left` seconds remain and there is no deadline."""

    seat: int
    deadline: datetime | None = None
    left: float | None = None
    expired: bool = False  # time is up, and a bot answers the rest of this turn


class TableShown(Data, frozen=True, gc=False, omit_defaults=True):
    """The table without the game: the same for every seat and spectator."""

    seq: int  # how many facts the table has: a higher one is newer
    now: datetime  # the server's clock when this was written
    table: str
    code: str | None  # for joining by hand, while seats are open
    game: str
    options: dict[str, Any]
    clock: int | None  # seconds a turn
    phase: PhaseWord
    seats: tuple[SeatShown, ...]
    host: int | None
    watchers: int  # open connections without a seat
    game_id: str | None = None
    asked: int | None = None  # the seat whose answer the table waits for
    turn: TurnShown | None = None
    paused_by: int | None = None
    asleep: bool = False  # nobody was there for 60 s: bots and clocks stopped
    interrupted: bool = False  # the last game could not be resumed and was closed
    hints: bool = False  # whoever sits here agrees that everybody may ask the coach
    pace: Pace | None = None  # of the bots that are still in the game; None: there are none
    rematch_until: datetime | None = None  # a rematch is offered: then it is dealt without those who have not accepted


class ChatLine(Data, frozen=True, gc=False, omit_defaults=True):
    """A line of chat. `text` is plain text: escape it when rendering."""

    seat: int
    name: str
    text: str
    at: datetime
    client_id: str | None = None


class Move(Data, frozen=True, gc=False, omit_defaults=True):
    """Who answered a ply; `text` only for the seat that did."""

    ply: int
    seat: int
    by: By
    text: str | None = None


# ── What the server tells ─────────────────────────────────────────────────────────────────────────────────────────────


class Heartbeat(Tagged, frozen=True, gc=False):
    """Sent by both sides while nothing else is: the connection is alive. It says nothing about the person."""


class Welcome(Tagged, frozen=True, gc=False, omit_defaults=True):
    """The first message to every connection, and again whenever its seat changes. `seat` None: you watch."""

    protocol: int
    room: TableShown
    seat: int | None = None
    chat: tuple[ChatLine, ...] = ()


class Frame(Tagged, frozen=True, gc=False, omit_defaults=True):
    """One commit, one frame: all that happened after ply `since`, and how it looks now.

    Draw `view`; `sightings` only animate and tell. `choices` (docs/notation.md) come to the asked seat alone.
    """

    game: str  # the id of this game at this table
    since: int  # -1: from the beginning
    ply: int
    sightings: tuple[Any, ...]
    moves: tuple[Move, ...]
    view: Any
    room: TableShown
    choices: tuple[str, ...] | None = None


class RoomChanged(Tagged, frozen=True, gc=False):
    """Something about the table changed, and nothing in the game."""

    room: TableShown


class DealAnnounced(Tagged, frozen=True, gc=False, tag="dealing"):
    """A game is about to be dealt: the server's promise, and everybody's. Reveal your nonce before `closes`."""

    game: str
    promise: str
    promises: dict[int, str]  # by seat
    closes: datetime


class GameOver(Tagged, frozen=True, gc=False, omit_defaults=True):
    """The game has ended, and everything is revealed: the record holds every answer, the dice, secret and nonces."""

    game: str
    result: tuple[float, ...]  # each seat's share of the win
    record: Record | None = None


class Said(Tagged, frozen=True, gc=False):
    """Somebody said something."""

    line: ChatLine


class Reacted(Tagged, frozen=True, gc=False):
    """Somebody reacted."""

    seat: int
    reaction: Reaction


class SeatLink(Tagged, frozen=True, gc=False):
    """The key that moves your seat to another device: once, and until `expires`."""

    key: str
    expires: datetime


class Advised(Tagged, frozen=True, gc=False, omit_defaults=True):
    """What the coach says to your seat alone (cattery.coach.Advice), from what your seat may know and nothing else."""

    game: str
    ply: int
    advice: Any
    client_id: str | None = None


class Accepted(Tagged, frozen=True, gc=False, omit_defaults=True):
    """A request was done and stored. For an answer, `ply` is its place in the game, also when it is sent again."""

    client_id: str | None = None
    ply: int | None = None


class Refused(Tagged, frozen=True, gc=False, omit_defaults=True):
    """A request was refused, and nothing changed."""

    code: Reason
    rule: str | None = None
    field: str | None = None
    client_id: str | None = None
    ply: int | None = None  # of a record


ServerMessage = (
    Welcome
    | Frame
    | RoomChanged
    | DealAnnounced
    | GameOver
    | Said
    | Reacted
    | SeatLink
    | Advised
    | Accepted
    | Refused
    | Heartbeat
)


# ── A game watched again ──────────────────────────────────────────────────────────────────────────────────────────────


class ReplayFrame(Data, frozen=True, gc=False, omit_defaults=True):
    """A frame of an ended game: what the viewer was told at this ply, without the table round it.

    With every hand open `sightings` hide nothing, `choices` are those of whoever is asked, `views` every seat's.
    """

    since: int
    ply: int
    sightings: tuple[Any, ...]
    moves: tuple[Move, ...]
    view: Any
    choices: tuple[str, ...] | None = None
    views: tuple[Any, ...] | None = None


class Replayed(Data, frozen=True, gc=False, omit_defaults=True):
    """An ended game through one viewer's eyes: a seat, -2 for a spectator, -3 for every hand open."""

    game: str
    options: dict[str, Any]
    players: int
    viewer: int
    result: tuple[float, ...]
    frames: tuple[ReplayFrame, ...]
    seats: tuple[SeatShown, ...] = ()  # who sat there at the end, where a table knows it


class TableAddress(Data, frozen=True, gc=False):
    """Where a table is: its unguessable id, for the link, and its code, for reading aloud."""

    table: str
    code: str
