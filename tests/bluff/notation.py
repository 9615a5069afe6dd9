"""How answers and positions of two-card bluff are written."""

from collections import Counter

from cattery.kernel import BadNotation, State, set_up
from tests.bluff.cards import PACK, Call, Pick
from tests.bluff.events import Table
from tests.bluff.rules import Lay


def write(choice: Pick | Call) -> str:
    if isinstance(choice, Call):
        return "?" if choice.doubt else "."
    return "*" * (len(choice.cards) > 1) + "".join(choice.cards)


def read(text: str) -> Pick | Call:
    if text in ("?", "."):
        return Call(text == "?")
    if text.strip("*HL") or not text:
        raise BadNotation(f"{text!r} is neither ? nor . nor cards")
    return Pick(tuple(text.lstrip("*")))


def write_position(state: State[Table]) -> str:
    step = state.step
    return f"{' '.join(''.join(hand) or '-' for hand in state.table.hands)} lay {getattr(step, 'seat', 0) + 1}"


def read_position(text: str) -> State[Table]:
    try:
        *hands, verb, seat = text.split()
        held = tuple(tuple(hand.strip("-")) for hand in hands)
        deck = Counter(PACK)
        deck.subtract(Counter(card for hand in held for card in hand))
        if len(held) != 2 or verb != "lay" or min(deck.values()) < 0 or not 1 <= int(seat) <= 2:
            raise ValueError
    except ValueError:
        raise BadNotation(f"{text!r} is no position: hands of H and L for two, then lay and a seat") from None
    return set_up(Table(tuple(deck.elements()), held), (Lay(int(seat) - 1),), round=1)[0]
