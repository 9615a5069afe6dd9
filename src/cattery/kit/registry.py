"""Where kits are found: by entry point, or registered by hand."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from cattery.kernel import Game, UnknownGame
from cattery.kit.kit import Kit

_registered: dict[str, Kit] = {}


def register_kit(kit: Kit) -> Kit:
    """Make a kit known in this process; installed packages use the entry-point group `cattery.games` instead."""
    _registered[kit.name] = kit
    return kit


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group="cattery.games")}


def kit_names() -> list[str]:
    """The name of every game at hand."""
    return sorted({*_registered, *_installed()})


def kit_of(name: str) -> Kit:
    """The kit of the game of this name; UnknownGame names those that exist."""
    if name not in _registered:
        if name not in _installed():
            raise UnknownGame(f"no game is called {name!r}; there are {', '.join(kit_names())}")
        kit = _installed()[name].load()
        if not isinstance(kit, Kit):
            raise TypeError(f"the entry point {name!r} of the group cattery.games names no Kit, but {kit!r}")
        register_kit(kit)
    return _registered[name]


def kits() -> list[Kit]:
    """Every kit at hand, in the order in which games are offered to people."""
    return sorted(map(kit_of, kit_names()), key=lambda kit: (kit.place, kit.name))


def find_game(name: str) -> Game:
    """The rules of the game of this name; UnknownGame names those that exist."""
    return kit_of(name).game
