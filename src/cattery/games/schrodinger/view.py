"""S59: what a seat, or a spectator, may know of a position."""

from cattery.games.schrodinger.cards import NONE, Cards
from cattery.games.schrodinger.choices import Claim
from cattery.games.schrodinger.options import SchrodingerOptions
from cattery.games.schrodinger.physicats import Physicat
from cattery.games.schrodinger.table import Laid, Parcel, Table, known_discard, pile_size
from cattery.kernel import Data, Decision, State, decision


class PutAway(Data, frozen=True, gc=False):
    """What all know of cards that went to the discard pile together; and, if this viewer saw them go, the cards."""

    seat: int | None  # who put them there; None: S42 or S43 did
    count: int
    looked_at_by: tuple[int, ...]  # S45
    cards: Cards | None


class View(Data, frozen=True, gc=False):
    """Cards are counts (alive, dead, empty, heisenberg); lists by seat have an entry for every seat, from the first."""

    seat: int  # the viewer
    hand: Cards  # the viewer's own, and
    physicat: Physicat | None  # the viewer's own, while it is unused
    hand_sizes: tuple[int, ...]
    proofs: tuple[Cards, ...]  # S14: face up
    lives: tuple[int, ...]  # 0: eliminated
    unused: tuple[bool, ...]  # S6: whose physicat still lies face down
    row: tuple[Physicat, ...]
    front: tuple[Laid, ...]  # S31
    claim: Claim | None  # S8: None before the first claim
    claimer: int | None
    in_play: int  # S9, S55: box cards in hands and face up; S17: proof and swap leave it as it is
    deck_size: int
    discard_size: int
    known_discard: Cards  # all that the viewer knows to lie in the discard pile
    discard: tuple[PutAway, ...]  # how the discard pile grew
    round: int
    hand_size: int  # S8: what was dealt to each this round
    starter: int | None  # of this round
    winner: int | None
    revealed: tuple[Cards, ...] | None  # S21: when the game is over, all hands of its last check
    options: SchrodingerOptions
    decision: Decision | None


def view(state: State[Table], viewer: int) -> View:
    """Built field by field from what this viewer may know, never by leaving things out of the table."""
    table = state.table
    seated = viewer >= 0
    pack_size, deck_size, discard_size = sum(table.options.pack), sum(table.deck), pile_size(table)
    return View(  # by place, not by name: half as fast again, and it is built for every seat after every answer
        viewer,
        table.hands[viewer] if seated else NONE,
        table.physicats[viewer] if seated else None,
        tuple([a + d + e + h for a, d, e, h in table.hands]),
        table.proofs,
        table.lives,
        tuple([physicat is not None for physicat in table.physicats]),
        table.row,
        table.front,
        table.claim,
        table.claimer,
        pack_size - deck_size - discard_size,
        deck_size,
        discard_size,
        known_discard(table, viewer),
        tuple([put_away(parcel, viewer) for parcel in table.discard]),
        table.round,
        table.hand_size,
        table.starter,
        table.winner,
        table.hands if table.winner is not None else None,
        table.options,
        decision(state),
    )


def put_away(parcel: Parcel, viewer: int) -> PutAway:
    """S59: everyone saw how many went there; what they were, only who put them there and, by S42 and S43, everyone."""
    saw = parcel.seat is None or parcel.seat == viewer
    return PutAway(parcel.seat, sum(parcel.cards), parcel.looked_at_by, parcel.cards if saw else None)
