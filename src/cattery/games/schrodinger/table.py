"""Everything that lies on the table, secrets included."""

from cattery.games.schrodinger.cards import NONE, PACK, Cards
from cattery.games.schrodinger.choices import Claim
from cattery.games.schrodinger.options import SchrodingerOptions
from cattery.games.schrodinger.physicats import Physicat
from cattery.kernel import Data


class Laid(Data, frozen=True, gc=False):
    """S31: a physicat that lies like a proof in front of whoever used it."""

    seat: int
    physicat: Physicat


class Parcel(Data, frozen=True, gc=False):
    """Cards that went to the discard pile together."""

    seat: int | None  # who put them there; None: S42 or S43 did, before everyone's eyes
    cards: Cards
    looked_at_by: tuple[int, ...] = ()  # S45


class Table(Data, frozen=True, gc=False):
    """Whatever is counted by seat has one entry for each, those eliminated included."""

    options: SchrodingerOptions
    lives: tuple[int, ...]  # 0: eliminated
    physicats: tuple[Physicat | None, ...]  # S6: face down; None: used, revealed, or not dealt
    hands: tuple[Cards, ...]
    proofs: tuple[Cards, ...]
    row: tuple[Physicat, ...] = ()  # S6, S31
    front: tuple[Laid, ...] = ()  # S31, in the order they were laid
    round: int = 0
    hand_size: int = 0  # S8: what is dealt to each this round
    starter: int | None = None
    deck: Cards = PACK
    discard: tuple[Parcel, ...] = ()
    claim: Claim | None = None
    claimer: int | None = None
    winner: int | None = None


def empty_table(options: SchrodingerOptions) -> Table:
    """S5: before anything is dealt."""
    n = options.players
    return Table(options, (options.first_lives,) * n, (None,) * n, (NONE,) * n, (NONE,) * n, deck=options.pack)


def after(table: Table, seat: int) -> int:
    """S10: clockwise, among those still in the game."""
    lives = table.lives
    n = len(lives)
    seat = (seat + 1) % n
    while not lives[seat]:
        seat = (seat + 1) % n
    return seat


def pile_size(table: Table) -> int:
    """How many cards lie in the discard pile."""
    return sum([sum(parcel.cards) for parcel in table.discard])


def known_discard(table: Table, viewer: int) -> Cards:
    """S59: what a viewer knows to lie in the discard pile: own cards, those all saw go there, and a look (S45)."""
    a = d = e = h = 0
    for parcel in table.discard:
        if parcel.seat is None or parcel.seat == viewer or viewer in parcel.looked_at_by:
            cards = parcel.cards
            a, d, e, h = a + cards[0], d + cards[1], e + cards[2], h + cards[3]
    return (a, d, e, h)
