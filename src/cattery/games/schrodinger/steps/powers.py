"""S30 to S58: when a power can be used, and what each physicat does."""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from cattery.games.schrodinger.cards import ALIVE, DEAD, KINDS, NONE, Cards, add
from cattery.games.schrodinger.choices import (
    USE_POWER,
    DrawCards,
    Draws,
    TakePower,
    UsePower,
    take_power,
)
from cattery.games.schrodinger.events import (
    CardsDrawn,
    CardsPutAway,
    PhysicatSentToRow,
    PileLookedAt,
    PowerTaken,
    PowerUsed,
    ProofsRemoved,
    TurnSkipped,
)
from cattery.games.schrodinger.physicats import (
    CECILIA,
    FELIDAE,
    FELINESTEIN,
    FEYNCAT,
    MARIA,
    MEWTON,
    PAWKING,
    PRRIDE,
    PURRIE,
    TABBY,
    Physicat,
)
from cattery.games.schrodinger.table import Laid, Table, after, pile_size
from cattery.games.schrodinger.track import is_last
from cattery.kernel import Asked, Chance, Choice, Event, Seen, Step

Said = Iterable[Event | Step]


# --- when


def why_not(table: Table, seat: int, physicat: Physicat, claimed: bool) -> str | None:
    """The rule that forbids using this physicat's power now, or None. All it looks at but the physicat is public."""
    if physicat == PURRIE:
        return None if any(proof[ALIVE] for proof in table.proofs) or _cecilia(table) else "S58"
    if physicat == FELIDAE:
        return None if any(proof[DEAD] for proof in table.proofs) else "S58"
    if physicat == PRRIDE:
        return None if table.discard else "S58"
    if physicat == MEWTON:
        return None if any(table.deck) else "S51"
    if physicat == FELINESTEIN:
        return None if 0 < sum(table.hands[seat]) <= sum(table.deck) else "S51"
    if physicat == PAWKING:
        if claimed:
            return "S52"
        if table.claimer == seat:
            return "S25"  # your own claim came back to you, and you must raise it
        return "S25" if is_last(table.claim, table.options.track) and table.claimer == after(table, seat) else None
    return None  # S18: those that lie like a proof need no claim


def _cecilia(table: Table) -> Laid | None:
    """S42: the Cecilia that lies like a proof, if she does."""
    return next((laid for laid in table.front if laid.physicat == CECILIA), None)


def _can_take(table: Table, seat: int, claimed: bool) -> tuple[TakePower, ...]:
    """S53, S56: what Tabby could take from the row now. Tabby itself is there only when it was used."""
    return tuple([take_power(card) for card in table.row if why_not(table, seat, card, claimed) is None])


def power_choices(table: Table, seat: int, claimed: bool) -> tuple[Choice, ...]:
    """S30: the ways to use a power now."""
    physicat = table.physicats[seat]
    assert physicat is not None
    if physicat == TABBY:
        return _can_take(table, seat, claimed)
    return (USE_POWER,) if why_not(table, seat, physicat, claimed) is None else ()


def power_refusal(table: Table, seat: int, choice: UsePower | TakePower, claimed: bool) -> str:
    """Why this power cannot be used now."""
    physicat = table.physicats[seat]
    if physicat is None:
        return "S30" if table.options.physicats else "S6"
    if isinstance(choice, TakePower):
        if physicat != TABBY:
            return "S49"
        physicat = choice.physicat
        if physicat not in table.row:
            return "S56" if any(laid.physicat == physicat for laid in table.front) else "S53"
    return why_not(table, seat, physicat, claimed) or "S53"  # Tabby must name one that it can take


# --- a turn that a power can interrupt


