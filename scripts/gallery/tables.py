"""Tables in prepared positions, with people and bots round them; one connection of them is recorded, the `phone`."""

from itertools import count
from typing import Any

from cattery.room import Thought
from cattery.room.requests import AddBot
from proof.kit.desk import Desk

ANA = "Ana"
PEOPLE = (ANA, "Bruno", "Chiara", "Daan", "Elise", "Fábio")
LONG = ("Wilhelmina van der Poest", "Maximiliano Bartolomeu", "Jean-Baptiste Grenouille", "Mariantonietta Colonna",
        "Konstantinopolitanisches", "Bartholomew Montgomery")  # fmt: skip


def gathered(game: str, people: tuple[str, ...], *, bots: int = 0, level: str = "kitten", clock: Any = None,
             promises: bool = False, **options: Any) -> Desk:  # fmt: skip
    """A table where these people sit, and so many bots."""
    desk = Desk(game, clock, options)
    desk.sit(*people, promises=promises)
    for _ in range(bots):
        desk.accepted(people[0], AddBot(level=level))
    return desk


def dealt(game: str, position: str, people: tuple[str, ...] = (ANA,), *, seats: int, viewer: str | None = ANA,
          clock: Any = None, seed: str = "ca77e1" * 8, **options: Any) -> Desk:  # fmt: skip
    """A game that begins in this position; the viewer's phone comes to it then. No viewer: a spectator's does."""
    wish = {"players": seats, **options}
    desk = gathered(game, people, bots=seats - len(people), clock=clock, **wish)
    desk.start(people[0], position=position, seed=seed)
    desk.open("phone", viewer)
    return desk


def finished(game: str, winner: int | None = None, players: int = 4) -> Desk:
    """A whole game of two people and bots, dealt fairly and played anyhow; the first of them that this seat wins."""
    for number in count():
        desk = Desk(game, options={"players": players}, seed=f"game {number}")
        desk.sit(*PEOPLE[:2], promises=True)
        for _ in range(players - 2):
            desk.accepted(ANA, AddBot(level="kitten"))
        desk.start(ANA)
        desk.play_on()
        over = desk.clients[ANA].over
        assert over is not None
        if winner is None or over.result[winner] == 1:
            desk.open("phone", ANA)
            return desk
    raise AssertionError


def play(desk: Desk, *answers: str) -> Desk:
    """Whoever is asked answers so; a bot answers what the text says too."""
    for text in answers:
        seat = desk.room.asked
        assert seat is not None, f"nobody is asked for {text}"
        name = desk.room.seats[seat].name
        if name is not None and desk.room.seats[seat].stand_in is None:
            desk.accepted(name, desk.answer(text))
        else:
            _let_bot_answer(desk, text)
    return desk


def _let_bot_answer(desk: Desk, text: str) -> None:
    """As if the bot had thought of this."""
    think = desk.thinks.pop()
    desk.tick((think.leaves - desk.now).total_seconds())
    desk.do(Thought(think.game, think.ply, think.seat, text))
