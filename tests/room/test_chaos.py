"""Whatever people, bots, connections, clocks and restarts do, in any order: the desk checks fold and secrecy at every
step, and at the end every acknowledged answer is there once, and every client has seen what its seat saw."""

from datetime import timedelta
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cattery.kernel import SPECTATOR, FastDice, encode
from cattery.kit import check
from cattery.room import Behind, Heard, Thought
from cattery.room.facts import Answered, GameEnded
from cattery.room.messages import Accepted, SeatLink
from cattery.room.play import sightings_since
from cattery.room.requests import (
    AddBot,
    Advise,
    Answer,
    CatchUp,
    ClientRequest,
    HandOver,
    Hurry,
    Kick,
    Leave,
    MakeSeatLink,
    Pause,
    Promise,
    React,
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
from cattery.room.room import Dealing
from proof.kit.desk import Desk, holder, nonce, promise

NAMES = ("Ann", "Ben", "Cem", "Dee")
TABLES = [("bluff", 2), ("mistigri", 3), ("schrodinger", 3)]
MOST = 2**16


class Chaos:
    """A desk at which anything happens."""

    def __init__(self, game: str, players: int, clock: int | None) -> None:
        self.desk = Desk(game, clock, {"players": players}, "chaos")
        self.acknowledged: dict[tuple[str, int], Answer] = {}  # (person, ply) by what the server said
        self.lines = 0
        self.names = list(NAMES)
        self.calm_down(2)

    def open(self, name: str | None) -> None:
        self.lines += 1
        self.desk.open(f"{name} on line {self.lines}", name)

    def line_of(self, name: str, pick: int = 0) -> str | None:
        """One of a person's open connections."""
        lines = [connection for connection, client in self.desk.clients.items() if client.name == name]
        return lines[pick % len(lines)] if lines else None

    def ask(self, name: str, request: ClientRequest) -> list[Any]:
        """What the person was answered."""
        line = self.line_of(name)
        if line is None:
            return []
        seen = len(self.desk.clients[line].inbox)
        self.desk.ask(line, request)
        said = self.desk.clients[line].inbox[seen:]
        if isinstance(request, Answer) and isinstance(said[0], Accepted):
            assert said[0].client_id == request.client_id and said[0].ply is not None
            self.acknowledged[request.client_id, said[0].ply] = request
        return said

    def calm_down(self, n: int) -> None:
        """Everybody comes (back), sits if they can, and plays on; who was barred gives way to somebody new."""
        for index, name in enumerate(self.names[: 2 + n % 3]):
            if holder(name) in self.desk.room.barred:
                self.names[index] = name = f"{NAMES[index]}-{len(self.desk.facts)}"
            if self.line_of(name) is None:
                self.open(name)
            for wish in (Sit(name=name, promise=promise(name).promise), Reclaim(), Resume()):
                self.ask(name, wish)

    # What may happen. Each takes a number out of which it draws whatever it needs.

    def answer(self, n: int) -> None:
        """Whoever is asked answers, if they are there."""
        room = self.desk.room
        name = room.seats[room.asked].name if room.asked is not None else None
        if name is not None:
            self.ask(name, self.desk.answer(client_id=f"{name} {len(self.desk.facts)}"))

    def wrong_answer(self, n: int) -> None:
        """Somebody answers out of turn, out of date or out of their mind."""
        play = self.desk.room.play
        text = ("", "?", ".", "X", "8A", "H", "C4")[n % 7]
        game = play.id if play and n % 3 else "elsewhere"
        ply = (play.ply if play else 0) - n % 3
        self.ask(self.names[n % 4], Answer(game=game, ply=max(-1, ply), text=text, client_id=f"wrong {n}"))

    def resend(self, n: int) -> None:
        """An answer that was acknowledged is sent again: acknowledged again, nothing changes."""
        if not self.acknowledged:
            return
        (client_id, ply), request = list(self.acknowledged.items())[n % len(self.acknowledged)]
        name = client_id.split()[0]
        seat = self.desk.room.seat_of(holder(name))
        if self.desk.room.play is None or self.desk.room.play.id != request.game or seat is None:
            return
        if self.desk.room.play.plies[ply].seat != seat:
            return  # they sit elsewhere now
        plies = self.desk.room.play.ply
        said = self.ask(name, request)
        assert not said or said[0] == Accepted(client_id, ply)
        assert self.desk.room.play.ply == plies

    def bot(self, n: int) -> None:
        """A bot that was asked, some time ago perhaps, answers."""
        if self.desk.thinks:
            think = self.desk.thinks[n % len(self.desk.thinks)]
            self.desk.thinks.remove(think)
            text = self.desk.any_text() if self.desk.room.asked == think.seat else "?"
            self.desk.now = max(self.desk.now, think.leaves)
            self.desk.do(Thought(think.game, think.ply, think.seat, text))

    def wish(self, n: int) -> None:
        """Anybody asks for anything."""
        name, seat, play = self.names[n % 4], n // 4 % 5, self.desk.room.play
        wishes: list[ClientRequest] = [
            Sit(name=name, promise=promise(name).promise), Sit(name=name, seat=seat), AddBot(level="random"), Start(),
            AddBot(level="random", seat=seat), RemoveBot(seat=seat), Kick(seat=seat), Leave(), HandOver(seat=seat),
            Reclaim(), Pause(), Resume(), Say(text="miaow", client_id=str(n % 5)), React(reaction="purr"), Start(),
            MakeSeatLink(), Hurry(), Why(game=play.id if play else "none", ply=play.ply if play else 0, text="?"),
            Advise(game=play.id if play else "none", ply=play.ply if play else 0),
            CatchUp(game=play.id if play else None, ply=n % 9), Promise(promise=promise(name).promise),
        ]  # fmt: skip
        self.ask(name, wishes[n // 20 % len(wishes)])

    def reveal(self, n: int) -> None:
        """Somebody keeps their promise."""
        deal = self.desk.room.phase
        id = deal.id if isinstance(deal, Dealing) else "none"
        self.ask(self.names[n % 4], Reveal(game=id, nonce=nonce(self.names[n % 4])))

    def fill_up(self, n: int) -> None:
        """The host adds bots and starts."""
        host = self.desk.room.host
        name = self.desk.room.seats[host].name if host is not None else None
        wishes: list[ClientRequest] = [AddBot(level="random")] * len(self.desk.room.seats)
        for wish in (*wishes, Start()):
            if name is not None:
                self.ask(name, wish)

    def come(self, n: int) -> None:
        """A connection is opened, or lost."""
        self.open((*self.names, None)[n % 5])

    def go(self, n: int) -> None:
        if self.desk.clients:
            self.desk.close(list(self.desk.clients)[n % len(self.desk.clients)])

    def wait(self, n: int) -> None:
        """Time passes: with the alarm on time, or late."""
        seconds = (0.3, 2.5, 5.1, 11.0, 20.5, 31.0, 61.0, 400.0)[n % 8]
        if n % 3:
            self.desk.tick(seconds)
        else:
            self.desk.now += timedelta(seconds=seconds)

    def restart(self, n: int) -> None:
        """The server is killed and comes back; most clients do, too."""
        self.desk.restart()
        for connection in list(self.desk.gone)[: n % 3]:
            del self.desk.gone[connection]
        self.desk.come_back()

    def fall_behind(self, n: int) -> None:
        """A connection is too slow: what waited for it is dropped."""
        if self.desk.clients:
            self.desk.do(Behind(list(self.desk.clients)[n % len(self.desk.clients)]))

    def move(self, n: int) -> None:
        """Somebody uses the newest link there is, on another device."""
        links = [link for client in self.desk.clients.values() for link in client.all(SeatLink)]
        if links:
            self.ask(self.names[n % 4], TakeSeat(key=links[-1].key))

    def finish(self) -> None:
        """What must hold at the end of it all."""
        desk = self.desk
        stored = {(fact.client_id, fact.ply): fact for fact in desk.facts if isinstance(fact, Answered)}
        for key, request in self.acknowledged.items():
            assert stored[key].game == request.game and stored[key].text == request.text
        games = [(fact.game, fact.ply) for fact in desk.facts if isinstance(fact, Answered)]
        assert len(set(games)) == len(games)
        for fact in desk.facts:
            if isinstance(fact, GameEnded):
                assert fact.record is not None
                check(fact.record)
        play = desk.room.play
        for client in desk.clients.values():
            assert client.seat == (desk.room.seat_of(holder(client.name)) if client.name else None)
            if play is not None and play.plies and play.state is not None:
                viewer = SPECTATOR if client.seat is None else client.seat
                assert client.game == play.id and client.ply == play.ply
                assert tuple(client.sightings) == sightings_since(play, -1, viewer)


HAPPENINGS = [
    *[Chaos.answer] * 9, *[Chaos.bot] * 6, *[Chaos.wish] * 4, *[Chaos.reveal] * 2, *[Chaos.fill_up] * 2,
    *[Chaos.resend] * 2, *[Chaos.come] * 2, *[Chaos.wait] * 2, Chaos.wrong_answer, Chaos.go, Chaos.restart,
    Chaos.fall_behind, Chaos.move, Chaos.calm_down,
]  # fmt: skip


@pytest.mark.parametrize(("game", "players"), TABLES)
@given(
    clock=st.sampled_from([None, 20]),
    happenings=st.lists(st.tuples(st.sampled_from(HAPPENINGS), st.integers(0, MOST)), min_size=20, max_size=150),
)
@settings(max_examples=60)
def test_whatever_happens(game: str, players: int, clock: int | None, happenings: list[tuple[Any, int]]) -> None:
    chaos = Chaos(game, players, clock)
    for happen, n in happenings:
        happen(chaos, n)
    chaos.finish()


@pytest.mark.no_cover
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_long_chaos_plays_games_to_their_end(game: str, players: int) -> None:
    """What the lists above are too short for: it would prove nothing if no game were ever played."""
    chaos, roll = Chaos(game, players, 20), FastDice(f"long {game}")
    for _ in range(2500):
        HAPPENINGS[roll(len(HAPPENINGS))](chaos, roll(MOST))
    chaos.finish()
    ended = sum(isinstance(fact, GameEnded) for fact in chaos.desk.facts)
    assert ended >= 2 and len(chaos.acknowledged) > 20, (ended, len(chaos.acknowledged))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_game_with_restarts_is_the_game_without(game: str, players: int) -> None:
    """Two tables hear the same; one is killed before every third message. Nobody could tell, and the record is one."""
    calm, harried = (Desk(game, None, {"players": players}, "twins") for _ in range(2))
    for desk in (calm, harried):
        desk.sit(*NAMES[: players - 1], promises=True)
        desk.accepted("Ann", AddBot(level="random"))
        desk.start("Ann")
    count = 0
    while calm.room.phase.word == "playing":
        count += 1
        if count % 3 == 0:
            harried.restart()
            harried.come_back()
        think = calm.thinks[-1] if calm.thinks else None
        assert (harried.thinks[-1].ply if harried.thinks else None) == (think.ply if think else None)
        text = calm.any_text()
        for desk in (calm, harried):
            assert desk.room.asked is not None and desk.room.play is not None
            if desk.room.seats[desk.room.asked].bot:
                desk.thinks.clear()
                desk.do(Thought(desk.room.play.id, desk.room.play.ply, desk.room.asked, text))
            else:
                name = desk.room.seats[desk.room.asked].name or ""
                desk.do(Heard(name, desk.answer(text), b""))
    assert harried.room.play == calm.room.play
    for one, other in zip(calm.clients.values(), harried.clients.values(), strict=True):
        assert encode(one.sightings) == encode(other.sightings) and one.over == other.over
