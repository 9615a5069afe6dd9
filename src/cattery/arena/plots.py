"""Dot plots as inline SVG: a mark for each estimate, a bar for its 95 % interval, a dashed line for what is even.

Colours come from the page's custom properties, so that a plot follows day and night; each player has a shape as well.
"""

from collections.abc import Callable, Sequence
from html import escape
from math import floor, log10

from cattery.arena.statistics import Estimate
from cattery.kernel import Data

WIDTH, RIGHT, TOP, STEP, GAP = 760, 24, 12, 16, 12
LABELS, LETTER = 120, 7  # at least so wide; about so wide is a letter
SHAPES = 5  # players of one plot that can be told apart

Format = Callable[[float], str]
Tell = Callable[[str, str, Estimate, Format], str]
"""What a mark says: whose it is, in which row, and what it stands for."""


class Row(Data, frozen=True):
    """One heading, with an estimate for each player, in the order of the legend."""

    heading: str
    estimates: tuple[Estimate | None, ...]
    even: float | None = None  # where everybody would be equal


class Scale(Data, frozen=True):
    """From about where to about where a plot goes, and how a number of it is written."""

    low: float
    high: float
    form: Format


def dot_plot(title: str, players: Sequence[str], rows: Sequence[Row], scale: Scale, tell: Tell) -> str:
    """A plot whose marks tell their figures when they are touched."""
    labels = max(LABELS, 24 + LETTER * max(len(row.heading) for row in rows))
    ticks = _ticks(scale.low, scale.high)
    left, right = min(scale.low, ticks[0]), max(scale.high, ticks[-1])
    tall = STEP * len(players) + GAP
    height = TOP + tall * len(rows) + 22

    def x(value: float) -> float:
        return labels + (WIDTH - labels - RIGHT) * (min(max(value, left), right) - left) / (right - left)

    parts = [f'<div class="wide"><svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">']
    for tick in ticks:
        at = x(tick)
        parts.append(f'<line class="grid" x1="{at:.1f}" x2="{at:.1f}" y1="{TOP - 6}" y2="{height - 20}"/>')
        parts.append(f'<text class="tick" x="{at:.1f}" y="{height - 6}">{escape(scale.form(tick))}</text>')
    for number, row in enumerate(rows):
        top = TOP + tall * number
        parts.append(f'<text class="row" x="{labels - 12}" y="{top + tall / 2:.1f}">{escape(row.heading)}</text>')
        if row.even is not None:
            at = x(row.even)
            parts.append(f'<line class="even" x1="{at:.1f}" x2="{at:.1f}" y1="{top + 2}" y2="{top + tall - 4}"/>')
        for index, estimate in enumerate(row.estimates):
            if estimate is not None:
                y = top + GAP / 2 + STEP * (index + 0.5)
                told = tell(players[index], row.heading, estimate, scale.form)
                parts.append(_mark(index % SHAPES, x, y, estimate, told))
    return "\n".join([*parts, "</svg></div>"])


def legend(players: Sequence[str], even: str) -> str:
    """Which mark is whose."""
    marks = [
        f'<span class="p{index % SHAPES}"><svg viewBox="-8 -8 16 16" aria-hidden="true">{_shape(index % SHAPES, 0, 0)}'
        f"</svg>{escape(player)}</span>"
        for index, player in enumerate(players)
    ]
    return f'<p class="legend">{"".join(marks)}<span class="even-key">{escape(even)}</span></p>'


def _mark(kind: int, x: Callable[[float], float], y: float, estimate: Estimate, told: str) -> str:
    low, high = x(estimate.low), x(estimate.high)
    bar = f'<line class="bar" x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
    return f'<g class="p{kind}"><title>{escape(told)}</title>{bar}{_shape(kind, x(estimate.mean), y)}</g>'


def _shape(kind: int, x: float, y: float) -> str:
    corners = (
        (),
        ((-5, -5), (5, -5), (5, 5), (-5, 5)),
        ((0, -7), (7, 0), (0, 7), (-7, 0)),
        ((0, -7), (6, 5), (-6, 5)),
        ((0, 7), (6, -5), (-6, -5)),
    )[kind]
    if not corners:
        return f'<circle class="mark" cx="{x:.1f}" cy="{y:.1f}" r="5.5"/>'
    points = " ".join(f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in corners)
    return f'<polygon class="mark" points="{points}"/>'


def _ticks(low: float, high: float) -> list[float]:
    """Four to eight round numbers."""
    width = max(high - low, 1e-9)
    step = 10 ** floor(log10(width))
    for finer in (1, 0.5, 0.2, 0.1):
        if width / (step * finer) >= 4:
            step *= finer
            break
    first, last = floor(low / step), -floor(-high / step)
    return [round(number * step, 10) for number in range(first, last + 1)]
