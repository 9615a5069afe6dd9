"""The one door of a live table: `handle(room, message, now) -> (room, facts, messages)`."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from cattery.room import answers, broadcast, chat, clocks, fairdeal, hints, hurry, presence, reading, rematch, seats
from cattery.room.changes import Asker, Changes
from cattery.room.facts import GameInterrupted, RoomFact
from cattery.room.inputs import Behind, Closed, Heard, Input, Opened, Output, Restarted, Send, Thought
from cattery.room.messages import Accepted
from cattery.room.play import rules_of
from cattery.room.refusal import Refusal
from cattery.room.requests import (
    AddBot,
    Advise,
    Answer,
    CatchUp,
    HandOver,
    Hurry,
    Kick,
    Leave,
    MakeSeatLink,
    Pause,
    Promise,
    React,
    Reading,
    ReadOn,
    Reclaim,
    Rematch,
    RemoveBot,
    Resume,
    Reveal,
    Say,
    SetTable,
    Sit,
    Start,
    TakeSeat,
    Why,
)  # fmt: skip
from cattery.room.room import Dealing, Playing, Room, Unread

PLAIN: dict[type, Callable[[Changes, Asker, Any], None]] = {
    Sit: seats.sit,
    SetTable: seats.set_table,
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
    Advise: hints.ask,
    Hurry: hurry.wish,
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
    changes = Changes(room, now)
    if isinstance(message, Restarted):
        _restart(changes)
    _pass_time(changes)
    match message:
        case Heard():
            _hear(changes, message)
        case Opened(connection=connection, holder=holder):
            presence.open_line(changes, connection, holder)
            changes.anew[connection] = _known(changes.room, message.game, message.ply)
        case Closed(connection=connection):
            presence.close_line(changes, connection)
        case Behind(connection=connection):
            changes.anew[connection] = -1
        case Thought():
            answers.thought(changes, message)
    _pass_time(changes)
    return changes.room, changes.facts, broadcast.broadcast(changes)


def next_wake(room: Room) -> datetime | None:
    """When something happens by itself: send a `Tick` then, or a little later. None: nothing will."""
    moments = presence.next_look(room)
    moments += [reader.until for reader in room.presence.readers.values() if not reader.done]
    if room.presence.offer is not None:
        moments.append(room.presence.offer.until)
    match room.phase:
        case Dealing(deal=deal):
            moments.append(deal.closes)
        case Playing(turn=turn, runs=True) if turn is not None and turn.deadline is not None and not room.is_read:
            moments.append(turn.deadline)
    return min(moments, default=None)


def _hear(changes: Changes, heard: Heard) -> None:
    """Do what was asked, or refuse and leave everything as it was."""
    asker, wish = Asker(changes.room, heard.connection), heard.request
    room, replies = changes.room, len(changes.replies)
    try:
        match wish:
            case Answer():
                answers.answer(changes, asker, wish)
                return  # acknowledged with its ply
            case CatchUp():
                changes.anew[asker.connection] = _known(room, wish.game, wish.ply)
            case Start():
                fairdeal.start(changes, asker, wish, heard.fresh, heard.rigged)
            case Rematch():
                rematch.wish(changes, asker, heard.fresh, heard.rigged)
            case MakeSeatLink():
                seats.make_seat_link(changes, asker, wish, heard.fresh)
            case _:
                PLAIN[type(wish)](changes, asker, wish)
        changes.replies.insert(replies, Send((asker.connection,), Accepted(wish.client_id)))
    except Refusal as no:
        assert changes.room is room and len(changes.replies) == replies, "refused after something was done"
        changes.reply(asker.connection, no.message(wish.client_id))
        if no.since is not None:
            lacking = broadcast.catch_up(room, asker.seat, no.since, changes.now)
            if lacking is not None:
                changes.reply(asker.connection, lacking)


def _pass_time(changes: Changes) -> None:
    """Everything that is due by now, or follows by itself from what just happened."""
    presence.look_around(changes)
    rematch.look(changes)
    reading.look(changes)
    fairdeal.close_deal(changes)
    clocks.run_out(changes)
    answers.end_game(changes)
    hurry.agree(changes)
    clocks.begin_turn(changes)


def _restart(changes: Changes) -> None:
    """Resume a table from storage. A game whose rules are gone is closed and kept; it stops nothing."""
    phase = changes.room.phase
    if isinstance(phase, Unread) or (isinstance(phase, Dealing) and rules_of(changes.room) is None):
        changes.note(GameInterrupted(phase.id))
    clocks.restart(changes)
    changes.rouse = True


def _known(room: Room, game: str | None, ply: int) -> int:
    """The last ply that a client has of the game which is on the table; -1 if it has nothing of it."""
    return ply if room.play is not None and room.play.id == game and -1 <= ply <= room.play.ply else -1
