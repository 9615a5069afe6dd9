"""The hidden cards of a round of Crazy Mistigri, on a way that they can have gone.

What the seat saw is taken in by the same beliefs that `imagine` uses (games/mistigri/beliefs.py), and every belief on
the way is kept. Then a world is picked from the last of them and, going back, one that it can have come from: so a
whole way through the round is sampled, which says of each card that went unseen whether it was a known one. All else
is alike: the tokens follow that way, and get their faces when they are seen.
"""

from bisect import bisect
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any

from cattery.games.mistigri import beliefs
from cattery.games.mistigri.beliefs import Belief, NoWorldFits, World
from cattery.games.mistigri.cards import VALUE, Card, Hand, minus, plus
from cattery.games.mistigri.events import (
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardTaken,
    HandDealt,
    OnesDiscarded,
    PairDiscarded,
    RoundEnded,
)  # fmt: skip
from cattery.games.mistigri.options import MistigriOptions, deck
from cattery.games.mistigri.view import View
from cattery.kernel import Event, Roll, put

Update = tuple[Callable[..., Belief], Any, Any]
"""One of the functions of beliefs.py, and what it is told."""

MOST = 200  # worlds kept in a belief: while there are no more, the past is sampled exactly


def updates_of(sighting: Event, me: int) -> list[Update]:
    """What a sighting tells about hidden cards, bit by bit."""
    match sighting:
        case HandDealt(seat, count, cards):
            if cards.what is None:
                return [(beliefs.dealt, seat, count)]
            return [(beliefs.revealed, cards.what, None)]
        case CardDrawn(taker, giver, card) | CardGiven(giver, taker, card):
            if card.what is None:
                return [(beliefs.went_unseen, giver, taker)]
            return [(beliefs.arrived, taker, card.what) if giver == me else (beliefs.left, giver, card.what)]
        case PairDiscarded(seat, some) if seat != me:
            return [(beliefs.left, seat, one) for one in some]
        case OnesDiscarded(seat, some) if seat != me:
            return [*((beliefs.left, seat, one) for one in some), (beliefs.no_ones, seat, None)]
        case CardDiscarded(seat, shown) if seat != me:
            return [(beliefs.left, seat, shown)]
        case CardTaken(_, to, shown) if to != me:
            return [(beliefs.arrived, to, shown)]
        case RoundEnded(hands=hands):
            return [(beliefs.left, seat, one) for seat, hand in enumerate(hands) if seat != me for one in hand]
    return []


def follow(belief: Belief, update: Update) -> Belief:
    """The belief after one bit more."""
    function, one, other = update
    return function(belief, one) if other is None else function(belief, one, other)


@lru_cache(maxsize=64)
def _beliefs(options: MistigriOptions, updates: tuple[Update, ...], most: int) -> tuple[Belief, ...]:
    """Every belief of a round, the one before the deal first."""
    return tuple(accumulate(updates, follow, initial=beliefs.nothing_known(options.players + 1, deck(options), most)))


def _way(options: MistigriOptions, updates: tuple[Update, ...], roll: Roll) -> tuple[Belief, list[World]]:
    """A world for every belief of a round, each of which can have come from the one before; and the last belief."""
    most, chain = MOST, None
    while chain is None:
        try:
            chain = _beliefs(options, updates, most)
        except NoWorldFits:  # something very unlikely happened, and no world of the sample foresaw it
            most *= 8
    way = [_picked(chain[-1].worlds, roll)]
    for belief, update in zip(reversed(chain[:-1]), reversed(updates), strict=True):
        way.append(_picked(_origins(belief, update, way[-1]), roll))
    return chain[-1], way[::-1]


def _origins(belief: Belief, update: Update, world: World) -> dict[World, float]:
    """The worlds from which this one can have come, each with its weight."""
    tracked = _tracked_before(update, world)
    weights = {}
    for before, weight in belief.worlds.items():
        if before[0] in tracked:
            try:
                after = follow(Belief(belief.sizes, belief.hidden, {before: 1.0}, belief.most), update)
            except NoWorldFits:
                continue
            if share := after.worlds.get(world):
                weights[before] = weight * after.evidence * share
    return weights


