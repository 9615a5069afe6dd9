"""A run as one HTML page that needs nothing from elsewhere, for day and night, in one of the five languages."""

from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from importlib.resources import files

from cattery.arena.plots import Format, Row, Scale, dot_plot, legend
from cattery.arena.statistics import Estimate
from cattery.arena.summary import LineUpResult, Split, Standing, Summary
from cattery.wording import LANGUAGES, Catalogue, Figures, catalogue, game_title
from cattery.wording.loading import is_told


def report(found: Summary, language: str = LANGUAGES[0]) -> str:
    """The whole page."""
    return _Page(found, language).whole()


def span(estimate: Estimate, form: Format) -> dict[str, str]:
    """The ends of an estimate's interval, as variables of a message."""
    return {"low": form(estimate.low), "high": form(estimate.high)}


def named(words: Catalogue, message: str, otherwise: str) -> str:
    """What a game's own measure is called; one that has no words is called as it is in the code."""
    return words.words(message) if words.has(message) else otherwise


def _gap(standing: Standing, what: str) -> Estimate | None:
    return standing.points[what].difference if what in standing.points else None


class _Page:
    """One run in one language."""

    def __init__(self, found: Summary, language: str) -> None:
        self.found, self.language = found, language
        self.game = found.run.game
        self.catalogue = catalogue(language, self.game if is_told(self.game) else None)
        self.words: Callable[..., str] = self.catalogue.words
        self.figures = Figures(language)
        self.share = partial(self.figures.percent, digits=0)

    def whole(self) -> str:
        run, words = self.found.run, self.words
        players = tuple(dict.fromkeys(name for table in self.found.tables for name in table.players))
        title = game_title(self.game, self.language)
        about = [
            words("report-about", games=sum(table.games for table in self.found.tables)),
            words("report-seed", seed=run.seed),
        ]
        if run.options:
            options = ", ".join(f"{name}={value}" for name, value in run.options.items())
            about.append(words("report-options", options=options))
        parts = [
            f"<h1>{escape(words('report-heading', game=title, players=', '.join(players)))}</h1>",
            f"<p>{escape(' '.join(about))}</p>",
            self._legend(players),
            self._by_number(players),
            *(self._points(what, players) for what in self._measured()),
            *(self._line_up(table) for table in self.found.tables),
            self._ratings(),
        ]
        style = files("cattery.arena").joinpath("report.css").read_text(encoding="utf-8")
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            f"<title>{escape(words('report-title', game=title))}</title>\n"
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>\n{style}</style>\n</head>\n'
            f"<body>\n<main>\n{''.join(part + chr(10) for part in parts if part)}</main>\n</body>\n</html>\n"
        )

    def _section(self, title: str, *parts: str) -> str:
        return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"

    def _legend(self, players: Sequence[str]) -> str:
        return legend(players, self.words("report-even"))

    def _plot(self, title: str, players: Sequence[str], rows: Sequence[Row], scale: Scale) -> str:
        return dot_plot(title, players, rows, scale, self._tell)

    def _tell(self, player: str, row: str, estimate: Estimate, form: Format) -> str:
        about = {**span(estimate, form), "mean": form(estimate.mean), "count": estimate.count}
        return self.words("report-mark", player=player, row=row, **about)

    def _by_number(self, players: Sequence[str]) -> str:
        rows = [
            Row(self._seats(table), _in_order(players, {s.player: s.wins for s in table.standings}), table.fair)
            for table in self.found.tables
        ]
        plot = self._plot(self.words("report-win-rate"), players, rows, Scale(0, _top(rows), self.share))
        return self._section(self.words("report-wins-by-number"), plot)

    def _seats(self, table: LineUpResult) -> str:
        return self.words("report-seats", count=len(table.players))

    def _measured(self) -> list[str]:
        """The names of the points that this game has."""
        every = (what for table in self.found.tables for one in table.standings for what in one.points)
        return list(dict.fromkeys(every))

    def _points(self, what: str, players: Sequence[str]) -> str:
        """How many points fewer, or more, than the others in the same games."""
        rows = [
            Row(
                self._seats(table),
                _in_order(players, {s.player: gap for s in table.standings if (gap := _gap(s, what))}),
                0.0,
            )
            for table in self.found.tables
            if any(_gap(standing, what) for standing in table.standings)
        ]
        if not rows:
            return ""
        reach = max(abs(end) for row in rows for one in row.estimates if one for end in (one.low, one.high))
        title = named(self.catalogue, f"report-{what}", what)
        return self._section(title, self._plot(title, players, rows, Scale(-reach, reach, self._signed)))

    def _signed(self, value: float) -> str:
        return self.figures.signed(value) if value else "0"

    def _line_up(self, table: LineUpResult) -> str:
        """One line-up: its figures, and its win rates by whatever they are told by."""
        names = [standing.player for standing in table.standings]
        headings = ["player", "seats", "wins", "interval"]
        for what in table.standings[0].points:
            headings += [what, "interval", "than-others", "interval"]
        head = "".join(f"<th>{escape(named(self.catalogue, f'arena-{heading}', heading))}</th>" for heading in headings)
        body = "".join(
            f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in self._cells(table, one))}</tr>"
            for one in table.standings
        )
        figures = f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
        plots = [
            f"<h3>{escape(title)}</h3>{self._split_plot(title, by, names, splits, table.fair)}"
            for by, splits in table.splits.items()
            for title in [named(self.catalogue, f"report-by-{by}", by)]
            if any(split.by for split in splits)
        ]
        title = self.words("report-line-up", count=len(table.players), players=", ".join(table.players))
        share = self.figures.percent(table.fair)
        note = self.words("report-note", games=table.games, deals=table.deals, share=share)
        return self._section(title, f"<p>{escape(note)}</p>", figures, self._legend(names), *plots)

    def _cells(self, table: LineUpResult, one: Standing) -> list[str]:
        figures = self.figures
        cells = [one.player, str(table.players.count(one.player)), figures.percent(one.wins.mean)]
        cells.append(self.words("arena-span", **span(one.wins, figures.percent)))
        for points in one.points.values():
            for estimate, form in ((points.mean, figures.decimal), (points.difference, figures.signed)):
                if estimate is not None:
                    cells.append(form(estimate.mean, 2))
                    cells.append(self.words("arena-span", **span(estimate, partial(form, digits=2))))
        return cells

    def _split_plot(self, title: str, by: str, names: Sequence[str], splits: Sequence[Split], fair: float) -> str:
        keys = list(dict.fromkeys(key for split in splits for key in split.by))
        rows = [Row(self._heading(by, key), tuple(split.by.get(key) for split in splits), fair) for key in keys]
        return self._plot(title, names, rows, Scale(0, _top(rows), self.share))

    def _heading(self, by: str, key: str) -> str:
        """A number, or what was dealt by its name."""
        return key if key.isdecimal() else named(self.catalogue, f"{by}-{key}", key)

    def _ratings(self) -> str:
        rows = "".join(
            f"<tr><td>{escape(name)}</td><td>{self.figures.decimal(rating.mean)}</td>"
            f"<td>{self.figures.decimal(rating.deviation)}</td></tr>"
            for name, rating in self.found.ratings.items()
        )
        head = "".join(
            f"<th>{escape(self.words(title))}</th>" for title in ("arena-player", "report-mean", "report-deviation")
        )
        return self._section(
            self.words("report-ratings"),
            f"<p>{escape(self.words('report-ratings-how'))}</p>",
            f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>",
        )


def _top(rows: Sequence[Row]) -> float:
    return max([one.high for row in rows for one in row.estimates if one] + [row.even or 0.0 for row in rows])


def _in_order(players: Sequence[str], found: dict[str, Estimate]) -> tuple[Estimate | None, ...]:
    return tuple(found.get(player) for player in players)
