"""Kits: all that the floors above know about one game comes from the one object that the game's own package brings."""

from cattery.kit.kit import Kit, MissingPart, Sections
from cattery.kit.records import check, checked, game_of, replay
from cattery.kit.registry import find_game, kit_names, kit_of, kits, register_kit

__all__ = [
    "Kit",
    "MissingPart",
    "Sections",
    "check",
    "checked",
    "find_game",
    "game_of",
    "kit_names",
    "kit_of",
    "kits",
    "register_kit",
    "replay",
]