def _tracked_before(update: Update, world: World) -> set[tuple[Hand, ...]]:
    """Where the tracked cards can have been, if they lie so after this update: quicker than trying every world."""
    function, place, other = update
    now = world[0]
    if function is beliefs.arrived:
        return {put(now, place, minus(now[place], other))}
    if function is beliefs.left:
        return {now, put(now, place, plus(now[place], other))}
    if function is beliefs.went_unseen:
        moved = (put(put(now, other, minus(now[other], card)), place, plus(now[place], card)) for card in now[other])
        return {now, *moved}
    return {now}


def _picked(weights: dict[World, float], roll: Roll) -> World:
    worlds, upto = tuple(weights), tuple(accumulate(weights.values()))
    return worlds[min(bisect(upto, roll(1 << 53) / (1 << 53) * upto[-1]), len(worlds) - 1)]


class Token:
    """A card that is hidden from the seat, or was."""

    __slots__ = ("face", "no_one", "tracked")

    def __init__(self, face: Card | None = None) -> None:
        self.face = face
        self.tracked = face is not None  # the seat saw it go there
        self.no_one = False  # M21: it lay in a hand that held no 1


class Round:
    """The others' hands in one round."""

    def __init__(self, view: View, updates: Sequence[Update], roll: Roll) -> None:
        self.me, self.roll = view.seat, roll
        self.hands: list[list[Token]] = [[] for _ in view.hand_sizes]
        self.belief, way = _way(view.options, tuple(updates), roll)
        self.world = way[-1]
        self._turns = zip(updates, way, way[1:], strict=False)

    def sees(self, sighting: Event) -> list[Token]:
        """Take in what the seat saw; the tokens that came to lie elsewhere."""
        return [token for _ in updates_of(sighting, self.me) for token in self._follow(*next(self._turns))]

    def _follow(self, update: Update, before: World, after: World) -> list[Token]:
        function, place, other = update
        moved: list[Token] = []
        if function is beliefs.dealt:
            moved = [Token() for _ in range(other)]
            self.hands[place] += moved
        elif function is beliefs.arrived:
            self.hands[place].append(Token(other))
        elif function is beliefs.left:
            self._taken_from(place, before, after, VALUE[other] == 1).face = other
        elif function is beliefs.no_ones:
            for token in self.hands[place]:
                token.no_one = not token.tracked
        elif function is beliefs.went_unseen:
            moved = [self._taken_from(place, before, after)]
            self.hands[other] += moved
        if not any(after[1]):  # as when no hidden card is a 1 any more, so that being none says nothing
            for hand in self.hands:
                for token in hand:
                    token.no_one = False
        return moved

    def _taken_from(self, place: int, before: World, after: World, is_one: bool = False) -> Token:
        """Any card of this hand that is of the sort that left it: a tracked one, a no-1, or a plain one."""
        hand = self.hands[place]
        if gone := Counter(before[0][place]) - Counter(after[0][place]):
            fitting = [token for token in hand if token.tracked and token.face in gone]
        else:
            no_one = before[1][place] > after[1][place] and not is_one
            fitting = [token for token in hand if not token.tracked and token.no_one == no_one]
        token = fitting[self.roll(len(fitting))]
        hand.remove(token)
        return token

    def end(self) -> None:
        """What was never seen is any card that is left: the 1s as likely here as there, but for M21's no-1s."""
        faceless = [token for hand in self.hands for token in hand if token.face is None]
        faceless += [Token() for _ in range(self.belief.sizes[-1])]  # not dealt
        plain = [token for token in faceless if not token.no_one]
        not_ones = [token for token in faceless if token.no_one]
        for face in sorted(beliefs.faces_left(self.belief, self.world).elements(), key=lambda face: VALUE[face] != 1):
            if VALUE[face] != 1:
                plain, not_ones = plain + not_ones, []
            plain.pop(self.roll(len(plain))).face = face
