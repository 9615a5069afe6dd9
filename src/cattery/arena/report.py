"""A run as one HTML page that needs nothing from elsewhere, for day and night."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from cattery.arena.plots import Row, dot_plot, legend
from cattery.arena.statistics import Estimate
from cattery.arena.summary import Split, Standing, Summary, Table


def report(found: Summary) -> str:
    """The whole page."""
    run = found.run
    players = tuple(dict.fromkeys(name for table in found.tables for name in table.players))
    games = sum(table.games for table in found.tables)
    options = ", ".join(f"{name} {value}" for name, value in run.options.items())
    about = (
        f"{games:,} games on duplicate deals: each deal is played once for each rotation of the seats. "
        f"Seed {run.seed}{'; ' + options if options else ''}. Bars are 95 % intervals; touch a mark for its figures."
    )
    parts = [
        f"<h1>{escape(run.game)}: {escape(', '.join(players))}</h1>",
        f"<p>{escape(about)}</p>",
        legend(players),
        _by_number(found.tables, players),
        _penalties(found.tables, players),
        *(_line_up(table) for table in found.tables),
        _ratings(found),
    ]
    style = files("cattery.arena").joinpath("report.css").read_text(encoding="utf-8")
    title = escape(f"Arena: {run.game}")
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{title}</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>\n{style}</style>\n</head>\n'
        f"<body>\n<main>\n{''.join(part + chr(10) for part in parts if part)}</main>\n</body>\n</html>\n"
    )


def _percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def _points(value: float) -> str:
    return f"{value:+.1f}" if value else "0"


def _section(title: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"


def _by_number(tables: Sequence[Table], players: Sequence[str]) -> str:
    rows = [
        Row(
            f"{len(table.players)} players", _in_order(players, {s.player: s.wins for s in table.standings}), table.fair
        )
        for table in tables
    ]
    return _section("Wins by number of players", dot_plot("Win rate of a seat", players, rows, _percent, 0, _top(rows)))


def _penalties(tables: Sequence[Table], players: Sequence[str]) -> str:
    """Crazy Mistigri: how many penalty points fewer, or more, than the others in the same games."""
    rows = [
        Row(
            f"{len(table.players)} players",
            _in_order(players, {s.player: s.difference for s in table.standings if s.difference}),
            0.0,
        )
        for table in tables
        if any(standing.difference for standing in table.standings)
    ]
    if not rows:
        return ""
    reach = max(abs(end) for row in rows for one in row.estimates if one for end in (one.low, one.high))
    return _section("Penalty points more than the others", dot_plot("Penalties", players, rows, _points, -reach, reach))


def _line_up(table: Table) -> str:
    """One line-up: its figures, and its win rates by seat, by turn and by physicat."""
    names = [standing.player for standing in table.standings]
    scored = any(one.penalty for one in table.standings)
    headings = ["player", "seats", "wins", "95 %"]
    if scored:
        headings += ["penalty", "95 %", "than others", "95 %"]
    head = "".join(f"<th>{heading}</th>" for heading in headings)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in _cells(table, one))}</tr>" for one in table.standings)
    figures = f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
    plots = [
        f"<h3>{heading}</h3>{_split_plot(heading, names, splits, table.fair)}"
        for heading, splits in (
            ("By seat", table.by_seat),
            ("By order of play in the first round", table.by_turn),
            ("By physicat", table.by_physicat),
        )
        if any(split.by for split in splits)
    ]
    title = f"{len(table.players)} players: {', '.join(table.players)}"
    note = f"<p>{table.games:,} games on {table.deals:,} deals; an even share is {table.fair:.1%}.</p>"
    return _section(title, note, figures, legend(names), *plots)


def _cells(table: Table, one: Standing) -> list[str]:
    cells = [escape(one.player), str(table.players.count(one.player)), f"{one.wins.mean:.1%}"]
    cells.append(f"{one.wins.low:.1%} to {one.wins.high:.1%}")
    if one.penalty is not None:
        cells += [f"{one.penalty.mean:.2f}", f"{one.penalty.low:.2f} to {one.penalty.high:.2f}"]
    if (gap := one.difference) is not None:
        cells += [f"{gap.mean:+.2f}", f"{gap.low:+.2f} to {gap.high:+.2f}"]
    return cells


def _split_plot(title: str, names: Sequence[str], splits: Sequence[Split], fair: float) -> str:
    headings = list(dict.fromkeys(heading for split in splits for heading in split.by))
    rows = [Row(heading, tuple(split.by.get(heading) for split in splits), fair) for heading in headings]
    return dot_plot(title, names, rows, _percent, 0, _top(rows))


def _top(rows: Sequence[Row]) -> float:
    return max([one.high for row in rows for one in row.estimates if one] + [row.even or 0.0 for row in rows])


def _in_order(players: Sequence[str], found: dict[str, Estimate]) -> tuple[Estimate | None, ...]:
    return tuple(found.get(player) for player in players)


def _ratings(found: Summary) -> str:
    rows = "".join(
        f"<tr><td>{escape(name)}</td><td>{rating.mean:.1f}</td><td>{rating.deviation:.1f}</td></tr>"
        for name, rating in found.ratings.items()
    )
    return _section(
        "Ratings",
        "<p>By openskill’s Plackett–Luce model, from the order in which each game ended.</p>",
        f"<table><thead><tr><th>player</th><th>mean</th><th>deviation</th></tr></thead><tbody>{rows}</tbody></table>",
    )
