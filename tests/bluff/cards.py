"""The pack, hands drawn from it, and answers."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from cattery.kernel import Choice, Data

LOW, HIGH = "L", "H"
PACK = (HIGH, HIGH, HIGH, LOW, LOW, LOW)  # B1
Cards = tuple[str, ...]


class Pick(Choice, frozen=True, gc=False):
    cards: Cards


class Call(Choice, frozen=True, gc=False):
    doubt: bool


class Hands(Data, frozen=True, gc=False):
    """Every pair of cards of a deck, each as likely as it is; a lazy sequence with weights."""

    deck: Cards

    def __len__(self) -> int:
        return len(list(combinations(self.deck, 2)))

    def __getitem__(self, i: int) -> Pick:
        return Pick(list(combinations(self.deck, 2))[i])

    def __iter__(self) -> Iterator[Pick]:
        return map(Pick, combinations(self.deck, 2))

    def __contains__(self, choice: object) -> bool:
        return choice in list(self)

    def weights(self) -> dict[Pick, int]:
        return dict(Counter(self))


def without(cards: Cards, gone: Cards) -> Cards:
    return tuple((Counter(cards) - Counter(gone)).elements())
