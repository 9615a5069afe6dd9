"""Where players are found by name; each is imported only when it is asked for."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from cattery.kernel import Choices, Event, Roll


class Choose(Protocol):
    """A player: what it does with what its seat may know. `sightings` are all that the seat saw, oldest first."""

    def __call__(self, view: Any, sightings: Sequence[Event], choices: Choices, dice: Roll, /) -> Any: ...


class UnknownPlayer(LookupError):
    """No player of this name."""

    def __str__(self) -> str:
        return str(self.args[0])


_built_in = {  # from the weakest to the strongest; each module has a function `choose`
    "random": "cattery.players.random",
    "kitten": "cattery.players.kitten",
    "yardstick": "cattery.players.yardstick",
    "house-cat": "cattery.players.house_cat",
}
_registered: dict[str, Choose] = {}


def register_player(name: str, choose: Choose) -> None:
    """Make a player known in this process."""
    _registered[name] = choose


def player_names() -> list[str]:
    """Every player at hand, the weakest first."""
    return list(dict.fromkeys((*_built_in, *_registered)))


def find_player(name: str) -> Choose:
    """The player of this name; UnknownPlayer names those that exist."""
    if name not in _registered:
        if name not in _built_in:
            raise UnknownPlayer(f"no player is called {name!r}; there are {', '.join(player_names())}")
        register_player(name, import_module(_built_in[name]).choose)
    return _registered[name]
