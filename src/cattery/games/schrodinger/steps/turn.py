"""S10 to S13: a turn begins, with a claim, a doubt, or a power."""

from functools import cache

from cattery.games.schrodinger.choices import DOUBT, Claim, Doubt, ShowProof, SwapCards
from cattery.games.schrodinger.events import Claimed, Doubted
from cattery.games.schrodinger.physicats import PAWKING, Physicat
from cattery.games.schrodinger.steps.claim import Prove
from cattery.games.schrodinger.steps.doubt import CheckClaim, verdict
from cattery.games.schrodinger.steps.powers import OwnTurn, Said
from cattery.games.schrodinger.table import Table, after
from cattery.games.schrodinger.track import higher_claims, is_last
from cattery.kernel import Choice, Step


class TakeTurn(OwnTurn, frozen=True, gc=False):
    """S10: claim or doubt, or use your power first. S20: nobody else can doubt, and a doubt ends the round."""

    rule = "S10"
    has_claimed = False

    def moves(self, table: Table) -> tuple[Choice, ...]:
        return _answers(table.claim, table.options.track, table.claimer != self.seat)

    def move(self, table: Table, choice: Claim | Doubt) -> Said:
        seat = self.seat
        if type(choice) is Claim:
            claimed, next_turn = Claimed(seat, choice), TakeTurn(after(table, seat))
            if any(table.hands[seat]) or table.physicats[seat] is not None:
                return (claimed, Prove(seat), next_turn)
            return (claimed, next_turn)  # S14: no card to show, and no power left to use
        assert table.claim is not None and table.claimer is not None
        return (Doubted(seat, table.claimer, table.claim), CheckClaim(seat))

    def after_power(self, table: Table, physicat: Physicat) -> tuple[Step, ...]:
        return (TakeTurn(after(table, self.seat)) if physicat == PAWKING else self,)  # S48

    def move_shown(self, table: Table, choice: Claim | Doubt, viewer: int) -> object:
        """S21: a doubt turns up all hands, and S32: the physicat of whoever it eliminates."""
        if isinstance(choice, Claim):
            return choice
        wrong = verdict(table, self.seat)[2]
        return choice, table.hands, table.physicats[wrong] if table.lives[wrong] == 1 else None

    def move_refusal(self, table: Table, choice: object) -> str:
        if isinstance(choice, Claim):
            if choice.state == "heisenberg":
                return "S2"
            if choice not in higher_claims(None, table.options.track):
                return "S3"
            return "S13" if is_last(table.claim, table.options.track) else "S11"
        if isinstance(choice, Doubt):
            return "S10" if table.claim is None else "S25"
        if isinstance(choice, ShowProof):
            return "S14"
        if isinstance(choice, SwapCards):
            return "S15"
        return "S9" if table.claim is None else self.rule


@cache
def _answers(claim: Claim | None, groups: int, is_anothers: bool) -> tuple[Choice, ...]:
    """S11: any space further along. S10, S25: or a doubt of another's claim; S13: on the last space nothing else."""
    may_doubt = claim is not None and is_anothers
    return (*higher_claims(claim, groups), *([DOUBT] if may_doubt else ()))
