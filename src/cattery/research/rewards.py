"""What a game is worth to each seat when it is over, and nothing before."""

from collections.abc import Sequence

from cattery.games.mistigri.events import GameEnded
from cattery.games.schrodinger.events import Eliminated
from cattery.kernel import Event, Game, State

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
    worth = _worth(shares, facts)
    others = len(worth) - 1
    return tuple(sum((mine > its) + (mine == its) / 2 for its in worth) / others - 0.5 / others for mine in worth)


def _worth(shares: Sequence[float], facts: Sequence[Event]) -> Sequence[float]:
    """How well each seat did, as a number to compare: S24, the later eliminated the better; M50, fewer penalties."""
    for fact in reversed(facts):
        if isinstance(fact, GameEnded):
            return [-points for points in fact.totals]
    order = [fact.seat for fact in facts if isinstance(fact, Eliminated)]
    return [order.index(seat) if seat in order else len(order) for seat in range(len(shares))]
