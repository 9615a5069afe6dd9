"""python -m proof.ladder GAME: each level against the next lower one, at every number of players.

One seat of the higher level meets lower ones at all others, on duplicate deals. The lower end of the 95 % interval of
its win rate must lie above an even share; in a game of penalty points, the interval of the difference in points must
lie below 0. The table goes to standard output and into docs/bots.md.
"""

import os
import re
import sys
import tempfile
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

from cattery.arena import Estimate, LineUpResult, Standing, Summary, play_run, run_settings, summary
from cattery.kit import find_game
from proof.machine import machine

LADDER = ("house-cat", "yardstick", "kitten", "random")
GAMES = 1200  # for each rung and number of players
SEED = "ladder"
DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "bots.md"


def rung(game: str, higher: str, lower: str) -> Summary:
    """One of the higher against all others of the lower, at every number of players."""
    line_ups = tuple((higher, *[lower] * (seats - 1)) for seats in find_game(game).player_counts())
    run = run_settings(game, {}, line_ups, SEED)
    with tempfile.TemporaryDirectory() as folder:
        return summary(run, play_run(run, GAMES, os.cpu_count() or 1, Path(folder)))


def holds(table: LineUpResult) -> bool:
    """Whether the higher level is better beyond doubt."""
    best = table.standings[0]
    gap = gap_of(best)
    return gap.high < 0 if gap is not None else best.wins.low > table.fair


def gap_of(standing: Standing) -> Estimate | None:
    """How many points it has more than the others; the fewer the better."""
    return next((points.difference for points in standing.points.values()), None)


def line(table: LineUpResult) -> str:
    """One row of the document."""
    best, other = table.standings
    seats = len(table.players)
    cells = [f"{best.player} against {seats - 1} × {other.player}", str(seats), f"{table.games:,}"]
    cells.append(f"{best.wins.mean:.1%} ({best.wins.low:.1%} to {best.wins.high:.1%})")
    cells.append(f"{table.fair:.1%}")
    if gap := gap_of(best):
        cells.append(f"{gap.mean:+.2f} ({gap.low:+.2f} to {gap.high:+.2f})")
    return f"| {' | '.join([*cells, 'yes' if holds(table) else '**no**'])} |"


def main(game: str) -> int:
    """Exit status 1 if a rung does not hold."""
    headings = ["who", "players", "games", "wins (95 %)", "even"]
    lines: list[str] = []
    held, counts_points = True, False
    for higher, lower in pairwise(LADDER):
        print(f"{higher} against {lower}", file=sys.stderr, flush=True)
        for table in rung(game, higher, lower).tables:
            lines.append(line(table))
            held &= holds(table)
            counts_points |= gap_of(table.standings[0]) is not None
    headings += ["penalty points more than the others (95 %)"] if counts_points else []
    headings.append("holds")
    lines = [f"| {' | '.join(headings)} |", "|---" * len(headings) + "|", *lines]
    about = f"`make proof ONLY=ladder-{game}`, {datetime.now(UTC):%Y-%m-%d}, seed {SEED}; {machine()}"
    told = "\n".join([*lines, "", about])
    print(told)
    write_section(DOCUMENT, game, told)
    return 0 if held else 1


def write_section(document: Path, game: str, text: str) -> None:
    """Put the table between its marks in the document."""
    marks = f"<!-- ladder {game} -->\n", f"<!-- end {game} -->"
    before = document.read_text(encoding="utf-8")
    pattern = re.escape(marks[0]) + ".*?" + re.escape(marks[1])
    after, times = re.subn(pattern, lambda _: f"{marks[0]}{text}\n{marks[1]}", before, flags=re.DOTALL)
    if times != 1:
        raise SystemExit(f"{document} has no marks for {game}")
    document.write_text(after, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
