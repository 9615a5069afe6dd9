"""What is worth knowing of an ended game besides who won: it depends on the game."""

from collections.abc import Callable, Sequence

from cattery.kernel import Data, Event


class Measures(Data, frozen=True, gc=False, omit_defaults=True):
    """Lists are by seat."""

    ranks: tuple[int, ...]  # 1 is best
    first: int | None = None  # who began the first round
    physicats: tuple[str, ...] = ()  # Schrödinger's Cats: what each was dealt
    penalties: tuple[int, ...] = ()  # Crazy Mistigri: the sum over all rounds


def measure(game: str, events: Sequence[Event], shares: Sequence[float]) -> Measures:
    """A game of which nothing more is known is ranked by each seat's share of the win."""
    return _by_game.get(game, _any_game)(events, shares)


def _any_game(events: Sequence[Event], shares: Sequence[float]) -> Measures:
    return Measures(tuple(1 + sum(other > share for other in shares) for share in shares))


def _schrodinger(events: Sequence[Event], shares: Sequence[float]) -> Measures:
    """Who was eliminated later ranks higher (S23, S24)."""
    from cattery.games.schrodinger.events import Eliminated, PhysicatDealt, RoundBegan

    gone = [event.seat for event in events if isinstance(event, Eliminated)]
    ranks = tuple(len(shares) - gone.index(seat) if seat in gone else 1 for seat in range(len(shares)))
    first = next(event.starter for event in events if isinstance(event, RoundBegan))
    dealt = {event.seat: event.physicat.thing for event in events if isinstance(event, PhysicatDealt)}
    return Measures(ranks, first, physicats=tuple(dealt[seat] for seat in sorted(dealt)))


def _mistigri(events: Sequence[Event], shares: Sequence[float]) -> Measures:
    """The lower the sum of penalties, the higher the rank (M50)."""
    from cattery.games.mistigri.events import FirstPlayer, GameEnded

    first = next(event.seat for event in events if isinstance(event, FirstPlayer))
    totals = next(event.totals for event in reversed(events) if isinstance(event, GameEnded))
    ranks = tuple(1 + sum(other < total for other in totals) for total in totals)
    return Measures(ranks, first, penalties=totals)


_by_game: dict[str, Callable[[Sequence[Event], Sequence[float]], Measures]] = {
    "schrodinger": _schrodinger,
    "mistigri": _mistigri,
}
