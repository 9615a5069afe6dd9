"""`cattery arena`: players meet on the same deals, and the better one is found out."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter, validators
from rich.console import Console
from rich.table import Table as Grid

from cattery.arena import (
    DealPlayed,
    Estimate,
    OtherRun,
    Settings,
    Summary,
    deals_for,
    play_run,
    report,
    settings,
    summary,
)  # fmt: skip
from cattery.cli.files import fail
from cattery.cli.language import spoken
from cattery.cli.options import check_options, check_seed, read_options
from cattery.kernel import encode
from cattery.players import UnknownPlayer, find_player, player_names
from cattery.wording import catalogue

Positive = Annotated[int, Parameter(validator=validators.Number(gte=1))]


def arena(
    game: str,
    *,
    players: str,
    games: Positive = 1000,
    seats: str | None = None,
    seed: str = "0",
    jobs: Positive = 1,
    out: Path | None = None,
    option: list[str] | None = None,
) -> None:
    """Let players meet on the same deals, seats rotated. The same seed gives the same table, whatever the jobs.

    A run that was interrupted, or was shorter, is continued when its folder is named again.

    Parameters
    ----------
    game
        Which game.
    players
        Who plays, with commas between: house-cat,yardstick,yardstick,yardstick.
    games
        How many games at least, for each number of seats; each deal is played once for each rotation of the seats.
    seats
        Play at these numbers of seats in turn (2-6, or 3,5): the last player named fills the table.
    seed
        Any text.
    jobs
        How many processes share the work.
    out
        The folder for games, results.json and report.html; named after the run otherwise.
    option
        An option of the table as name=value; may be given several times.
    """
    tongue = spoken(None)
    words = catalogue(tongue).words
    given = read_options(option or [], tongue)
    if "players" in given:  # --players and --seats say it
        fail(words("refusal-bad-option", option="--option players"))
    names = tuple(name.strip() for name in players.split(","))
    for name in names:
        try:
            find_player(name)
        except UnknownPlayer:
            fail(f"--players {name}: {words('terminal-unknown-bots', known=', '.join(player_names()))}")
    counts = _seat_counts(seats) if seats else [len(names)]
    if not counts:
        fail(f"--seats {seats}: {words('terminal-seats-form')}")
    line_ups = tuple(_line_up(names, count) for count in counts)
    for line_up in line_ups:
        check_options(game, {**given, "players": len(line_up)}, tongue)
    check_seed(seed, tongue)
    folder = out or Path("arena-runs") / "-".join([game, *names, *([seats] if seats else []), seed])
    run = settings(game, given, line_ups, seed)
    try:
        found = summary(run, _progress(play_run(run, games, jobs, folder), run, games))
    except OtherRun as fault:
        fail(f"{words('terminal-other-run', option='--out')} ({fault})")
    except OSError as fault:
        fail(f"{folder}: {(fault.strerror or str(fault)).lower()}")
    (folder / "results.json").write_bytes(encode(found) + b"\n")
    (folder / "report.html").write_text(report(found), encoding="utf-8")
    _print(found)
    print(f"in {folder}: results.json, report.html and every game")


def _seat_counts(text: str) -> list[int]:
    """2-4 or 2,4; none if it is neither."""
    if spread := re.fullmatch(r"(\d\d?)-(\d\d?)", text):
        counts = list(range(int(spread[1]), int(spread[2]) + 1))
    elif re.fullmatch(r"\d\d?(,\d\d?)*", text):
        counts = list(map(int, text.split(",")))
    else:
        counts = []
    return counts


def _line_up(names: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """So many seats: those named first, the last of them as often as needed."""
    return (names + names[-1:] * seats)[:seats]


def _progress(played: Iterator[DealPlayed], run: Settings, games: int) -> Iterator[DealPlayed]:
    """With a bar on a terminal; silent in a pipe."""
    if not sys.stderr.isatty():
        return played
    from rich.progress import track

    total = sum(deals_for(line_up, games) for line_up in run.line_ups)
    return iter(track(played, description="deals", total=total, console=Console(stderr=True), transient=True))


def _print(found: Summary) -> None:
    """A table for each line-up, and the ratings."""
    console = Console(width=None if sys.stdout.isatty() else 120, highlight=False)
    for table in found.tables:
        grid = Grid(
            title=f"{found.run.game}, {len(table.players)} seats, {table.games} games on {table.deals} deals",
            title_justify="left",
        )
        scored = any(standing.penalty for standing in table.standings)
        for heading in ("player", "seats", "wins", "95 %", *(("penalty", "than others", "95 %") if scored else ())):
            grid.add_column(heading, justify="left" if heading == "player" else "right")
        for one in table.standings:
            cells = [one.player, str(table.players.count(one.player)), f"{one.wins.mean:.1%}", _percent(one.wins)]
            if one.penalty is not None:
                cells.append(f"{one.penalty.mean:.2f}")
                cells += [f"{gap.mean:+.2f}", f"{gap.low:+.2f} to {gap.high:+.2f}"] if (gap := one.difference) else []
            grid.add_row(*cells)
        console.print(grid)
        console.print(f"fair share {table.fair:.1%}", end="\n\n")
    for name, rating in found.ratings.items():
        console.print(f"rating of {name}: {rating.mean:.1f} ± {rating.deviation:.1f}")


def _percent(estimate: Estimate) -> str:
    return f"{estimate.low:.1%} to {estimate.high:.1%}"
