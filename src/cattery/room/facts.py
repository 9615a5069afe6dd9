"""Room facts: everything that changes a table, in the order in which it happened. A table is the fold of its facts.

They are stored and never sent: what a client may know of them is in messages.TableShown. `Answered` belongs to the log
of answers, where (game, ply) is unique; all others to the log of room facts, where (table, seq) is unique. The n-th
fact of a table has seq n, whichever log it is in, so that both logs merge into one order.
"""

from collections.abc import Iterable
from datetime import datetime
from functools import reduce
from typing import Any, Literal

from cattery.kernel import Record, Tagged, decode, replace
from cattery.room.messages import By, ChatLine, StandIn
from cattery.room.play import deal_opened, game_closed, replayed
from cattery.room.room import (
    KEPT_CHAT,
    Dealing,
    DealSource,
    Interrupted,
    Key,
    LivePly,
    Over,
    Playing,
    Room,
    Seat,
    Turn,
    Unread,
)


class RoomFact(Tagged, frozen=True, gc=False, omit_defaults=True):
    """Something that happened at a table."""

    def on(self, room: Room) -> Room:
        """The table after it."""
        raise NotImplementedError


class TableOpened(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """The first fact of every table."""

    table: str
    code: str
    game: str
    options: dict[str, Any]
    clock: int | None
    stand_in: str
    at: datetime
    hints: bool = False

    def room(self) -> Room:
        """The empty table."""
        seats = (Seat(),) * int(self.options["players"])
        return Room(self.table, self.code, self.game, self.options, self.clock, self.stand_in, seats, hints=self.hints)


class TableSet(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """The host changed what will be played. A smaller table loses open seats first, then bots; people move up."""

    options: dict[str, Any]
    clock: int | None

    def on(self, room: Room) -> Room:
        players = int(self.options["players"])
        spare = sorted(
            range(len(room.seats)), key=lambda seat: (room.seats[seat].is_open, room.seats[seat].bot is not None, seat)
        )
        kept = sorted(spare[:players])
        seats = tuple(room.seats[seat] for seat in kept) + (Seat(),) * (players - len(kept))
        place = {seat: number for number, seat in enumerate(kept)}
        keys = tuple(replace(key, seat=place[key.seat]) for key in room.keys if key.seat in place)
        presence = replace(
            room.presence, absent={place[seat]: one for seat, one in room.presence.absent.items() if seat in place}
        )
        host = place[room.host] if room.host is not None else None
        return replace(
            room, options=self.options, clock=self.clock, seats=seats, host=host, keys=keys, presence=presence
        )


class SatDown(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """A person took an open seat; the first of all is host."""

    seat: int
    name: str
    holder: str
    promise: str | None
    at: datetime

    def on(self, room: Room) -> Room:
        host = self.seat if room.host is None else room.host
        return replace(
            room.with_seat(self.seat, name=self.name, holder=self.holder, since=room.seq + 1, promise=self.promise),
            host=host,
        )


class Promised(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """A device promised a nonce for the next game."""

    seat: int
    promise: str

    def on(self, room: Room) -> Room:
        return room.with_seat(self.seat, promise=self.promise)


class BotSeated(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """The host put a bot on an open seat."""

    seat: int
    level: str

    def on(self, room: Room) -> Room:
        return room.with_seat(self.seat, bot=self.level)


class BotRemoved(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """The host opened a bot's seat."""

    seat: int

    def on(self, room: Room) -> Room:
        return room.with_seat(self.seat, bot=None)


class Left(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """A person got up. In a game a bot stands in until its end; otherwise the seat is open."""

    seat: int

    def on(self, room: Room) -> Room:
        if room.is_under_way:
            return _without_host(room.with_seat(self.seat, stand_in="left"), self.seat)
        return _without_host(_emptied(room, self.seat, None), self.seat)


class Kicked(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """The host removed a person for good. In a game the seat is a bot's from now on; otherwise it is open."""

    seat: int

    def on(self, room: Room) -> Room:
        holder = room.seats[self.seat].holder
        bot = room.stand_in if room.is_under_way else None
        room = _without_host(_emptied(room, self.seat, bot), self.seat)
        return replace(room, barred=room.barred | ({holder} if holder else set()))


class SeatHandedOver(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """A bot stands in for a person who is away, or whose time ran out twice running."""

    seat: int
    why: Literal["away", "clock"]

    def on(self, room: Room) -> Room:
        why: StandIn = self.why
        return _without_host(room.with_seat(self.seat, stand_in=why, strikes=0), self.seat)


class SeatReclaimed(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """A person took their seat back. At a table whose people had all gone they are host."""

    seat: int

    def on(self, room: Room) -> Room:
        room = room.with_seat(self.seat, stand_in=None, strikes=0)
        return replace(room, host=self.seat) if room.host is None else room


class SeatLinkMade(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """A single-use link for moving a seat; an older one of this seat is void."""

    seat: int
    hash: str
    expires: datetime

    def on(self, room: Room) -> Room:
        others = tuple(key for key in room.keys if key.seat != self.seat)
        return replace(room, keys=(*others, Key(self.seat, self.hash, self.expires)))


class SeatMoved(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """A seat moved to another device, which did not promise the old one's nonce."""

    seat: int
    holder: str

    def on(self, room: Room) -> Room:
        room = room.with_seat(self.seat, holder=self.holder, promise=None)
        return replace(room, keys=tuple(key for key in room.keys if key.seat != self.seat))


class DealOpened(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """A game is about to be dealt: the secret is fixed, and devices may reveal their nonces until `closes`."""

    game: str
    rules: int
    secret: str
    closes: datetime
    seed: str | None = None  # a test's dice
    position: str | None = None  # a test's starting position

    def on(self, room: Room) -> Room:
        deal = DealSource(self.secret, {}, {}, self.closes, self.seed, self.position)
        return deal_opened(room, self.game, self.rules, deal)


class NonceRevealed(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """A device revealed its nonce in time."""

    seat: int
    nonce: str

    def on(self, room: Room) -> Room:
        if not isinstance(room.phase, Dealing):
            return room
        nonces = dict(sorted({**room.phase.deal.nonces, self.seat: self.nonce}.items()))
        return _with_deal(room, room.phase, nonces=nonces)


class DealExtended(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """After a restart in the middle of a deal, devices have their time again."""

    closes: datetime

    def on(self, room: Room) -> Room:
        return _with_deal(room, room.phase, closes=self.closes) if isinstance(room.phase, Dealing) else room


class Answered(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """One ply of a game: an answer, and what chance answered after it. Ply 0, the setup, is nobody's."""

    game: str
    ply: int
    seat: int | None
    text: str
    rolled: tuple[str, ...]
    by: By | None
    at: datetime
    client_id: str | None = None

    def on(self, room: Room) -> Room:
        """LivePly again from what was written: this is replay. Where it is answered it is applied once (answers.py)."""
        return replayed(room, LivePly(self.seat, self.text, (), self.by, self.client_id, ()), self.rolled)


class TurnBegan(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """At a table with a clock a turn begins; a bot's has no deadline. Whoever kept the last one has no strikes."""

    seat: int
    deadline: datetime | None
    left: float | None = None  # while time stands still

    def on(self, room: Room) -> Room:
        if not isinstance(play := room.phase, Playing):
            return room
        if play.turn is not None and not play.turn.expired:
            room = room.with_seat(play.turn.seat, strikes=0)
        return replace(room, phase=replace(play, turn=Turn(self.seat, play.opened, self.deadline, self.left)))


class TimeRanOut(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """A bot answers the rest of this turn."""

    seat: int

    def on(self, room: Room) -> Room:
        room = room.with_seat(self.seat, strikes=room.seats[self.seat].strikes + 1)
        return _with_turn(room, deadline=None, expired=True)


class DeadlineMoved(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """The clock goes on after time stood still, or after a restart."""

    deadline: datetime

    def on(self, room: Room) -> Room:
        return _with_turn(room, deadline=self.deadline, left=None)


class Paused(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """Somebody paused the game; `left` is what the clock showed."""

    seat: int
    left: float | None

    def on(self, room: Room) -> Room:
        return _stood_still(_with_play(room, paused_by=self.seat), self.left)


class Resumed(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """The game goes on."""

    seat: int

    def on(self, room: Room) -> Room:
        return _with_play(room, paused_by=None)


class HurryWished(RoomFact, frozen=True, gc=False, omit_defaults=True, tag="haste-wished"):
    """A person wishes that bots answer quickly until this game ends."""

    seat: int

    def on(self, room: Room) -> Room:
        play = room.phase
        return _with_play(room, hurried=play.hurried | {self.seat}) if isinstance(play, Playing) else room


class BotsHurried(RoomFact, frozen=True, gc=False, omit_defaults=True, tag="bots-quickened"):
    """Nobody who still plays is without that wish: bots answer quickly until this game ends."""

    def on(self, room: Room) -> Room:
        return _with_play(room, quick=True)


class TableSlept(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """No person was there for 60 s: bots and clocks stop."""

    left: float | None

    def on(self, room: Room) -> Room:
        return _stood_still(_with_play(room, asleep=True), self.left)


class TableWoke(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """Somebody is back."""

    def on(self, room: Room) -> Room:
        return _with_play(room, asleep=False)


class Spoke(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """A line of chat."""

    line: ChatLine

    def on(self, room: Room) -> Room:
        return replace(room, chat=(*room.chat[1 - KEPT_CHAT :], self.line))


class GameEnded(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """A game came to its end. Its record stands here for good, readable by any later version."""

    game: str
    result: tuple[float, ...]
    record: Record | None  # None: a test set up its position
    at: datetime

    def on(self, room: Room) -> Room:
        play = room.phase if isinstance(room.phase, Playing) else None
        return game_closed(room, Over(self.game, self.result, self.record, play))


class GameInterrupted(RoomFact, frozen=True, gc=False, omit_defaults=True):
    """A game that the rules of today cannot resume was closed. Its answers are kept."""

    game: str

    def on(self, room: Room) -> Room:
        return game_closed(room, Interrupted())


AnyFact = (
    TableOpened | TableSet | SatDown | Promised | BotSeated | BotRemoved | Left | Kicked | SeatHandedOver
    | SeatReclaimed | SeatLinkMade | SeatMoved | DealOpened | NonceRevealed | DealExtended | Answered | TurnBegan
    | TimeRanOut | DeadlineMoved | Paused | Resumed | HurryWished | BotsHurried | TableSlept | TableWoke | Spoke
    | GameEnded | GameInterrupted
)  # fmt: skip


def read_fact(text: bytes | str) -> RoomFact:
    """A fact as it was stored (`cattery.kernel.encode`)."""
    fact: RoomFact = decode(text, AnyFact)
    return fact


def replay_room(facts: Iterable[RoomFact]) -> Room:
    """The table that these facts make, in order, from the first on. No connection is open.

    Games before the last one left only their ends: their answers are not played again.
    """
    first, *rest = facts
    if not isinstance(first, TableOpened):
        raise ValueError("the first fact of a table is that it was opened")
    last_deal = max((number for number, fact in enumerate(rest) if isinstance(fact, DealOpened)), default=0)
    old = reduce(_after_unplayed, rest[:last_deal], first.room())
    return reduce(after, rest[last_deal:], old)


def after(room: Room, fact: RoomFact) -> Room:
    """The table after one more fact."""
    return replace(fact.on(room), seq=room.seq + 1)


def _after_unplayed(room: Room, fact: RoomFact) -> Room:
    """The table after one more fact, without the game."""
    if isinstance(fact, Answered):
        return replace(room, phase=Unread(fact.game), seq=room.seq + 1)
    return after(room, fact)


def _emptied(room: Room, seat: int, bot: str | None) -> Room:
    seats = list(room.seats)
    seats[seat] = Seat(bot=bot)
    return replace(room, seats=tuple(seats), keys=tuple(key for key in room.keys if key.seat != seat))


def _without_host(room: Room, gone: int) -> Room:
    """When the host goes, the longest-seated person who holds their own seat is host."""
    if room.host != gone:
        return room
    people = [(seat.since, number) for number, seat in enumerate(room.seats) if seat.holder and not seat.stand_in]
    return replace(room, host=min(people)[1] if people else None)


def _with_deal(room: Room, phase: Dealing, **changes: Any) -> Room:
    return replace(room, phase=replace(phase, deal=replace(phase.deal, **changes)))


def _with_play(room: Room, **changes: Any) -> Room:
    """With something changed about the game that is played; where it is not played again, nothing can."""
    return replace(room, phase=replace(room.phase, **changes)) if isinstance(room.phase, Playing) else room


def _with_turn(room: Room, **changes: Any) -> Room:
    return _with_play(room, turn=replace(room.turn, **changes)) if room.turn is not None else room


def _stood_still(room: Room, left: float | None) -> Room:
    if room.turn is None or room.turn.deadline is None:
        return room
    return _with_turn(room, deadline=None, left=left)
