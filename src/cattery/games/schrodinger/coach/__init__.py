"""The coach in Schrödinger's Cats: how likely each answer brings us through the round, and what the game is worth then.

It thinks as the house cat does, without a temper and without whims, about every answer there is.
"""

from collections.abc import Sequence
from typing import Any

from cattery.coach import Advice, AdviceReason, Odds, Weighed, percent
from cattery.games.schrodinger.bots.house_cat import PROOF, weighed, with_proof
from cattery.games.schrodinger.bots.house_cat.opponents import Opponents
from cattery.games.schrodinger.bots.house_cat.powers import worth_keeping
from cattery.games.schrodinger.bots.house_cat.prospects import Prospects
from cattery.games.schrodinger.cards import HEISENBERG, INDEX, Cards
from cattery.games.schrodinger.choices import Claim, Doubt, ShowProof, SwapCards, TakePower, UsePower
from cattery.games.schrodinger.coach.believing import believed
from cattery.games.schrodinger.coach.future import worth
from cattery.games.schrodinger.coach.reasons import (
    REASONS,
    Believed,
    CaughtOut,
    Certain,
    Counted,
    Doubted,
    DoubtRight,
    DoubtWrong,
    GivenAway,
    Held,
    Impossible,
    KeptSecret,
    NewChances,
    PowerHelps,
    PowerWasted,
    ProvedTrue,
    Raised,
    Shown,
    TurnEnds,
)  # fmt: skip
from cattery.games.schrodinger.events import Claimed, Eliminated, HandsRevealed, Won
from cattery.games.schrodinger.events import Doubted as ClaimDoubted
from cattery.games.schrodinger.notation import write
from cattery.games.schrodinger.odds import claim_odds
from cattery.games.schrodinger.track import PLACE
from cattery.games.schrodinger.view import View
from cattery.kernel import Choices, Event
from cattery.players.temperament import EVEN

__all__ = ["REASONS", "advise", "aftermath", "settled"]

TELLING = 0.03  # so far belief must be from counting to be worth a word
LAVISH = 0.0005  # what it costs to show a Heisenberg where another card would do: it fits every claim to come


def advise(view: View, sightings: Sequence[Event], choices: Choices) -> Advice:
    """From this seat's view and sightings alone."""
    thought = _Thought(view, sightings, choices)
    answers = tuple([thought.weigh(choice) for choice in choices])
    best = max(range(len(answers)), key=lambda at: (answers[at].worth, choices[at] in thought.house_cat))
    return Advice("chance", answers, best)


def settled(event: Event, seat: int) -> float | None:
    """S23, S24: out of the game, or the last one left."""
    match event:
        case Won(winner):
            return float(winner == seat)
        case Eliminated(out) if out == seat:
            return 0.0
    return None


def aftermath(events: Sequence[Event], seat: int) -> tuple[AdviceReason, ...]:
    """S20 to S22: who believed our claim, and what was found when it, or the one that we doubted, was checked."""
    if not (isinstance(events[0], Claimed | ClaimDoubted) and events[0].seat == seat):  # a proof, a swap or a power
        return ()
    for event in events[1:]:
        match event:
            case Claimed(by):
                return (Raised(by),)
            case HandsRevealed(claimer=claimer, doubter=doubter, found=found, right=right) if claimer == seat:
                return (ProvedTrue(doubter, found) if right == seat else CaughtOut(doubter, found),)
            case HandsRevealed(doubter=doubter, found=found, right=right) if doubter == seat:
                return (DoubtRight(found) if right == seat else DoubtWrong(found),)
    return ()


