"""S20 to S25: a doubt, the check, and what comes of it. What follows a round is steps/setup.py's."""

from cattery.games.schrodinger.cards import ALIVE, EMPTY, HEISENBERG, INDEX
from cattery.games.schrodinger.events import (
    Eliminated,
    HandsRevealed,
    LifeLost,
    PhysicatRevealed,
    PhysicatSentToRow,
)
from cattery.games.schrodinger.physicats import CECILIA, FEYNCAT, MARIA
from cattery.games.schrodinger.steps.powers import Said
from cattery.games.schrodinger.table import Table
from cattery.kernel import Step


def count_matching(table: Table) -> int:
    """S21: how many cards in play match the claim."""
    assert table.claim is not None
    index = INDEX[table.claim.state]
    in_play = table.hands + table.proofs
    found = sum([cards[index] for cards in in_play])
    front = [laid.physicat for laid in table.front]
    if FEYNCAT not in front:  # S44
        found += sum([cards[HEISENBERG] for cards in in_play])  # S2
    if index == ALIVE and CECILIA in front:  # S40
        found += 2
    if index == EMPTY and MARIA in front:  # S41
        found += 1
    return found


def verdict(table: Table, doubter: int) -> tuple[int, int, int]:
    """S22: how many were found, who was right and who was wrong."""
    claimer, claim = table.claimer, table.claim
    assert claim is not None and claimer is not None
    found = count_matching(table)
    return (found, doubter, claimer) if found < claim.count else (found, claimer, doubter)


class CheckClaim(Step, frozen=True, gc=False):
    """S21: all hands are revealed and counted. S23: the wrong player loses a life, or is eliminated."""

    doubter: int

    def play(self, table: Table, _: None) -> Said:
        assert table.claim is not None and table.claimer is not None
        found, right, wrong = verdict(table, self.doubter)
        yield HandsRevealed(
            table.claim, table.claimer, self.doubter, table.hands, table.proofs, table.front, found, right, wrong
        )
        left = table.lives[wrong] - 1
        if table.options.first_lives > 1:
            yield LifeLost(wrong, left)
        if not left:
            yield Eliminated(wrong)
            if physicat := table.physicats[wrong]:  # S32
                yield PhysicatRevealed(wrong, physicat)
        for laid in table.front:  # S31
            yield PhysicatSentToRow(laid.seat, laid.physicat)
