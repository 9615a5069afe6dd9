"""Where players are found by name; each is imported only when it is asked for."""

from collections.abc import Sequence
from typing import Any, Protocol

from cattery.kernel import Choices, Event, Roll
from cattery.kit import kit_of, kits
from cattery.players.random import choose as choose_at_random


class Choose(Protocol):
    """A player: what it does with what its seat may know. `sightings` are all that the seat saw, oldest first."""

    def __call__(self, view: Any, sightings: Sequence[Event], choices: Choices, dice: Roll, /) -> Any: ...


class UnknownPlayer(LookupError):
    """No player of this name."""

    def __str__(self) -> str:
        return str(self.args[0])


RANDOM = "random"
_registered: dict[str, Choose] = {RANDOM: choose_at_random}


def register_player(name: str, choose: Choose) -> None:
    """Make a player of any game known in this process."""
    _registered[name] = choose


def player_names(game: str | None = None) -> list[str]:
    """Every player at hand in this game, or in any, the weakest first; those that were registered come last."""
    levels = (level for kit in (kits() if game is None else [kit_of(game)]) for level in kit.levels)
    return list(dict.fromkeys((RANDOM, *levels, *_registered)))


def find_player(name: str, game: str) -> Choose:
    """The player of this name in this game; UnknownPlayer names those that exist.

    A game that lacks a level which others have is played at random.
    """
    if name in _registered:
        return _registered[name]
    kit = kit_of(game)
    if name in kit.levels:
        found: Choose = kit.part(f"bots.{name.replace('-', '_')}").choose
        return found
    if name not in player_names():
        raise UnknownPlayer(f"no player is called {name!r}; there are {', '.join(player_names())}")
    return choose_at_random
