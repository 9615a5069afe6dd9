"""Who is still reading: bots and clocks wait for people who look at a verdict or a round's end, up to a limit.

Only a person's page knows that they read, so it says so. None of it is stored: after a restart nobody is waited for.
"""

from datetime import datetime, timedelta

from cattery.kernel import replace
from cattery.room.changes import Asker, Changes
from cattery.room.facts import DeadlineMoved
from cattery.room.messages import Reason
from cattery.room.refusal import Refusal
from cattery.room.requests import Reading, ReadOn
from cattery.room.room import Playing, Reader, Room

READ_WITHIN = timedelta(seconds=30)
"""How long a table waits for somebody who reads, once a ply."""


def begin(changes: Changes, asker: Asker, wish: Reading) -> None:
    """Wait for me. Whoever was waited for at this ply is not waited for again."""
    seat, play = asker.seated(), changes.room.phase
    if not isinstance(play, Playing):
        raise Refusal(Reason.NO_GAME)
    readers = changes.room.presence.readers
    known = readers.get(seat)
    if known is None or (known.game, known.ply) != (play.id, play.ply):
        _be(changes, {**readers, seat: Reader(play.id, play.ply, changes.now + READ_WITHIN)})


def end(changes: Changes, asker: Asker, wish: ReadOn) -> None:
    """I have read it. Saying so again changes nothing."""
    readers, seat = changes.room.presence.readers, asker.seated()
    if seat in readers:
        _be(changes, {**readers, seat: replace(readers[seat], done=True)})


def look(changes: Changes) -> None:
    """Nobody is waited for longer than the limit, nor once they are gone; then whoever is asked has a whole clock."""
    room = changes.room
    readers = {
        seat: reader if reader.done or _is_waited_for(room, seat, reader, changes.now) else replace(reader, done=True)
        for seat, reader in room.presence.readers.items()
    }
    if readers != room.presence.readers:
        _be(changes, readers)
    play = changes.room.phase
    ended = changes.before.is_read and not changes.room.is_read
    if ended and isinstance(play, Playing) and play.runs and play.turn and play.turn.deadline and room.clock:
        changes.note(DeadlineMoved(changes.now + timedelta(seconds=room.clock)))


def _is_waited_for(room: Room, seat: int, reader: Reader, now: datetime) -> bool:
    here = seat not in room.presence.absent and room.seats[seat].holder is not None
    playing = isinstance(room.phase, Playing) and room.phase.id == reader.game and room.seats[seat].stand_in is None
    return here and playing and now < reader.until


def _be(changes: Changes, readers: dict[int, Reader]) -> None:
    changes.be(replace(changes.room.presence, readers=readers))
