"""Opening a table, sitting down, bots, kicking, leaving, moving a seat to another device."""

import hmac
from datetime import datetime, timedelta
from hashlib import sha256

from cattery.kernel import BadOption, UnknownGame, decode, encode
from cattery.kit import find_game
from cattery.players import player_names
from cattery.room.doing import Asker, Doing
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
)  # fmt: skip
from cattery.room.messages import Reason, SeatLink
from cattery.room.names import clean_name, same_name
from cattery.room.refusal import Refusal
from cattery.room.requests import AddBot, Kick, Leave, MakeSeatLink, NewTable, Reclaim, RemoveBot, Sit, TakeSeat
from cattery.room.room import Dealing, Playing, Room

STAND_INS = ("house-cat", "kitten", "random")
"""Who stands in for people: the first of these that is installed."""

KEY_LASTS = timedelta(minutes=5)


def open_table(wish: NewTable, table: str, code: str, now: datetime) -> TableOpened:
    """The first fact of a new table: `replay_room([fact])` is the table. Refusal says what cannot be."""
    try:
        game = find_game(wish.game)
        options = decode(encode(game.options(wish.options)))
    except UnknownGame:
        raise Refusal(Reason.UNKNOWN_GAME, field="game") from None
    except BadOption as fault:
        raise Refusal(Reason.BAD_OPTION, rule=fault.rule, field=fault.option) from None
    stand_in = next(level for level in STAND_INS if level in player_names())
    return TableOpened(table, code, wish.game, options, wish.clock, stand_in, now)


def sit(doing: Doing, asker: Asker, wish: Sit) -> None:
    """Take an open seat between games. Asking again for what one has changes nothing; a new promise is `promise`'s."""
    room, name = doing.room, clean_name(wish.name)
    if asker.seat is not None and room.seats[asker.seat].name == name and wish.seat in (None, asker.seat):
        if wish.promise not in (None, *_promised(room, asker.seat)):
            raise Refusal(Reason.ALREADY_SEATED, field="promise")
        return
    holder = asker.stranger(room)
    seat = _open_seat(room, wish.seat)
    if any(other.name is not None and same_name(other.name, name) for other in room.seats):
        raise Refusal(Reason.NAME_TAKEN, field="name")
    doing.note(SatDown(seat, name, holder, wish.promise, doing.now))


def add_bot(doing: Doing, asker: Asker, wish: AddBot) -> None:
    """Put a bot on an open seat."""
    asker.host(doing.room)
    if wish.level not in player_names():
        raise Refusal(Reason.UNKNOWN_LEVEL, field="level")
    doing.note(BotSeated(_open_seat(doing.room, wish.seat), wish.level))


def remove_bot(doing: Doing, asker: Asker, wish: RemoveBot) -> None:
    """Open a bot's seat."""
    asker.host(doing.room)
    _between_games(doing.room)
    if doing.room.seats[_existing(doing.room, wish.seat)].bot is None:
        raise Refusal(Reason.NO_BOT_THERE, field="seat")
    doing.note(BotRemoved(wish.seat))


def kick(doing: Doing, asker: Asker, wish: Kick) -> None:
    """Remove a person for good."""
    own = asker.host(doing.room)
    person_at(doing.room, wish.seat, other_than=own)
    doing.note(Kicked(wish.seat))


def leave(doing: Doing, asker: Asker, wish: Leave) -> None:
    """Get up."""
    seat = asker.seated()
    if doing.room.seats[seat].stand_in == "left":
        raise Refusal(Reason.HANDED_OVER)
    doing.note(Left(seat))


def reclaim(doing: Doing, asker: Asker, wish: Reclaim) -> None:
    """Take one's own seat back from a bot."""
    seat = asker.seated()
    if doing.room.seats[seat].stand_in is None:
        raise Refusal(Reason.NOT_HANDED_OVER)
    doing.note(SeatReclaimed(seat))


def make_seat_link(doing: Doing, asker: Asker, wish: MakeSeatLink, fresh: bytes) -> None:
    """A key that moves this seat, told to nobody else and stored as its hash."""
    seat, key, expires = asker.seated(), derived(fresh, "key", 16), doing.now + KEY_LASTS
    doing.note(SeatLinkMade(seat, _hash(key), expires))
    doing.reply(asker.connection, SeatLink(key, expires))


def take_seat(doing: Doing, asker: Asker, wish: TakeSeat) -> None:
    """On another device: use the key."""
    holder = asker.stranger(doing.room)
    for key in doing.room.keys:
        lasts = (
            key.expires - KEY_LASTS <= doing.now < key.expires
        )  # nor is it good before it was made, by whatever clock
        if hmac.compare_digest(key.hash, _hash(wish.key)) and lasts:
            doing.note(SeatMoved(key.seat, holder))
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
    in_deal = room.stage.deal.promises.get(seat) if isinstance(room.stage, Dealing | Playing) else None
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
