"""Perfect recall of Schrödinger's Cats as a tensor: a row for everything that a seat saw, and then its observation.

The first row of an answer tells the question too; an answer of which nothing is seen ("no proof") has a row of its
own. Whatever a seat answers itself, it sees: so these rows tell its own answers as well.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from cattery.games.schrodinger.cards import PACK, Cards
from cattery.games.schrodinger.events import EVENTS, HandsRevealed
from cattery.games.schrodinger.options import SchrodingerOptions
from cattery.games.schrodinger.physicats import PHYSICATS
from cattery.games.schrodinger.research.encoding import (
    NUMBER,
    OBSERVATION,
    SEATS,
    STEP,
    most_answers,
    observe,
)  # fmt: skip
from cattery.games.schrodinger.track import PLACE, TRACK
from cattery.games.schrodinger.view import View
from cattery.kernel import Event, Seen, tag_of
from cattery.research.part import Told
from cattery.research.tensor import Layout, Piece, Tensor

FACT = {tag_of(event): number for number, event in enumerate(EVENTS)}


@cache
def recall_layout(options: SchrodingerOptions) -> Layout:
    """As many rows as the longest game with these options can fill, so that small variants are small."""
    rows = _most_rows(options)
    return Layout(
        [
            Piece("told_step", (rows, len(STEP)), 1, "the question that was answered"),
            Piece("told_asked", (rows, SEATS), 1, "whom it asked; none: chance"),
            Piece("told_fact", (rows, len(FACT)), 1, "what was seen of it"),
            Piece("told_seat", (rows, SEATS), 1, "whom that concerns"),
            Piece("told_number", (rows, 1), sum(PACK), "its number of cards or lives, or its round"),
            Piece("told_claim", (rows, 1), len(TRACK), "its claim, by the space on the track, from 1"),
            Piece("told_cards", (rows, 4), PACK[0], "its cards by kind, if the viewer saw them"),
            Piece("told_physicat", (rows, 1), len(PHYSICATS), "its physicat, from 1, if the viewer saw it"),
            *OBSERVATION.pieces,
        ]
    )


def _most_rows(options: SchrodingerOptions) -> int:
    """One for every answer; and more where an answer shows more: a check, a power, the first round."""
    rounds, powers = options.players * options.first_lives - 1, options.players * options.physicats
    at_a_check = options.players + 8  # S21 to S32: all hands, three physicats that lay there, and what comes of it
    at_a_power = 3  # S42, S49: Tabby, the physicat it takes, the cards that go and Cecilia
    return sum(most_answers(options)) + at_a_check * rounds + at_a_power * powers + 2


def recall(view: View, told: Sequence[Told]) -> Tensor:
    """All that the viewer lived through, and what it sees now."""
    layout = recall_layout(view.options)
    tensor, at = bytearray(layout.size), layout.start
    me, players = max(view.seat, 0), view.options.players
    row = 0
    for one in told:
        if one.step is not None:
            tensor[at["told_step"] + len(STEP) * row + STEP[tag_of(one.step)]] = 1
            if one.step.actor is not None and one.step.actor >= 0:
                tensor[at["told_asked"] + SEATS * row + (one.step.actor - me) % players] = 1
        for sighting in one.sightings:
            for seat, number, claim, cards, physicat in _seen(sighting):
                tensor[at["told_fact"] + len(FACT) * row + FACT[tag_of(sighting)]] = 1
                if seat is not None:
                    tensor[at["told_seat"] + SEATS * row + (seat - me) % players] = 1
                tensor[at["told_number"] + row] = number
                if claim is not None:
                    tensor[at["told_claim"] + row] = PLACE[claim] + 1
                if cards is not None:
                    tensor[at["told_cards"] + 4 * row : at["told_cards"] + 4 * row + 4] = cards
                if physicat is not None:
                    tensor[at["told_physicat"] + row] = NUMBER[physicat] + 1
                row += 1
        row += not one.sightings
    assert row <= layout.pieces[0].shape[0], "a game was longer than it can be"
    tensor[-OBSERVATION.size :] = observe(view)
    return tensor


def _seen(sighting: Event) -> Iterator[tuple[int | None, int, Any, Cards | None, Any]]:
    """What a row tells: seat, number, claim, cards, physicat. What follows from earlier rows is left out."""
    if isinstance(sighting, HandsRevealed):
        for seat, hand in enumerate(sighting.hands):
            yield seat, 0, None, hand, None
        return
    number = next((getattr(sighting, name) for name in ("round", "count", "left") if hasattr(sighting, name)), 0)
    whom: int | None = getattr(sighting, "seat", getattr(sighting, "starter", None))
    cards, physicat = (_bare(getattr(sighting, name, None)) for name in ("cards", "physicat"))
    yield whom, number, getattr(sighting, "claim", None), cards, physicat


def _bare(thing: Any) -> Any:
    return thing.what if isinstance(thing, Seen) else thing
