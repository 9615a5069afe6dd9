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
from cattery.kernel import Choice, Choices, Layout, Piece, Step, Tensor, tag_of

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

OBSERVATION = Layout(
    [
        Piece("agenda_step", (MOST_WAITING, len(STEP)), "the question, and in further rows what waits behind it"),
        Piece("agenda_seat", (MOST_WAITING, SEATS), "whom each of these asks or concerns"),
        Piece("agenda_giver", (MOST_WAITING, SEATS), "from whom it draws"),
        Piece("agenda_to", (MOST_WAITING, SEATS), f"whom it feeds, by their turn, of {SEATS}"),
        Piece("agenda_number", (MOST_WAITING, 1), f"its value, number of cards or round, of {MOST_COUNT}"),
        Piece("seat", (SEATS,), "the viewer's seat at the table; none for a spectator"),
        Piece("hand", (len(KINDS),), "the viewer's cards by kind, of 2"),
        Piece("hand_sizes", (SEATS,), f"cards in each hand, of {len(PACK)}"),
        Piece("undealt", (1,), f"cards in the deck, of {len(PACK)}"),
        Piece("pile", (len(PACK),), f"the pile as it grew, each card by its kind from 1, of {len(KINDS)}"),
        Piece("arrow", (1,), "1: clockwise, -1: against"),
        Piece("aid_down", (SEATS,), "whose aid card lies face down"),
        Piece("quiet", (SEATS,), f"who passed since the last pair, by order, of {SEATS}"),
        Piece("out", (SEATS,), f"who went out, by order, of {SEATS}"),
        Piece("chooser", (SEATS,), "who has chosen the card that is drawn next"),
        Piece("chosen", (len(KINDS),), "that card, for its chooser"),
        Piece("known", (SEATS, len(KINDS)), "cards that the viewer knows to be in each hand, by kind, of 2"),
        Piece("no_ones", (SEATS,), "which hands the viewer knows to hold no 1"),
        Piece("first", (SEATS,), "who was first in this round"),
        Piece("player", (SEATS,), "whose turn it is"),
        Piece("round", (2,), f"the round, of {MOST_ROUNDS}, and the turn, of {LAST_TURN}"),
        Piece("scored", (1,), f"rounds scored, of {MOST_ROUNDS}"),
        Piece("penalties", (MOST_ROUNDS, SEATS), f"penalties round by round, of {MOST_POINTS}"),
        Piece("lie_open", (1,), "1: the round is over, and its hands lie open"),
        Piece("shown", (SEATS, len(KINDS)), "these hands, by kind, of 2"),
    ]
)
"""What a view tells, as numbers. Lists by seat begin with the viewer's own seat and go clockwise."""

_AT = OBSERVATION.start
AGENDA_WIDTH = _AT["seat"]
SEAT, HAND, SIZES, UNDEALT, PILE, ARROW = (
    _AT[name] for name in ("seat", "hand", "hand_sizes", "undealt", "pile", "arrow")
)
AID_DOWN, QUIET, OUT, CHOOSER, CHOSEN, KNOWN = (
    _AT[name] for name in ("aid_down", "quiet", "out", "chooser", "chosen", "known")
)
NO_ONES, FIRST, PLAYER, ROUND, SCORED, PENALTIES = (
    _AT[name] for name in ("no_ones", "first", "player", "round", "scored", "penalties")
)
LIE_OPEN, SHOWN = _AT["lie_open"], _AT["shown"]


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
    for card in view.hand:
        tensor[HAND + KIND[card]] += 0.5
    hand_sizes, aid_down, no_ones, known, shown = view.hand_sizes, view.aid_down, view.no_ones, view.known, view.shown
    for place in range(players):
        seat = (me + place) % players
        tensor[SIZES + place] = hand_sizes[seat] / 46
        if aid_down:  # before the first round nothing lies there
            if aid_down[seat]:
                tensor[AID_DOWN + place] = 1.0
            if no_ones[seat]:
                tensor[NO_ONES + place] = 1.0
            for card in known[seat]:
                tensor[KNOWN + len(KINDS) * place + KIND[card]] += 0.5
        if shown is not None:
            for card in shown[seat]:
                tensor[SHOWN + len(KINDS) * place + KIND[card]] += 0.5
    for at, card in enumerate(view.pile, PILE):
        tensor[at] = (KIND[card] + 1) / len(KINDS)
    for order, seat in enumerate(view.quiet, 1):
        tensor[QUIET + (seat - me) % players] = order / SEATS
    for order, seat in enumerate(view.out, 1):
        tensor[OUT + (seat - me) % players] = order / SEATS
    if view.chooser is not None:
        tensor[CHOOSER + (view.chooser - me) % players] = 1.0
    if view.chosen is not None:
        tensor[CHOSEN + KIND[view.chosen]] = 1.0
    if view.first is not None:
        tensor[FIRST + (view.first - me) % players] = 1.0
    if view.player is not None:
        tensor[PLAYER + (view.player - me) % players] = 1.0
    for row, penalties in enumerate(view.penalties):
        for seat, points in enumerate(penalties):
            tensor[PENALTIES + SEATS * row + (seat - me) % players] = points / MOST_POINTS
    tensor[UNDEALT] = view.undealt / 46
    tensor[ARROW] = view.arrow
    tensor[ROUND] = view.round / MOST_ROUNDS
    tensor[ROUND + 1] = view.turn / LAST_TURN
    tensor[SCORED] = len(view.penalties) / MOST_ROUNDS
    tensor[LIE_OPEN] = shown is not None
    return tensor


@lru_cache(maxsize=4096)
def _agenda(agenda: tuple[Step, ...], me: int, players: int) -> "Tensor[float]":
    """Who is asked what, and what waits behind it: the agenda is public, and the same ones come again and again."""
    tensor = OBSERVATION.blank()
    for row, step in enumerate(agenda):
        tensor[_AT["agenda_step"] + len(STEP) * row + STEP[tag_of(step)]] = 1.0
        for name in ("seat", "giver"):
            if (seat := getattr(step, name, None)) is not None:
                tensor[_AT[f"agenda_{name}"] + SEATS * row + (seat - me) % players] = 1.0
        for order, seat in enumerate(getattr(step, "to", ()), 1):
            tensor[_AT["agenda_to"] + SEATS * row + (seat - me) % players] = order / SEATS
        number = next((getattr(step, name) for name in ("value", "count", "number") if hasattr(step, name)), 0)
        tensor[_AT["agenda_number"] + row] = number / MOST_COUNT
    return tensor[:AGENDA_WIDTH]


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
