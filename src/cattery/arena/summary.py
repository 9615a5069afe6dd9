"""What a run found: win rates with intervals, points and ratings, player by player."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence

from cattery.arena.match import GamePlayed
from cattery.arena.run import DealPlayed, LineUp, RunSettings
from cattery.arena.statistics import Estimate, mean, win_rate
from cattery.kernel import Data, field
from cattery.players.ratings import Rating, rated

Key = Callable[[GamePlayed, int], int | str | None]
"""Under which heading a seat of a game is counted; None: under none."""


class Points(Data, frozen=True, omit_defaults=True):
    """What one player has at the end of a game."""

    mean: Estimate
    difference: Estimate | None = None  # from the mean of the others in the same games


class Standing(Data, frozen=True, omit_defaults=True):
    """How one player did in one line-up."""

    player: str
    wins: Estimate  # for each seat it had
    points: dict[str, Points] = field(default_factory=dict)  # by the name of the measure, in games that have any


class Split(Data, frozen=True):
    """Win rates of one player, by some heading."""

    player: str
    by: dict[str, Estimate]


class LineUpResult(Data, frozen=True):
    """One line-up."""

    players: LineUp
    fair: float  # an even share of the wins
    games: int
    deals: int
    standings: list[Standing]
    splits: dict[str, list[Split]]
    """By `seat` around the table, by `turn` in the order of play of the first round, and by what the game deals."""


class Summary(Data, frozen=True):
    """A whole run."""

    run: RunSettings
    tables: list[LineUpResult]
    ratings: dict[str, Rating]


def summary(run: RunSettings, played: Iterable[DealPlayed]) -> Summary:
    """Deals are taken in their order, so that the same run gives the same figures whoever played it."""
    deals: dict[int, dict[int, list[GamePlayed]]] = defaultdict(dict)
    for one in played:
        deals[one.line_up][one.deal] = one.games
    ratings: dict[str, Rating] = {}
    tables = []
    for number, line_up in enumerate(run.line_ups):
        in_order = [deals[number][deal] for deal in sorted(deals[number])]
        tables.append(_table(line_up, in_order))
        for game in (game for deal in in_order for game in deal):
            ratings = rated(ratings, [line_up[place] for place in game.seats], game.measures.ranks)
    return Summary(run, tables, dict(sorted(ratings.items(), key=lambda item: -item[1].mean)))


def _table(line_up: LineUp, deals: Sequence[Sequence[GamePlayed]]) -> LineUpResult:
    names = tuple(dict.fromkeys(line_up))
    return LineUpResult(
        line_up,
        1 / len(line_up),
        sum(map(len, deals)),
        len(deals),
        [_standing(line_up, name, deals) for name in names],
        {by: [_split(line_up, name, deals, key) for name in names] for by, key in _keys(deals[0][0]).items()},
    )


def _standing(line_up: LineUp, name: str, deals: Sequence[Sequence[GamePlayed]]) -> Standing:
    shares = [[share for game in deal for share in _own(line_up, name, game, game.shares)] for deal in deals]
    points = {what: _points(line_up, name, deals, what) for what in deals[0][0].measures.points}
    return Standing(name, win_rate(shares), points)


def _points(line_up: LineUp, name: str, deals: Sequence[Sequence[GamePlayed]], what: str) -> Points:
    own, gaps = [], []
    for deal in deals:
        mine = [points for game in deal for points in _own(line_up, name, game, game.measures.points[what])]
        every = [points for game in deal for points in game.measures.points[what]]
        own.append(sum(mine) / len(mine))
        if len(every) > len(mine):
            gaps.append(own[-1] - (sum(every) - sum(mine)) / (len(every) - len(mine)))
    return Points(mean(own), mean(gaps) if gaps else None)


def _own(line_up: LineUp, name: str, game: GamePlayed, values: Sequence[float]) -> list[float]:
    return [value for place, value in zip(game.seats, values, strict=True) if line_up[place] == name]


def _split(line_up: LineUp, name: str, deals: Sequence[Sequence[GamePlayed]], key: Key) -> Split:
    found: dict[int | str, list[list[float]]] = defaultdict(list)
    for deal in deals:
        here: dict[int | str, list[float]] = defaultdict(list)
        for game in deal:
            for seat, place in enumerate(game.seats):
                heading = key(game, seat)
                if line_up[place] == name and heading is not None:
                    here[heading].append(game.shares[seat])
        for heading, shares in here.items():
            found[heading].append(shares)
    return Split(name, {str(heading): win_rate(found[heading]) for heading in sorted(found)})


def _seat(game: GamePlayed, seat: int) -> int:
    return seat + 1


def _turn(game: GamePlayed, seat: int) -> int | None:
    first = game.measures.first
    return None if first is None else (seat - first) % len(game.seats) + 1


def _lot(what: str) -> Key:
    return lambda game, seat: game.measures.lots[what][seat]


def _keys(game: GamePlayed) -> dict[str, Key]:
    """All that win rates are told by in a game like this one."""
    return {"seat": _seat, "turn": _turn, **{what: _lot(what) for what in game.measures.lots}}
