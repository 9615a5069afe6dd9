"""What the seats remember of each other's hands (M37): kept with the table, so that a view can tell it.

A *reader* is a bit: bit i for seat i, the one after the last seat for everybody else. A mask is the set of those who
know something. What is kept is certain: a card seen going into a hand stays known there until an unseen card leaves it.
"""

from cattery.games.mistigri.cards import VALUE, Card, Hand
from cattery.kernel import SPECTATOR

Known = tuple[tuple[Card, int], ...]
"""Cards known to lie in one hand, each with the mask of those who know."""

_NOTHING: Known = ()


def reader(viewer: int, players: int) -> int:
    """The bit of a seat or of SPECTATOR."""
    return 1 << (players if viewer == SPECTATOR else viewer)


def everybody(players: int) -> int:
    """All seats, and those who only watch."""
    return (2 << players) - 1


def _without(known: Known, card: Card) -> Known:
    """This card left before the eyes of all: who knew of one knows of none, who knew of two knows of one."""
    once = twice = 0
    for one, mask in known:
        if one == card:
            twice |= once & mask
            once |= mask
    left = tuple([entry for entry in known if entry[0] != card])
    return (*left, (card, twice)) if twice else left


def moved(known: tuple[Known, ...], giver: int, taker: int, card: Card) -> tuple[Known, ...]:
    """M37: this card went from hand to hand, seen by these two: nobody else can be sure what the giver still has."""
    now = [*known]
    left, bit, gone = _NOTHING, 1 << taker, False
    for one, mask in now[giver]:
        if mask & bit:
            if one == card and not gone:
                gone = True  # of two such cards that the taker knew of, one is left
            else:
                left += ((one, bit),)
    now[giver] = left
    now[taker] += ((card, 1 << giver),)
    return tuple(now)


def discarded(known: tuple[Known, ...], seat: int, cards: Hand) -> tuple[Known, ...]:
    """M10: these cards left the hand before the eyes of all."""
    here, left, gone = known[seat], _NOTHING, 0
    for entry in here:
        if entry[0] in cards:
            gone += 1
        else:
            left += (entry,)
    if not gone:
        return known  # nobody knew of any of them
    if gone > 1:  # among several there may be twins
        left = here
        for card in cards:
            left = _without(left, card)
    now = [*known]
    now[seat] = left
    return tuple(now)


def taken(known: tuple[Known, ...], to: int, card: Card) -> tuple[Known, ...]:
    """M36: this card of the pile went into a hand before the eyes of all."""
    now = [*known]
    now[to] += ((card, everybody(len(known)) ^ 1 << to),)
    return tuple(now)


def still_no_one(no_ones: tuple[int, ...], giver: int, taker: int, card: Card) -> tuple[int, ...]:
    """M37: that a hand holds no 1 is known after M21, until the hand gains a card that may be one."""
    now = list(no_ones)
    now[taker] &= (1 << giver | 1 << taker) if VALUE[card] != 1 else 0
    return tuple(now)
