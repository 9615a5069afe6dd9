"""What a game is worth to each seat when it is over, and nothing before."""

from collections.abc import Sequence

from cattery.kernel import Event, Game, State
from cattery.research.part import research_of

REWARDS = ("win", "rank")
ILLEGAL = -1.0
"""What an illegal action is worth: it ends the game, and nobody else gets anything."""


def check_rewards(by: str) -> str:
    """One of REWARDS; ValueError names them."""
    if by not in REWARDS:
        raise ValueError(f"rewards: {by!r} is not one of {', '.join(REWARDS)}")
    return by


def rewards(by: str, game: Game, state: State, facts: Sequence[Event]) -> tuple[float, ...]:
    """By "win", each seat's share of the win; by "rank", the share of the others that it left behind, ties by half."""
    shares = game.result(state)
    if by == "win":
        return shares
    ranks = research_of(game.name).ranks(facts, len(shares))
    others = len(ranks) - 1
    return tuple(sum((mine < its) + (mine == its) / 2 for its in ranks) / others - 0.5 / others for mine in ranks)
