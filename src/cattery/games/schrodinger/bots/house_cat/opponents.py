"""What the others probably hold: the exact odds, bent by what they claimed.

For one state of a claim, cards match or they do not. Without any claim, the numbers of matches m in the others' hands
(sizes n) have the weight ∏ comb(n, m) · comb(rest, matches left over). A player who claims tells something: each of
their hands is weighed by how likely someone holding it would have said that. The product is still exact to work with.
"""

from collections.abc import Sequence
from math import comb

from cattery.games.schrodinger.cards import HEISENBERG, INDEX
from cattery.games.schrodinger.events import Claimed, RoundBegan
from cattery.games.schrodinger.knowledge import knowledge, public_knowledge
from cattery.games.schrodinger.odds import at_least
from cattery.games.schrodinger.track import TRACK
from cattery.games.schrodinger.view import View
from cattery.kernel import Event

Weights = list[float]


class Opponents:
    """One position through the eyes of one seat."""

    def __init__(self, view: View, sightings: Sequence[Event]) -> None:
        self.view = view
        self.known = known = knowledge(view)
        public = public_knowledge(view)
        self._unseen = sum(public.unseen)  # by everybody, and of these
        self._unseen_matches = [public.unseen_matches(state) for state in range(3)]
        self._open_matches = [public.sure_matches(state) for state in range(3)]
        self._in_hands = sum(view.hand_sizes)
        self.rest = sum(known.unseen) - known.drawn
        seats = len(view.lives)
        after = [(view.seat + step) % seats for step in range(1, seats)]
        self.others = [seat for seat in after if view.lives[seat]]
        said = _said(view, sightings)
        self.hands = [
            {seat: self._weights(seat, state, said[seat][state]) for seat in self.others} for state in range(3)
        ]
        self._joint: dict[tuple[int, int], list[tuple[float, Weights]]] = {}
        self._tails: dict[int, Weights] = {}

    def thinks(self, seat: int, state: int, count: int, own: int, shown: int = 0, bonus: int = 0) -> float:
        """How likely a claim looks to another seat that has so many matches in hand.

        `shown` of our own matching cards lie open besides what lies open now, and physicats add `bonus`.
        """
        size = self.view.hand_sizes[seat]
        unseen, matching = self._unseen - size - shown, self._unseen_matches[state] - own - shown
        if not 0 <= matching <= unseen:
            return 1.0  # nobody can hold such a hand
        tail = at_least(unseen, matching, self._in_hands - size - shown)
        needed = count - self._open_matches[state] - shown - bonus - own
        return 1.0 if needed <= 0 else tail[needed] if needed < len(tail) else 0.0

    def _weights(self, seat: int, state: int, said: tuple[int, int]) -> Weights:
        """comb(n, m), times how likely a hand with m matches would have claimed, and raised, as this seat did."""
        claimed, raised = said
        size = self.view.hand_sizes[seat]
        weights = []
        for own in range(size + 1):
            weight = float(comb(size, own))
            if claimed:
                weight *= _would_claim(self.thinks(seat, state, claimed, own))
            if raised:
                weight *= _would_raise(self.thinks(seat, state, raised, own))
            weights.append(weight)
        return weights

    def joint(self, state: int, extra: int = 0) -> list[tuple[float, Weights]]:
        """For each number of matches in the next player's hand: how likely it is, and of that, how likely there are
        at least 0, 1, 2 … matches among all other unseen cards in play. `extra` cards more are drawn by ourselves."""
        key = (state, extra)
        if key not in self._joint:
            self._joint[key] = self._find_joint(state, extra)
        return self._joint[key]

    def _find_joint(self, state: int, extra: int) -> list[tuple[float, Weights]]:
        first, *others = self.others
        hands = self.hands[state]
        spread: Weights = [float(comb(extra, k)) for k in range(extra + 1)]
        for seat in others:
            spread = _product(spread, hands[seat])
        matching, rest = self.known.unseen_matches(state), self.rest - extra
        rows, total = [], 0.0
        for own, weight in enumerate(hands[first]):
            left = matching - own
            row = [
                weight * ways * comb(rest, left - found) if found <= left else 0.0 for found, ways in enumerate(spread)
            ]
            for found in range(len(row) - 2, -1, -1):
                row[found] += row[found + 1]
            total += row[0]
            rows.append(row)
        return [(row[0] / total, [mass / total for mass in row]) for row in rows]

    def tail(self, state: int) -> Weights:
        """How likely there are at least 0, 1, 2 … matches among the unseen cards in play."""
        if state not in self._tails:
            rows = self.joint(state)
            longest = len(rows) + len(rows[0][1]) - 1
            self._tails[state] = [
                sum([at(row, number - own) for own, (_, row) in enumerate(rows)]) for number in range(longest)
            ]
        return self._tails[state]

    def chance(self, place: int, fewer: int = 0) -> float:
        """How likely a claim holds, with so many of the sure matches taken away."""
        claim = TRACK[place]
        state = INDEX[claim.state]
        return at(self.tail(state), claim.count - self.known.sure_matches(state) + fewer)

    def chance_without_heisenbergs(self, state: int, number: int) -> float:
        """How likely at least so many of the state's own cards are among the unseen cards in play (S44)."""
        if not self.known.wild:
            return at(self.tail(state), number)
        tail, matching, wild = self.tail(state), self.known.unseen_matches(state), self.known.unseen[HEISENBERG]
        total = 0.0
        for found in range(max(number, 0), len(tail)):
            mass = tail[found] - at(tail, found + 1)
            if mass > 0 and found <= matching:  # of so many matches, all but `few` must be the state's own
                few = found - number
                total += mass * (1 - at(at_least(matching, wild, found), few + 1))
        return total


def at(tail: Sequence[float], number: int) -> float:
    """The chance of at least so many."""
    return tail[0] if number <= 0 else tail[number] if number < len(tail) else 0.0


def _said(view: View, sightings: Sequence[Event]) -> list[list[tuple[int, int]]]:
    """By seat and state: the highest count it claimed this round, and the highest it raised rather than doubted."""
    claims: list[Claimed] = []
    for event in reversed(sightings):
        if isinstance(event, Claimed):
            claims.append(event)
        elif isinstance(event, RoundBegan):
            break
    said = [[(0, 0)] * 3 for _ in view.lives]
    for number, event in enumerate(claims):  # the latest first
        own = said[event.seat]
        state = INDEX[event.claim.state]
        own[state] = (max(own[state][0], event.claim.count), own[state][1])
        if number + 1 < len(claims):
            before = claims[number + 1].claim
            state = INDEX[before.state]
            own[state] = (own[state][0], max(own[state][1], before.count))
    return said


def _product(one: Weights, other: Weights) -> Weights:
    """Of two polynomials."""
    result = [0.0] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            result[i + j] += a * b
    return result


CLAIM_FLOOR, RAISE_FLOOR = 0.12, 0.25  # how often people claim, or raise, what they do not believe at all


def _would_claim(chance: float) -> float:
    """How readily people claim what looks so likely to them: mostly from one half on, sometimes as a bluff."""
    return CLAIM_FLOOR + (1 - CLAIM_FLOOR) * _step((chance - 0.45) / 0.2)


def _would_raise(chance: float) -> float:
    """How readily people raise a claim, rather than doubt it, that looks so likely to them."""
    return RAISE_FLOOR + (1 - RAISE_FLOOR) * _step((chance - 0.4) / 0.2)


def _step(x: float) -> float:
    return 0.0 if x <= 0 else 1.0 if x >= 1 else x * x * (3 - 2 * x)
