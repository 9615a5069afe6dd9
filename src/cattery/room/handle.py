"""The one door of a live table: `handle(room, message, now) -> (room, facts, messages)`."""

from datetime import datetime

from cattery.room.facts import RoomFact
from cattery.room.inputs import Input, Output
from cattery.room.room import Room


def handle(room: Room, message: Input, now: datetime) -> tuple[Room, list[RoomFact], list[Output]]:
    """What comes of a message at a time (UTC). Pure: store the facts in one transaction, then send the messages.

    The room that comes back is the fold of its facts, all but `presence`. A refusal has no facts.
    """
    raise NotImplementedError


def next_wake(room: Room) -> datetime | None:
    """When something happens by itself: send a `Tick` then, or a little later. None: nothing will."""
    raise NotImplementedError
