"""What a seat, or somebody who only watches, may know of a position (M37): built field by field, never by stripping."""

from cattery.games.mistigri.cards import Card, Hand
from cattery.games.mistigri.memory import Known, reader
from cattery.games.mistigri.options import MistigriOptions
from cattery.games.mistigri.table import Table
from cattery.kernel import SPECTATOR, Data, Decision, State, decision


class View(Data, frozen=True, gc=False):
    """Everything that one viewer may know. Seats count from 0."""

    seat: int  # whose view this is; SPECTATOR for somebody who only watches
    options: MistigriOptions
    round: int  # from 1
    first: int | None  # M5: who was first in this round; None until it is decided
    player: int | None  # whose turn it is; None before the first
    turn: int  # of this round, from 1
    hand: Hand  # the viewer's own
    hand_sizes: tuple[int, ...]
    undealt: int  # cards in the deck, face down: while dealing, or left out by the options
    pile: Hand  # M10: as it grew
    arrow: int  # M6: 1 clockwise, -1 against
    aid_down: tuple[bool, ...]  # M9: whose aid card lies face down
    quiet: tuple[int, ...]  # M44: who has passed since the last pair was discarded
    out: tuple[int, ...]  # M11: in the order they went
    chooser: int | None  # M22: who has chosen the card that is drawn next
    chosen: Card | None  # M22: that card, for its chooser alone
    known: tuple[Hand, ...]  # per other hand: cards that the viewer knows to be in it
    no_ones: tuple[bool, ...]  # per hand: whether the viewer knows by M21 that it holds no 1
    penalties: tuple[tuple[int, ...], ...]  # round by round
    shown: tuple[Hand, ...] | None  # M40, M41: the hands, once the round is over and they lie open
    decision: Decision | None  # who is asked what; None when the game is over


def view(state: State[Table], viewer: int) -> View:
    """The position through the eyes of a seat or SPECTATOR."""
    t = state.table
    me = reader(viewer, len(t.hands))
    asked = decision(state)
    chooser: int | None = None if t.chosen is None or asked is None else asked.step.giver  # its draw is what is asked
    return View(
        viewer,
        t.options,
        state.round,
        t.first,
        t.player,
        t.turn,
        t.hands[viewer] if viewer != SPECTATOR else (),
        tuple(map(len, t.hands)),
        len(t.deck),
        t.pile,
        t.arrow,
        t.aid_down,
        t.quiet,
        t.out,
        chooser,
        t.chosen if chooser == viewer else None,
        _known_to(me, t.known),
        tuple([mask & me != 0 for mask in t.no_ones]) if any(t.no_ones) else (False,) * len(t.no_ones),
        t.penalties,
        t.hands if t.shown else None,
        asked,
    )


def _known_to(reader: int, known: tuple[Known, ...]) -> tuple[Hand, ...]:
    """M37: what this reader knows of each hand; most often that is nothing, or one card."""
    hands = []
    for here in known:
        cards: Hand = ()
        for card, mask in here:
            if mask & reader:
                cards += (card,)
        hands.append(cards if len(cards) < 2 else tuple(sorted(cards)))
    return tuple(hands)
