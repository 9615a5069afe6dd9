"""A live table without I/O: seats, presence, clocks, reconnection, fair deal. `handle` is its one door."""

from cattery.room.facts import Answered, GameEnded, RoomFact, read_fact, replay_room
from cattery.room.handle import handle, next_wake
from cattery.room.inputs import (
    Behind,
    Closed,
    Heard,
    Input,
    Opened,
    Output,
    Ponder,
    Restarted,
    Rigged,
    Send,
    Think,
    Thought,
    Tick,
)  # fmt: skip
from cattery.room.names import clean_code, make_code
from cattery.room.play import BotQuestion, bot_question
from cattery.room.refusal import Refusal
from cattery.room.room import Room
from cattery.room.seats import open_table

__all__ = [
    "Answered",
    "Behind",
    "BotQuestion",
    "Closed",
    "GameEnded",
    "Heard",
    "Input",
    "Opened",
    "Output",
    "Ponder",
    "Refusal",
    "Restarted",
    "Rigged",
    "Room",
    "RoomFact",
    "Send",
    "Think",
    "Thought",
    "Tick",
    "bot_question",
    "clean_code",
    "handle",
    "make_code",
    "next_wake",
    "open_table",
    "read_fact",
    "replay_room",
]
