"""Run where msgspec alone is installed: every game to its end at a live table, a person with a bot of each level."""

from importlib.util import find_spec
from itertools import cycle

import cattery
from cattery.kit import find_game, kit_names
from cattery.players import player_names
from cattery.room.requests import AddBot
from proof.kit.desk import Desk


def play(game: str) -> None:
    """The kit of the room's own tests plays server, clock and clients, and checks every message."""
    desk, levels = Desk(game), cycle(player_names())
    desk.sit("Ann")
    for _ in range(find_game(game).options().players - 1):
        desk.accepted("Ann", AddBot(level=next(levels)))
    desk.start("Ann")
    desk.play_on()
    over = desk.clients["Ann"].over
    assert over is not None
    print(game, "is over", cattery.__file__)


if __name__ == "__main__":
    for library in ("fluent", "cyclopts", "rich", "openskill", "litestar", "numpy", "hypothesis"):
        assert find_spec(library) is None, f"{library} is here: this proves nothing"
    for name in kit_names():
        play(name)
