"""A past of Schrödinger's Cats that one seat cannot tell from the real one.

Nothing on the table depends on faces but those that are shown, so hidden cards are alike: whatever another seat puts
away unseen is any of its cards, what it shows is any of them too, and faces that nobody showed are dealt out last.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from cattery.games.schrodinger.cards import INDEX, NONE, Cards, add, of_kind, sub
from cattery.games.schrodinger.choices import (
    DOUBT,
    END_TURN,
    USE_POWER,
    DrawCards,
    DrawPhysicat,
    NameStarter,
    show_proof,
    swap_cards,
    take_power,
)
from cattery.games.schrodinger.events import (
    CardsDealt,
    CardsDrawn,
    CardsPutAway,
    Claimed,
    Doubted,
    HandsRevealed,
    PhysicatDealt,
    PhysicatRevealed,
    PileLookedAt,
    PowerTaken,
    PowerUsed,
    ProofShown,
    ProofsRemoved,
    RoundBegan,
    RowBegun,
    StarterChosen,
)
from cattery.games.schrodinger.knowledge import unused_physicats
from cattery.games.schrodinger.physicats import TABBY, Physicat
from cattery.games.schrodinger.steps.claim import LastWord, Prove, Swap
from cattery.games.schrodinger.view import View
from cattery.kernel import CHANCE, Choice, Event, Roll
from cattery.research.part import Told

Answer = Callable[[], Choice]
"""To be asked for when every token has its face."""


class Token:
    """A card whose face the seat does not know, or did not know at first."""

    __slots__ = ("kind",)

    def __init__(self) -> None:
        self.kind: int | None = None


def bag(tokens: Iterable[Token]) -> Cards:
    """What these turn out to be."""
    cards = NONE
    for token in tokens:
        assert token.kind is not None, "every token has got its face"
        cards = add(cards, of_kind(token.kind, 1))
    return cards


class Round:
    """The cards of one round as this seat knows them."""

    def __init__(self, view: View, roll: Roll) -> None:
        self.me, self.roll = view.seat, roll
        self.hands: list[list[Token]] = [[] for _ in view.lives]  # of the others
        self.faces = view.options.pack  # that belong to no token yet, and were not seen
        self.tokens: list[Token] = []
        self.pile: list[Token] = []  # what others put away, and
        self.pile_seen = NONE  # what the seat saw go there

    def sees(self, sighting: Event) -> list[Token]:
        """Take in what the seat saw; the tokens that came to lie elsewhere."""
        match sighting:
            case CardsDealt(seat, count, cards) | CardsDrawn(seat, count, cards):
                if cards.what is not None:
                    self.faces = sub(self.faces, cards.what)
                    return []
                drawn = [Token() for _ in range(count)]
                self.tokens += drawn
                self.hands[seat] += drawn
                return drawn
            case ProofShown(seat, cards) if seat != self.me:
                self.name(self.some_of(self.hands[seat], sum(cards)), cards)
            case CardsPutAway(seat, count, cards):
                if cards.what is not None:
                    self.pile_seen = add(self.pile_seen, cards.what)
                    return []
                gone = self.some_of(self.hands[seat], count)
                self.pile += gone
                return gone
            case ProofsRemoved(state, counts):
                self.pile_seen = add(self.pile_seen, of_kind(INDEX[state], sum(counts)))
            case PileLookedAt(_, _, cards) if cards.what is not None:
                self.name(self.pile, sub(cards.what, self.pile_seen))
                self.pile_seen, self.pile = cards.what, []
            case HandsRevealed(hands=hands):
                for seat, tokens in enumerate(self.hands):
                    if tokens:
                        self.name(tokens, hands[seat])
                self.hands = [[] for _ in self.hands]
        return []

    def some_of(self, tokens: list[Token], count: int) -> list[Token]:
        """Any of these, taken away from there."""
        return [tokens.pop(self.roll(len(tokens))) for _ in range(count)]

    def name(self, tokens: Sequence[Token], cards: Cards) -> None:
        """These turn out to be these cards, whichever is which."""
        left = list(tokens)
        for kind, count in enumerate(cards):
            for token in self.some_of(left, count):
                token.kind = kind
        self.faces = sub(self.faces, cards)

    def end(self) -> None:
        """What nobody showed is any card that was not seen."""
        for token in self.tokens:
            if token.kind is None:
                at = self.roll(sum(self.faces))
                kind = 0
                while at >= self.faces[kind]:
                    at -= self.faces[kind]
                    kind += 1
                self.name([token], of_kind(kind, 1))


def imagine_past(told: Sequence[Told], view: View, roll: Roll) -> list[Choice]:
    """Every answer of a history that `view.seat` cannot tell from the real one."""
    physicats = _physicats(told, view, roll)
    now = Round(view, roll)
    answers: list[Answer] = []
    for one in told:
        moved: list[Token] = []
        for sighting in one.sightings:
            if isinstance(sighting, RoundBegan):
                now.end()
                now = Round(view, roll)
            moved += now.sees(sighting)
        if one.step is not None:
            answers.append(_answer(one, moved, physicats))
    now.end()
    return [answer() for answer in answers]


def _answer(one: Told, moved: list[Token], physicats: dict[int, Physicat]) -> Answer:
    """What was answered: the seat's own answer, what the sightings tell, or what the tokens turn out to be."""
    if one.answer is not None:
        return _known(one.answer)
    if one.step is not None and one.step.actor == CHANCE:
        return _outcome(one.sightings[0], moved, physicats)
    return _others_answer(one.step, one.sightings, moved)


def _known(answer: Choice) -> Answer:
    return lambda: answer


def _outcome(first: Event, moved: list[Token], physicats: dict[int, Physicat]) -> Answer:
    match first:
        case PhysicatDealt(seat, _):
            return _known(DrawPhysicat(physicats[seat]))
        case RowBegun(physicat):
            return _known(DrawPhysicat(physicat))
        case StarterChosen(seat):
            return _known(NameStarter(seat))
        case CardsDealt(cards=cards) | CardsDrawn(cards=cards):
            return _known(DrawCards(cards.what)) if cards.what is not None else lambda: DrawCards(bag(moved))
    raise AssertionError(f"chance does not answer with {first}")


def _others_answer(step: Any, sightings: Sequence[Event], moved: list[Token]) -> Answer:
    match sightings[0] if sightings else step:
        case Claimed(_, claim):
            return _known(claim)
        case Doubted():
            return _known(DOUBT)
        case PowerUsed(_, physicat):
            taken = sightings[1] if physicat == TABBY else None
            return _known(take_power(taken.physicat) if isinstance(taken, PowerTaken) else USE_POWER)
        case ProofShown(_, cards):
            return _known(show_proof(cards))
        case CardsPutAway():
            return lambda: swap_cards(bag(moved))
        case Prove():
            return _known(show_proof(NONE))
        case Swap():
            return _known(swap_cards(NONE))
        case LastWord():
            return _known(END_TURN)
    raise AssertionError(f"nobody answers {step} like that")


def _physicats(told: Sequence[Told], view: View, roll: Roll) -> dict[int, Physicat]:
    """S6: what was dealt to each seat: what was shown since, and what may still lie face down."""
    shown = {
        sighting.seat: sighting.physicat
        for one in told
        for sighting in one.sightings
        if isinstance(sighting, PowerUsed | PhysicatRevealed)
    }
    hidden = unused_physicats(view, roll)
    return {**{seat: physicat for seat, physicat in enumerate(hidden) if physicat is not None}, **shown}
