"""Two-card bluff, the whole game: it uses every feature of the kernel, so that the kernel is proven without real games.

B1 A pack of three high and three low cards; two players; two rounds. B2 Each is dealt two cards, unseen by the other.
B3 The layer lays one of them face down and says it is high. B4 The other believes it (the layer scores 1) or doubts:
B5 a doubted card is turned up, and whoever was right scores 2. B6 Then the other one lays; most points win.
"""

from collections.abc import Iterator

from cattery.kernel import Asked, Chance, Event, Seen, Step
from tests.bluff.cards import LOW, Call, Hands, Pick
from tests.bluff.events import Dealt, Laid, RoundBegan, Scored, Table, TurnedUp


class BeginRound(Step, frozen=True, gc=False):
    """B2: two cards each."""

    rule = "B2"
    layer: int

    def play(self, t: Table, _: None) -> Iterator[Event | Step]:
        yield RoundBegan()
        yield Deal(0)
        yield Deal(1)
        yield Lay(self.layer)


class Deal(Chance, frozen=True, gc=False):
    """B2: unseen by the other."""

    rule = "B2"
    seat: int

    def choices(self, t: Table) -> Hands:
        return Hands(t.deck)

    def shown(self, t: Table, choice: Pick, viewer: int) -> object:
        return choice if viewer == self.seat else None

    def play(self, t: Table, choice: Pick) -> Iterator[Event | Step]:
        yield Dealt(self.seat, Seen(choice.cards, (self.seat,)))


class Lay(Asked, frozen=True, gc=False):
    """B3: one card, face down."""

    rule = "B3"

    def choices(self, t: Table) -> tuple[Pick, ...]:
        return tuple(Pick((card,)) for card in dict.fromkeys(t.hands[self.seat]))

    def shown(self, t: Table, choice: Pick, viewer: int) -> object:
        return choice if viewer == self.seat else None

    def play(self, t: Table, choice: Pick) -> Iterator[Event | Step]:
        yield Laid(self.seat, Seen(choice.cards[0], (self.seat,)))
        yield Answer(1 - self.seat)


class Answer(Asked, frozen=True, gc=False):
    """B4: believe or doubt."""

    rule = "B4"

    def choices(self, t: Table) -> tuple[Call, ...]:
        return Call(False), Call(True)

    def refusal(self, t: Table, choice: object) -> str:
        return "B3" if isinstance(choice, Pick) else "B4"

    def shown(self, t: Table, choice: Call, viewer: int) -> object:
        return choice, t.laid if choice.doubt else None  # B5: it is turned up for all to see

    def play(self, t: Table, choice: Call) -> Iterator[Event | Step]:
        if choice.doubt:
            assert t.laid is not None
            yield TurnedUp(t.laid)
            yield Scored(self.seat if t.laid == LOW else 1 - self.seat, 2)  # B5
        else:
            yield Scored(1 - self.seat, 1)
        if self.seat == 1:  # B6
            yield BeginRound(1)
