"""Two-card bluff: a small game that uses every feature of the kernel, so that it is proven without real games.

B1 A pack of three high and three low cards; two players; two rounds. B2 Each is dealt two cards, unseen by the other.
B3 The layer lays one of them face down and says it is high. B4 The other believes it (the layer scores 1) or doubts:
B5 a doubted card is turned up, and whoever was right scores 2. B6 Then the other one lays; most points win.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from cattery.kernel import (
    SPECTATOR,
    Asked,
    BadNotation,
    BadOption,
    Chance,
    Choice,
    Data,
    Decision,
    Event,
    Game,
    Options,
    Roll,
    Seen,
    State,
    Step,
    decision,
    replace,
    set_up,
)  # fmt: skip

LOW, HIGH = "L", "H"
PACK = (HIGH, HIGH, HIGH, LOW, LOW, LOW)  # B1
Cards = tuple[str, ...]


class Table(Data, frozen=True, gc=False):
    deck: Cards = PACK
    hands: tuple[Cards, ...] = ((), ())
    laid: str | None = None
    points: tuple[int, ...] = (0, 0)


class Pick(Choice, frozen=True, gc=False):
    cards: Cards


class Call(Choice, frozen=True, gc=False):
    doubt: bool


class RoundBegan(Event, frozen=True, gc=False):
    opens_round = True

    def on(self, t: Table) -> Table:
        return Table(points=t.points)


class Dealt(Event, frozen=True, gc=False):
    seat: int
    cards: Seen[Cards]

    def on(self, t: Table) -> Table:
        deck = list((Counter(t.deck) - Counter(self.cards.thing)).elements())
        hands = list(t.hands)
        hands[self.seat] = self.cards.thing
        return replace(t, deck=tuple(deck), hands=tuple(hands))


class Laid(Event, frozen=True, gc=False):
    seat: int
    card: Seen[str]

    def on(self, t: Table) -> Table:
        hands = list(t.hands)
        hands[self.seat] = tuple((Counter(hands[self.seat]) - Counter([self.card.thing])).elements())
        return replace(t, laid=self.card.thing, hands=tuple(hands))


class TurnedUp(Event, frozen=True, gc=False):
    card: str


class Scored(Event, frozen=True, gc=False):
    seat: int
    points: int

    def on(self, t: Table) -> Table:
        points = list(t.points)
        points[self.seat] += self.points
        return replace(t, points=tuple(points))


class BeginRound(Step, frozen=True, gc=False):
    """B2: two cards each."""

    layer: int

    def play(self, t: Table, _: None) -> Iterator[Event | Step]:
        yield RoundBegan()
        yield Deal(0)
        yield Deal(1)
        yield Lay(self.layer)


class Hands(Data, frozen=True, gc=False):
    """Every pair of cards of a deck, each as likely as it is; a lazy sequence with weights."""

    deck: Cards

    def __len__(self) -> int:
        return len(list(combinations(self.deck, 2)))

    def __getitem__(self, i: int) -> Pick:
        return Pick(list(combinations(self.deck, 2))[i])

    def __iter__(self) -> Iterator[Pick]:
        return map(Pick, combinations(self.deck, 2))

    def __contains__(self, choice: Any) -> bool:
        return choice in list(self)

    def weights(self) -> dict[Pick, int]:
        return dict(Counter(self))


class Deal(Chance, frozen=True, gc=False):
    """B2: unseen by the other."""

    seat: int

    def choices(self, t: Table) -> Hands:
        return Hands(t.deck)

    def shown(self, t: Table, choice: Pick, viewer: int) -> Any:
        return choice if viewer == self.seat else None

    def play(self, t: Table, choice: Pick) -> Iterator[Event | Step]:
        yield Dealt(self.seat, Seen(choice.cards, (self.seat,)))


class Lay(Asked, frozen=True, gc=False):
    """B3: one card, face down."""

    def choices(self, t: Table) -> tuple[Pick, ...]:
        return tuple(Pick((card,)) for card in dict.fromkeys(t.hands[self.seat]))

    def shown(self, t: Table, choice: Pick, viewer: int) -> Any:
        return choice if viewer == self.seat else None

    def play(self, t: Table, choice: Pick) -> Iterator[Event | Step]:
        yield Laid(self.seat, Seen(choice.cards[0], (self.seat,)))
        yield Answer(1 - self.seat)


class Answer(Asked, frozen=True, gc=False):
    """B4: believe or doubt."""

    def choices(self, t: Table) -> tuple[Call, ...]:
        return Call(False), Call(True)

    def refusal(self, t: Table, choice: Any) -> str:
        return "B3" if isinstance(choice, Pick) else "B4"

    def shown(self, t: Table, choice: Call, viewer: int) -> Any:
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


class View(Data, frozen=True, gc=False):
    hand: Cards
    laid: str | None
    face_down: bool
    sizes: tuple[int, ...]
    points: tuple[int, ...]
    decision: Decision | None


class BluffOptions(Options, frozen=True, gc=False):
    players: int = 2


class Bluff(Game):
    name, rules, options_type = "bluff", 1, BluffOptions
    events = (RoundBegan, Dealt, Laid, TurnedUp, Scored)
    steps = (BeginRound, Deal, Lay, Answer)
    choices = (Pick, Call)

    def check_options(self, options: Any) -> None:
        if options.players != 2:
            raise BadOption("players", f"B1: two play, not {options.players}")

    def setup(self, options: Any) -> tuple[Table, tuple[Step, ...]]:
        return Table(), (BeginRound(0),)

    def view(self, state: State, viewer: int) -> View:
        t, asked = state.table, decision(state)
        layer = 1 - asked.actor if asked and isinstance(asked.step, Answer) else None
        hand = t.hands[viewer] if viewer != SPECTATOR else ()
        sizes = tuple(map(len, t.hands))
        return View(hand, t.laid if viewer == layer else None, t.laid is not None, sizes, t.points, asked)

    def imagine(self, view: View, sightings: Sequence[Event], roll: Roll) -> State:
        rounds = [i for i, event in enumerate(sightings) if isinstance(event, RoundBegan)]
        up = [event.card for event in sightings[rounds[-1] :] if isinstance(event, TurnedUp)]  # B5
        laid = up[0] if up else view.laid
        mine = next((event.seat for event in sightings if isinstance(event, Dealt) and event.cards.what), None)
        unseen = list((Counter(PACK) - Counter(view.hand) - Counter([laid] if laid else [])).elements())
        hands = [
            view.hand if seat == mine else tuple(sorted(unseen.pop(roll(len(unseen))) for _ in range(size)))
            for seat, size in enumerate(view.sizes)
        ]
        if view.face_down and laid is None:
            laid = unseen.pop(roll(len(unseen)))
        asked = view.decision
        agenda = (asked.step, *asked.then) if asked else ()
        return set_up(Table(tuple(unseen), tuple(hands), laid, view.points), agenda, round=len(rounds))[0]

    def result(self, state: State) -> tuple[float, ...]:
        best = max(state.table.points)
        winners = state.table.points.count(best)
        return tuple((points == best) / winners for points in state.table.points)

    def write(self, choice: Any) -> str:
        if isinstance(choice, Call):
            return "?" if choice.doubt else "."
        return "*" * (len(choice.cards) > 1) + "".join(choice.cards)

    def read(self, text: str, step: Step) -> Any:
        if text in ("?", "."):
            return Call(text == "?")
        if text.strip("*HL") or not text:
            raise BadNotation(f"{text!r} is neither ? nor . nor cards")
        return Pick(tuple(text.lstrip("*")))

    def write_position(self, state: State) -> str:
        step = state.step
        return f"{' '.join(''.join(hand) or '-' for hand in state.table.hands)} lay {getattr(step, 'seat', 0) + 1}"

    def read_position(self, text: str) -> State:
        try:
            *hands, verb, seat = text.split()
            held = tuple(tuple(hand.strip("-")) for hand in hands)
            deck = Counter(PACK)
            deck.subtract(Counter(card for hand in held for card in hand))
            if len(held) != 2 or verb != "lay" or min(deck.values()) < 0 or not 1 <= int(seat) <= 2:
                raise ValueError
        except ValueError:
            raise BadNotation(f"{text!r} is no position: hands of H and L for two, then lay and a seat") from None
        return set_up(Table(tuple(deck.elements()), held), (Lay(int(seat) - 1),), round=1)[0]


BLUFF = Bluff()
