"""Who is told what after something happened: the difference between the table before and after, through all eyes."""

from datetime import UTC, datetime

from cattery.kernel import replace
from cattery.room.answers import thinking
from cattery.room.changes import Changes
from cattery.room.facts import DealExtended, DealOpened, GameEnded, Spoke
from cattery.room.fairdeal import announced, dealing
from cattery.room.hurry import pace
from cattery.room.inputs import Output, Send
from cattery.room.messages import (
    PROTOCOL,
    Frame,
    GameOver,
    RoomChanged,
    Said,
    SeatShown,
    ServerMessage,
    TableShown,
    TurnShown,
    Welcome,
)  # fmt: skip
from cattery.room.play import frame
from cattery.room.presence import votes
from cattery.room.room import Absence, Dealing, Gathering, Interrupted, Over, Playing, Room

HERE = Absence(datetime.max.replace(tzinfo=UTC))


def table_shown(room: Room, now: datetime) -> TableShown:
    """The table without the game, as everybody may see it: built field by field."""
    phase = room.phase
    turn = room.turn if not room.is_read else None  # no clock is shown that does not run
    return TableShown(
        seq=room.seq,
        now=now,
        table=room.id,
        code=room.code if room.has_open_seats else None,
        game=room.game,
        options=room.options,
        clock=room.clock,
        phase=phase.word,
        seats=tuple([_seat_shown(room, number) for number in range(len(room.seats))]),
        host=room.host,
        watchers=len(room.presence.connections) - _seated_connections(room),
        game_id=None if isinstance(phase, Gathering | Interrupted) else phase.id,
        asked=room.asked,
        turn=TurnShown(turn.seat, turn.deadline, turn.left, turn.expired) if turn else None,
        paused_by=room.paused_by,
        asleep=room.asleep,
        interrupted=isinstance(phase, Interrupted),
        hints=room.hints,
        pace=pace(room),
        rematch_until=room.presence.offer.until if room.presence.offer is not None else None,
    )


def _seated_connections(room: Room) -> int:
    holders = {seat.holder for seat in room.seats if seat.holder is not None}
    return sum([holder in holders for holder in room.presence.connections.values()])


def _seat_shown(room: Room, number: int) -> SeatShown:
    seat = room.seats[number]
    absence = room.presence.absent.get(number, HERE)
    phase = room.phase
    reader, offer = room.presence.readers.get(number), room.presence.offer
    return SeatShown(
        name=seat.name,
        bot=seat.bot,
        stand_in=seat.stand_in,
        away=absence.away,
        may_be_handed_over=absence.may_be_handed_over and seat.stand_in is None,
        votes=votes(room, number) if seat.stand_in is None else 0,
        promised=seat.promise is not None or (isinstance(phase, Dealing) and number in phase.deal.promises),
        hurries=isinstance(phase, Playing) and number in phase.hurried,
        reads_until=reader.until if reader is not None and not reader.done else None,
        again=offer is not None and number in offer.by,
    )


def broadcast(changes: Changes) -> list[Output]:
    """Everything that is sent once the facts are stored, in order: replies, then news, then whose bot thinks."""
    before, room = changes.before, changes.room
    shown = table_shown(room, changes.now)
    out = list(changes.replies)
    listeners: dict[int | None, list[str]] = {}  # by seat; None: spectators
    for connection, holder in room.presence.connections.items():
        seat = room.seat_of(holder)
        moved = connection in before.presence.connections and seat != before.seat_of(
            before.presence.connections[connection]
        )
        if moved or connection in changes.anew:
            since = -1 if moved else changes.anew[connection]
            out += [Send((connection,), message) for message in welcome(room, seat, since, shown)]
        else:
            listeners.setdefault(seat, []).append(connection)
    last = before.play.ply if before.play and room.play and before.play.id == room.play.id else -1
    went_on = room.play is not None and room.play.ply > last  # a frame tells of everything else, too
    changed = went_on or _public(shown) != _public(table_shown(before, changes.now))
    for seat, connections in listeners.items():
        game = frame(room, seat, last, shown) if went_on else None
        news = _news(changes, game or (RoomChanged(shown) if changed else None))
        out += [Send(tuple(connections), message) for message in news]
    bot = thinking(room, changes.now)
    if bot is not None and (changes.rouse or bot != thinking(before, changes.now)):
        out.append(bot)
    return out


def welcome(room: Room, seat: int | None, since: int, shown: TableShown) -> list[ServerMessage]:
    """All that somebody who comes (back) to this seat needs; `since` is the last ply they have of this game."""
    whole = (Welcome(PROTOCOL, shown, seat, room.chat), frame(room, seat, since, shown), dealing(room), _over(room))
    return [message for message in whole if message is not None]


def catch_up(room: Room, seat: int | None, since: int, now: datetime) -> Frame | None:
    """What a client lacks after a ply."""
    return frame(room, seat, since, table_shown(room, now))


def _news(changes: Changes, first: ServerMessage | None) -> list[ServerMessage]:
    room = changes.room
    news: list[ServerMessage] = [Said(fact.line) for fact in changes.facts if isinstance(fact, Spoke)]
    if isinstance(room.phase, Playing) and any(isinstance(fact, DealOpened) for fact in changes.facts):
        news.append(announced(room.phase))  # no nonce was awaited: what the server promised is seen before a card is
    if first is not None:
        news.append(first)
    if any(isinstance(fact, DealOpened | DealExtended) for fact in changes.facts) and (deal := dealing(room)):
        news.append(deal)
    if any(isinstance(fact, GameEnded) for fact in changes.facts) and (over := _over(room)):
        news.append(over)
    return news


def _over(room: Room) -> GameOver | None:
    """Everything is revealed: only once the game has ended."""
    over = room.phase
    return GameOver(over.id, over.result, over.record) if isinstance(over, Over) else None


def _public(shown: TableShown) -> TableShown:
    return replace(shown, seq=0)
