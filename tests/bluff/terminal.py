"""Two-card bluff at the terminal: what can be asked about, and how answers are typed."""

from cattery.kernel import Step
from cattery.terminal.manners import Manners
from cattery.terminal.menu import DOUBT
from cattery.terminal.people import who
from cattery.wording import Teller
from tests.bluff.game import View
from tests.bluff.speech import cards


def hand(view: View, teller: Teller, width: int | None = None) -> list[str]:
    return [teller.words("terminal-hand", cards=cards(teller, view.hand))]


def score(view: View, teller: Teller, width: int | None = None) -> list[str]:
    return [teller.words("bluff-score", who=who(teller, seat), points=n) for seat, n in enumerate(view.points)]


def status(view: View, teller: Teller, step: Step) -> list[str]:
    return hand(view, teller)


def notation(teller: Teller) -> list[str]:
    shorts = {"lay": "H, L", "believe": ".", "doubt": DOUBT}
    return [teller.words(f"bluff-notation-{what}", short=short) for what, short in shorts.items()]


MANNERS = Manners(topics={"hand": hand, "score": score}, status=status, notation=notation)
