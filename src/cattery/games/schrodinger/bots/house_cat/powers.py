"""When a power is worth using: it is there once in a game, so it must gain more than it may still be worth."""

from cattery.games.schrodinger.bots.house_cat.prospects import NEAR, Prospects
from cattery.games.schrodinger.cards import ALIVE, DEAD, EMPTY, HEISENBERG, INDEX
from cattery.games.schrodinger.physicats import (
    CECILIA,
    FELIDAE,
    FELINESTEIN,
    FEYNCAT,
    MARIA,
    MEWTON,
    PAWKING,
    PRRIDE,
    PURRIE,
    Physicat,
)  # fmt: skip
from cattery.games.schrodinger.track import PLACE, TRACK
from cattery.games.schrodinger.view import View

LOOK = 0.05  # what a look at the discard pile is taken to gain, where others put away two cards or more
STATES = (ALIVE, DEAD, EMPTY)


def worth_keeping(view: View) -> float:
    """What an unused power may still gain: the more, the more rounds can come."""
    rounds = sum(view.lives) - 1
    return 0.0 if rounds <= 1 else min(0.1, 0.03 * rounds)


class Powers:
    """How likely we come through the round with each physicat's power, at one question of our turn."""

    def __init__(self, prospects: Prospects, without: float, may_doubt: bool, may_claim: bool) -> None:
        self.prospects, self.view, self.known = prospects, prospects.opponents.view, prospects.opponents.known
        self.without, self.may_doubt, self.may_claim = without, may_doubt, may_claim
        self.place = None if self.view.claim is None else PLACE[self.view.claim]

    def chance_with(self, physicat: Physicat | None) -> float:
        """0 where it would be of no use now."""
        view, known = self.view, self.known
        if physicat == CECILIA:  # S40
            return self._claim((ALIVE,), bonus=2)
        if physicat == MARIA:  # S41
            return self._claim((EMPTY,), bonus=1)
        if physicat == MEWTON:  # S46
            return self._claim(STATES, extra=min(2, view.deck_size))
        if physicat == FELINESTEIN:  # S47
            return self._claim(STATES, extra=sum(view.hand), new_hand=True)
        if physicat == PURRIE:  # S42
            return self._doubt_without(ALIVE, known.bonus[ALIVE])
        if physicat == FELIDAE:  # S43
            return self._doubt_without(DEAD)
        if physicat == FEYNCAT and self.place is not None and self.may_doubt:  # S44
            return self.prospects.of_doubt_without_heisenbergs(self.place)
        if physicat == PRRIDE and self.may_claim:  # S45
            unknown = view.discard_size - sum(view.known_discard)
            return self.without + LOOK if unknown >= 2 else 0.0
        if physicat == PAWKING and self.place is not None:  # S48: somebody else must answer it, and not for us
            return 1 - self.prospects.danger(self.place)
        return 0.0

    def _claim(self, states: tuple[int, ...], extra: int = 0, bonus: int = 0, new_hand: bool = False) -> float:
        """The best claim that it makes possible; after our claim, what it makes of that one."""
        if self.may_claim:
            start = 0 if self.place is None else self.place + 1
            spaces, top = 5 * self.view.options.track, self.prospects.top
            places = range(max(start, top - NEAR), min(spaces, max(start, top) + NEAR))
        elif self.place is not None and not self.may_doubt:
            places = range(self.place, self.place + 1)
        else:
            places = range(0)
        hand, best = self.view.hand, 0.0
        wild = hand[HEISENBERG] if self.known.wild else 0
        for place in places:
            state = INDEX[TRACK[place].state]
            if state in states:
                lost = hand[state] + wild if new_hand else 0
                best = max(best, self.prospects.of_claim(place, extra=extra, bonus=bonus, lost=lost))
        return best

    def _doubt_without(self, state: int, more: int = 0) -> float:
        """Doubt, if the claim stands on face-up cards of this state that are taken away."""
        if self.place is None or not self.may_doubt or INDEX[TRACK[self.place].state] != state:
            return 0.0
        return self.prospects.of_doubt(self.place, sum(proof[state] for proof in self.view.proofs) + more)