class _Thought:
    """One question through the eyes of the seat that is asked."""

    def __init__(self, view: View, sightings: Sequence[Event], choices: Choices) -> None:
        self.view, self.counted = view, claim_odds(view)
        self.opponents = Opponents(view, sightings)
        self.prospects = Prospects(self.opponents)
        self.may_swap = isinstance(choices[0], SwapCards)
        self.house_cat: dict[Any, float] = {}
        if not self.may_swap:
            self.house_cat = dict(weighed(view, self.prospects, choices, EVEN))

    def weigh(self, choice: Any) -> Weighed:
        match choice:
            case Claim():
                return self._claim(choice)
            case Doubt():
                return self._doubt(choice)
            case ShowProof(cards):
                return self._proof(choice, cards)
            case SwapCards(cards):
                return self._swap(choice, cards)
            case UsePower() | TakePower():
                return self._power(choice)
        return self._weighed(choice, self._own_claim(), self._own_odds(), (TurnEnds(), self._may_doubt()))

    def _weighed(self, choice: Any, through: float, odds: Odds | None, reasons: tuple[AdviceReason, ...]) -> Weighed:
        through = min(1.0, max(0.0, through))
        value = worth(through, self.view.lives, self.view.seat)
        return Weighed(write(choice), value, through, odds, reasons)

    def _odds(self, place: int, doubted: float | None = None) -> Odds:
        counted = self.counted[place]
        return Odds(counted, believed(counted, self.opponents.chance(place)), doubted)

    def _claim(self, claim: Claim) -> Weighed:
        place, hand = PLACE[claim], self.view.hand
        own = hand[INDEX[claim.state]] + hand[HEISENBERG]
        through, shown, swapped = with_proof(self.view, self.prospects, place, own)
        odds = self._odds(place, self.prospects.doubted(place, shown, swapped)[0])
        held = (Held(own),) if own else ()
        return self._weighed(claim, through, odds, (*_told(claim, odds), self._may_doubt(odds.doubted), *held))

    def _doubt(self, choice: Doubt) -> Weighed:
        claim = self.view.claim
        assert claim is not None
        odds = self._odds(PLACE[claim])
        return self._weighed(choice, 1 - odds.believed, odds, _told(claim, odds))

    def _proof(self, choice: ShowProof, cards: Cards) -> Weighed:
        """S14: with the swap that it allows (S15)."""
        claim = self.view.claim
        assert claim is not None
        place, state, hand = PLACE[claim], INDEX[claim.state], self.view.hand
        shown, useless = sum(cards), sum(hand) - hand[state] - hand[HEISENBERG]
        extra = min(shown, useless, self.view.deck_size)
        through = self.prospects.of_claim(place, shown, extra) - PROOF * shown
        if cards[state] < hand[state]:
            through -= LAVISH * cards[HEISENBERG]
        doubted = self.prospects.doubted(place, shown, extra)[0]
        reason = Shown(shown) if shown else KeptSecret()
        return self._weighed(choice, through, self._odds(place, doubted), (reason, self._may_doubt(doubted)))

    def _swap(self, choice: SwapCards, cards: Cards) -> Weighed:
        claim = self.view.claim
        assert claim is not None
        place, state = PLACE[claim], INDEX[claim.state]
        count = sum(cards)
        lost = cards[state] + (cards[HEISENBERG] if self.opponents.known.wild else 0)
        through = self.prospects.of_claim(place, extra=count, lost=lost)
        doubted = self.prospects.doubted(place, extra=count, lost=lost)[0]
        reason: tuple[AdviceReason, ...] = (
            (GivenAway(lost),) if lost else (NewChances(count),) if count else (KeptSecret(),)
        )
        return self._weighed(choice, through, self._odds(place, doubted), reason)

    def _power(self, choice: UsePower | TakePower) -> Weighed:
        view = self.view
        physicat = choice.physicat if isinstance(choice, TakePower) else view.physicat
        assert physicat is not None
        without = max((chance for other, chance in self.house_cat.items() if not _is_power(other)), default=0.0)
        if self.may_swap:
            without = self._own_claim()
        through = self.house_cat.get(choice, without - worth_keeping(view))
        reason = PowerHelps(physicat) if through > without else PowerWasted(physicat)
        return self._weighed(choice, through, None, (reason,))

    def _own_claim(self) -> float:
        """What the claim that we have made is worth as it stands."""
        claim = self.view.claim
        return self.prospects.of_claim(PLACE[claim]) if claim is not None else 0.0

    def _own_odds(self) -> Odds | None:
        claim = self.view.claim
        return None if claim is None else self._odds(PLACE[claim], self.prospects.doubted(PLACE[claim])[0])

    def _may_doubt(self, chance: float | None = None) -> Doubted:
        if chance is None:
            odds = self._own_odds()
            chance = odds.doubted if odds is not None else None
        return Doubted(self.opponents.others[0], percent(chance or 0.0))


def _is_power(choice: Any) -> bool:
    return isinstance(choice, UsePower | TakePower)


def _told(claim: Claim, odds: Odds) -> tuple[AdviceReason, ...]:
    """How likely a claim is, and what the others' words make of that."""
    if odds.counted in (0.0, 1.0):
        return (Certain(claim) if odds.counted else Impossible(claim),)
    counted = Counted(claim, percent(odds.counted))
    if abs(odds.believed - odds.counted) < TELLING:
        return (counted,)
    leaning = "up" if odds.believed > odds.counted else "down"
    return counted, Believed(leaning, percent(odds.believed))
