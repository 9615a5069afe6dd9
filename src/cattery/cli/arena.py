"""`cattery arena`: players meet on the same deals, and the better one is found out."""

import re
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from cattery.arena import (
    DealPlayed,
    OtherRun,
    RunSettings,
    Summary,
    deals_for,
    named,
    play_run,
    report,
    run_settings,
    span,
    summary,
)  # fmt: skip
from cattery.cli.files import fail, fail_about, fail_for
from cattery.cli.language import spoken
from cattery.cli.options import check_options, check_seed, read_options
from cattery.cli.parameters import Positive
from cattery.kernel import encode
from cattery.kit import kit_names
from cattery.players import player_names
from cattery.wording import Figures, catalogue, game_title
from cattery.wording.loading import is_told


def arena(
    game: str,
    *,
    players: str,
    games: Positive = 1000,
    seats: str | None = None,
    seed: str = "0",
    jobs: Positive = 1,
    out: Path | None = None,
    records: bool = False,
    option: list[str] | None = None,
    language: str | None = None,
) -> None:
    """Let players meet on the same deals, seats rotated. The same seed gives the same table, whatever the jobs.

    A run that was interrupted, or was shorter, is continued when its folder is named again.
    """
    tongue = spoken(language)
    words = catalogue(tongue).words
    given = read_options(option or [], tongue)
    if "players" in given:  # --players and --seats say it
        fail(words("refusal-bad-option", option="--option players"))
    names = tuple(name.strip() for name in players.split(","))
    levels = player_names(game if game in kit_names() else None)
    for name in names:
        if name not in levels:
            fail_about(f"--players {name}", words("terminal-unknown-bots", known=", ".join(levels)), tongue)
    counts = _seat_counts(seats) if seats else [len(names)]
    if not counts:
        fail_about(f"--seats {seats}", words("terminal-seats-form"), tongue)
    line_ups = tuple(_line_up(names, count) for count in counts)
    for line_up in line_ups:
        check_options(game, {**given, "players": len(line_up)}, tongue)
    check_seed(seed, tongue)
    folder = out or Path("arena-runs") / "-".join([game, *names, *([seats] if seats else []), seed])
    run = run_settings(game, given, line_ups, seed)
    try:
        played = list(_progress(play_run(run, games, jobs, folder, records), run, games, tongue))
        if records:
            kept = [game.record for deal in played for game in deal.games]
            (folder / "records.jsonl").write_bytes(b"".join(encode(record) + b"\n" for record in kept))
        found = summary(run, played)
    except OtherRun as fault:
        why = words(f"other-run-{fault.kind}", **{name: str(value) for name, value in fault.about.items()})
        fail(f"{words('terminal-other-run', option='--out')} {why}")
    except OSError as fault:
        fail_for(folder, fault, tongue)
    (folder / "results.json").write_bytes(encode(found) + b"\n")
    (folder / "report.html").write_text(report(found, tongue), encoding="utf-8")
    _print(found, tongue)
    print(words("arena-files", folder=str(folder)))
    if records:
        print(words("arena-records", file=str(folder / "records.jsonl")))


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


def _progress(played: Iterator[DealPlayed], run: RunSettings, games: int, language: str) -> Iterator[DealPlayed]:
    """With a bar on a terminal; silent in a pipe."""
    if not sys.stderr.isatty():
        return played
    from rich.progress import track

    total = sum(deals_for(line_up, games) for line_up in run.line_ups)
    about = catalogue(language).words("arena-progress")
    return iter(track(played, description=about, total=total, console=Console(stderr=True), transient=True))


def _print(found: Summary, language: str) -> None:
    """A table for each line-up, and the ratings."""
    game = found.run.game
    own, figures = catalogue(language, game if is_told(game) else None), Figures(language)
    words = own.words
    console = Console(width=None if sys.stdout.isatty() else 120, highlight=False, markup=False, emoji=False)
    for table in found.tables:
        about = {"seats": len(table.players), "games": table.games, "deals": table.deals}
        console.print(words("arena-title", game=game_title(game, language), **about), soft_wrap=True)
        grid = Grid()
        headings = ["player", "seats", "wins", "interval"]
        for what in table.standings[0].points:
            headings += [what, "than-others", "interval"]
        for heading in headings:
            title = named(own, f"arena-{heading}", heading)
            grid.add_column(title, justify="left" if heading == "player" else "right")
        for one in table.standings:
            cells = [one.player, str(table.players.count(one.player)), figures.percent(one.wins.mean)]
            cells.append(words("arena-span", **span(one.wins, figures.percent)))
            for points in one.points.values():
                cells.append(figures.decimal(points.mean.mean, 2))
                if (gap := points.difference) is not None:
                    cells.append(figures.signed(gap.mean, 2))
                    cells.append(words("arena-span", **span(gap, partial(figures.signed, digits=2))))
            grid.add_row(*cells)
        console.print(grid)
        console.print(words("arena-fair", share=figures.percent(table.fair)), end="\n\n")
    for name, rating in found.ratings.items():
        mean, deviation = figures.decimal(rating.mean), figures.decimal(rating.deviation)
        console.print(words("arena-rating", player=name, mean=mean, deviation=deviation))
