"""Answers as whole numbers, and a view as a tensor, for methods that want numbers. Tabled in docs/spec.

The spaces are fixed: the same for every table, small variants included. Seats are told from the viewer's own on, so
that what one seat learns serves every other.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from cattery.games.mistigri.cards import PACK, VALUE, Hand, distinct, minus
from cattery.games.mistigri.choices import (
    CHOOSE,
    DRAW,
    PAIR,
    PASS,
    REVERSE,
    TAKE_EFFECT,
    Deal,
    Draw,
    First,
    GiveCard,
)
from cattery.games.mistigri.dealing import Deals
from cattery.games.mistigri.options import MistigriOptions, deck
from cattery.games.mistigri.steps import STEPS
from cattery.games.mistigri.steps.draw import DRAWS
from cattery.games.mistigri.steps.scoring import LAST_TURN
from cattery.games.mistigri.view import View
from cattery.kernel import Choice, Choices, Step, tag_of
from cattery.research.tensor import Layout, Piece, Tensor, clockwise

SEATS = 5
KINDS: Hand = distinct(PACK)  # equal cards are one kind
KIND = {card: number for number, card in enumerate(KINDS)}


# --- answers

ACTIONS: tuple[Choice, ...] = (
    PASS,
    TAKE_EFFECT,
    REVERSE,
    *PAIR.values(),
    *CHOOSE.values(),
    *(GiveCard(card, seat) for card in KINDS for seat in range(SEATS)),
)
"""Every answer a player can give; an action is its place here."""

OUTCOMES: tuple[Choice, ...] = (*map(First, range(SEATS)), *DRAW.values())
"""Every answer of chance, hands being dealt card by card."""


def outcomes(choices: Choices, said: Sequence[Choice]) -> Mapping[Any, int]:
    """The different outcomes, each with its weight, once these were said: M4's hands are dealt card by card."""
    if isinstance(choices, Deals):
        return Counter(map(DRAW.__getitem__, minus(choices.cards, *_cards(said))))
    return Counter(choices)


def spelled(choices: Choices, said: Sequence[Choice]) -> Choice | None:
    """The whole answer that these outcomes come to; None while more must be said."""
    if isinstance(choices, Deals):
        return Deal(tuple(sorted(_cards(said)))) if len(said) == choices.count else None
    return said[0] if said else None


def spelling(answer: Choice) -> tuple[Choice, ...]:
    """The outcomes that an answer of chance is made of, in any order."""
    return tuple(map(DRAW.__getitem__, answer.cards)) if isinstance(answer, Deal) else (answer,)


def _cards(said: Sequence[Choice]) -> list[str]:
    return [outcome.card for outcome in said if isinstance(outcome, Draw)]


# --- a view

STEP = {tag_of(step): number for number, step in enumerate(STEPS)}
MOST_WAITING = 13  # M4, M50: five hands and four cards left over are dealt, a turn follows, and what ends a game
MOST_COUNT = 15  # M4: cards dealt to each, in a variant with all cards for three
MOST_ROUNDS = 3  # M50
MOST_POINTS = sum(map(VALUE.__getitem__, PACK))
MOST_ALIKE = max(Counter(PACK).values())  # M2

OBSERVATION = Layout(
    [
        Piece("agenda_step", (MOST_WAITING, len(STEP)), 1, "the question, and in further rows what waits behind it"),
        Piece("agenda_seat", (MOST_WAITING, SEATS), 1, "whom each of these asks or concerns"),
        Piece("agenda_giver", (MOST_WAITING, SEATS), 1, "from whom it draws"),
        Piece("agenda_to", (MOST_WAITING, SEATS), SEATS, "whom it feeds, by their turn"),
        Piece("agenda_number", (MOST_WAITING, 1), MOST_COUNT, "its value, number of cards or round"),
        Piece("seat", (SEATS,), 1, "the viewer's seat at the table; none for a spectator"),
        Piece("hand", (len(KINDS),), MOST_ALIKE, "the viewer's cards, by kind"),
        Piece("hand_sizes", (SEATS,), len(PACK), "how many cards each seat holds"),
        Piece("undealt", (1,), len(PACK), "cards in the deck"),
        Piece("pile", (len(PACK),), len(KINDS), "the pile as it grew, each card by its kind, from 1"),
        Piece("clockwise", (1,), 1, "whether play goes clockwise"),
        Piece("aid_down", (SEATS,), 1, "whose aid card lies face down"),
        Piece("quiet", (SEATS,), SEATS, "who passed since the last pair, in order"),
        Piece("out", (SEATS,), SEATS, "who went out, in order"),
        Piece("chooser", (SEATS,), 1, "who has chosen the card that is drawn next"),
        Piece("chosen", (len(KINDS),), 1, "that card, for its chooser"),
        Piece("known", (SEATS, len(KINDS)), MOST_ALIKE, "cards that the viewer knows to be in each hand, by kind"),
        Piece("no_ones", (SEATS,), 1, "which hands the viewer knows to hold no 1"),
        Piece("first", (SEATS,), 1, "who was first in this round"),
        Piece("player", (SEATS,), 1, "whose turn it is"),
        Piece("round", (1,), MOST_ROUNDS, "the round"),
        Piece("turn", (2,), 99, "the turn of this round: hundreds, and the rest"),
        Piece("scored", (1,), MOST_ROUNDS, "rounds that were scored"),
        Piece("penalties", (MOST_ROUNDS, SEATS), MOST_POINTS, "penalties, round by round"),
        Piece("lie_open", (1,), 1, "whether the round is over, and its hands lie open"),
        Piece("shown", (SEATS, len(KINDS)), MOST_ALIKE, "these hands, by kind"),
    ]
)
"""What a view tells, as numbers. Lists by seat begin with the viewer's own seat and go clockwise."""

