"""Why an answer is worth what it is. Chances are per cent; a claim is told in words."""

from cattery.coach import AdviceReason
from cattery.games.schrodinger.choices import Claim
from cattery.games.schrodinger.physicats import Physicat


class Counted(AdviceReason, frozen=True, gc=False):
    """How likely this claim holds, by counting cards alone."""

    claim: Claim
    chance: int


class Certain(AdviceReason, frozen=True, gc=False):
    """This claim holds, whatever the others have."""

    claim: Claim


class Impossible(AdviceReason, frozen=True, gc=False):
    """This claim cannot hold."""

    claim: Claim


class Believed(AdviceReason, frozen=True, gc=False):
    """What the others said makes it likelier, or less likely, than counting alone: so likely."""

    leaning: str  # "up" or "down"
    chance: int


class Doubted(AdviceReason, frozen=True, gc=False):
    """How likely this player, who is next, doubts it."""

    seat: int
    chance: int


class Held(AdviceReason, frozen=True, gc=False):
    """So many cards of the own hand fit."""

    count: int


class Shown(AdviceReason, frozen=True, gc=False):
    """S14, S15: so many cards in the open are believed, and allow a swap."""

    count: int


class KeptSecret(AdviceReason, frozen=True, gc=False):
    """S14: what is not shown tells the others nothing."""


class NewChances(AdviceReason, frozen=True, gc=False):
    """S15: so many cards that do not fit may become ones that do."""

    count: int


class GivenAway(AdviceReason, frozen=True, gc=False):
    """S15: so many cards that fit the own claim would be lost."""

    count: int


class PowerHelps(AdviceReason, frozen=True, gc=False):
    """S30: this power is worth more now than it may be later."""

    physicat: Physicat


class PowerWasted(AdviceReason, frozen=True, gc=False):
    """S30: this power is worth more later than now."""

    physicat: Physicat


class TurnEnds(AdviceReason, frozen=True, gc=False):
    """S19: all is said; how likely the claim is doubted stands beside it."""


class Raised(AdviceReason, frozen=True, gc=False):
    """S11: this player went higher rather than doubt the claim."""

    seat: int


class CaughtOut(AdviceReason, frozen=True, gc=False):
    """S22: this player doubted the claim, rightly; so many were there."""

    seat: int
    found: int


class ProvedTrue(AdviceReason, frozen=True, gc=False):
    """S22: this player doubted the claim, and it held; so many were there."""

    seat: int
    found: int


class DoubtRight(AdviceReason, frozen=True, gc=False):
    """S22: the claim that we doubted did not hold; so many were there."""

    found: int


class DoubtWrong(AdviceReason, frozen=True, gc=False):
    """S22: the claim that we doubted held all the same; so many were there."""

    found: int


REASONS: tuple[type[AdviceReason], ...] = (
    Counted, Certain, Impossible, Believed, Doubted, Held, Shown, KeptSecret, NewChances, GivenAway, PowerHelps,
    PowerWasted, TurnEnds, Raised, CaughtOut, ProvedTrue, DoubtRight, DoubtWrong,
)  # fmt: skip
