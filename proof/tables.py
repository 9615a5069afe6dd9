"""The tables that long jobs go over: those of every game there is."""

from importlib.metadata import entry_points
from typing import Any

from cattery.kernel import fields
from cattery.kit import Kit, find_game, kits


def installed_kits() -> list[Kit]:
    """The games that are installed, whatever else this process knows: tests make others known."""
    names = {point.name for point in entry_points(group="cattery.games")}
    return [kit for kit in kits() if kit.name in names]


def every_table() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [(kit.name, players) for kit in installed_kits() for players in kit.game.player_counts()]


def some_tables() -> list[tuple[str, int]]:
    """Every game with the fewest players, and with two more."""
    return [(kit.name, players) for kit in installed_kits() for players in kit.game.player_counts()[:3:2]]


def variants(name: str) -> list[dict[str, Any]]:
    """One game with every number of players: as usual, with a named starter, and with each yes or no turned round."""
    game = find_game(name)
    usual = game.options()
    turned: list[dict[str, Any]] = [{}]
    for field in fields(usual):
        if field.name == "starter":
            turned.append({"starter": 1})
        elif isinstance(getattr(usual, field.name), bool):
            turned.append({field.name: not getattr(usual, field.name)})
    return [{"players": players, **more} for players in game.player_counts() for more in turned]
