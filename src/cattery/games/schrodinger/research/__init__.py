"""What research asks of Schrödinger's Cats, and nobody else: imported when it asks."""

from cattery.games.schrodinger.game import GAME
from cattery.games.schrodinger.ranks import ranks
from cattery.games.schrodinger.research import encoding
from cattery.games.schrodinger.research.past import imagine_past
from cattery.games.schrodinger.research.recall import recall, recall_layout
from cattery.research.part import Encoding, Recall, Research

RESEARCH = Research(
    "Schrödinger's Cats",
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
    "A hand is dealt as one outcome.",
    imagine_past,
    ranks,
    Recall(recall_layout, recall),
)
