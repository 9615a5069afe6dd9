"""Facts: what is told of a game. Hidden cards are wrapped in `Seen`, and their public number stands beside them."""

from cattery.games.schrodinger.cards import INDEX, NONE, Cards, Kind, add, of_kind, sub
from cattery.games.schrodinger.choices import Claim
from cattery.games.schrodinger.physicats import LIKE_A_PROOF, Physicat
from cattery.games.schrodinger.table import Laid, Parcel, Table
from cattery.kernel import Event, Seen, put, replace


class PhysicatDealt(Event, frozen=True, gc=False):
    """S6: face down, for its owner alone."""

    seat: int
    physicat: Seen[Physicat]

    def on(self, table: Table) -> Table:
        return replace(table, physicats=put(table.physicats, self.seat, self.physicat.thing))


class RowBegun(Event, frozen=True, gc=False):
    """S6: one more physicat, face up."""

    physicat: Physicat

    def on(self, table: Table) -> Table:
        return replace(table, row=(self.physicat,))


class StarterChosen(Event, frozen=True, gc=False):
    """S7: who starts the first round."""

    seat: int

    def on(self, table: Table) -> Table:
        return replace(table, starter=self.seat)


class RoundBegan(Event, frozen=True, gc=False):
    """S8: all cards are shuffled together. S9: the starter says how many will be in play."""

    opens_round = True

    round: int
    starter: int
    hand_size: int
    in_play: int

    def on(self, table: Table) -> Table:
        none = (NONE,) * len(table.lives)
        return replace(
            table,
            round=self.round,
            hand_size=self.hand_size,
            deck=table.options.pack,
            discard=(),
            hands=none,
            proofs=none,
            claim=None,
            claimer=None,
        )


class CardsDealt(Event, frozen=True, gc=False):
    """S8: the hand that a round begins with."""

    seat: int
    count: int
    cards: Seen[Cards]

    def on(self, table: Table) -> Table:
        cards = self.cards.thing
        return replace(table, deck=sub(table.deck, cards), hands=put(table.hands, self.seat, cards))


class CardsDrawn(Event, frozen=True, gc=False):
    """S15, S46, S47: from the deck into the hand."""

    seat: int
    count: int
    cards: Seen[Cards]

    def on(self, table: Table) -> Table:
        seat, cards = self.seat, self.cards.thing
        return replace(table, deck=sub(table.deck, cards), hands=put(table.hands, seat, add(table.hands[seat], cards)))


class Claimed(Event, frozen=True, gc=False):
    """S11: the marker moves."""

    seat: int
    claim: Claim

    def on(self, table: Table) -> Table:
        return replace(table, claim=self.claim, claimer=self.seat)


class ProofShown(Event, frozen=True, gc=False):
    """S14: from the hand, face up."""

    seat: int
    cards: Cards

    def on(self, table: Table) -> Table:
        seat, cards = self.seat, self.cards
        return replace(
            table,
            hands=put(table.hands, seat, sub(table.hands[seat], cards)),
            proofs=put(table.proofs, seat, add(table.proofs[seat], cards)),
        )


class CardsPutAway(Event, frozen=True, gc=False):
    """S15, S47: from the hand, face down on the discard pile."""

    seat: int
    count: int
    cards: Seen[Cards]

    def on(self, table: Table) -> Table:
        seat, cards = self.seat, self.cards.thing
        hands = put(table.hands, seat, sub(table.hands[seat], cards))
        return replace(table, hands=hands, discard=(*table.discard, Parcel(seat, cards)))


class PowerUsed(Event, frozen=True, gc=False):
    """S31: the physicat joins the row at once, or lies like a proof."""

    seat: int
    physicat: Physicat

    def on(self, table: Table) -> Table:
        physicats = put(table.physicats, self.seat, None)
        if self.physicat in LIKE_A_PROOF:
            return replace(table, physicats=physicats, front=(*table.front, Laid(self.seat, self.physicat)))
        return replace(table, physicats=physicats, row=(*table.row, self.physicat))


