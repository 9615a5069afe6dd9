"""Crazy Mistigri: pass the Mistigri on, and be rid of your cards. The rules: docs/rules/mistigri.md."""

from cattery.games.mistigri.game import GAME, CrazyMistigri
from cattery.games.mistigri.options import MistigriOptions
from cattery.games.mistigri.view import View

__all__ = ["GAME", "CrazyMistigri", "MistigriOptions", "View"]
