"""What is worth knowing of an ended game besides who won: it depends on the game."""

from collections.abc import Callable, Mapping, Sequence

from cattery.kernel import Data, Event, field
from cattery.kit import Kit


class Measures(Data, frozen=True, gc=False, omit_defaults=True):
    """Lists are by seat."""

    ranks: tuple[int, ...]  # 1 is best
    first: int | None = None  # who began the first round
    points: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """What each seat has at the end, by its name (in words `arena-<name>`, and `report-<name>` for the difference)."""
    lots: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What chance gave each seat for the whole game, by its name (`report-by-<name>`, and `<name>-<lot>` for each)."""


def measure(kit: Kit, events: Sequence[Event], shares: Sequence[float]) -> Measures:
    """By the game's own measures; a game without any is ranked by each seat's share of the win."""
    own: Callable[[Sequence[Event], Sequence[float]], Measures]
    own = kit.part("measures").measure if kit.has("measures") else _any_game
    return own(events, shares)


def _any_game(events: Sequence[Event], shares: Sequence[float]) -> Measures:
    return Measures(tuple(1 + sum(other > share for other in shares) for share in shares))