class PowerTaken(Event, frozen=True, gc=False):
    """S53: a physicat of the row is used in exchange for Tabby, and then follows S31 like any other."""

    seat: int
    physicat: Physicat

    def on(self, table: Table) -> Table:
        row = tuple([physicat for physicat in table.row if physicat != self.physicat])
        if self.physicat in LIKE_A_PROOF:
            return replace(table, row=row, front=(*table.front, Laid(self.seat, self.physicat)))
        return replace(table, row=(*row, self.physicat))


class ProofsRemoved(Event, frozen=True, gc=False):
    """S42, S43: every face-up card of this state goes to the discard pile."""

    state: Kind
    counts: tuple[int, ...]  # from each seat

    def on(self, table: Table) -> Table:
        index = INDEX[self.state]
        proofs = tuple([sub(proof, of_kind(index, self.counts[seat])) for seat, proof in enumerate(table.proofs)])
        return replace(table, proofs=proofs, discard=(*table.discard, Parcel(None, of_kind(index, sum(self.counts)))))


class PileLookedAt(Event, frozen=True, gc=False):
    """S45, S54: everyone sees that they looked; they alone see at what."""

    seat: int
    count: int
    cards: Seen[Cards]

    def on(self, table: Table) -> Table:
        seat = self.seat
        return replace(
            table,
            discard=tuple([replace(parcel, looked_at_by=(*parcel.looked_at_by, seat)) for parcel in table.discard]),
        )


class TurnSkipped(Event, frozen=True, gc=False):
    """S48: neither claim nor doubt."""

    seat: int


class PhysicatSentToRow(Event, frozen=True, gc=False):
    """S31, S42: one that lay like a proof joins the row."""

    seat: int  # in front of whom it lay
    physicat: Physicat

    def on(self, table: Table) -> Table:
        front = tuple([laid for laid in table.front if laid.physicat != self.physicat])
        return replace(table, front=front, row=(*table.row, self.physicat))


class Doubted(Event, frozen=True, gc=False):
    """S20: the round is over."""

    seat: int
    claimer: int
    claim: Claim


class HandsRevealed(Event, frozen=True, gc=False):
    """S21: everything that was counted, and S22: who was right. S24: who is right starts the next round."""

    claim: Claim
    claimer: int
    doubter: int
    hands: tuple[Cards, ...]
    proofs: tuple[Cards, ...]
    front: tuple[Laid, ...]
    added: tuple[int, ...]  # S40, S41: what each of `front` adds to the count
    heisenbergs: int  # S2, S44: how many of them were counted
    found: int
    right: int
    wrong: int

    def on(self, table: Table) -> Table:
        return replace(table, starter=self.right)


class LifeLost(Event, frozen=True, gc=False):
    """S23: in a game with more than one life each."""

    seat: int
    left: int

    def on(self, table: Table) -> Table:
        return replace(table, lives=put(table.lives, self.seat, self.left))


class Eliminated(Event, frozen=True, gc=False):
    """S23: out of the game."""

    seat: int

    def on(self, table: Table) -> Table:
        return replace(table, lives=put(table.lives, self.seat, 0))


class PhysicatRevealed(Event, frozen=True, gc=False):
    """S32: the unused physicat of whoever was eliminated joins the row."""

    seat: int
    physicat: Physicat

    def on(self, table: Table) -> Table:
        physicats = put(table.physicats, self.seat, None)
        return replace(table, physicats=physicats, row=(*table.row, self.physicat))


class Won(Event, frozen=True, gc=False):
    """S24: the last player left."""

    seat: int

    def on(self, table: Table) -> Table:
        return replace(table, winner=self.seat)


EVENTS: tuple[type[Event], ...] = (
    PhysicatDealt, RowBegun, StarterChosen, RoundBegan, CardsDealt, CardsDrawn, Claimed, ProofShown, CardsPutAway,
    PowerUsed, PowerTaken, ProofsRemoved, PileLookedAt, TurnSkipped, PhysicatSentToRow, Doubted, HandsRevealed,
    LifeLost, Eliminated, PhysicatRevealed, Won,
)  # fmt: skip
