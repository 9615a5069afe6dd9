"""Actions of the research encoding as bags and back, in tables small enough to stay near the processor."""

from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cattery.games.schrodinger.cards import Cards
from cattery.games.schrodinger.choices import ShowProof, SwapCards, show_proof, swap_cards
from cattery.games.schrodinger.research.encoding import ACTIONS as CHOICES
from cattery.games.schrodinger.research.encoding import MOST_HELD

ACTIONS = len(CHOICES)
SPACES = 65
DOUBT, END_TURN, USE_POWER = 65, 66, 67
TAKE_POWER = 68  # to 76
PROOF = CHOICES.index(show_proof((0, 0, 0, 0)))  # 77 to 171
SWAP = CHOICES.index(swap_cards((0, 0, 0, 0)))  # 172 to 631

Table = NDArray[Any]


def bag_of(cards: Cards) -> int:
    """Cards as one word: a count in each byte."""
    a, d, e, h = cards
    return a | d << 8 | e << 16 | h << 24


def cards_of(bag: int) -> Cards:
    """And back."""
    return (bag & 255, bag >> 8 & 255, bag >> 16 & 255, bag >> 24 & 255)


BAGS: Table = np.array(
    [bag_of(choice.cards) if isinstance(choice, ShowProof | SwapCards) else 0 for choice in CHOICES], np.uint32
)
"""What each action shows or puts away."""

_HANDS = [cards_of(int(bag)) for bag in BAGS[SWAP:]]
_KINDS, _HEISENBERGS = 9, 5  # how many different counts of a kind a hand can have


def _proof_at() -> Table:
    """By the claim's kind, the Heisenbergs held and a number k: the k-th proof that this hand could show (S14)."""
    number = {choice: action for action, choice in enumerate(CHOICES)}
    table = np.zeros((3, _HEISENBERGS, MOST_PROOFS), np.int32)
    for kind, held, n in product(range(3), range(_HEISENBERGS), range(_KINDS)):
        for h in range(held + 1):
            if n + h <= MOST_HELD:
                cards = [0, 0, 0, h]
                cards[kind] = n
                table[kind, held, n * (held + 1) + h] = number[show_proof((cards[0], cards[1], cards[2], cards[3]))]
    return table.reshape(-1)


MOST_PROOFS = _KINDS * _HEISENBERGS
PROOF_AT = _proof_at()


def hand_place(a: Any, d: Any, e: Any, h: Any) -> Any:
    """Where a hand stands in HAND_NUMBER."""
    return ((a * _KINDS + d) * _KINDS + e) * _HEISENBERGS + h


def _hand_number() -> Table:
    table = np.zeros(_KINDS**3 * _HEISENBERGS, np.int32)
    for number, hand in enumerate(_HANDS):
        table[hand_place(*hand)] = number
    return table


HAND_NUMBER = _hand_number()


def _swaps() -> tuple[Table, Table]:
    """For each hand: how many bags of at most 0, 1, 2 ... cards it has, and all of its bags, the smallest first."""
    parts = [
        sorted(product(*(range(count + 1) for count in hand)), key=sum)  # S15
        for hand in _HANDS
    ]
    most = max(map(len, parts))
    number = {hand: SWAP + place for place, hand in enumerate(_HANDS)}
    counts, bags = np.zeros((len(_HANDS), MOST_HELD + 1), np.int32), np.zeros((len(_HANDS), most), np.int32)
    for place, some in enumerate(parts):
        counts[place] = [sum(sum(part) <= size for part in some) for size in range(MOST_HELD + 1)]
        bags[place, : len(some)] = [number[part] for part in some]  # type: ignore[index]
    return counts, bags


SWAP_COUNTS, SWAP_AT = _swaps()


def _power_at() -> Table:
    """By a word of ten bits and a number k: its k-th bit that is set."""
    table = np.zeros((1 << 10, 10), np.int32)
    for bits in range(1 << 10):
        places = [place for place in range(10) if bits >> place & 1]
        table[bits, : len(places)] = places
    return table.reshape(-1)


POWER_AT = _power_at()
