"""What research asks of Crazy Mistigri, and nobody else: imported when it asks.

A game is too long for a tensor with perfect recall.
"""

from cattery.games.mistigri.game import GAME
from cattery.games.mistigri.ranks import ranks
from cattery.games.mistigri.research import encoding
from cattery.games.mistigri.research.past import imagine_past
from cattery.research.part import Encoding, Research

RESEARCH = Research(
    "Crazy Mistigri",
    Encoding(
        GAME,
        encoding.ACTIONS,
        encoding.OUTCOMES,
        encoding.outcomes,
        encoding.spelled,
        encoding.spelling,
        encoding.OBSERVATION,
        encoding.observe,
        encoding.most_answers,
    ),
    "A hand is dealt card by card.",
    imagine_past,
    ranks,
)
