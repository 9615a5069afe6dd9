"""A past of Crazy Mistigri that one seat cannot tell from the real one. How hidden cards went: hidden_cards.py."""

from collections.abc import Callable, Sequence

from cattery.games.mistigri.beliefs import Update, updates_of
from cattery.games.mistigri.choices import (
    CHOOSE,
    DRAW,
    PAIR,
    PASS,
    REVERSE,
    TAKE_EFFECT,
    Deal,
    First,
    GiveCard,
)  # fmt: skip
from cattery.games.mistigri.events import (
    CardChosen,
    CardDiscarded,
    CardDrawn,
    CardGiven,
    CardTaken,
    Declined,
    EffectLapsed,
    EffectTaken,
    FirstPlayer,
    HandDealt,
    PairDiscarded,
    Passed,
    Reversed,
    RoundBegan,
)  # fmt: skip
from cattery.games.mistigri.research.hidden_cards import Round, Token
from cattery.games.mistigri.view import View
from cattery.kernel import CHANCE, Choice, Event, Roll
from cattery.research.part import Told

Answer = Callable[[], Choice]
"""To be asked for when every token has its face."""


def imagine_past(told: Sequence[Told], view: View, roll: Roll) -> list[Choice]:
    """Every answer of a history that `view.seat` cannot tell from the real one."""
    rounds = iter(_updates_by_round(told, view.seat))
    answers: list[Answer] = []
    now: Round | None = None
    chosen: list[Token] = []  # M22: the card that is drawn next; any card of that hand, until it is
    for one in told:
        moved: list[Token] = []
        for sighting in one.sightings:
            if isinstance(sighting, RoundBegan):
                if now is not None:
                    now.end()
                now, chosen = Round(view, next(rounds), roll), []
            assert now is not None, "a game begins with a round"
            moved += now.sees(sighting)
            if isinstance(sighting, CardDrawn) and chosen:
                chosen[0] = moved[-1] if sighting.card.what is None else Token(sighting.card.what)
                chosen = []
            elif isinstance(sighting, CardChosen) and sighting.seat != view.seat:
                hand = now.hands[sighting.seat]
                moved = chosen = [hand[roll(len(hand))]]
        if one.step is None:
            continue
        if one.answer is not None:
            answers.append(_known(one.answer))
        elif one.step.actor == CHANCE:
            answers.append(_outcome(one.sightings[0], moved))
        else:
            answers.append(_others_answer(one.sightings[0], moved))
    if now is not None:
        now.end()
    return [answer() for answer in answers]


def _updates_by_round(told: Sequence[Told], me: int) -> list[list[Update]]:
    rounds: list[list[Update]] = []
    for one in told:
        for sighting in one.sightings:
            if isinstance(sighting, RoundBegan):
                rounds.append([])
            rounds[-1] += updates_of(sighting, me)
    return rounds


def _known(answer: Choice) -> Answer:
    return lambda: answer


def _face(token: Token) -> str:
    assert token.face is not None, "every token has got its face"
    return token.face


def _outcome(first: Event, moved: list[Token]) -> Answer:
    match first:
        case FirstPlayer(seat):
            return _known(First(seat))
        case HandDealt(cards=cards):
            if cards.what is not None:
                return _known(Deal(cards.what))
            return lambda: Deal(tuple(sorted(map(_face, moved))))
        case CardDrawn(card=card):
            return _known(DRAW[card.what]) if card.what is not None else lambda: DRAW[_face(moved[0])]
    raise AssertionError(f"chance does not answer with {first}")


def _others_answer(first: Event, moved: list[Token]) -> Answer:
    match first:
        case PairDiscarded(_, cards):
            return _known(PAIR[cards])
        case Passed() | Declined():
            return _known(PASS)
        case Reversed():
            return _known(REVERSE)
        case EffectTaken() | EffectLapsed():
            return _known(TAKE_EFFECT)
        case CardChosen():
            return lambda: CHOOSE[_face(moved[0])]
        case CardDiscarded(_, card) | CardTaken(_, _, card):
            return _known(CHOOSE[card])
        case CardGiven(_, to, given):
            return _known(GiveCard(given.what, to)) if given.what is not None else lambda: GiveCard(_face(moved[0]), to)
    raise AssertionError(f"nobody answers with {first}")
