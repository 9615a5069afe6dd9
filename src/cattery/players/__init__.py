"""Players: `choose(view, sightings, choices, dice)`, from what their seat may know and never from a State."""

from cattery.players.registry import Choose, UnknownPlayer, find_player, player_names, register_player

__all__ = ["Choose", "UnknownPlayer", "find_player", "player_names", "register_player"]
