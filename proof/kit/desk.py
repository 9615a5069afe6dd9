"""A desk at which tests run a live table: it plays server, clock and clients, and checks every message."""

from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Any

from cattery.kernel import SPECTATOR, FastDice, encode, promise_of, replace
from cattery.kit import find_game
from cattery.players import find_player
from cattery.room import (
    Closed,
    Heard,
    Input,
    Opened,
    Output,
    Ponder,
    Restarted,
    Rigged,
    Room,
    RoomFact,
    Send,
    Think,
    Thought,
    Tick,
    bot_question,
    handle,
    messages,
    next_wake,
    open_table,
    read_fact,
    replay_room,
)  # fmt: skip
from cattery.room.facts import SeatLinkMade, after
from cattery.room.messages import Accepted, Frame, GameOver, Reason, Refused, SeatLink, ServerMessage, Welcome
from cattery.room.play import seed_of, sightings_since
from cattery.room.requests import Answer, ClientRequest, NewTable, Promise, Reveal, Sit, Start
from cattery.room.room import Dealing, Playing, Presence
from cattery.room.snapshot import freeze, thaw

BEGINNING = datetime(2026, 11, 16, 12, 0, tzinfo=UTC)
PAUSE = timedelta(seconds=0.01)


def holder(name: str) -> str:
    """The hash of a person's token."""
    return sha256(f"token of {name}".encode()).hexdigest()


class Client:
    """One connection, as a client would keep it: it believes what it is told and checks that it fits together."""

    def __init__(self, name: str | None) -> None:
        self.name = name
        self.seat: int | None = None
        self.inbox: list[ServerMessage] = []
        self.game: str | None = None
        self.ply = -1
        self.sightings: list[Any] = []
        self.frame: Frame | None = None
        self.over: GameOver | None = None
        self.dealing: messages.DealAnnounced | None = None

    def get(self, message: ServerMessage) -> None:
        """Take in one message."""
        self.inbox.append(message)
        match message:
            case Welcome():
                if message.seat != self.seat:
                    self.seat, self.game, self.ply = message.seat, None, -1
            case Frame():
                self._draw(message)
            case GameOver():
                self.over = message
            case messages.DealAnnounced():
                self.dealing = message

    def _draw(self, frame: Frame) -> None:
        if frame.game != self.game or frame.since == -1:
            assert frame.since == -1
            self.game, self.ply, self.sightings = frame.game, -1, []
        elif frame.ply <= self.ply:  # it crossed with what we have by now
            return
        assert frame.since == self.ply, "a frame begins where the last one ended"
        self.ply = frame.ply
        self.sightings += frame.sightings
        self.frame = frame

    @property
    def last(self) -> ServerMessage:
        return self.inbox[-1]

    def all(self, kind: type[Any]) -> list[Any]:
        """All messages of a kind so far."""
        return [message for message in self.inbox if isinstance(message, kind)]


