"""One call of `handle` while it goes on: facts are noted one by one, and the room follows each."""

from datetime import datetime

from cattery.kernel import replace
from cattery.room.facts import RoomFact, after
from cattery.room.inputs import Output, Send
from cattery.room.messages import Reason, ServerMessage
from cattery.room.refusal import Refusal
from cattery.room.room import Presence, Room


class Changes:
    """What a message has come to so far."""

    def __init__(self, room: Room, now: datetime) -> None:
        self.before, self.room, self.now = room, room, now
        self.facts: list[RoomFact] = []
        self.replies: list[Output] = []  # to whoever asked, before anybody is told
        self.anew: dict[str, int] = {}  # connections that need a welcome, and the last ply they have
        self.rouse = False  # whoever should be thinking must be told so again

    def note(self, fact: RoomFact, came: Room | None = None) -> None:
        """It happened. Whoever already knows what came of it, having applied an answer, says so."""
        self.facts.append(fact)
        self.room = after(self.room, fact) if came is None else replace(came, seq=self.room.seq + 1)

    def reply(self, connection: str, message: ServerMessage) -> None:
        """Tell one connection."""
        self.replies.append(Send((connection,), message))

    def be(self, presence: Presence) -> None:
        """Presence is no fact: nothing of it is stored."""
        self.room = replace(self.room, presence=presence)


class Asker:
    """Who asks: a connection, the token it showed, and the seat which that token owns."""

    def __init__(self, room: Room, connection: str) -> None:
        self.connection = connection
        self.holder = room.presence.connections.get(connection)
        self.seat = room.seat_of(self.holder)

    def seated(self) -> int:
        """Their seat, for what only people at the table may do."""
        if self.seat is None:
            raise Refusal(Reason.NOT_SEATED)
        return self.seat

    def host(self, room: Room) -> int:
        """Their seat, for what only the host may do."""
        if self.seated() != room.host:
            raise Refusal(Reason.NOT_HOST)
        return self.seated()

    def stranger(self, room: Room) -> str:
        """Their token, for whoever has no seat yet and may take one."""
        if self.holder is None:
            raise Refusal(Reason.NO_TOKEN)
        if self.holder in room.barred:
            raise Refusal(Reason.BARRED)
        if self.seat is not None:
            raise Refusal(Reason.ALREADY_SEATED)
        return self.holder
