"""Every message of the live table, as it travels: JSON objects whose `type` is the kebab-case class name.

docs/protocol.md explains them in the order in which a client meets them. Seats are numbered from 0 on the wire.
`client_id` is the client's own name for a request: whatever comes of it carries the same `client_id`.
"""

from datetime import datetime
from enum import StrEnum
from typing import Annotated, Any, Literal

from msgspec import Meta

from cattery.kernel import Data, Record, Tagged, field

PROTOCOL = 1
"""Raised by whatever an older client would misunderstand."""

MOST_CHAT = 300
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # SHA-256, in hex
NonceText = Annotated[str, Meta(pattern="^([0-9a-f]{2}){16,64}$")]  # 16 to 64 bytes, in hex
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
PlyNumber = Annotated[int, Meta(ge=-1, le=1_000_000)]
ShortText = Annotated[str, Meta(min_length=1, max_length=64)]
Clock = Literal[20, 45, 90]

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
    FOREIGN_PAGE = "foreign-page"  # a page of another site asked; behind a proxy: the Host header was not passed on
    SERVER_FULL = "server-full"
    SERVER_STOPPING = "server-stopping"


# ── What a client asks ────────────────────────────────────────────────────────────────────────────────────────────────


class Request(Tagged, frozen=True, gc=False, omit_defaults=True):
    """What a client asks of a table. Each is answered by `Accepted` or `Refused`."""

    client_id: ClientId | None = None


class Hello(Tagged, frozen=True, gc=False, omit_defaults=True):
    """The first message on every connection; `game` and `ply` say what the client already has of the running game."""

    protocol: int
    game: ShortText | None = None
    ply: PlyNumber = -1


class Sit(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Take an open seat (any, if `seat` is left out) under a nickname, and promise a nonce for the fair deal."""

    name: str
    seat: SeatNumber | None = None
    promise: Hash | None = None


class Promise(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Promise a nonce for the next game: a fresh one each game, before it starts."""

    promise: Hash


class Reveal(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Reveal the promised nonce, once the server has published its own promise."""

    game: ShortText
    nonce: NonceText


class Answer(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Answer the open question of the frame at `ply`. Safe to send again with the same `client_id`."""

    game: ShortText
    ply: PlyNumber
    text: Annotated[str, Meta(max_length=64)]
    client_id: ClientId


class Why(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Ask whether this answer would be refused, and by which rule. Refused as it would be; nothing is ever played."""

    game: ShortText
    ply: PlyNumber
    text: Annotated[str, Meta(max_length=64)]


class Start(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Host: begin, with every seat filled. After a game: any seated person, and it is a rematch."""


class AddBot(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Host, between games: put a bot on an open seat."""

    level: ShortText
    seat: SeatNumber | None = None


class RemoveBot(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Host, between games: open a bot's seat."""

    seat: SeatNumber


class Kick(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Host: remove a person, who cannot sit at this table again. In a game a bot takes the seat."""

    seat: SeatNumber


class Leave(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Get up. In a game a bot takes the seat at once; until the game ends its owner may reclaim it."""


class HandOver(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Give the seat of a person away for 30 s to a bot: the host's word, or a vote of the others present."""

    seat: SeatNumber


class Reclaim(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Take one's own seat back from the bot that holds it."""


class Pause(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Stop answers, bots and clocks."""


class Resume(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Go on after a pause."""


class Quicken(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Wish that bots answer quickly until this game ends: they do once nobody who still plays is without this wish."""


class Say(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A line of chat, 1 to 300 characters."""

    text: Annotated[str, Meta(max_length=4 * MOST_CHAT)]


class React(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A quick reaction; shown once and kept nowhere."""

    reaction: Reaction


class MakeSeatLink(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Ask for a single-use link, valid five minutes, that moves one's seat to another device."""


class TakeSeat(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """On the other device: use the link's key."""

    key: ShortText


class CatchUp(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Ask for everything after `ply` of `game`; without them, for everything."""

    game: ShortText | None = None
    ply: PlyNumber = -1


class Heartbeat(Tagged, frozen=True, gc=False):
    """Sent by both sides while nothing else is: the line is alive. It says nothing about the person."""


ClientRequest = (
    Sit | Promise | Reveal | Answer | Why | Start | AddBot | RemoveBot | Kick | Leave | HandOver | Reclaim
    | Pause | Resume | Quicken | Say | React | MakeSeatLink | TakeSeat | CatchUp
)  # fmt: skip
ClientMessage = Hello | Heartbeat | ClientRequest


# ── What the table looks like to everybody ────────────────────────────────────────────────────────────────────────────

Phase = Literal["gathering", "dealing", "playing", "over"]
StandIn = Literal["left", "away", "clock"]
Pace = Literal["usual", "quick"]
By = Literal["person", "bot", "stand-in", "clock"]


class SeatShown(Data, frozen=True, gc=False, omit_defaults=True):
    """A seat as everybody sees it. No name and no bot: it is open."""

    name: str | None = None
    bot: str | None = None  # the level of the bot whose seat this is
    stand_in: StandIn | None = None  # why a bot holds the seat of this person
    away: bool = False  # no line for 5 s
    may_be_handed_over: bool = False  # no line for 30 s
    votes: int = 0  # to hand it over
    promised: bool = False  # has a nonce in the next (or the present) deal
    hurries: bool = False  # wishes that bots answer quickly in this game


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
    phase: Phase
    seats: tuple[SeatShown, ...]
    host: int | None
    watchers: int  # open connections without a seat
    game_id: str | None = None
    asked: int | None = None  # the seat whose answer the table waits for
    turn: TurnShown | None = None
    paused_by: int | None = None
    asleep: bool = False  # nobody was there for 60 s: bots and clocks stopped
    interrupted: bool = False  # the last game could not be resumed and was closed
    pace: Pace | None = None  # of the bots that are still in the game; None: there are none


class Line(Data, frozen=True, gc=False, omit_defaults=True):
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


class Welcome(Tagged, frozen=True, gc=False, omit_defaults=True):
    """The first message to every connection, and again whenever its seat changes. `seat` None: you watch."""

    protocol: int
    room: TableShown
    seat: int | None = None
    chat: tuple[Line, ...] = ()


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


class Dealing(Tagged, frozen=True, gc=False):
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

    line: Line


class Reacted(Tagged, frozen=True, gc=False):
    """Somebody reacted."""

    seat: int
    reaction: Reaction


class SeatLink(Tagged, frozen=True, gc=False):
    """The key that moves your seat to another device: once, and until `expires`."""

    key: str
    expires: datetime


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


ServerMessage = (
    Welcome | Frame | RoomChanged | Dealing | GameOver | Said | Reacted | SeatLink | Accepted | Refused | Heartbeat
)


# ── Before there is a socket: the bodies of the HTTP API ──────────────────────────────────────────────────────────────


class NewTable(Data, frozen=True, gc=False, omit_defaults=True):
    """Open a table. `options` of the game, among them `players`, the number of seats; `clock` in seconds a turn."""

    game: ShortText
    options: dict[str, Any] = field(default_factory=dict)
    clock: Clock | None = None


class TableAddress(Data, frozen=True, gc=False):
    """Where a table is: its unguessable id, for the link, and its code, for reading aloud."""

    table: str
    code: str


class CodeSaid(Data, frozen=True, gc=False):
    """A code somebody was told, in either case."""

    code: ShortText
