"""Imagined worlds: positions that a viewer cannot tell from the real one, as likely as lawful knowledge makes them."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache, partial, reduce

from cattery.games.mistigri import beliefs, memory
from cattery.games.mistigri.beliefs import Belief
from cattery.games.mistigri.cards import VALUE, Hand, plus
from cattery.games.mistigri.events import (
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardTaken,
    HandDealt,
    OnesDiscarded,
    PairDiscarded,
    RoundBegan,
    RoundEnded,
)  # fmt: skip
from cattery.games.mistigri.options import MistigriOptions, deck
from cattery.games.mistigri.table import Table
from cattery.games.mistigri.view import View
from cattery.kernel import SPECTATOR, Data, Event, Roll, State, put, set_up


class Inference(Data, frozen=True):
    """What one viewer makes of all it saw in a round."""

    viewer: int
    belief: Belief
    known: tuple[memory.Known, ...]  # the books of memory.py, as far as this viewer can keep them for everybody
    no_ones: tuple[int, ...]


def imagine(view: View, sightings: Sequence[Event], roll: Roll) -> State[Table]:
    """A position sampled from all that this viewer cannot tell from the real one."""
    inference = infer(view, sightings)
    players = view.options.players
    if view.shown is not None:
        hands = list(view.shown)
    else:
        hands = _sampled(inference.belief, roll)
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
        known=inference.known,
        no_ones=inference.no_ones,
        penalties=view.penalties,
        shown=view.shown is not None,
    )
    asked = view.decision
    return set_up(table, (asked.step, *asked.then) if asked else (), round=view.round)[0]


MOST = 400  # worlds kept in a belief: while there are no more, it is exact


def infer(view: View, sightings: Sequence[Event]) -> Inference:
    """What the sightings of this round come to; without the round's beginning, what the view alone tells."""
    for start in range(len(sightings) - 1, -1, -1):
        if isinstance(sightings[start], RoundBegan):
            found = partial(_inferred, view.seat, view.options, tuple(sightings[start:]))
            return beliefs.with_enough_worlds(found, MOST)
    return _inferred_from_view(view)


def _inferred_from_view(view: View) -> Inference:
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
    return Inference(view.seat, belief, known, tuple(me * none for none in view.no_ones))


PAGE = 16  # sightings that are taken in at once; what came before is remembered


@lru_cache(maxsize=256)
def _inferred(viewer: int, options: MistigriOptions, sightings: tuple[Event, ...], most: int) -> Inference:
    """Taken in page by page: thinking again after the next few sightings costs only these few."""
    before = max(len(sightings) - 1, 0) // PAGE * PAGE
    if before:
        inference = _inferred(viewer, options, sightings[:before], most)
    else:
        players = options.players
        belief = beliefs.nothing_known(players + 1, deck(options), most)
        inference = Inference(viewer, belief, ((),) * players, (0,) * players)
    for sighting in sightings[before:]:
        inference = _taken_in(inference, sighting)
    return inference


def _taken_in(inference: Inference, sighting: Event) -> Inference:
    """One more sighting. The hands that lie open when a round has ended are the view's, and change no belief."""
    if isinstance(sighting, RoundEnded):
        return inference
    belief = reduce(beliefs.follow, beliefs.updates_of(sighting, inference.viewer), inference.belief)
    known, no_ones = inference.known, inference.no_ones
    match sighting:
        case CardDrawn(taker, giver, card) | CardGiven(giver, taker, card):
            if card.what is None:  # what the two concerned remember of it, the viewer cannot know
                known, no_ones = put(known, giver, ()), put(no_ones, taker, 0)
            else:
                known = memory.moved(known, giver, taker, card.what)
                no_ones = memory.still_no_one(no_ones, giver, taker, card.what)
        case PairDiscarded(seat, cards) | OnesDiscarded(seat, cards):
            known = memory.discarded(known, seat, cards)
            if isinstance(sighting, OnesDiscarded):
                no_ones = put(no_ones, seat, memory.everybody(len(known)))
        case CardDiscarded(seat, one):
            known = memory.discarded(known, seat, (one,))
        case CardTaken(_, to, one):
            known = memory.taken(known, to, one)
            no_ones = put(no_ones, to, 0) if VALUE[one] == 1 else no_ones
        case HandDealt():
            pass
        case _:
            return inference
    return Inference(inference.viewer, belief, known, no_ones)


def _sampled(belief: Belief, roll: Roll) -> list[Hand]:
    """The hidden cards of every place, in one world picked by weight, with the faces that are left dealt out."""
    world = beliefs.picked(belief.worlds, roll)
    places = range(len(belief.sizes))
    plain = [place for place in places for _ in range(beliefs.plain_at(belief, world, place))]
    not_ones = [place for place in places for _ in range(world[1][place])]
    lying = list(map(list, world[0]))
    for place, face in beliefs.faces_dealt(belief, world, plain, not_ones, roll):
        lying[place].append(face)
    return [plus((), *cards) for cards in lying]
