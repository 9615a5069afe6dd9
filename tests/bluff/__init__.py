"""Two-card bluff, a complete small game. Read rules.py first."""

from tests.bluff.bare import BARE
from tests.bluff.cards import PACK, Call, Hands, Pick
from tests.bluff.events import Dealt, Laid, RoundBegan, Scored, Table
from tests.bluff.game import BLUFF, Bluff, View
from tests.bluff.kit import KIT
from tests.bluff.rules import Answer, Deal, Lay

__all__ = [
    "BARE", "BLUFF", "KIT", "PACK", "Answer", "Bluff", "Call", "Deal", "Dealt", "Hands", "Laid", "Lay", "Pick",
    "RoundBegan", "Scored", "Table", "View",
]  # fmt: skip