_AT = OBSERVATION.start
SEAT, HAND, SIZES, UNDEALT, PILE, ARROW, AID_DOWN, QUIET, OUT = OBSERVATION.starts(
    "seat", "hand", "hand_sizes", "undealt", "pile", "clockwise", "aid_down", "quiet", "out"
)
CHOOSER, CHOSEN, KNOWN, NO_ONES, FIRST, PLAYER, ROUND, TURN, SCORED = OBSERVATION.starts(
    "chooser", "chosen", "known", "no_ones", "first", "player", "round", "turn", "scored"
)
PENALTIES, LIE_OPEN, SHOWN = OBSERVATION.starts("penalties", "lie_open", "shown")
IN_HAND = {card: HAND + number for card, number in KIND.items()}
KIND_FROM_1 = {card: number + 1 for card, number in KIND.items()}
PLACES = clockwise(SEATS)


def observe(view: View) -> Tensor:
    """A view as numbers: different views of the same table give different tensors.

    Environments do this at every step, so it is written place by place.
    """
    players, asked = view.options.players, view.decision
    agenda = () if asked is None else (asked.step, *asked.then)
    tensor = bytearray(_frame(agenda, view.seat, players, view.first, view.player, view.arrow))
    me = max(view.seat, 0)  # a spectator sees the table from the first seat
    for card in view.hand:
        tensor[IN_HAND[card]] += 1
    sizes, aid_down, no_ones, known = view.hand_sizes, view.aid_down, view.no_ones, view.known
    if aid_down:  # before the first round nothing lies there
        for place, seat in PLACES[players][me]:
            tensor[SIZES + place] = sizes[seat]
            if aid_down[seat]:
                tensor[AID_DOWN + place] = 1
            if no_ones[seat]:
                tensor[NO_ONES + place] = 1
            for card in known[seat]:
                tensor[KNOWN + len(KINDS) * place + KIND[card]] += 1
    pile = view.pile
    tensor[PILE : PILE + len(pile)] = bytes(map(KIND_FROM_1.__getitem__, pile))
    for order, seat in enumerate(view.quiet, 1):
        tensor[QUIET + (seat - me) % players] = order
    for order, seat in enumerate(view.out, 1):
        tensor[OUT + (seat - me) % players] = order
    if view.chooser is not None:
        tensor[CHOOSER + (view.chooser - me) % players] = 1
    if view.chosen is not None:
        tensor[CHOSEN + KIND[view.chosen]] = 1
    tensor[UNDEALT] = view.undealt
    tensor[ROUND] = view.round
    tensor[TURN], tensor[TURN + 1] = divmod(view.turn, 100)
    if view.penalties:
        tensor[SCORED] = len(view.penalties)
        for row, points in enumerate(view.penalties):
            at = PENALTIES + SEATS * row
            tensor[at : at + players] = bytes(points[me:] + points[:me])
    if view.shown is not None:
        tensor[LIE_OPEN] = 1
        for place, seat in PLACES[players][me]:
            for card in view.shown[seat]:
                tensor[SHOWN + len(KINDS) * place + KIND[card]] += 1
    return tensor


@lru_cache(maxsize=4096)
def _frame(
    agenda: tuple[Step, ...], viewer: int, players: int, first: int | None, player: int | None, way: int
) -> bytes:
    """A tensor that tells only who looks, whose turn it is, who is asked what, and what waits behind it.

    All but the viewer is public, and the same frames come again and again.
    """
    tensor, me = bytearray(OBSERVATION.size), max(viewer, 0)
    if viewer >= 0:
        tensor[SEAT + viewer] = 1
    if first is not None:
        tensor[FIRST + (first - me) % players] = 1
    if player is not None:
        tensor[PLAYER + (player - me) % players] = 1
    tensor[ARROW] = way > 0
    for row, step in enumerate(agenda):
        tensor[_AT["agenda_step"] + len(STEP) * row + STEP[tag_of(step)]] = 1
        for name in ("seat", "giver"):
            if (seat := getattr(step, name, None)) is not None:
                tensor[_AT[f"agenda_{name}"] + SEATS * row + (seat - me) % players] = 1
        for order, seat in enumerate(getattr(step, "to", ()), 1):
            tensor[_AT["agenda_to"] + SEATS * row + (seat - me) % players] = order
        number = next((getattr(step, name) for name in ("value", "count", "number") if hasattr(step, name)), 0)
        tensor[_AT["agenda_number"] + row] = number
    return bytes(tensor)


# --- how long a game can be


def most_answers(options: MistigriOptions) -> tuple[int, int]:
    """An upper bound of the answers of players, and of those of chance, in one game.

    A turn has at most M23's swap (two), a pair or a pass, M26's further pairs (one for each pair of 6s there is), and
    the answers to one effect: M25's are the most, a card for each player, or two (M21, M22: effect or not, and a card).
    """
    cards = deck(options)
    sixes = sum(VALUE[card] == 6 for card in cards)
    in_turn = 2 + 1 + sixes // 2 + max(2, options.players)
    return (
        MOST_ROUNDS * LAST_TURN * in_turn,
        MOST_ROUNDS * (1 + len(cards) + LAST_TURN * max(DRAWS.values())),
    )
