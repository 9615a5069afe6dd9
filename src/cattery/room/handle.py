"""The one door of a live table: `handle(room, message, now) -> (room, facts, messages)`."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from cattery.room import answers, chat, clocks, fairdeal, haste, presence, reading, seats, telling
from cattery.room.doing import Asker, Doing
from cattery.room.facts import GameInterrupted, RoomFact
from cattery.room.inputs import Behind, Closed, Heard, Input, Opened, Output, Restarted, Send, Thought
from cattery.room.messages import Accepted
from cattery.room.play import rules_of
from cattery.room.refusal import Refusal
from cattery.room.requests import (
    AddBot,
    Answer,
    CatchUp,
    HandOver,
    Kick,
    Leave,
    MakeSeatLink,
    Pause,
    Promise,
    Quicken,
    React,
    Reading,
    ReadOn,
    Reclaim,
    RemoveBot,
    Resume,
    Reveal,
    Say,
    Sit,
    Start,
    TakeSeat,
    Why,
)  # fmt: skip
from cattery.room.room import Dealing, Playing, Room, Unread

PLAIN: dict[type, Callable[[Doing, Asker, Any], None]] = {
    Sit: seats.sit,
    AddBot: seats.add_bot,
    RemoveBot: seats.remove_bot,
    Kick: seats.kick,
    Leave: seats.leave,
    Reclaim: seats.reclaim,
    TakeSeat: seats.take_seat,
    Promise: fairdeal.promise,
    Reveal: fairdeal.reveal,
    Pause: clocks.pause,
    Resume: clocks.resume,
    HandOver: presence.hand_over,
    Why: answers.why,
    Quicken: haste.quicken,
    Reading: reading.begin,
    ReadOn: reading.end,
    Say: chat.say,
    React: chat.react,
}
"""What does each request that needs no fresh chance and is acknowledged plainly."""


def handle(room: Room, message: Input, now: datetime) -> tuple[Room, list[RoomFact], list[Output]]:
    """What comes of a message at a time (UTC). Pure: store the facts in one transaction, then send the messages.

    The room that comes back is the fold of its facts, all but `presence`. A refusal changes nothing.
    """
    doing = Doing(room, now)
    if isinstance(message, Restarted):
        _restart(doing)
    _pass_time(doing)
    match message:
        case Heard():
            _hear(doing, message)
        case Opened(connection=connection, holder=holder):
            presence.open_line(doing, connection, holder)
            doing.anew[connection] = _known(doing.room, message.game, message.ply)
        case Closed(connection=connection):
            presence.close_line(doing, connection)
        case Behind(connection=connection):
            doing.anew[connection] = -1
        case Thought():
            answers.thought(doing, message)
    _pass_time(doing)
    return doing.room, doing.facts, telling.tell(doing)


def next_wake(room: Room) -> datetime | None:
    """When something happens by itself: send a `Tick` then, or a little later. None: nothing will."""
    moments = presence.next_look(room)
    moments += [reader.until for reader in room.presence.readers.values() if not reader.done]
    match room.stage:
        case Dealing(deal=deal):
            moments.append(deal.closes)
        case Playing(turn=turn, runs=True) if turn is not None and turn.deadline is not None and not room.is_read:
            moments.append(turn.deadline)
    return min(moments, default=None)


def _hear(doing: Doing, heard: Heard) -> None:
    """Do what was asked, or refuse and leave everything as it was."""
    asker, wish = Asker(doing.room, heard.connection), heard.request
    room, replies = doing.room, len(doing.replies)
    try:
        match wish:
            case Answer():
                answers.answer(doing, asker, wish)
                return  # acknowledged with its ply
            case CatchUp():
                doing.anew[asker.connection] = _known(room, wish.game, wish.ply)
            case Start():
                fairdeal.start(doing, asker, wish, heard.fresh, heard.rigged)
            case MakeSeatLink():
                seats.make_seat_link(doing, asker, wish, heard.fresh)
            case _:
                PLAIN[type(wish)](doing, asker, wish)
        doing.replies.insert(replies, Send((asker.connection,), Accepted(wish.client_id)))
    except Refusal as no:
        assert doing.room is room and len(doing.replies) == replies, "refused after something was done"
        doing.reply(asker.connection, no.message(wish.client_id))
        if no.since is not None:
            lacking = telling.catch_up(room, asker.seat, no.since, doing.now)
            if lacking is not None:
                doing.reply(asker.connection, lacking)


def _pass_time(doing: Doing) -> None:
    """Everything that is due by now, or follows by itself from what just happened."""
    presence.look_around(doing)
    reading.look(doing)
    fairdeal.close_deal(doing)
    clocks.run_out(doing)
    answers.end_game(doing)
    haste.agree(doing)
    clocks.begin_turn(doing)


def _restart(doing: Doing) -> None:
    """Resume a table from storage. A game whose rules are gone is closed and kept; it stops nothing."""
    stage = doing.room.stage
    if isinstance(stage, Unread) or (isinstance(stage, Dealing) and rules_of(doing.room) is None):
        doing.note(GameInterrupted(stage.id))
    clocks.restart(doing)
    doing.rouse = True


def _known(room: Room, game: str | None, ply: int) -> int:
    """The last ply that a client has of the game which is on the table; -1 if it has nothing of it."""
    return ply if room.play is not None and room.play.id == game and -1 <= ply <= room.play.ply else -1
