"""The exact chances of every hidden position, found by playing all of them: what `imagine` is measured against.

All positions at once are played along a real history. Chance weighs what it weighs; a card that another player hands
on unseen or picks in secret (M22, M24) is any card of that hand; a card laid down before all eyes tells that it was
there. Whatever would have shown the viewer something else is dropped.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from math import prod
from typing import Any

from cattery.games.mistigri import beliefs
from cattery.games.mistigri.beliefs import Belief, World
from cattery.games.mistigri.cards import VALUE, Hand
from cattery.games.mistigri.choices import ChooseCard, DiscardPair, GiveCard
from cattery.games.mistigri.game import GAME
from cattery.games.mistigri.steps import ChooseDrawn, EffectOrReverse, Feed, GiveAway, PairOrPass, SwapIn, SwapOut
from cattery.kernel import CHANCE, State, apply, encode, redact, start
from cattery.testing import Moment

Hidden = tuple[tuple[Hand, ...], str | None]
"""All hands, then the deck; and the card chosen by M22."""


def hidden(state: State) -> Hidden:
    """The hidden part of a position."""
    return (*state.table.hands, state.table.deck), state.table.chosen


def enumerated(options: Any, history: Sequence[Moment], viewer: int) -> dict[Hidden, float]:
    """How likely each hidden position is to one who saw this much of a history."""
    states: dict[bytes, tuple[State, float]] = {b"": (start(GAME, options)[0], 1.0)}
    for moment in history[1:]:
        told = [encode(redact(event, viewer)) for event in moment.events]
        after: dict[bytes, tuple[State, float]] = {}
        for state, weight in states.values():
            for choice, share in _answers(state, moment.answer, viewer):
                then, events, _ = apply(state, choice)
                if [encode(redact(event, viewer)) for event in events] == told:
                    key = encode((then.table, then.agenda))
                    after[key] = then, after.get(key, (then, 0.0))[1] + weight * share
        states = after
    whole = sum(weight for _, weight in states.values())
    found: dict[Hidden, float] = defaultdict(float)
    for state, weight in states.values():
        found[hidden(state)] += weight / whole
    return dict(found)


def _answers(state: State, answer: Any, viewer: int) -> Iterator[tuple[Any, float]]:
    """What may have been answered there, and how likely."""
    step = state.step
    assert step is not None
    hands = state.table.hands
    if step.actor == CHANCE:
        weights = getattr(state.choices, "weights", lambda: Counter(state.choices))()
        for choice, ways in weights.items():
            yield choice, ways / len(state.choices)
        return
    match step:
        case ChooseDrawn(seat) | GiveAway(seat) if seat != viewer:
            for choice in state.choices:
                assert isinstance(choice, ChooseCard | GiveCard)
                yield choice, hands[seat].count(choice.card)
        case PairOrPass(seat) | SwapOut(seat) if answer in state.choices:
            cards = answer.cards if isinstance(answer, DiscardPair) else getattr(answer, "card", "")
            laid = Counter(cards if isinstance(cards, tuple) else (cards,) * bool(cards))
            yield answer, prod(hands[seat].count(card) for card in laid) if seat != viewer else 1
        case EffectOrReverse() | SwapIn() | Feed() | ChooseDrawn() | GiveAway():
            yield answer, 1


def believed(belief: Belief, own: int, hand: Hand, chooser: int | None, chosen: str | None) -> dict[Hidden, float]:
    """How likely each hidden position is by a belief: every world, with every way to lay out the faces left."""
    found: dict[Hidden, float] = defaultdict(float)
    for world, weight in belief.worlds.items():
        for places, share in _laid_out(belief, world):
            if own >= 0:
                places = (*places[:own], hand, *places[own + 1 :])
            if chooser is None or chosen is not None:
                found[places, chosen] += weight * share
            else:
                for card in places[chooser]:
                    found[places, card] += weight * share / len(places[chooser])
    return dict(found)


def _laid_out(belief: Belief, world: World) -> Iterator[tuple[tuple[Hand, ...], float]]:
    """Every way to lay out the faces that are left, 1s first: they lie on plain cards only."""
    faces = sorted(beliefs.faces_left(belief, world).elements(), key=lambda face: VALUE[face] != 1)
    plain = [beliefs.plain_at(belief, world, place) for place in range(len(belief.sizes))]

    def lay(left: list[str], plain: list[int], not_ones: list[int], lying: list[Hand]) -> Iterator[tuple[Any, float]]:
        if not left:
            yield tuple(tuple(sorted(cards)) for cards in lying), 1.0
            return
        face = left[0]
        free = [one if VALUE[face] == 1 else one + other for one, other in zip(plain, not_ones, strict=True)]
        for place, here in enumerate(free):
            if here:
                rest = [
                    (one, other) if i != place else ((one - 1, other) if VALUE[face] == 1 else (one + other - 1, 0))
                    for i, (one, other) in enumerate(zip(plain, not_ones, strict=True))
                ]
                if VALUE[face] != 1:
                    rest = [(one + other, 0) for one, other in rest]
                then = [(*cards, face) if i == place else cards for i, cards in enumerate(lying)]
                for laid, share in lay(left[1:], [one for one, _ in rest], [other for _, other in rest], then):
                    yield laid, share * here / sum(free)

    yield from lay(faces, plain, list(world[1]), list(world[0]))
