"""The section "Numbers" of docs/spec: `python -m cattery.research.tables docs/spec` writes it anew in each file."""

import sys
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path

from cattery.kernel import Choice, tag_of
from cattery.kit import kits
from cattery.research.part import Encoding, research_of
from cattery.research.tensor import Layout, Piece

HEADING = "## Numbers\n"


def numbers_section(name: str) -> str:
    """The whole section, heading included."""
    research = research_of(name)
    encoding = research.encoding
    parts = [
        (
            f"{HEADING}\nFor methods that want numbers ([research](../research.md)). These tables are written by "
            "`make golden`.\nThe spaces are the same for every table, small variants included."
        ),
        f"Actions, {len(encoding.actions)} in all: an answer of a player is its place in this list.",
        _answers(encoding, encoding.actions),
        (f"Outcomes, {len(encoding.outcomes)} in all: an answer of chance, in the same way. {research.dealt}"),
        _answers(encoding, encoding.outcomes),
        (
            f"The observation, {encoding.observation.size} whole numbers: what a view tells. Lists by seat begin with "
            "the viewer's own seat\nand go clockwise. OpenSpiel gets each number divided by the largest it can be."
        ),
        _pieces(encoding.observation.pieces, encoding.observation),
    ]
    if research.recall is not None:
        plain = encoding.game.options()
        layout = research.recall.layout(plain)
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


def _answers(encoding: Encoding, choices: Sequence[Choice]) -> str:
    rows, first = [], 0
    for kind, some in groupby(choices, type):
        group = list(some)
        texts = [f"`{encoding.game.write(choice)}`" for choice in (group[0], group[-1])]
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
    for path in (Path(sys.argv[1]) / f"{kit.name}.md" for kit in kits() if kit.has("research")):
        path.write_text(rewritten(path.read_text(encoding="utf-8"), path.stem), encoding="utf-8")
        print(f"wrote {path}")
