"""Chat and quick reactions, for people at the table."""

from datetime import timedelta

from cattery.room.changes import Asker, Changes
from cattery.room.facts import Spoke
from cattery.room.inputs import Send
from cattery.room.messages import ChatLine, Reacted, Reason
from cattery.room.names import clean_chat
from cattery.room.refusal import Refusal
from cattery.room.requests import React, Say

MOST_LINES, WITHIN = 12, timedelta(seconds=10)
"""So much may one person say in so long: every line is kept for good, and everybody has to read it."""


def say(changes: Changes, asker: Asker, wish: Say) -> None:
    """A line of chat; said again with the same client id it is said once."""
    seat, text = asker.seated(), clean_chat(wish.text)
    if wish.client_id is not None and any(
        (line.seat, line.client_id) == (seat, wish.client_id) for line in changes.room.chat
    ):
        return
    lately = [line for line in changes.room.chat if line.seat == seat and abs(changes.now - line.at) < WITHIN]
    if len(lately) >= MOST_LINES:
        raise Refusal(Reason.TOO_FAST)
    changes.note(Spoke(ChatLine(seat, changes.room.seats[seat].name or "", text, changes.now, wish.client_id)))


def react(changes: Changes, asker: Asker, wish: React) -> None:
    """Shown once, kept nowhere."""
    everybody = tuple(changes.room.presence.connections)
    changes.replies.append(Send(everybody, Reacted(asker.seated(), wish.reaction)))
