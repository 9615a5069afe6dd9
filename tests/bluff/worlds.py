"""Positions that a seat of two-card bluff cannot tell from the real one."""

from collections.abc import Sequence
from typing import Any

from cattery.kernel import Event, Roll, State, set_up
from tests.bluff.cards import PACK, without
from tests.bluff.events import Dealt, RoundBegan, Table, TurnedUp


def imagine(view: Any, sightings: Sequence[Event], roll: Roll) -> State[Table]:
    rounds = [i for i, event in enumerate(sightings) if isinstance(event, RoundBegan)]
    up = [event.card for event in sightings[rounds[-1] :] if isinstance(event, TurnedUp)]  # B5
    laid = up[0] if up else view.laid
    mine = next((event.seat for event in sightings if isinstance(event, Dealt) and event.cards.what), None)
    unseen = [*without(PACK, (*view.hand, *([laid] if laid else [])))]
    hands = [
        view.hand if seat == mine else tuple(sorted(unseen.pop(roll(len(unseen))) for _ in range(size)))
        for seat, size in enumerate(view.sizes)
    ]
    if view.face_down and laid is None:
        laid = unseen.pop(roll(len(unseen)))
    asked = view.decision
    agenda = (asked.step, *asked.then) if asked else ()
    return set_up(Table(tuple(unseen), tuple(hands), laid, view.points), agenda, round=len(rounds))[0]
