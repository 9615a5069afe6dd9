"""What a client says, as it travels: requests over its connection, and bodies that it sends over HTTP before that.

`client_id` is the client's own name for a request: whatever comes of it carries the same `client_id`.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta

from cattery.kernel import Data, Tagged, field
from cattery.room.messages import MOST_CHAT, Heartbeat, Reaction

ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # SHA-256, in hex
NonceText = Annotated[str, Meta(pattern="^([0-9a-f]{2}){16,64}$")]  # 16 to 64 bytes, in hex
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
PlyNumber = Annotated[int, Meta(ge=-1, le=1_000_000)]
ShortText = Annotated[str, Meta(min_length=1, max_length=64)]
Clock = Literal[20, 45, 90]


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


class Advise(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Ask the coach what each answer to the open question of the frame at `ply` is worth: where hints are allowed."""

    game: ShortText
    ply: PlyNumber


class Start(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Host: begin, with every seat filled. After a game: any seated person, and it is a rematch at once."""


class Rematch(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """After a game: offer the others a rematch, or accept theirs. Bots take the seats of whoever has gone."""


class SetTable(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Host, before the first game: change what will be played; whatever is not named is as usual."""

    options: dict[str, Any] = field(default_factory=dict)
    clock: Clock | None = None


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


class Hurry(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True, tag="quicken"):
    """Wish that bots answer quickly until this game ends: they do once nobody who still plays is without this wish."""


class Reading(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """I look at a verdict or a round's end: bots and clocks wait until I `read-on`, 30 s at most."""


class ReadOn(Request, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """I have seen it."""


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


ClientRequest = (
    Sit | Promise | Reveal | Answer | Why | Advise | Start | Rematch | SetTable | AddBot | RemoveBot | Kick | Leave
    | HandOver | Reclaim | Pause | Resume | Hurry | Reading | ReadOn | Say | React | MakeSeatLink | TakeSeat | CatchUp
)  # fmt: skip
ClientMessage = Hello | Heartbeat | ClientRequest


class NewTable(Data, frozen=True, gc=False, omit_defaults=True):
    """Open a table. `options` of the game, among them `players`, the number of seats; `clock` in seconds a turn.

    `hints`: everybody who sits here agrees that the coach may be asked.
    """

    game: ShortText
    options: dict[str, Any] = field(default_factory=dict)
    clock: Clock | None = None
    hints: bool = False


class CodeSaid(Data, frozen=True, gc=False):
    """A code somebody was told, in either case."""

    code: ShortText
