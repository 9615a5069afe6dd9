"""The yardstick: a simple player by which others are measured. Fixed for ever: it is never tuned."""

from cattery.players.by_game import by_game

choose = by_game(__name__)
