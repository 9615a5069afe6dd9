"""What research asks of two-card bluff: answers and views as numbers, and pasts that a seat cannot tell apart."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from cattery.kernel import Choice, Choices, Roll
from cattery.research.part import Encoding, Research, Told
from cattery.research.tensor import Layout, Piece, Tensor
from tests.bluff.cards import HIGH, LOW, PACK, Call, Cards, Pick, without
from tests.bluff.events import Dealt, TurnedUp
from tests.bluff.game import GAME, BluffOptions, View
from tests.bluff.ranks import ranks
from tests.bluff.rules import Answer, Deal, Lay

ACTIONS = (Pick((HIGH,)), Pick((LOW,)), Call(False), Call(True))
HANDS = (Pick((HIGH, HIGH)), Pick((HIGH, LOW)), Pick((LOW, LOW)))
OBSERVATION = Layout(
    [
        Piece("hand", (2,), 2, "the own cards: high, low"),
        Piece("laid", (2,), 1, "the own card that lies face down: high, low"),
        Piece("face down", (1,), 1, "whether a card lies face down"),
        Piece("points", (2,), 4, "by seat"),
    ]
)


def weights(choices: Choices, said: Sequence[Choice]) -> Mapping[Any, int]:
    return Counter(choices)


def spelled(choices: Choices, said: Sequence[Choice]) -> Choice | None:
    return said[-1] if said else None


def spelling(choice: Choice) -> tuple[Choice, ...]:
    return (choice,)


def observe(view: View) -> Tensor:
    hand = [view.hand.count(HIGH), view.hand.count(LOW)]
    return Tensor([*hand, view.laid == HIGH, view.laid == LOW, view.face_down, *view.points])


def most_answers(options: BluffOptions) -> tuple[int, int]:
    """B6: two rounds, in each of which one lays, one answers and two hands are dealt."""
    return 4, 4


def imagine_past(told: Sequence[Told], view: View, roll: Roll) -> list[Choice]:
    """Hidden cards as they may have lain: one that was turned up later was there, any other is as likely as it is."""
    answers: list[Choice] = []
    hands: dict[int, Cards] = {}
    for number, one in enumerate(told):
        later = [event for other in told[number : _end(told, number)] for event in other.sightings]
        up = next((event.card for event in later if isinstance(event, TurnedUp)), None)
        layer = next((other.step.seat for other in told[number:] if isinstance(other.step, Lay)), None)
        match one.step:
            case Deal(seat):
                if seat == 0:
                    hands = {}
                dealt = [event for event in later if isinstance(event, Dealt)]
                known = {event.seat: event.cards.what for event in dealt if event.cards.what is not None}
                if seat not in known:
                    others = tuple(card for hand in {**known, **hands}.values() for card in hand)
                    known[seat] = _hand(others, up if seat == layer else None, roll)
                hands[seat] = known[seat]
                answers.append(Pick(tuple(sorted(hands[seat]))))
            case Lay(seat):
                hidden = up or hands[seat][roll(2)]
                answers.append(one.answer or Pick((hidden,)))
            case Answer():
                answers.append(one.answer or Call(up is not None))
    return answers


def _end(told: Sequence[Told], number: int) -> int:
    """Where the round ends that this answer is of."""
    return next((n + 1 for n in range(number, len(told)) if isinstance(told[n].step, Answer)), len(told))


def _hand(others: Cards, shown: str | None, roll: Roll) -> Cards:
    """Two cards of those that others do not hold, with the one that was shown."""
    left = [*without(PACK, (*others, *([shown] if shown else [])))]
    hand = [shown] if shown else [left.pop(roll(len(left)))]
    return *hand, left.pop(roll(len(left)))


RESEARCH = Research(
    "Two-Card Bluff",
    Encoding(GAME, ACTIONS, HANDS, weights, spelled, spelling, OBSERVATION, observe, most_answers),
    "A hand is dealt as a whole.",
    imagine_past,
    ranks,
)
