"""Imagining: a position that a viewer cannot tell from the real one.

Chance is weighed exactly, and what others chose unseen is any of their physical cards, each as likely: so every unseen
card is equally likely to be in any unseen place (knowledge.py says why). What was looked at (S45) is known as a whole,
and is spread in the same way over the parcels that it was made of.
"""

from cattery.games.schrodinger.cards import Cards, sub
from cattery.games.schrodinger.choices import Draws
from cattery.games.schrodinger.knowledge import knowledge, unused_physicats
from cattery.games.schrodinger.table import Parcel, Table
from cattery.games.schrodinger.view import View
from cattery.kernel import Roll, State, set_up


def imagine(view: View, roll: Roll) -> State[Table]:
    """One such position, each as likely as the rules and the deal make it."""
    unseen = knowledge(view).unseen
    hands = []
    for seat, size in enumerate(view.hand_sizes):
        hand = view.hand if seat == view.seat else view.revealed[seat] if view.revealed else _take(unseen, size, roll)
        if seat != view.seat:
            unseen = sub(unseen, hand)
        hands.append(hand)
    looked_at = view.known_discard  # S45: known as a whole only
    for parcel in view.discard:
        if parcel.cards is not None:
            looked_at = sub(looked_at, parcel.cards)
    discard = []
    for parcel in view.discard:
        cards = parcel.cards
        if cards is None and view.seat in parcel.looked_at_by:
            cards = _take(looked_at, parcel.count, roll)
            looked_at = sub(looked_at, cards)
        elif cards is None:
            cards = _take(unseen, parcel.count, roll)
            unseen = sub(unseen, cards)
        discard.append(Parcel(parcel.seat, cards, parcel.looked_at_by))
    table = Table(
        options=view.options,
        lives=view.lives,
        physicats=unused_physicats(view, roll),
        hands=tuple(hands),
        proofs=view.proofs,
        row=view.row,
        front=view.front,
        round=view.round,
        hand_size=view.hand_size,
        starter=view.starter,
        deck=unseen,
        discard=tuple(discard),
        claim=view.claim,
        claimer=view.claimer,
        winner=view.winner,
    )
    asked = view.decision
    return set_up(table, (asked.step, *asked.then) if asked else (), round=view.round)[0]


def _take(bag: Cards, count: int, roll: Roll) -> Cards:
    draws = Draws(bag, count)
    return draws[roll(len(draws))].cards
