"""The kitten: plays naturally, by rule of thumb, with the mistakes people make. For children and first games."""

from cattery.players.by_game import by_game

choose = by_game(__name__)
