"""Answers as whole numbers, and a view as a tensor, for methods that want numbers. Tabled in docs/spec.

The spaces are fixed: the same for every table, small variants included. Seats are told from the viewer's own on, so
that what one seat learns serves every other. What a seat remembers of the whole game: recall.py.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import comb, prod
from typing import Any

from cattery.games.schrodinger.cards import HEISENBERG, PACK, Cards, of_kind
from cattery.games.schrodinger.choices import (
    DOUBT,
    END_TURN,
    USE_POWER,
    DrawCards,
    DrawPhysicat,
    Draws,
    NameStarter,
    show_proof,
    swap_cards,
    take_power,
)
from cattery.games.schrodinger.options import SchrodingerOptions
from cattery.games.schrodinger.physicats import LIKE_A_PROOF, PHYSICATS, TABBY
from cattery.games.schrodinger.steps import STEPS
from cattery.games.schrodinger.track import PLACE, TRACK
from cattery.games.schrodinger.view import View
from cattery.kernel import Choice, Choices, Step, tag_of
from cattery.research.tensor import Layout, Piece, Tensor, clockwise

SEATS = 6
MOST_HELD = 8  # S8, S46: six cards dealt and two drawn


# --- answers


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

DRAWS_OF = [[DrawCards(bag) for bag in _bags() if sum(bag) == count] for count in range(MOST_HELD + 1)]


def outcomes(choices: Choices, said: Sequence[Choice]) -> Mapping[Any, int]:
    """The different answers of chance, each with its weight. Here each is one outcome, so nothing was `said` before."""
    if isinstance(choices, Draws):
        weighed = ((draw, prod(map(comb, choices.bag, draw.cards))) for draw in DRAWS_OF[choices.count])
        return {draw: weight for draw, weight in weighed if weight}
    return Counter(choices)


def spelled(choices: Choices, said: Sequence[Choice]) -> Choice | None:
    """The whole answer that these outcomes come to; None while more must be said."""
    return said[0] if said else None


def spelling(answer: Choice) -> tuple[Choice, ...]:
    """The outcomes that an answer of chance is made of, in any order."""
    return (answer,)


# --- a view

STEP = {tag_of(step): number for number, step in enumerate(STEPS)}
NUMBER = {physicat: number for number, physicat in enumerate(PHYSICATS)}
LIES = {physicat: row for row, physicat in enumerate(p for p in PHYSICATS if p in LIKE_A_PROOF)}
MOST_WAITING = 9  # S6: six physicats are dealt, one is turned up, a starter is named, and the first round follows
MOST_PARCELS = 38  # S15: five swaps for each of six hands, two more for each Mewton (S46, S49); and four powers
MOST_ROUNDS = 17  # S23: in a variant, three lives for each of six, of which one is left

OBSERVATION = Layout(
    [
        Piece("agenda_step", (MOST_WAITING, len(STEP)), 1, "the question, and in further rows what waits behind it"),
        Piece("agenda_seat", (MOST_WAITING, SEATS), 1, "whom each of these asks or concerns"),
        Piece("agenda_count", (MOST_WAITING, 1), MOST_HELD, "its number of cards"),
        Piece("seat", (SEATS,), 1, "the viewer's seat at the table; none for a spectator"),
        Piece("hand", (4,), PACK[0], "the viewer's cards, by kind"),
        Piece("physicat", (len(PHYSICATS),), 1, "the viewer's physicat, while it is unused"),
        Piece("hand_sizes", (SEATS,), MOST_HELD, "how many cards each seat holds"),
        Piece("proofs", (SEATS, 4), PACK[0], "each seat's face-up cards, by kind"),
        Piece("lives", (SEATS,), 3, "each seat's lives"),
        Piece("unused", (SEATS,), 1, "whose physicat still lies face down"),
        Piece("row", (len(PHYSICATS),), len(PHYSICATS), "the physicats in the row: each one's place in it, from 1"),
        Piece("front", (len(LIES), SEATS), 1, f"in front of whom {', '.join(LIES)} lie like proofs"),
        Piece("front_order", (len(LIES),), len(LIES), "the order in which they were laid"),
        Piece("claim", (len(TRACK),), 1, "the last claim, by its space on the track"),
        Piece("claimer", (SEATS,), 1, "whose claim it is"),
        Piece("sizes", (3,), sum(PACK), "cards in play, in the deck, and in the discard pile"),
        Piece("known_discard", (4,), PACK[0], "what the viewer knows of the discard pile, by kind"),
        Piece("discard_seat", (MOST_PARCELS, SEATS), 1, "how the pile grew: who put a parcel there; none: a power did"),
        Piece("discard_looked_at", (MOST_PARCELS, SEATS), 1, "who has looked at it"),
        Piece("discard_cards", (MOST_PARCELS, 5), PACK[0], "its size and, if the viewer saw them, its cards by kind"),
        Piece("round", (2,), MOST_ROUNDS, "the round, and how many cards were dealt to each in it"),
        Piece("starter", (SEATS,), 1, "who started the round"),
        Piece("winner", (SEATS,), 1, "who has won"),
        Piece("revealed", (SEATS, 4), PACK[0], "when the game is over: all hands of the last check, by kind"),
    ]
)
"""What a view tells, as numbers. Lists by seat begin with the viewer's own seat and go clockwise."""

