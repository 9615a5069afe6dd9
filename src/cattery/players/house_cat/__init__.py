"""The house cat: exact odds, belief from what others said and showed, and a temper of its own in every game."""

from cattery.players.by_game import by_game

choose = by_game(__name__)
