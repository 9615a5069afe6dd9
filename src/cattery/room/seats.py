"""Opening a table, sitting down, bots, kicking, leaving, moving a seat to another device."""

import hmac
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any

from cattery.kernel import BadOption, UnknownGame, decode, encode
from cattery.kit import find_game
from cattery.players import player_names
from cattery.room.changes import Asker, Changes
from cattery.room.facts import (
    BotRemoved,
    BotSeated,
    Kicked,
    Left,
    SatDown,
    SeatLinkMade,
    SeatMoved,
    SeatReclaimed,
    TableOpened,
    TableSet,
)  # fmt: skip
from cattery.room.messages import Reason, SeatLink
from cattery.room.names import clean_name, same_name
from cattery.room.refusal import Refusal
from cattery.room.requests import (
    AddBot,
    Kick,
    Leave,
    MakeSeatLink,
    NewTable,
    Reclaim,
    RemoveBot,
    SetTable,
    Sit,
    TakeSeat,
)
from cattery.room.room import Dealing, Gathering, Playing, Room

STAND_INS = ("house-cat", "kitten", "random")
"""Who stands in for people: the first of these that is installed."""

KEY_LASTS = timedelta(minutes=5)


def open_table(wish: NewTable, table: str, code: str, now: datetime) -> TableOpened:
    """The first fact of a new table: `replay_room([fact])` is the table. Refusal says what cannot be."""
    stand_in = next(level for level in STAND_INS if level in player_names())
    options = _options(wish.game, wish.options)
    return TableOpened(table, code, wish.game, options, wish.clock, stand_in, now, wish.hints)


def set_table(changes: Changes, asker: Asker, wish: SetTable) -> None:
    """Before the first game the host may change what will be played. People keep their seats."""
    room = changes.room
    asker.host(room)
    if not isinstance(room.phase, Gathering):
        raise Refusal(Reason.GAME_RUNNING)
    options = _options(room.game, wish.options)
    if sum(seat.holder is not None for seat in room.seats) > options["players"]:
        raise Refusal(Reason.SEAT_TAKEN, field="players")
    if (options, wish.clock) != (room.options, room.clock):
        changes.note(TableSet(options, wish.clock))


def _options(game: str, wished: dict[str, Any]) -> dict[str, Any]:
    """Lawful options, as they are stored."""
    try:
        options: dict[str, Any] = decode(encode(find_game(game).options(wished)))
    except UnknownGame:
        raise Refusal(Reason.UNKNOWN_GAME, field="game") from None
    except BadOption as fault:
        raise Refusal(Reason.BAD_OPTION, rule=fault.rule, field=fault.option) from None
    return options


def sit(changes: Changes, asker: Asker, wish: Sit) -> None:
    """Take an open seat between games. Asking again for what one has changes nothing; a new promise is `promise`'s."""
    room, name = changes.room, clean_name(wish.name)
    if asker.seat is not None and room.seats[asker.seat].name == name and wish.seat in (None, asker.seat):
        if wish.promise not in (None, *_promised(room, asker.seat)):
            raise Refusal(Reason.ALREADY_SEATED, field="promise")
        return
    holder = asker.stranger(room)
    seat = _open_seat(room, wish.seat)
    if any(other.name is not None and same_name(other.name, name) for other in room.seats):
        raise Refusal(Reason.NAME_TAKEN, field="name")
    changes.note(SatDown(seat, name, holder, wish.promise, changes.now))


def add_bot(changes: Changes, asker: Asker, wish: AddBot) -> None:
    """Put a bot on an open seat."""
    asker.host(changes.room)
    if wish.level not in player_names():
        raise Refusal(Reason.UNKNOWN_LEVEL, field="level")
    changes.note(BotSeated(_open_seat(changes.room, wish.seat), wish.level))


def remove_bot(changes: Changes, asker: Asker, wish: RemoveBot) -> None:
    """Open a bot's seat."""
    asker.host(changes.room)
    _between_games(changes.room)
    if changes.room.seats[_existing(changes.room, wish.seat)].bot is None:
        raise Refusal(Reason.NO_BOT_THERE, field="seat")
    changes.note(BotRemoved(wish.seat))


def kick(changes: Changes, asker: Asker, wish: Kick) -> None:
    """Remove a person for good."""
    own = asker.host(changes.room)
    person_at(changes.room, wish.seat, other_than=own)
    changes.note(Kicked(wish.seat))


def leave(changes: Changes, asker: Asker, wish: Leave) -> None:
    """Get up."""
    seat = asker.seated()
    if changes.room.seats[seat].stand_in == "left":
        raise Refusal(Reason.HANDED_OVER)
    changes.note(Left(seat))


def reclaim(changes: Changes, asker: Asker, wish: Reclaim) -> None:
    """Take one's own seat back from a bot."""
    seat = asker.seated()
    if changes.room.seats[seat].stand_in is None:
        raise Refusal(Reason.NOT_HANDED_OVER)
    changes.note(SeatReclaimed(seat))


def make_seat_link(changes: Changes, asker: Asker, wish: MakeSeatLink, fresh: bytes) -> None:
    """A key that moves this seat, told to nobody else and stored as its hash."""
    seat, key, expires = asker.seated(), derived(fresh, "key", 16), changes.now + KEY_LASTS
    changes.note(SeatLinkMade(seat, _hash(key), expires))
    changes.reply(asker.connection, SeatLink(key, expires))


def take_seat(changes: Changes, asker: Asker, wish: TakeSeat) -> None:
    """On another device: use the key."""
    holder = asker.stranger(changes.room)
    for key in changes.room.keys:
        lasts = (
            key.expires - KEY_LASTS <= changes.now < key.expires
        )  # nor is it good before it was made, by whatever clock
        if hmac.compare_digest(key.hash, _hash(wish.key)) and lasts:
            changes.note(SeatMoved(key.seat, holder))
            return
    raise Refusal(Reason.LINK_SPENT, field="key")


def person_at(room: Room, seat: int, other_than: int) -> None:
    """Refuse what cannot be done to an open seat, a bot's or one's own."""
    if room.seats[_existing(room, seat)].holder is None:
        raise Refusal(Reason.NO_PERSON_THERE, field="seat")
    if seat == other_than:
        raise Refusal(Reason.NOT_YOURSELF, field="seat")


def derived(fresh: bytes, purpose: str, size: int) -> str:
    """Fresh chance for one purpose, in hex: none of them tells anything of another."""
    return hmac.digest(fresh, purpose.encode(), sha256)[:size].hex()


def _promised(room: Room, seat: int) -> tuple[str | None, ...]:
    """What this seat promised for the next deal, or for the one that is played."""
    in_deal = room.phase.deal.promises.get(seat) if isinstance(room.phase, Dealing | Playing) else None
    return room.seats[seat].promise, in_deal


def _between_games(room: Room) -> None:
    if room.is_under_way:
        raise Refusal(Reason.GAME_RUNNING)


def _existing(room: Room, seat: int) -> int:
    if not 0 <= seat < len(room.seats):
        raise Refusal(Reason.NO_SUCH_SEAT, field="seat")
    return seat


def _open_seat(room: Room, wished: int | None) -> int:
    _between_games(room)
    if wished is not None:
        if not room.seats[_existing(room, wished)].is_open:
            raise Refusal(Reason.SEAT_TAKEN, field="seat")
        return wished
    for number, seat in enumerate(room.seats):
        if seat.is_open:
            return number
    raise Refusal(Reason.TABLE_FULL)


def _hash(key: str) -> str:
    return sha256(key.encode()).hexdigest()
