"""The section "Numbers" of docs/spec: `python -m cattery.research.tables docs/spec` writes it anew in each file."""

import sys
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path

from cattery.kernel import Choice, Layout, Piece, tag_of
from cattery.research.numbers import Numbers, numbers_of
from cattery.research.recall import recall_layout

HEADING = "## Numbers\n"


def numbers_section(name: str) -> str:
    """The whole section, heading included."""
    numbers = numbers_of(name)
    parts = [
        (
            f"{HEADING}\nFor methods that want numbers ([research](../research.md)). These tables are written by "
            "`make docs`.\nThe spaces are the same for every table, small variants included."
        ),
        f"Actions, {len(numbers.actions)} in all: an answer of a player is its place in this list.",
        _answers(numbers, numbers.actions),
        (
            f"Outcomes, {len(numbers.outcomes)} in all: an answer of chance, in the same way. "
            "A hand is dealt as one outcome in\nSchrödinger's Cats, and card by card in Crazy Mistigri."
        ),
        _answers(numbers, numbers.outcomes),
        (
            f"The observation, {numbers.observation.size} whole numbers: what a view tells. Lists by seat begin with "
            "the viewer's own seat\nand go clockwise. OpenSpiel gets each number divided by the largest it can be."
        ),
        _pieces(numbers.observation.pieces, numbers.observation),
    ]
    if name == "schrodinger":
        plain = numbers.game.options()
        layout = recall_layout(plain)
        rows = layout.pieces[0].shape[0]
        told = [piece for piece in layout.pieces if piece.name.startswith("told_")]
        parts += [
            (
                f"Perfect recall, {layout.size} numbers for {plain.players} players: a row for everything the viewer "
                f"saw ({rows} at most; fewer\nin small variants), and then the observation. The first row of an answer "
                "tells its question too."
            ),
            _pieces(told, layout),
        ]
    return "\n\n".join(parts) + "\n"


def _answers(numbers: Numbers, choices: Sequence[Choice]) -> str:
    rows, first = [], 0
    for kind, some in groupby(choices, type):
        group = list(some)
        texts = [f"`{numbers.game.write(choice)}`" for choice in (group[0], group[-1])]
        last = first + len(group) - 1
        where = f"{first} to {last}" if len(group) > 1 else str(first)
        rows.append((where, f"`{tag_of(kind)}`", " to ".join(texts) if len(group) > 1 else texts[0]))
        first = last + 1
    return _table(("number", "answer", "written"), rows)


def _pieces(pieces: Iterable[Piece], layout: Layout) -> str:
    return _table(
        ("from", "piece", "shape", "at most", "holds"),
        (
            (str(layout.start[p.name]), f"`{p.name}`", " × ".join(map(str, p.shape)), str(p.most), p.holds)
            for p in pieces
        ),
    )


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" if line[0] != "---" else "|---" * len(line) + "|" for line in lines)


def rewritten(text: str, name: str) -> str:
    """A file of docs/spec with this section as it is now, at its end."""
    return text.partition(HEADING)[0].rstrip("\n") + "\n\n" + numbers_section(name)


if __name__ == "__main__":
    for path in (Path(sys.argv[1]) / f"{name}.md" for name in ("schrodinger", "mistigri")):
        path.write_text(rewritten(path.read_text(encoding="utf-8"), path.stem), encoding="utf-8")
        print(f"wrote {path}")
