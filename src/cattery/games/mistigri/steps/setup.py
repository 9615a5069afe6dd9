"""The beginning of a round, and how many there are: M3 to M6 and M50."""

from cattery.games.mistigri.choices import Deal, First
from cattery.games.mistigri.dealing import Deals
from cattery.games.mistigri.events import FirstPlayer, HandDealt, RoundBegan
from cattery.games.mistigri.options import deck
from cattery.games.mistigri.steps.draw import TakeTurn
from cattery.games.mistigri.steps.scoring import Said, leaders
from cattery.games.mistigri.table import AGAINST, Table, totals
from cattery.kernel import Chance, Seen, Step


class BeginRound(Step, frozen=True, gc=False):
    """M4: all cards together, then a first player who deals them."""

    rule = "M4"
    number: int

    def play(self, t: Table, _: None) -> Said:
        return RoundBegan(self.number), NameFirst()


class NameFirst(Chance, frozen=True, gc=False):
    """M5: in round 1 the named seat or a random one; later whoever has most penalties, and ties are broken at random.

    Chance is asked even where only one is left, so that the deal that follows has the same dice whatever was played.
    """

    rule = "M5"

    def choices(self, t: Table) -> tuple[First, ...]:
        if not t.penalties and t.options.starter is not None:
            return (First(t.options.starter - 1),)
        sums = totals(t)
        most = max(sums)
        return tuple([First(seat) for seat, points in enumerate(sums) if points == most])

    def play(self, t: Table, choice: First) -> Said:
        return FirstPlayer(choice.seat), *deals(t, choice.seat), TakeTurn(choice.seat)


def deals(t: Table, first: int) -> Said:
    """M4: as many to each, by seat, and what is left over one by one from the first player's right on."""
    players = t.options.players
    each, over = divmod(len(deck(t.options)), players)
    if t.options.hand is not None:
        each, over = t.options.hand, 0
    hands = [DealHand(seat, each) for seat in range(players)]
    return hands + [DealHand((first + AGAINST * i) % players, 1) for i in range(1, over + 1)]


class DealHand(Chance, frozen=True, gc=False):
    """M4: so many cards for this seat, unseen by the others."""

    rule = "M4"
    seat: int
    count: int

    def choices(self, t: Table) -> Deals:
        return Deals(t.deck, self.count)

    def shown(self, t: Table, choice: Deal, viewer: int) -> object:
        return choice if viewer == self.seat else None

    def play(self, t: Table, choice: Deal) -> Said:
        return (HandDealt(self.seat, self.count, Seen(choice.cards, (self.seat,))),)


class TieRound(Step, frozen=True, gc=False):
    """M50: a third round, if two or more share the lowest sum after the second."""

    rule = "M50"

    def play(self, t: Table, _: None) -> Said:
        if len(leaders(t)) > 1:
            yield BeginRound(len(t.penalties) + 1)
