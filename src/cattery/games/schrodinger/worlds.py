"""Imagining: a position that a viewer cannot tell from the real one.

Chance is weighed exactly, and what others chose unseen is any of their physical cards, each as likely. Nothing on the
table depends on faces but those that are shown, so every unseen card is equally likely to be in any unseen place: the
others' hands, the deck, and what others put away. What was looked at (S45) is known as a whole, and is spread in the
same way over the parcels that it was made of.
"""

from cattery.games.schrodinger.cards import Cards, sub
from cattery.games.schrodinger.choices import Draws
from cattery.games.schrodinger.physicats import PHYSICATS, Physicat
from cattery.games.schrodinger.table import Parcel, Table
from cattery.games.schrodinger.view import View
from cattery.kernel import Roll, State, set_up


def imagine(view: View, roll: Roll) -> State:
    """One such position, each as likely as the rules and the deal make it."""
    unseen = sub(sub(view.options.pack, view.hand), view.known_discard)
    for proof in view.proofs:
        unseen = sub(unseen, proof)
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
        physicats=_physicats(view, roll),
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


def _physicats(view: View, roll: Roll) -> tuple[Physicat | None, ...]:
    """S6: the others' unused physicats are any of those that nobody has seen."""
    seen = {*view.row, *(laid.physicat for laid in view.front), view.physicat}
    left = [physicat for physicat in PHYSICATS if physicat not in seen]
    return tuple(
        view.physicat if seat == view.seat else left.pop(roll(len(left))) if unused else None
        for seat, unused in enumerate(view.unused)
    )
