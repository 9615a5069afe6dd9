"""Why an answer is worth what it is. Chances are per cent."""

from cattery.coach import AdviceReason
from cattery.games.mistigri.cards import Card


class GoesOut(AdviceReason, frozen=True, gc=False):
    """M11: no card is left, and so no penalty."""


class Leaves(AdviceReason, frozen=True, gc=False):
    """So many cards are left in hand, and of them so many points that find no partner there."""

    count: int
    points: int


class KeepsAll(AdviceReason, frozen=True, gc=False):
    """M9: to pass keeps every card."""


class Effect(AdviceReason, frozen=True, gc=False):
    """M21 to M28: what the pair brings besides."""

    value: int


class MistigriLikely(AdviceReason, frozen=True, gc=False):
    """M7: how likely the next card drawn from this player is the Mistigri."""

    seat: int
    chance: int


class MistigriAvoided(AdviceReason, frozen=True, gc=False):
    """M6: the same, of the player from whom we would draw otherwise."""

    seat: int
    chance: int


class PartnerLikely(AdviceReason, frozen=True, gc=False):
    """M7, M8: how likely our next draw pairs with what we hold."""

    chance: int


class Sticks(AdviceReason, frozen=True, gc=False):
    """How likely this card finds no partner in that player's hand."""

    card: Card
    seat: int
    chance: int


class ComesBack(AdviceReason, frozen=True, gc=False):
    """M7: we draw from this player next."""

    seat: int


class Fits(AdviceReason, frozen=True, gc=False):
    """M8: this card has a partner in our hand."""

    card: Card


class Burdens(AdviceReason, frozen=True, gc=False):
    """M42: this card has no partner in our hand, and costs its value."""

    card: Card


REASONS: tuple[type[AdviceReason], ...] = (
    GoesOut, Leaves, KeepsAll, Effect, MistigriLikely, MistigriAvoided, PartnerLikely, Sticks, ComesBack, Fits, Burdens,
)  # fmt: skip
