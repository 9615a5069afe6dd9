"""S59: what a seat, or a spectator, may know of a position."""

from cattery.games.schrodinger.cards import NONE, Cards
from cattery.games.schrodinger.choices import Claim
from cattery.games.schrodinger.options import SchrodingerOptions
from cattery.games.schrodinger.physicats import Physicat
from cattery.games.schrodinger.table import Laid, Table, known_discard
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
    in_play: int  # S9
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


def view(state: State, viewer: int) -> View:
    """Built field by field from what this viewer may know, never by leaving things out of the table."""
    table: Table = state.table
    sizes = tuple(map(sum, table.hands))
    proofs = table.proofs
    seated = viewer >= 0
    return View(
        seat=viewer,
        hand=table.hands[viewer] if seated else NONE,
        physicat=table.physicats[viewer] if seated else None,
        hand_sizes=sizes,
        proofs=proofs,
        lives=table.lives,
        unused=tuple([physicat is not None for physicat in table.physicats]),
        row=table.row,
        front=table.front,
        claim=table.claim,
        claimer=table.claimer,
        in_play=sum(sizes) + sum(map(sum, proofs)),
        deck_size=sum(table.deck),
        discard_size=sum([sum(parcel.cards) for parcel in table.discard]),
        known_discard=known_discard(table, viewer),
        discard=tuple([
            PutAway(parcel.seat, sum(parcel.cards), parcel.looked_at_by,
                    parcel.cards if parcel.seat is None or parcel.seat == viewer else None)
            for parcel in table.discard
        ]),
        round=table.round,
        hand_size=table.options.hand_size(table.round) if table.round else 0,
        starter=table.starter,
        winner=table.winner,
        revealed=table.hands if table.winner is not None else None,
        options=table.options,
        decision=decision(state),
    )  # fmt: skip
