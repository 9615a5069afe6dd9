"""The table: every zone and every secret of a game."""

from cattery.games.mistigri.cards import Card, Hand
from cattery.games.mistigri.memory import Known
from cattery.games.mistigri.options import MistigriOptions
from cattery.kernel import Data

CLOCKWISE, AGAINST = 1, -1  # M6; seats are numbered clockwise, so that the seat before yours sits on your right


class Table(Data, frozen=True, gc=False):
    """Everything that lies on the table or is held over it."""

    options: MistigriOptions
    hands: tuple[Hand, ...]
    deck: Hand = ()  # not dealt: while dealing, and where the options leave cards out
    pile: Hand = ()  # M10: face up, as it grew
    arrow: int = CLOCKWISE
    first: int | None = None  # M5: of this round
    player: int | None = None  # whose turn it is
    turn: int = 0  # of this round, from 1
    aid_down: tuple[bool, ...] = ()  # M9
    quiet: tuple[int, ...] = ()  # M44: who passed since the last pair was discarded
    out: tuple[int, ...] = ()  # M11: in the order they went
    waiting: int = 0  # M23, M27, M28, M38: the value of the pair whose effect waits for the next draw; 0: none does
    chosen: Card | None = None  # M22, M38: the card that waits for it, known to its owner alone
    known: tuple[Known, ...] = ()  # per hand; see memory.py
    no_ones: tuple[int, ...] = ()  # per hand: the mask of those who know that it holds no 1
    penalties: tuple[tuple[int, ...], ...] = ()  # round by round
    shown: bool = False  # M40, M41: the round is over, and the hands that are left lie open


def holders(t: Table) -> list[int]:
    """M11: the players still in the round."""
    return [seat for seat, hand in enumerate(t.hands) if hand]


def neighbour(t: Table, seat: int, way: int) -> int:
    """M6: the nearest player still holding cards, going this way round. It may be the seat itself."""
    hands = t.hands
    players = len(hands)
    seat = (seat + way) % players
    while not hands[seat]:
        seat = (seat + way) % players
    return seat


def play_order(t: Table, seat: int) -> tuple[int, ...]:
    """M34: the players still in the round, from the next one on, and the seat itself last."""
    players = len(t.hands)
    order = [(seat + t.arrow * i) % players for i in range(1, players + 1)]
    return tuple(seat for seat in order if t.hands[seat])


def has_company(t: Table) -> bool:
    """M45: whether more than one player is still in the round."""
    return t.hands.count(()) < len(t.hands) - 1


def totals(t: Table) -> tuple[int, ...]:
    """M50: everybody's penalties so far."""
    return tuple(map(sum, zip(*t.penalties, strict=True))) or (0,) * len(t.hands)
