"""Answers as whole numbers, and what a seat knows as tensors, for methods that want numbers. Tabled in docs/spec.

The spaces are fixed: the same for every table, small variants included. Seats are told from the viewer's own on, so
that what one seat learns serves every other.
"""

from itertools import product

from cattery.games.schrodinger.cards import HEISENBERG, PACK, Cards, of_kind
from cattery.games.schrodinger.choices import (
    DOUBT,
    END_TURN,
    USE_POWER,
    DrawCards,
    DrawPhysicat,
    NameStarter,
    show_proof,
    swap_cards,
    take_power,
)
from cattery.games.schrodinger.events import EVENTS
from cattery.games.schrodinger.physicats import LIKE_A_PROOF, PHYSICATS, TABBY
from cattery.games.schrodinger.steps import STEPS
from cattery.games.schrodinger.track import PLACE, TRACK
from cattery.games.schrodinger.view import View
from cattery.kernel import Choice, Decision, Layout, Tensor, tag_of

SEATS = 6
MOST_HELD = 8  # S8, S46: six cards dealt and two drawn


def _bags() -> tuple[Cards, ...]:
    """Every bag of cards that can be put away or drawn at once."""
    kinds = (range(min(count, MOST_HELD) + 1) for count in PACK)
    return tuple((a, d, e, h) for a, d, e, h in product(*kinds) if a + d + e + h <= MOST_HELD)


def _proofs() -> tuple[Cards, ...]:
    """Every proof: cards of one state, and Heisenbergs."""
    bags = (of_kind(kind, n, h) for kind in range(HEISENBERG) for n in range(MOST_HELD + 1) for h in range(PACK[3] + 1))
    return tuple(dict.fromkeys(bag for bag in bags if sum(bag) <= MOST_HELD))


ACTIONS: tuple[Choice, ...] = (
    *TRACK,
    DOUBT,
    END_TURN,
    USE_POWER,
    *(take_power(physicat) for physicat in PHYSICATS if physicat != TABBY),
    *map(show_proof, _proofs()),
    *map(swap_cards, _bags()),
)
"""Every answer a player can give; an action is its place here."""

OUTCOMES: tuple[Choice, ...] = (
    *map(NameStarter, range(SEATS)),
    *map(DrawPhysicat, PHYSICATS),
    *map(DrawCards, _bags()),
)
"""Every answer of chance."""

ACTION: dict[Choice, int] = {choice: number for number, choice in enumerate(ACTIONS)}
OUTCOME: dict[Choice, int] = {choice: number for number, choice in enumerate(OUTCOMES)}

STEP = {tag_of(step): number for number, step in enumerate(STEPS)}
FACT = {tag_of(event): number for number, event in enumerate(EVENTS)}
NUMBER = {physicat: number for number, physicat in enumerate(PHYSICATS)}
LIES = [physicat for physicat in PHYSICATS if physicat in LIKE_A_PROOF]
MOST_PARCELS = 56  # S16: each swap takes a card from a deck of at most 50, and powers add a few
MOST_WAITING = 10  # steps on the agenda: most while physicats are dealt

OBSERVATION = Layout(
    [
        ("seat", (SEATS,)),
        ("agenda step", (MOST_WAITING, len(STEP))),
        ("agenda seat", (MOST_WAITING, SEATS)),
        ("agenda count", (MOST_WAITING, 1)),
        ("hand", (4,)),
        ("physicat", (len(PHYSICATS),)),
        ("hand sizes", (SEATS,)),
        ("proofs", (SEATS, 4)),
        ("lives", (SEATS,)),
        ("unused", (SEATS,)),
        ("row", (len(PHYSICATS),)),
        ("front", (len(LIES), SEATS)),
        ("front order", (len(LIES),)),
        ("claim", (len(TRACK),)),
        ("claimer", (SEATS,)),
        ("sizes", (3,)),
        ("known discard", (4,)),
        ("parcel seat", (MOST_PARCELS, SEATS)),
        ("parcel looked at", (MOST_PARCELS, SEATS)),
        ("parcel cards", (MOST_PARCELS, 5)),
        ("round", (2,)),
        ("starter", (SEATS,)),
        ("winner", (SEATS,)),
        ("revealed", (SEATS, 4)),
    ]
)
"""What a view tells, as numbers. Lists by seat begin with the viewer's own seat and go clockwise."""


def observe(view: View, tensor: Tensor) -> None:
    """Write a view. Different views of the same table give different tensors."""
    me, players = view.seat, view.options.players
    seen_from = [(seat - me) % players for seat in range(players)]  # SPECTATOR: from some fixed seat
    tensor.one_hot("seat", me if me >= 0 else None)
    _write_agenda(view.decision, seen_from, tensor)
    tensor.numbers("hand", view.hand, PACK[0])
    tensor.one_hot("physicat", None if view.physicat is None else NUMBER[view.physicat])
    for seat, place in enumerate(seen_from):
        tensor.numbers("hand sizes", [view.hand_sizes[seat]], MOST_HELD, at=place)
        tensor.numbers("proofs", view.proofs[seat], PACK[0], row=place)
        tensor.numbers("lives", [view.lives[seat]], 3, at=place)
        tensor.numbers("unused", [view.unused[seat]], 1, at=place)
        if view.revealed is not None:
            tensor.numbers("revealed", view.revealed[seat], PACK[0], row=place)
    for order, physicat in enumerate(view.row, 1):
        tensor.numbers("row", [order], len(PHYSICATS), at=NUMBER[physicat])
    for order, laid in enumerate(view.front, 1):
        tensor.one_hot("front", seen_from[laid.seat], row=LIES.index(laid.physicat))
        tensor.numbers("front order", [order], len(LIES), at=LIES.index(laid.physicat))
    tensor.one_hot("claim", None if view.claim is None else PLACE[view.claim])
    for name, who in (("claimer", view.claimer), ("starter", view.starter), ("winner", view.winner)):
        tensor.one_hot(name, None if who is None else seen_from[who])
    tensor.numbers("sizes", (view.in_play, view.deck_size, view.discard_size), sum(PACK))
    tensor.numbers("known discard", view.known_discard, PACK[0])
    for row, parcel in enumerate(view.discard):
        tensor.one_hot("parcel seat", None if parcel.seat is None else seen_from[parcel.seat], row=row)
        for seat in parcel.looked_at_by:
            tensor.one_hot("parcel looked at", seen_from[seat], row=row)
        tensor.numbers("parcel cards", (parcel.count, *(parcel.cards or ())), PACK[0], row=row)
    tensor.numbers("round", (view.round, view.hand_size), MOST_ROUNDS)


MOST_ROUNDS = 18  # S23: three lives for each of six, in a variant


def _write_agenda(asked: Decision | None, seen_from: list[int], tensor: Tensor) -> None:
    """Who is asked what, and what waits behind it: the agenda is public."""
    for row, step in enumerate((asked.step, *asked.then) if asked is not None else ()):
        inner = getattr(step, "turn", step)  # S30: what a turn goes on with after a power
        seat = getattr(inner, "seat", None)
        tensor.one_hot("agenda step", STEP[tag_of(step)], row=row)
        tensor.one_hot("agenda seat", None if seat is None else seen_from[seat], row=row)
        tensor.numbers("agenda count", [getattr(inner, "count", getattr(inner, "shown_cards", 0))], MOST_HELD, row=row)
