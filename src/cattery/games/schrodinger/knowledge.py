"""What is known of the cards in play, to one seat or to everybody: what odds, bots and imagined worlds all begin with.

Nothing on the table depends on faces but those that are shown, so every unseen card is equally likely to be in any
unseen place: the others' hands, the deck, and what others put away.
"""

from cattery.games.schrodinger.cards import HEISENBERG, NONE, Cards, add, sub
from cattery.games.schrodinger.physicats import CECILIA, FEYNCAT, MARIA, PHYSICATS, Physicat
from cattery.games.schrodinger.view import View
from cattery.kernel import Data, Roll


class Knowledge(Data, frozen=True, gc=False):
    """What the odds depend on, and nothing else: a small key under which they are remembered."""

    sure: Cards  # seen in play: the own hand and every proof
    unseen: Cards  # in the others' hands, in the deck, or put away by others unseen
    drawn: int  # how many of the unseen lie in the others' hands
    bonus: tuple[int, int, int] = (0, 0, 0)  # S40, S41: what physicats in front add to each state
    wild: bool = True  # S44: whether Heisenbergs count

    def sure_matches(self, state: int) -> int:
        """How many matches of a state are certain."""
        return self.sure[state] + self.bonus[state] + (self.sure[HEISENBERG] if self.wild else 0)

    def unseen_matches(self, state: int) -> int:
        """How many of the unseen cards match a state."""
        return self.unseen[state] + (self.unseen[HEISENBERG] if self.wild else 0)


def knowledge(view: View) -> Knowledge:
    """What a seat, or a spectator, may know of the cards in play."""
    sure = view.hand
    for proof in view.proofs:
        if proof != NONE:
            sure = add(sure, proof)
    unseen = sub(sub(view.options.pack, sure), view.known_discard)
    drawn = sum(view.hand_sizes) - sum(view.hand)
    if not view.front:
        return Knowledge(sure, unseen, drawn)
    front = [laid.physicat for laid in view.front]
    bonus = (2 * (CECILIA in front), 0, int(MARIA in front))
    return Knowledge(sure, unseen, drawn, bonus, FEYNCAT not in front)


def public_knowledge(view: View) -> Knowledge:
    """What everybody knows of them, whoever the viewer is."""
    proofs = NONE
    for proof in view.proofs:
        if proof != NONE:
            proofs = add(proofs, proof)
    unseen = sub(view.options.pack, proofs)
    for parcel in view.discard:
        if parcel.seat is None and parcel.cards is not None:
            unseen = sub(unseen, parcel.cards)
    known = knowledge(view)
    return Knowledge(proofs, unseen, sum(view.hand_sizes), known.bonus, known.wild)


def unused_physicats(view: View, roll: Roll) -> tuple[Physicat | None, ...]:
    """S6: whose physicat lies face down, and which it may be: the others' are any of those that nobody has seen."""
    seen = {*view.row, *(laid.physicat for laid in view.front), view.physicat}
    left = [physicat for physicat in PHYSICATS if physicat not in seen]
    return tuple(
        view.physicat if seat == view.seat else left.pop(roll(len(left))) if unused else None
        for seat, unused in enumerate(view.unused)
    )
