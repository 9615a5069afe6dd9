"""What a run found: win rates with intervals, penalties and ratings, player by player."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence

from cattery.arena.match import Played
from cattery.arena.run import DealPlayed, LineUp, Settings
from cattery.arena.statistics import Estimate, mean, win_rate
from cattery.kernel import Data
from cattery.players.ratings import Rating, rated

Key = Callable[[Played, int], int | str | None]
"""Under which heading a seat of a game is counted; None: under none."""


class Standing(Data, frozen=True, omit_defaults=True):
    """How one player did in one line-up."""

    player: str
    wins: Estimate  # for each seat it had
    penalty: Estimate | None = None  # per game, and
    difference: Estimate | None = None  # from the mean of the others in the same games


class Split(Data, frozen=True):
    """Win rates of one player, by some heading."""

    player: str
    by: dict[str, Estimate]


class Table(Data, frozen=True):
    """One line-up."""

    players: LineUp
    fair: float  # an even share of the wins
    games: int
    deals: int
    standings: list[Standing]
    by_seat: list[Split]  # around the table
    by_turn: list[Split]  # by place in the order of play of the first round
    by_physicat: list[Split]


class Summary(Data, frozen=True):
    """A whole run."""

    run: Settings
    tables: list[Table]
    ratings: dict[str, Rating]


def summary(run: Settings, played: Iterable[DealPlayed]) -> Summary:
    """Deals are taken in their order, so that the same run gives the same figures whoever played it."""
    deals: dict[int, dict[int, list[Played]]] = defaultdict(dict)
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


def _table(line_up: LineUp, deals: Sequence[Sequence[Played]]) -> Table:
    names = tuple(dict.fromkeys(line_up))
    return Table(
        line_up,
        1 / len(line_up),
        sum(map(len, deals)),
        len(deals),
        [_standing(line_up, name, deals) for name in names],
        [_split(line_up, name, deals, _seat) for name in names],
        [_split(line_up, name, deals, _turn) for name in names],
        [_split(line_up, name, deals, _physicat) for name in names],
    )


def _standing(line_up: LineUp, name: str, deals: Sequence[Sequence[Played]]) -> Standing:
    shares = [[share for game in deal for share in _own(line_up, name, game, game.shares)] for deal in deals]
    wins = win_rate(shares)
    if not deals[0][0].measures.penalties:
        return Standing(name, wins)
    own, gaps = [], []
    for deal in deals:
        mine = [points for game in deal for points in _own(line_up, name, game, game.measures.penalties)]
        every = [points for game in deal for points in game.measures.penalties]
        own.append(sum(mine) / len(mine))
        if len(every) > len(mine):
            gaps.append(own[-1] - (sum(every) - sum(mine)) / (len(every) - len(mine)))
    return Standing(name, wins, mean(own), mean(gaps) if gaps else None)


def _own(line_up: LineUp, name: str, game: Played, values: Sequence[float]) -> list[float]:
    return [value for place, value in zip(game.seats, values, strict=True) if line_up[place] == name]


def _split(line_up: LineUp, name: str, deals: Sequence[Sequence[Played]], key: Key) -> Split:
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


def _seat(game: Played, seat: int) -> int:
    return seat + 1


def _turn(game: Played, seat: int) -> int | None:
    first = game.measures.first
    return None if first is None else (seat - first) % len(game.seats) + 1


def _physicat(game: Played, seat: int) -> str | None:
    physicats = game.measures.physicats
    return physicats[seat] if physicats else None
