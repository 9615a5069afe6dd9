"""S5 to S9: a game is set up, and each round is dealt."""

from cattery.games.schrodinger.choices import DrawCards, DrawPhysicat, Draws, NameStarter
from cattery.games.schrodinger.events import CardsDealt, PhysicatDealt, RoundBegan, RowBegun, StarterChosen, Won
from cattery.games.schrodinger.physicats import PHYSICATS
from cattery.games.schrodinger.steps.powers import Said
from cattery.games.schrodinger.steps.turn import TakeTurn
from cattery.games.schrodinger.table import Table
from cattery.kernel import Chance, Event, Seen, Step


class NewGame(Step, frozen=True, gc=False):
    """S6: with physicats, one for each player and one for the row; the simple game leaves them out."""

    rule = "S6"

    def play(self, table: Table, _: None) -> Said:
        options = table.options
        if options.physicats:
            for seat in range(options.players):
                yield DealPhysicat(seat)
            yield TurnUpPhysicat()
        if options.starter is None:
            yield ChooseStarter()
        else:
            yield StarterChosen(options.starter - 1)  # S7: the seat that the host names
        yield NextRound()


def _unseen(table: Table) -> tuple[DrawPhysicat, ...]:
    dealt = table.physicats
    return tuple([choice for choice in _EVERY_PHYSICAT if choice.physicat not in dealt])


_EVERY_PHYSICAT = tuple([DrawPhysicat(physicat) for physicat in PHYSICATS])


class DealPhysicat(Chance, frozen=True, gc=False):
    """S6: one each at random, face down."""

    rule = "S6"
    seat: int

    def choices(self, table: Table) -> tuple[DrawPhysicat, ...]:
        return _unseen(table)

    def shown(self, table: Table, choice: DrawPhysicat, viewer: int) -> object:
        return choice if viewer == self.seat else None

    def play(self, table: Table, choice: DrawPhysicat) -> tuple[Event, ...]:
        return (PhysicatDealt(self.seat, Seen(choice.physicat, (self.seat,))),)


class TurnUpPhysicat(Chance, frozen=True, gc=False):
    """S6: one more, face up, starts the row; the rest go back unseen."""

    rule = "S6"

    def choices(self, table: Table) -> tuple[DrawPhysicat, ...]:
        return _unseen(table)

    def play(self, table: Table, choice: DrawPhysicat) -> tuple[Event, ...]:
        return (RowBegun(choice.physicat),)


class ChooseStarter(Chance, frozen=True, gc=False):
    """S7: a random seat."""

    rule = "S7"

    def choices(self, table: Table) -> tuple[NameStarter, ...]:
        return tuple([NameStarter(seat) for seat in range(table.options.players)])

    def play(self, table: Table, choice: NameStarter) -> tuple[Event, ...]:
        return (StarterChosen(choice.seat),)


class NextRound(Step, frozen=True, gc=False):
    """S24: the last player left wins. Until then S8: a round with one card fewer each, and S9: its starter begins."""

    rule = "S24"

    def play(self, table: Table, _: None) -> Said:
        starter = table.starter
        assert starter is not None
        seats = [seat for seat, lives in enumerate(table.lives) if lives]
        if len(seats) == 1:
            yield Won(seats[0])
            return
        round = table.round + 1
        size = table.options.hand_size(round)
        yield RoundBegan(round, starter, size, size * len(seats))
        for seat in seats:
            yield DealHand(seat, size)
        yield TakeTurn(starter)
        yield self


class DealHand(Chance, frozen=True, gc=False):
    """S8: the cards are shuffled, and nobody sees their order: a hand is any of the equally likely ones."""

    rule = "S8"
    seat: int
    count: int

    def choices(self, table: Table) -> Draws:
        return Draws(table.deck, self.count)

    def shown(self, table: Table, choice: DrawCards, viewer: int) -> DrawCards | None:
        return choice if viewer == self.seat else None

    def play(self, table: Table, choice: DrawCards) -> tuple[Event, ...]:
        return (CardsDealt(self.seat, self.count, Seen(choice.cards, (self.seat,))),)
