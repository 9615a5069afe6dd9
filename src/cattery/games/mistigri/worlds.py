"""Imagined worlds: positions that a viewer cannot tell from the real one, as likely as lawful knowledge makes them."""

from bisect import bisect
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate

from cattery.games.mistigri import beliefs, memory
from cattery.games.mistigri.beliefs import Belief, NoWorldFits
from cattery.games.mistigri.cards import VALUE, Card, Hand, plus
from cattery.games.mistigri.events import (
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardTaken,
    HandDealt,
    OnesDiscarded,
    PairDiscarded,
    RoundBegan,
)  # fmt: skip
from cattery.games.mistigri.options import MistigriOptions, deck
from cattery.games.mistigri.table import Table
from cattery.games.mistigri.view import View
from cattery.kernel import SPECTATOR, Data, Event, Roll, State, put, set_up


class Mind(Data, frozen=True):
    """What one viewer makes of all it saw in a round."""

    viewer: int
    belief: Belief
    known: tuple[memory.Known, ...]  # the books of memory.py, as far as this viewer can keep them for everybody
    no_ones: tuple[int, ...]


def imagine(view: View, sightings: Sequence[Event], roll: Roll) -> State:
    """A position sampled from all that this viewer cannot tell from the real one."""
    mind = mind_of(view, sightings)
    players = view.options.players
    if view.shown is not None:
        hands = list(view.shown)
    else:
        hands = _sampled(mind.belief, roll)
        if view.seat != SPECTATOR:
            hands[view.seat] = view.hand
    held = Counter(card for hand in hands[:players] for card in hand) + Counter(view.pile)
    chosen = view.chosen
    if view.chooser is not None and chosen is None:  # M22: any card of that hand, equally likely
        hand = hands[view.chooser]
        chosen = hand[roll(len(hand))]
    table = Table(
        view.options,
        hands=tuple(hands[:players]),
        deck=tuple(sorted((Counter(deck(view.options)) - held).elements())),
        pile=view.pile,
        arrow=view.arrow,
        first=view.first,
        player=view.player,
        turn=view.turn,
        aid_down=view.aid_down,
        quiet=view.quiet,
        out=view.out,
        chosen=chosen,
        known=mind.known,
        no_ones=mind.no_ones,
        penalties=view.penalties,
        shown=view.shown is not None,
    )
    asked = view.decision
    return set_up(table, (asked.step, *asked.then) if asked else (), round=view.round)[0]


MOST = 400  # worlds kept in a belief: while there are no more, it is exact


def mind_of(view: View, sightings: Sequence[Event]) -> Mind:
    """What the sightings of this round come to; without the round's beginning, what the view alone tells."""
    for start in range(len(sightings) - 1, -1, -1):
        if isinstance(sightings[start], RoundBegan):
            return _mind_of_round(view.seat, view.options, tuple(sightings[start:]))
    return _mind_of_view(view)


def _mind_of_round(viewer: int, options: MistigriOptions, sightings: tuple[Event, ...]) -> Mind:
    most = MOST
    while True:
        try:
            return _mind(viewer, options, sightings, most)
        except NoWorldFits:  # something very unlikely happened, and no world of the sample foresaw it
            most *= 8


def _mind_of_view(view: View) -> Mind:
    me = memory.reader(view.seat, view.options.players)
    hidden = Counter(deck(view.options))
    hidden.subtract(view.hand + view.pile)
    sizes = (*view.hand_sizes, view.undealt)
    if view.seat != SPECTATOR:
        sizes = put(sizes, view.seat, 0)
    world = (*view.known, ()), (0,) * len(sizes)
    belief = Belief(sizes, dict(hidden), {world: 1.0}, MOST)
    for seat, none in enumerate(view.no_ones):
        if none:
            belief = beliefs.no_ones(belief, seat)
    known = tuple(tuple((card, me) for card in cards) for cards in view.known)
    return Mind(view.seat, belief, known, tuple(me * none for none in view.no_ones))


PAGE = 16  # sightings that are taken in at once; what came before is remembered


