"""What the page is told of these rules, which knows none by itself: scripts/wire.py writes it down for the page."""

from cattery.games.schrodinger.cards import KINDS, Kind
from cattery.games.schrodinger.notation import LETTER, write
from cattery.games.schrodinger.options import LIVES
from cattery.games.schrodinger.physicats import RULE_OF, Physicat
from cattery.games.schrodinger.track import SPIRAL, TRACK
from cattery.kernel import Data


class Facts(Data, frozen=True):
    """What the table is drawn with."""

    kinds: tuple[Kind, ...]  # S1: in the order in which bags of cards count them
    letters: dict[Kind, str]  # by which notation names them
    track: tuple[str, ...]  # S3: every claim in its order
    spiral: tuple[tuple[int, int], ...]  # S3: row and column of every space, and then of the ball of yarn
    lives: dict[int, int]  # S5: by how many play
    rule_of: dict[Physicat, str]  # S40 to S49: which rule tells of each power


FACTS = Facts(
    KINDS,
    LETTER,
    tuple(map(write, TRACK)),
    SPIRAL,
    LIVES,
    RULE_OF,
)