class Desk:
    """A table and everybody at it."""

    def __init__(
        self,
        game: str = "bluff",
        clock: Any = None,
        options: dict[str, Any] | None = None,
        seed: str = "desk",
        hints: bool = False,
    ) -> None:
        self.now = BEGINNING
        self.game = find_game(game)
        first = open_table(NewTable(game, options or {}, clock, hints), "the-table", "ABCDEF", self.now)
        self.facts: list[RoomFact] = [first]
        self.room: Room = replay_room(self.facts)
        self.folded = self.room  # the same, kept up by facts as they are read back from storage
        self.clients: dict[str, Client] = {}
        self.thinks: list[Think] = []
        self.ponders: list[Ponder] = []
        self.outputs: list[Output] = []  # of the last message
        self.keys: list[str] = []  # of links that were made
        self.roll = FastDice(seed)
        self._asked = 0

    # ── The server's part ─────────────────────────────────────────────────────────────────────────────────────────────

    def do(self, message: Input, wait: float = 0.0) -> list[RoomFact]:
        """Let the table hear something, `wait` seconds later; the facts that came of it."""
        self.now += timedelta(seconds=wait) + PAUSE
        before, copy = self.room, encode(self.room.seats)
        self.room, facts, self.outputs = handle(before, message, self.now)
        assert encode(before.seats) == copy
        self.facts += facts
        for fact in facts:
            assert read_fact(encode(fact)) == fact
            self.folded = after(self.folded, read_fact(encode(fact)))
        assert replace(self.room, presence=Presence()) == self.folded, "a table is the fold of its facts"
        for output in self.outputs:
            self._put(output)
        wake = next_wake(self.room)
        assert wake is None or wake > self.now, "what is due is done"
        return facts

    def _put(self, output: Output) -> None:
        if isinstance(output, Ponder):
            self.ponders.append(output)
            return
        if isinstance(output, Think):
            assert output.leaves >= self.now
            self.thinks.append(output)
            return
        assert len(set(output.to)) == len(output.to)
        for connection in output.to:
            if (client := self.clients.get(connection)) is not None:
                self.guard(client, output.message)
                client.get(output.message)

    def guard(self, client: Client, message: ServerMessage) -> None:
        """Nothing leaves that this client may not know."""
        text, room = encode(message), self.room
        seat = room.seat_of(holder(client.name)) if client.name else None
        for other in room.seats:
            assert other.holder is None or other.holder.encode() not in text, "a token's hash"
        for fact in self.facts:
            assert not isinstance(fact, SeatLinkMade) or fact.hash.encode() not in text, "a link's hash"
        if isinstance(message, SeatLink):
            self.keys.append(message.key)
        else:
            assert not any(key.encode() in text for key in self.keys), "a link's key"
        if isinstance(phase := room.phase, Dealing | Playing):
            assert not isinstance(message, GameOver)
            secrets = [phase.deal.secret, seed_of(phase.id, phase.deal).hex(), *phase.deal.nonces.values()]
            assert not any(secret.encode() in text for secret in secrets), "the deal"
        if isinstance(message, Frame):
            play = room.play
            assert play is not None
            viewer = SPECTATOR if seat is None else seat
            assert encode(message.view) == encode(self.game.view(play.state, viewer))
            assert message.sightings == sightings_since(play, message.since, viewer)
            assert (message.choices is not None) == (seat is not None and room.asked == seat)
            assert all(move.text is None or move.seat == seat for move in message.moves)

    def tick(self, wait: float = 0.0) -> list[RoomFact]:
        """Wait so many seconds, and let everything happen on time that is due on the way."""
        end, facts = self.now + timedelta(seconds=wait) + PAUSE, []
        while (wake := next_wake(self.room)) is not None and wake <= end:
            self.now = max(wake, self.now) - PAUSE
            facts += self.do(Tick())
        self.now = end - PAUSE
        return facts + self.do(Tick())

    def restart(self) -> list[RoomFact]:
        """Kill the server and start it again: all connections are gone, all facts are there."""
        stored = [encode(fact) for fact in self.facts]
        self.room = self.folded = replay_room([read_fact(fact) for fact in stored])
        frozen = freeze(self.room)
        assert frozen is None or thaw(frozen, self.room.id, self.room.seq) == self.room, "a snapshot is the table"
        self.thinks.clear()
        gone, self.clients = self.clients, {}
        facts = self.do(Restarted())
        self.gone = gone
        return facts

    def come_back(self) -> None:
        """Everybody who was there before the restart opens a connection again, saying what they have."""
        for connection, client in self.gone.items():
            self.clients[connection] = client
            self.do(Opened(connection, holder(client.name) if client.name else None, client.game, client.ply))

    # ── The clients' part ─────────────────────────────────────────────────────────────────────────────────────────────

    def open(self, connection: str, name: str | None) -> Client:
        """A new connection of a person (or of a spectator without a token)."""
        client = self.clients[connection] = Client(name)
        self.do(Opened(connection, holder(name) if name else None))
        return client

    def close(self, connection: str, wait: float = 0.0) -> list[RoomFact]:
        """A connection is lost."""
        self.clients.pop(connection)
        return self.do(Closed(connection), wait)

    def ask(self, connection: str, request: ClientRequest, rigged: Rigged | None = None) -> list[RoomFact]:
        """A request; the facts that came of it. The reply is the client's to look up."""
        self._asked += 1
        return self.do(Heard(connection, request, sha256(f"fresh {self._asked}".encode()).digest(), rigged))

    def accepted(self, connection: str, request: ClientRequest, rigged: Rigged | None = None) -> list[RoomFact]:
        """A request that must be done."""
        seen = len(self.clients[connection].inbox)
        facts = self.ask(connection, request, rigged)
        first = self.clients[connection].inbox[seen]
        assert isinstance(first, Accepted) and first.client_id == request.client_id, first
        return facts

    def refused(self, connection: str, request: ClientRequest) -> Refused:
        """A request that must be refused, and change nothing."""
        before, seen = self.room, len(self.clients[connection].inbox)
        facts = self.ask(connection, request)
        first = self.clients[connection].inbox[seen]
        assert isinstance(first, Refused) and first.client_id == request.client_id, first
        assert not facts and replace(self.room, presence=before.presence) == before
        return first

    def sit(self, *names: str, promises: bool = False) -> list[Client]:
        """People come and sit down, each on a connection that has their name."""
        clients = []
        for name in names:
            clients.append(self.open(name, name))
            self.accepted(name, Sit(name=name, promise=promise_of(nonce(name)) if promises else None))
        return clients

    def start(self, connection: str, **rigged: str) -> None:
        """Start, and reveal every nonce that was promised."""
        self.accepted(connection, Start(), Rigged(**rigged) if rigged else None)
        if isinstance(phase := self.room.phase, Dealing):
            for seat in phase.deal.promises:
                name = self.room.seats[seat].name
                assert name is not None
                self.accepted(name, Reveal(game=phase.id, nonce=nonce(name)))

    def play_on(self, plies: int = 1_000_000) -> None:
        """Everybody answers at random, people and bots, until the game ends or `plies` were played."""
        while self.room.phase.word == "playing" and plies:
            plies -= 1
            if self.thinks and self.thinks[-1].ply == self.room.play.ply:  # type: ignore[union-attr]
                self.bots()
            else:
                name = self.room.seats[self.room.asked or 0].name
                assert name is not None
                self.accepted(name, self.answer())

    def answer(self, text: str | None = None, client_id: str | None = None) -> Answer:
        """A lawful answer to the open question: any, if no text is given."""
        play = self.room.play
        assert play is not None
        return Answer(
            game=play.id, ply=play.ply, text=text or self.any_text(), client_id=client_id or f"ply {play.ply}"
        )

    def any_text(self) -> str:
        """A lawful answer at random."""
        assert self.room.asked is not None
        asked = bot_question(self.room, self.room.asked)
        assert asked is not None
        return self.game.write(asked.choices[self.roll(len(asked.choices))])

    def bots(self) -> list[RoomFact]:
        """The bot that was asked last answers, when its moment has come."""
        think = self.thinks.pop()
        asked = bot_question(self.room, think.seat)
        assert asked is not None
        choice = find_player(think.level, asked.game)(asked.view, asked.sightings, asked.choices, self.roll)
        if think.leaves - PAUSE > self.now:
            self.tick((think.leaves - self.now - PAUSE).total_seconds())
        return self.do(Thought(think.game, think.ply, think.seat, self.game.write(choice)))


def nonce(name: str) -> str:
    """A person's nonce (the same in each game: a real client draws a fresh one)."""
    return sha256(f"nonce of {name}".encode()).hexdigest()


def promise(name: str) -> Promise:
    """What promises it again, for a rematch."""
    return Promise(promise=promise_of(nonce(name)))


__all__ = ["BEGINNING", "Client", "Desk", "Reason", "Send", "holder", "nonce", "promise"]
