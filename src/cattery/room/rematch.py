"""Once more: a rematch is an offer, which the others accept or leave.

When all who are there have accepted, it is dealt at once. Whoever has not answered within the limit keeps looking at
the results: it is dealt without them, and a bot stands in at their seat until they take it back. None of it is stored:
after a restart nobody has offered anything.
"""

from datetime import timedelta

from cattery.kernel import replace
from cattery.room.changes import Asker, Changes
from cattery.room.facts import BotSeated, SeatHandedOver, SeatReclaimed
from cattery.room.fairdeal import known_game, open_deal
from cattery.room.inputs import Rigged
from cattery.room.messages import Reason
from cattery.room.refusal import Refusal
from cattery.room.room import Interrupted, Offer, Over, Room

ANSWER_WITHIN = timedelta(seconds=30)
"""How long an offer waits for those who have not answered it."""


def wish(changes: Changes, asker: Asker, fresh: bytes, rigged: Rigged | None) -> None:
    """Offer a rematch, or accept the one that is offered. Wishing again changes nothing."""
    seat, offer = asker.seated(), changes.room.presence.offer
    if not isinstance(changes.room.phase, Over | Interrupted):
        raise Refusal(Reason.GAME_RUNNING if changes.room.is_under_way else Reason.NO_GAME)
    known_game(changes.room)
    if offer is None:
        rigged = rigged or Rigged()
        _be(changes, Offer(frozenset({seat}), changes.now + ANSWER_WITHIN, fresh, rigged.seed, rigged.position))
    elif seat not in offer.by:
        _be(changes, replace(offer, by=offer.by | {seat}))


def look(changes: Changes) -> None:
    """Deal, once everybody who is there has accepted or time is up. An offer goes with the last who made it."""
    room, offer = changes.room, changes.room.presence.offer
    if offer is None:
        return
    here = _here(room)
    by = offer.by & here
    if not by or room.is_under_way:
        _be(changes, None)
    elif here <= by or changes.now >= offer.until:
        _be(changes, None)
        _deal(changes, replace(offer, by=by))
    elif by != offer.by:
        _be(changes, replace(offer, by=by))


def _deal(changes: Changes, offer: Offer) -> None:
    """Bots take the seats that are open, and stand in for whoever has not accepted."""
    for number, seat in enumerate(changes.room.seats):
        if seat.is_open:
            changes.note(BotSeated(number, changes.room.stand_in))
        elif number in offer.by and seat.stand_in is not None:
            changes.note(SeatReclaimed(number))
        elif seat.holder is not None and number not in offer.by and seat.stand_in is None:
            changes.note(SeatHandedOver(number, "away"))
    open_deal(changes, offer.fresh, Rigged(offer.seed, offer.position))


def _here(room: Room) -> set[int]:
    """The seats of people who are there; a line that was lost a moment ago takes nobody away."""
    away = {number for number, absence in room.presence.absent.items() if absence.away}
    return {number for number, seat in enumerate(room.seats) if seat.holder is not None} - away


def _be(changes: Changes, offer: Offer | None) -> None:
    changes.be(replace(changes.room.presence, offer=offer))
