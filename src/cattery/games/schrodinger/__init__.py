"""Schrödinger's Cats: a bluffing game for 2 to 6 players. Start with steps/, where each rule is."""

from cattery.games.schrodinger.game import GAME, SchrodingersCats
from cattery.games.schrodinger.options import SchrodingerOptions
from cattery.games.schrodinger.table import Table
from cattery.games.schrodinger.view import View

__all__ = ["GAME", "SchrodingerOptions", "SchrodingersCats", "Table", "View"]
