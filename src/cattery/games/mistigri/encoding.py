"""Answers as whole numbers, and a view as a tensor, for methods that want numbers. Tabled in docs/spec.

The spaces are fixed: the same for every table, small variants included. Seats are told from the viewer's own on, so
that what one seat learns serves every other.
"""

from collections import Counter

from cattery.games.mistigri.cards import PACK, Hand, distinct
from cattery.games.mistigri.choices import CHOOSE, DRAW, PAIR, PASS, REVERSE, TAKE_EFFECT, First, GiveCard
from cattery.games.mistigri.steps import STEPS
from cattery.games.mistigri.view import View
from cattery.kernel import Choice, Decision, Layout, Tensor, tag_of

SEATS = 5
KINDS: Hand = distinct(PACK)  # equal cards are one kind
KIND = {card: number for number, card in enumerate(KINDS)}

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

ACTION: dict[Choice, int] = {choice: number for number, choice in enumerate(ACTIONS)}
OUTCOME: dict[Choice, int] = {choice: number for number, choice in enumerate(OUTCOMES)}

STEP = {tag_of(step): number for number, step in enumerate(STEPS)}
MOST_WAITING = 16  # steps on the agenda: most while hands are dealt
MOST_ROUNDS, MOST_TURNS, MOST_POINTS, MOST_ALIKE = 3, 300, 250, 2  # M50, M43, M1, M2

OBSERVATION = Layout(
    [
        ("seat", (SEATS,)),
        ("agenda step", (MOST_WAITING, len(STEP))),
        ("agenda seat", (MOST_WAITING, SEATS)),
        ("agenda giver", (MOST_WAITING, SEATS)),
        ("agenda to", (MOST_WAITING, SEATS)),
        ("agenda number", (MOST_WAITING, 1)),
        ("hand", (len(KINDS),)),
        ("hand sizes", (SEATS,)),
        ("undealt", (1,)),
        ("pile", (len(PACK),)),
        ("arrow", (1,)),
        ("aid down", (SEATS,)),
        ("quiet", (SEATS,)),
        ("out", (SEATS,)),
        ("chooser", (SEATS,)),
        ("chosen", (len(KINDS),)),
        ("known", (SEATS, len(KINDS))),
        ("no ones", (SEATS,)),
        ("first", (SEATS,)),
        ("player", (SEATS,)),
        ("round", (2,)),
        ("penalties", (MOST_ROUNDS, SEATS)),
        ("scored", (1,)),
        ("shown", (SEATS, len(KINDS))),
    ]
)
"""What a view tells, as numbers. Lists by seat begin with the viewer's own seat and go clockwise."""


def observe(view: View, tensor: Tensor) -> None:
    """Write a view. Different views of the same table give different tensors."""
    me, players = view.seat, view.options.players
    seen_from = [(seat - me) % players for seat in range(players)]  # SPECTATOR: from some fixed seat
    tensor.one_hot("seat", me if me >= 0 else None)
    _write_agenda(view.decision, seen_from, tensor)
    _write_hand("hand", view.hand, 0, tensor)
    for seat, place in enumerate(seen_from):
        tensor.numbers("hand sizes", [view.hand_sizes[seat]], len(PACK), at=place)
        if view.aid_down:  # before the first round nothing lies there
            tensor.numbers("aid down", [view.aid_down[seat]], 1, at=place)
            tensor.numbers("no ones", [view.no_ones[seat]], 1, at=place)
            _write_hand("known", view.known[seat], place, tensor)
        if view.shown is not None:
            _write_hand("shown", view.shown[seat], place, tensor)
        for round, penalties in enumerate(view.penalties):
            tensor.numbers("penalties", [penalties[seat]], MOST_POINTS, row=round, at=place)
    tensor.numbers("scored", [len(view.penalties)], MOST_ROUNDS)
    tensor.numbers("undealt", [view.undealt], len(PACK))
    tensor.numbers("pile", [KIND[card] + 1 for card in view.pile], len(KINDS))
    tensor.numbers("arrow", [view.arrow], 1)
    for name, seats in (("quiet", view.quiet), ("out", view.out)):
        for order, seat in enumerate(seats, 1):
            tensor.numbers(name, [order], SEATS, at=seen_from[seat])
    for name, who in (("chooser", view.chooser), ("first", view.first), ("player", view.player)):
        tensor.one_hot(name, None if who is None else seen_from[who])
    tensor.one_hot("chosen", None if view.chosen is None else KIND[view.chosen])
    tensor.numbers("round", [view.round * MOST_TURNS, view.turn], MOST_TURNS * MOST_ROUNDS)


def _write_hand(name: str, cards: Hand, row: int, tensor: Tensor) -> None:
    for card, copies in Counter(cards).items():
        tensor.numbers(name, [copies], MOST_ALIKE, row=row, at=KIND[card])


def _write_agenda(asked: Decision | None, seen_from: list[int], tensor: Tensor) -> None:
    """Who is asked what, and what waits behind it: the agenda is public."""
    for row, step in enumerate((asked.step, *asked.then) if asked is not None else ()):
        tensor.one_hot("agenda step", STEP[tag_of(step)], row=row)
        for name in ("seat", "giver"):
            seat = getattr(step, name, None)
            tensor.one_hot(f"agenda {name}", None if seat is None else seen_from[seat], row=row)
        for order, seat in enumerate(getattr(step, "to", ()), 1):
            tensor.numbers("agenda to", [order], SEATS, row=row, at=seen_from[seat])
        number = next((getattr(step, name) for name in ("value", "count", "number") if hasattr(step, name)), 0)
        tensor.numbers("agenda number", [number], MOST_WAITING, row=row)
