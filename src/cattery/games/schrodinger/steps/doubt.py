"""S20 to S25: a doubt, the check, and what comes of it. What follows a round is steps/setup.py's."""

from cattery.games.schrodinger.cards import HEISENBERG, INDEX, Kind
from cattery.games.schrodinger.events import (
    Eliminated,
    HandsRevealed,
    LifeLost,
    PhysicatRevealed,
    PhysicatSentToRow,
)
from cattery.games.schrodinger.physicats import CECILIA, FEYNCAT, MARIA
from cattery.games.schrodinger.steps.powers import Said
from cattery.games.schrodinger.table import Laid, Table
from cattery.kernel import Step


def counted_heisenbergs(table: Table) -> int:
    """S2: a Heisenberg matches every claim; S44: while Feyncat lies there, none."""
    if FEYNCAT in [laid.physicat for laid in table.front]:
        return 0
    return sum([cards[HEISENBERG] for cards in table.hands + table.proofs])


def added(laid: Laid, state: Kind) -> int:
    """S40, S41: as how many cards of this state a physicat that lies like a proof counts."""
    if state == "alive":
        return 2 if laid.physicat == CECILIA else 0
    return 1 if state == "empty" and laid.physicat == MARIA else 0


def count_matching(table: Table) -> int:
    """S21: how many cards in play match the claim."""
    assert table.claim is not None
    state = table.claim.state
    index = INDEX[state]
    own = sum([cards[index] for cards in table.hands + table.proofs])
    return own + counted_heisenbergs(table) + sum([added(laid, state) for laid in table.front])


def verdict(table: Table, doubter: int) -> tuple[int, int, int]:
    """S22: how many were found, who was right and who was wrong."""
    claimer, claim = table.claimer, table.claim
    assert claim is not None and claimer is not None
    found = count_matching(table)
    return (found, doubter, claimer) if found < claim.count else (found, claimer, doubter)


class CheckClaim(Step, frozen=True, gc=False):
    """S21: all hands are revealed and counted. S23: the wrong player loses a life, or is eliminated."""

    rule = "S21"
    doubter: int

    def play(self, table: Table, _: None) -> Said:
        claim, claimer, front = table.claim, table.claimer, table.front
        assert claim is not None and claimer is not None
        found, right, wrong = verdict(table, self.doubter)
        yield HandsRevealed(
            claim,
            claimer,
            self.doubter,
            table.hands,
            table.proofs,
            front,
            tuple([added(laid, claim.state) for laid in front]),
            counted_heisenbergs(table),
            found,
            right,
            wrong,
        )
        left = table.lives[wrong] - 1
        if table.options.first_lives > 1:
            yield LifeLost(wrong, left)
        if not left:
            yield Eliminated(wrong)
            if physicat := table.physicats[wrong]:  # S32
                yield PhysicatRevealed(wrong, physicat)
        for laid in front:  # S31
            yield PhysicatSentToRow(laid.seat, laid.physicat)
