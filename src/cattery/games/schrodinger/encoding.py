"""Answers as whole numbers, and a view as a tensor, for methods that want numbers. Tabled in docs/spec.

The spaces are fixed: the same for every table, small variants included. Seats are told from the viewer's own on, so
that what one seat learns serves every other. What a seat remembers of the whole game: recall.py.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
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
from cattery.kernel import Choice, Choices, Layout, Piece, Step, Tensor, tag_of

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


def outcomes(choices: Choices, said: Sequence[Choice]) -> Mapping[Any, int]:
    """The different answers of chance, each with its weight. Here each is one outcome, so nothing was `said` before."""
    return choices.weights() if isinstance(choices, Draws) else Counter(choices)


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
        Piece("agenda_step", (MOST_WAITING, len(STEP)), "the question, and in further rows what waits behind it"),
        Piece("agenda_seat", (MOST_WAITING, SEATS), "whom each of these asks or concerns"),
        Piece("agenda_count", (MOST_WAITING, 1), f"its number of cards, of {MOST_HELD}"),
        Piece("seat", (SEATS,), "the viewer's seat at the table; none for a spectator"),
        Piece("hand", (4,), f"the viewer's cards by kind, of {PACK[0]}"),
        Piece("physicat", (len(PHYSICATS),), "the viewer's physicat, while it is unused"),
        Piece("hand_sizes", (SEATS,), f"cards in each hand, of {MOST_HELD}"),
        Piece("proofs", (SEATS, 4), f"each seat's face-up cards by kind, of {PACK[0]}"),
        Piece("lives", (SEATS,), "each seat's lives, of 3"),
        Piece("unused", (SEATS,), "whose physicat still lies face down"),
        Piece("row", (len(PHYSICATS),), f"the physicats in the row: the place of each in it, of {len(PHYSICATS)}"),
        Piece("front", (len(LIES), SEATS), f"in front of whom {', '.join(LIES)} lie"),
        Piece("front_order", (len(LIES),), f"the order they were laid in, of {len(LIES)}"),
        Piece("claim", (len(TRACK),), "the last claim, by its space on the track"),
        Piece("claimer", (SEATS,), "whose claim it is"),
        Piece("sizes", (3,), f"cards in play, in the deck and in the discard pile, of {sum(PACK)}"),
        Piece("known_discard", (4,), f"what the viewer knows of the discard pile, by kind, of {PACK[0]}"),
        Piece("parcel_seat", (MOST_PARCELS, SEATS), "how the pile grew: who put a parcel there; none: a power did"),
        Piece("parcel_looked_at", (MOST_PARCELS, SEATS), "who looked at it since"),
        Piece("parcel_cards", (MOST_PARCELS, 5), f"its size and, if the viewer saw them, its cards, of {PACK[0]}"),
        Piece("round", (2,), f"the round, and the cards dealt to each in it, of {MOST_ROUNDS}"),
        Piece("starter", (SEATS,), "who started the round"),
        Piece("winner", (SEATS,), "who has won"),
        Piece("revealed", (SEATS, 4), f"when the game is over: all hands of the last check, of {PACK[0]}"),
    ]
)
"""What a view tells, as numbers. Lists by seat begin with the viewer's own seat and go clockwise."""

_AT = OBSERVATION.start
AGENDA_WIDTH = _AT["seat"]
SEAT, HAND, PHYSICAT, SIZES, PROOFS, LIVES = (
    _AT[name] for name in ("seat", "hand", "physicat", "hand_sizes", "proofs", "lives")
)
UNUSED, ROW, FRONT, FRONT_ORDER, CLAIM, CLAIMER = (
    _AT[name] for name in ("unused", "row", "front", "front_order", "claim", "claimer")
)
COUNTS, KNOWN, PARCEL_SEAT, LOOKED_AT, PARCEL_CARDS = (
    _AT[name] for name in ("sizes", "known_discard", "parcel_seat", "parcel_looked_at", "parcel_cards")
)
ROUND, STARTER, WINNER, REVEALED = (_AT[name] for name in ("round", "starter", "winner", "revealed"))


