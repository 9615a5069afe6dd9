"""What the page is told of these rules, which knows none by itself: scripts/wire.py writes it down for the page."""

from cattery.games.mistigri.cards import MISTIGRI, VALUE, Card
from cattery.games.mistigri.game import GAME
from cattery.games.mistigri.steps.setup import BeginRound
from cattery.kernel import Data


class Facts(Data, frozen=True):
    """What the table is drawn with."""

    mistigri: Card  # M1: how the black one is written
    values: dict[Card, int]  # M1, M2: the number on every card
    rounds: int  # M50: how many are played; one more if the lowest total is tied


_, _steps = GAME.setup(GAME.options())
FACTS = Facts(MISTIGRI, VALUE, sum(isinstance(step, BeginRound) for step in _steps))