_AT = OBSERVATION.start
AGENDA_WIDTH = _AT["seat"]
SEAT, HAND, PHYSICAT, SIZES, PROOFS, LIVES, UNUSED, ROW = OBSERVATION.starts(
    "seat", "hand", "physicat", "hand_sizes", "proofs", "lives", "unused", "row"
)
FRONT, FRONT_ORDER, CLAIM, CLAIMER, COUNTS, KNOWN = OBSERVATION.starts(
    "front", "front_order", "claim", "claimer", "sizes", "known_discard"
)
PARCEL_SEAT, LOOKED_AT, PARCEL_CARDS, ROUND, STARTER, WINNER, REVEALED = OBSERVATION.starts(
    "discard_seat", "discard_looked_at", "discard_cards", "round", "starter", "winner", "revealed"
)
PLACES = clockwise(SEATS)


def observe(view: View) -> Tensor:
    """A view as numbers: different views of the same table give different tensors.

    Environments do this at every step, so it is written place by place.
    """
    tensor = bytearray(OBSERVATION.size)
    me, players = view.seat, view.options.players
    if me >= 0:
        tensor[SEAT + me] = 1
    else:
        me = 0  # a spectator sees the table from the first seat
    asked = view.decision
    if asked is not None:
        tensor[:AGENDA_WIDTH] = _agenda((asked.step, *asked.then), me, players)
    tensor[HAND], tensor[HAND + 1], tensor[HAND + 2], tensor[HAND + 3] = view.hand
    if view.physicat is not None:
        tensor[PHYSICAT + NUMBER[view.physicat]] = 1
    sizes, lives, unused, proofs = view.hand_sizes, view.lives, view.unused, view.proofs
    for place, seat in PLACES[players][me]:
        tensor[SIZES + place] = sizes[seat]
        tensor[LIVES + place] = lives[seat]
        tensor[UNUSED + place] = unused[seat]
        at = PROOFS + 4 * place
        tensor[at], tensor[at + 1], tensor[at + 2], tensor[at + 3] = proofs[seat]
    for order, physicat in enumerate(view.row, 1):
        tensor[ROW + NUMBER[physicat]] = order
    for order, laid in enumerate(view.front, 1):
        tensor[FRONT + SEATS * LIES[laid.physicat] + (laid.seat - me) % players] = 1
        tensor[FRONT_ORDER + LIES[laid.physicat]] = order
    if view.claim is not None and view.claimer is not None:
        tensor[CLAIM + PLACE[view.claim]] = 1
        tensor[CLAIMER + (view.claimer - me) % players] = 1
    if view.starter is not None:
        tensor[STARTER + (view.starter - me) % players] = 1
    tensor[COUNTS], tensor[COUNTS + 1], tensor[COUNTS + 2] = view.in_play, view.deck_size, view.discard_size
    tensor[ROUND], tensor[ROUND + 1] = view.round, view.hand_size
    if view.discard:
        tensor[KNOWN], tensor[KNOWN + 1], tensor[KNOWN + 2], tensor[KNOWN + 3] = view.known_discard
        for row, parcel in enumerate(view.discard):
            if parcel.seat is not None:
                tensor[PARCEL_SEAT + SEATS * row + (parcel.seat - me) % players] = 1
            for seat in parcel.looked_at_by:
                tensor[LOOKED_AT + SEATS * row + (seat - me) % players] = 1
            at = PARCEL_CARDS + 5 * row
            tensor[at] = parcel.count
            if parcel.cards is not None:
                tensor[at + 1], tensor[at + 2], tensor[at + 3], tensor[at + 4] = parcel.cards
    if view.winner is not None and view.revealed is not None:
        tensor[WINNER + (view.winner - me) % players] = 1
        for place, seat in PLACES[players][me]:
            at = REVEALED + 4 * place
            tensor[at], tensor[at + 1], tensor[at + 2], tensor[at + 3] = view.revealed[seat]
    return tensor


@lru_cache(maxsize=4096)
def _agenda(agenda: tuple[Step, ...], me: int, players: int) -> Tensor:
    """Who is asked what, and what waits behind it: the agenda is public, and the same ones come again and again."""
    tensor = bytearray(AGENDA_WIDTH)
    for row, step in enumerate(agenda):
        inner = getattr(step, "turn", step)  # S30: what a turn goes on with after a power
        seat = getattr(inner, "seat", None)
        tensor[_AT["agenda_step"] + len(STEP) * row + STEP[tag_of(step)]] = 1
        if seat is not None:
            tensor[_AT["agenda_seat"] + SEATS * row + (seat - me) % players] = 1
        tensor[_AT["agenda_count"] + row] = getattr(inner, "count", getattr(inner, "shown_cards", 0))
    return tensor


# --- how long a game can be


def most_answers(options: SchrodingerOptions) -> tuple[int, int]:
    """An upper bound of the answers of players, and of those of chance, in one game.

    A round has at most a claim for each space and a doubt. Each claim is followed by at most one proof, one swap and
    one last word, a power being one answer more. S14: each swap follows a proof, and a card shown is never held again.
    """
    players, spaces = options.players, 5 * options.track
    powers = players if options.physicats else 0
    asked, chance = powers, powers + (powers > 0) + (options.starter is None)
    rounds = players * options.first_lives - 1  # S23, S24: each costs a life, and one is left
    for number in range(1, rounds + 1):
        living = min(players, players * options.first_lives - number + 1)
        swaps = min(spaces, living * options.hand_size(number) + 2 * min(powers, 2))  # S46, S49: Mewton, twice
        asked += 2 * spaces + swaps + (spaces if powers else 0) + 1
        chance += living + swaps
    return asked, chance + min(powers, 3)  # S46, S47, S49: Mewton, Felinestein, and one of them again