def observe(view: View) -> "Tensor[float]":
    """A view as numbers: different views of the same table give different tensors.

    Written place by place, because environments do it at every step.
    """
    tensor = OBSERVATION.blank()
    me, players = view.seat, view.options.players
    if me >= 0:
        tensor[SEAT + me] = 1.0
    else:
        me = 0  # a spectator sees the table from the first seat
    asked = view.decision
    if asked is not None:
        tensor[:AGENDA_WIDTH] = _agenda((asked.step, *asked.then), me, players)
    _write(tensor, HAND, view.hand)
    if view.physicat is not None:
        tensor[PHYSICAT + NUMBER[view.physicat]] = 1.0
    hand_sizes, proofs, lives, unused = view.hand_sizes, view.proofs, view.lives, view.unused
    for place in range(players):
        seat = (me + place) % players
        tensor[SIZES + place] = hand_sizes[seat] / MOST_HELD
        tensor[LIVES + place] = lives[seat] / 3
        if unused[seat]:
            tensor[UNUSED + place] = 1.0
        if any(proofs[seat]):
            _write(tensor, PROOFS + 4 * place, proofs[seat])
        if view.revealed is not None:
            _write(tensor, REVEALED + 4 * place, view.revealed[seat])
    for order, physicat in enumerate(view.row, 1):
        tensor[ROW + NUMBER[physicat]] = order / len(PHYSICATS)
    for order, laid in enumerate(view.front, 1):
        tensor[FRONT + SEATS * LIES[laid.physicat] + (laid.seat - me) % players] = 1.0
        tensor[FRONT_ORDER + LIES[laid.physicat]] = order / len(LIES)
    if view.claim is not None and view.claimer is not None:
        tensor[CLAIM + PLACE[view.claim]] = 1.0
        tensor[CLAIMER + (view.claimer - me) % players] = 1.0
    if view.starter is not None:
        tensor[STARTER + (view.starter - me) % players] = 1.0
    if view.winner is not None:
        tensor[WINNER + (view.winner - me) % players] = 1.0
    tensor[COUNTS] = view.in_play / 52
    tensor[COUNTS + 1] = view.deck_size / 52
    tensor[COUNTS + 2] = view.discard_size / 52
    tensor[ROUND] = view.round / MOST_ROUNDS
    tensor[ROUND + 1] = view.hand_size / MOST_ROUNDS
    if view.discard:
        _write(tensor, KNOWN, view.known_discard)
        for row, parcel in enumerate(view.discard):
            if parcel.seat is not None:
                tensor[PARCEL_SEAT + SEATS * row + (parcel.seat - me) % players] = 1.0
            for seat in parcel.looked_at_by:
                tensor[LOOKED_AT + SEATS * row + (seat - me) % players] = 1.0
            tensor[PARCEL_CARDS + 5 * row] = parcel.count / 20
            if parcel.cards is not None:
                _write(tensor, PARCEL_CARDS + 5 * row + 1, parcel.cards)
    return tensor


def _write(tensor: "Tensor[float]", at: int, cards: Cards) -> None:
    tensor[at], tensor[at + 1], tensor[at + 2], tensor[at + 3] = (
        cards[0] / 20, cards[1] / 20, cards[2] / 20, cards[3] / 20,
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _agenda(agenda: tuple[Step, ...], me: int, players: int) -> "Tensor[float]":
    """Who is asked what, and what waits behind it: the agenda is public, and the same ones come again and again."""
    tensor = OBSERVATION.blank()
    for row, step in enumerate(agenda):
        inner = getattr(step, "turn", step)  # S30: what a turn goes on with after a power
        seat = getattr(inner, "seat", None)
        tensor[_AT["agenda_step"] + len(STEP) * row + STEP[tag_of(step)]] = 1.0
        if seat is not None:
            tensor[_AT["agenda_seat"] + SEATS * row + (seat - me) % players] = 1.0
        tensor[_AT["agenda_count"] + row] = getattr(inner, "count", getattr(inner, "shown_cards", 0)) / MOST_HELD
    return tensor[:AGENDA_WIDTH]


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
