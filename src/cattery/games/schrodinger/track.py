"""S3: the clipboard, a track of claims in one fixed order."""

from collections.abc import Iterator
from functools import cache

from cattery.games.schrodinger.choices import Claim

GROUPS = 13
"""How many groups of five spaces the printed track has."""
ROWS, COLUMNS = 6, 11
"""It is printed as a spiral, with the ball of yarn in the cell after its last space."""


def _spaces(groups: int) -> Iterator[Claim]:
    for k in range(1, groups + 1):
        yield Claim(2 * k - 1, "alive")
        yield Claim(2 * k - 1, "dead")
        yield Claim(2 * k, "alive")
        yield Claim(2 * k, "dead")
        yield Claim(k, "empty")


def _spiral() -> tuple[tuple[int, int], ...]:
    """S3: every cell, clockwise from the top left corner inwards, as (row, column)."""
    path: list[tuple[int, int]] = []
    top, bottom, left, right = 0, ROWS - 1, 0, COLUMNS - 1
    while top <= bottom and left <= right:
        path += [(top, column) for column in range(left, right + 1)]
        path += [(row, right) for row in range(top + 1, bottom + 1)]
        path += [(bottom, column) for column in range(right - 1, left - 1, -1)]
        path += [(row, left) for row in range(bottom - 1, top, -1)]
        top, bottom, left, right = top + 1, bottom - 1, left + 1, right - 1
    return tuple(path)


TRACK: tuple[Claim, ...] = tuple(_spaces(GROUPS))
PLACE: dict[Claim, int] = {claim: place for place, claim in enumerate(TRACK)}
SPIRAL = _spiral()


@cache
def higher_claims(claim: Claim | None, groups: int = GROUPS) -> tuple[Claim, ...]:
    """S11: the spaces further along than the marker, S12: of whatever state; all of them before the first claim."""
    return TRACK[0 if claim is None else PLACE[claim] + 1 : 5 * groups]


def is_last(claim: Claim | None, groups: int = GROUPS) -> bool:
    """S13: whether the marker is on the last space."""
    return claim is not None and claim.state == "empty" and claim.count == groups