class OwnTurn(Asked, frozen=True, gc=False):
    """S30: a question of your own turn, at which you may also use your power."""

    has_claimed: ClassVar[bool] = True  # the claim of this turn was made

    def moves(self, table: Table) -> tuple[Choice, ...]:
        """The other answers."""
        raise NotImplementedError

    def move(self, table: Table, choice: Any) -> Said:
        """What another answer does."""
        raise NotImplementedError

    def after_power(self, table: Table, physicat: Physicat) -> tuple[Step, ...]:
        """S30: the turn goes on where it was."""
        raise NotImplementedError

    def move_shown(self, table: Table, choice: Any, viewer: int) -> object:
        """What a viewer sees of another answer."""
        return choice

    def move_refusal(self, table: Table, choice: object) -> str:
        """Why another answer is unlawful."""
        return self.rule

    def choices(self, table: Table) -> tuple[Choice, ...]:
        if table.physicats[self.seat] is None:
            return self.moves(table)
        return self.moves(table) + power_choices(table, self.seat, self.has_claimed)

    def play(self, table: Table, choice: Any) -> Said:
        if type(choice) is UsePower or type(choice) is TakePower:
            return self.interrupted(table, choice)
        return self.move(table, choice)

    def interrupted(self, table: Table, choice: UsePower | TakePower) -> Said:
        """S30, S49: the power is used up, whatever it does; then the turn goes on."""
        seat = self.seat
        physicat = table.physicats[seat]
        assert physicat is not None
        yield PowerUsed(seat, physicat)
        if isinstance(choice, TakePower):
            physicat = choice.physicat
            yield PowerTaken(seat, physicat)
        yield from POWERS[physicat](table, seat)
        yield from self.after_power(table, physicat)

    def shown(self, table: Table, choice: Any, viewer: int) -> object:
        if isinstance(choice, UsePower | TakePower):
            physicat = choice.physicat if isinstance(choice, TakePower) else table.physicats[self.seat]
            looks = physicat == PRRIDE and viewer == self.seat
            return choice, physicat, _pile(table) if looks else None
        return self.move_shown(table, choice, viewer)

    def refusal(self, table: Table, choice: object) -> str:
        if isinstance(choice, UsePower | TakePower):
            return power_refusal(table, self.seat, choice, self.has_claimed)
        return self.move_refusal(table, choice)


class DrawFromDeck(Chance, frozen=True, gc=False):
    """S15, S46, S47: nobody ever sees the order of the deck, so it is a bag, and drawing from it is shuffling it."""

    rule = "S15"
    seat: int
    count: int

    def choices(self, table: Table) -> Draws:
        return Draws(table.deck, self.count)

    def shown(self, table: Table, choice: DrawCards, viewer: int) -> DrawCards | None:
        return choice if viewer == self.seat else None

    def play(self, table: Table, choice: DrawCards) -> tuple[Event, ...]:
        return (CardsDrawn(self.seat, self.count, Seen(choice.cards, (self.seat,))),)


# --- what


def _lie_there(table: Table, seat: int) -> Said:
    """S40, S41, S44: it lies in front of its player, and the check counts it (steps/doubt.py)."""
    return ()


def _purrie(table: Table, seat: int) -> Said:
    """S42, S50: the face-up alive cats go, and Cecilia with them."""
    yield from _remove(table, ALIVE)
    if laid := _cecilia(table):
        yield PhysicatSentToRow(laid.seat, CECILIA)


def _felidae(table: Table, seat: int) -> Said:
    """S43, S50: the face-up dead cats go."""
    yield from _remove(table, DEAD)


def _remove(table: Table, index: int) -> Said:
    counts = tuple([proof[index] for proof in table.proofs])
    if any(counts):
        yield ProofsRemoved(KINDS[index], counts)


def _prride(table: Table, seat: int) -> Said:
    """S45, S54: a look at the discard pile as it is now."""
    yield PileLookedAt(seat, pile_size(table), Seen(_pile(table), (seat,)))


def _pile(table: Table) -> Cards:
    cards = NONE
    for parcel in table.discard:
        cards = add(cards, parcel.cards)
    return cards


def _mewton(table: Table, seat: int) -> Said:
    """S46, S51: two more cards, or the last one."""
    yield DrawFromDeck(seat, min(2, sum(table.deck)))


def _felinestein(table: Table, seat: int) -> Said:
    """S47: the whole hand away, and as many new cards."""
    hand = table.hands[seat]
    yield CardsPutAway(seat, sum(hand), Seen(hand, (seat,)))
    yield DrawFromDeck(seat, sum(hand))


def _pawking(table: Table, seat: int) -> Said:
    """S48: the turn is skipped (steps/turn.py passes it on)."""
    yield TurnSkipped(seat)


POWERS: dict[Physicat, Callable[[Table, int], Said]] = {
    CECILIA: _lie_there,
    MARIA: _lie_there,
    PURRIE: _purrie,
    FELIDAE: _felidae,
    FEYNCAT: _lie_there,
    PRRIDE: _prride,
    MEWTON: _mewton,
    FELINESTEIN: _felinestein,
    PAWKING: _pawking,
}