@lru_cache(maxsize=256)
def _mind(viewer: int, options: MistigriOptions, sightings: tuple[Event, ...], most: int) -> Mind:
    """Taken in page by page: thinking again after the next few sightings costs only these few."""
    before = max(len(sightings) - 1, 0) // PAGE * PAGE
    if before:
        mind = _mind(viewer, options, sightings[:before], most)
    else:
        players = options.players
        belief = beliefs.nothing_known(players + 1, deck(options), most)
        mind = Mind(viewer, belief, ((),) * players, (0,) * players)
    for sighting in sightings[before:]:
        mind = _taken_in(mind, sighting)
    return mind


def _taken_in(mind: Mind, sighting: Event) -> Mind:
    """One more sighting. What is not listed here tells nothing about hidden cards."""
    match sighting:
        case HandDealt(seat, count, cards):
            if cards.what is None:
                return _with(mind, beliefs.dealt(mind.belief, seat, count))
            return _with(mind, beliefs.revealed(mind.belief, cards.what))
        case CardDrawn(taker, giver, card) | CardGiven(giver, taker, card):
            return _moved(mind, giver, taker, card.what)
        case PairDiscarded(seat, cards):
            return _discarded(mind, seat, cards)
        case OnesDiscarded(seat, cards):
            mind = _discarded(mind, seat, cards)
            everybody = memory.everybody(len(mind.known))
            belief = mind.belief if seat == mind.viewer else beliefs.no_ones(mind.belief, seat)
            return Mind(mind.viewer, belief, mind.known, put(mind.no_ones, seat, everybody))
        case CardDiscarded(seat, card):
            return _discarded(mind, seat, (card,))
        case CardTaken(_, to, card):
            belief = mind.belief if to == mind.viewer else beliefs.arrived(mind.belief, to, card)
            no_ones = put(mind.no_ones, to, 0) if VALUE[card] == 1 else mind.no_ones
            return Mind(mind.viewer, belief, memory.taken(mind.known, to, card), no_ones)
    return mind


def _with(mind: Mind, belief: Belief) -> Mind:
    return Mind(mind.viewer, belief, mind.known, mind.no_ones)


def _moved(mind: Mind, giver: int, taker: int, card: Card | None) -> Mind:
    if card is None:  # what the two concerned remember of it, the viewer cannot know
        belief = beliefs.went_unseen(mind.belief, giver, taker)
        return Mind(mind.viewer, belief, put(mind.known, giver, ()), put(mind.no_ones, taker, 0))
    if giver == mind.viewer:
        belief = beliefs.arrived(mind.belief, taker, card)
    else:
        belief = beliefs.left(mind.belief, giver, card)
    known = memory.moved(mind.known, giver, taker, card)
    return Mind(mind.viewer, belief, known, memory.still_no_one(mind.no_ones, giver, taker, card))


def _discarded(mind: Mind, seat: int, cards: Hand) -> Mind:
    belief = mind.belief
    if seat != mind.viewer:
        for card in cards:
            belief = beliefs.left(belief, seat, card)
    return Mind(mind.viewer, belief, memory.discarded(mind.known, seat, cards), mind.no_ones)


def _sampled(belief: Belief, roll: Roll) -> list[Hand]:
    """The hidden cards of every place, in one world picked by weight, with the faces that are left dealt out."""
    worlds, upto = tuple(belief.worlds), tuple(accumulate(belief.worlds.values()))
    world = worlds[min(bisect(upto, roll(1 << 53) / (1 << 53)), len(worlds) - 1)]
    places = range(len(belief.sizes))
    plain = [place for place in places for _ in range(beliefs.plain_at(belief, world, place))]
    not_ones = [place for place in places for _ in range(world[1][place])]
    lying = list(map(list, world[0]))
    for face in sorted(beliefs.faces_left(belief, world).elements(), key=lambda face: VALUE[face] != 1):  # the 1s first
        if VALUE[face] != 1:
            plain, not_ones = plain + not_ones, []
        lying[plain.pop(roll(len(plain)))].append(face)
    return [plus((), *cards) for cards in lying]
