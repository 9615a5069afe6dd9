"""What the game is worth once a round is over: the chance to win it, if everybody is equally good."""

from functools import lru_cache


@lru_cache(4096)
def win_chance(own: int, others: tuple[int, ...]) -> float:
    """With so many lives left to us, and so many to each other player who is still in the game, in ascending order.

    Each round somebody loses a life (S23), anybody alike, until one player is left (S24).
    """
    if not own:
        return 0.0
    if not others:
        return 1.0
    return (win_chance(own - 1, others) + len(others) * after_another(own, others)) / (1 + len(others))


@lru_cache(4096)
def after_another(own: int, others: tuple[int, ...]) -> float:
    """Once one of the others, anybody alike, has lost a life."""
    return sum(win_chance(own, _hit(others, at)) for at in range(len(others))) / len(others)


def _hit(others: tuple[int, ...], at: int) -> tuple[int, ...]:
    left = [*others]
    left[at] -= 1
    return tuple(sorted(lives for lives in left if lives))


def worth(through: float, lives: tuple[int, ...], seat: int) -> float:
    """The chance to win the game with such a chance to come through this round."""
    own = lives[seat]
    others = tuple(sorted(left for other, left in enumerate(lives) if left and other != seat))
    return through * after_another(own, others) + (1 - through) * win_chance(own - 1, others)
