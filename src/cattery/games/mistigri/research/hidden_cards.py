"""The hidden cards of a round of Crazy Mistigri, on a way that they can have gone.

What the seat saw is taken in by the same beliefs that `imagine` uses (games/mistigri/beliefs.py), and every belief on
the way is kept. Then a world is picked from the last of them and, going back, one that it can have come from: so a
whole way through the round is sampled, which says of each card that went unseen whether it was a known one. All else
is alike: the tokens follow that way, and get their faces when they are seen.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate

from cattery.games.mistigri import beliefs
from cattery.games.mistigri.beliefs import Belief, NoWorldFits, Update, World, follow, picked, updates_of
from cattery.games.mistigri.cards import VALUE, Card, Hand, minus, plus
from cattery.games.mistigri.options import MistigriOptions, deck
from cattery.games.mistigri.view import View
from cattery.kernel import Event, Roll, put

MOST = 200  # worlds kept in a belief: while there are no more, the past is sampled exactly


@lru_cache(maxsize=64)
def _beliefs(options: MistigriOptions, updates: tuple[Update, ...], most: int) -> tuple[Belief, ...]:
    """Every belief of a round, the one before the deal first."""
    return tuple(accumulate(updates, follow, initial=beliefs.nothing_known(options.players + 1, deck(options), most)))


def _way(options: MistigriOptions, updates: tuple[Update, ...], roll: Roll) -> tuple[Belief, list[World]]:
    """A world for every belief of a round, each of which can have come from the one before; and the last belief."""
    chain = beliefs.with_enough_worlds(lambda most: _beliefs(options, updates, most), MOST)
    way = [picked(chain[-1].worlds, roll)]
    for belief, update in zip(reversed(chain[:-1]), reversed(updates), strict=True):
        way.append(picked(_origins(belief, update, way[-1]), roll))
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
        for token, face in beliefs.faces_dealt(self.belief, self.world, plain, not_ones, self.roll):
            token.face = face
