"""python -m proof.follower GAME [GAMES]: a seat that always follows the coach, against house cats.

On duplicate deals at every number of players, as in proof.ladder. It plays at least as well if the 95 % interval does
not lie below an even share (in a game of penalty points: not above 0) and reaches at most MARGIN into the worse side.
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime

from cattery.arena import LineUpResult, play_deal, run_settings, summary
from cattery.arena.run import DealPlayed
from cattery.coach import follow
from cattery.kit import find_game
from cattery.players import register_player
from proof.ladder import DOCUMENT, gap_of, write_section
from proof.machine import machine

GAMES = 3000  # for each number of players
SEED = "follower"
COACH, LEVEL = "coach", "house-cat"
MARGIN, POINTS = 0.03, 0.75  # of wins; of penalty points a game
BATCH = 10


def play(game: str, line_up: tuple[str, ...], deals: range) -> list[DealPlayed]:
    """Some deals, in a process of its own."""
    register_player(COACH, follow)
    return [DealPlayed(0, deal, play_deal(game, {}, line_up, SEED, deal)) for deal in deals]


def table(game: str, seats: int, games: int, pool: ProcessPoolExecutor) -> LineUpResult:
    """One follower at a table of house cats."""
    line_up = (COACH, *[LEVEL] * (seats - 1))
    deals = -(-games // seats)
    batches = [range(first, min(first + BATCH, deals)) for first in range(0, deals, BATCH)]
    played = [one for some in pool.map(play, [game] * len(batches), [line_up] * len(batches), batches) for one in some]
    return summary(run_settings(game, {}, (line_up,), SEED), played).tables[0]


def holds(found: LineUpResult) -> bool:
    """Whether the follower is no worse."""
    own = found.standings[0]
    gap = gap_of(own)
    if gap is not None:
        return gap.low <= 0 and gap.high <= POINTS
    return own.wins.high >= found.fair and own.wins.low >= found.fair - MARGIN


def line(found: LineUpResult) -> str:
    """One row of the document."""
    own, seats = found.standings[0], len(found.players)
    cells = [str(seats), f"{found.games:,}", f"{own.wins.mean:.1%} ({own.wins.low:.1%} to {own.wins.high:.1%})"]
    cells.append(f"{found.fair:.1%}")
    if gap := gap_of(own):
        cells.append(f"{gap.mean:+.2f} ({gap.low:+.2f} to {gap.high:+.2f})")
    return f"| {' | '.join([*cells, 'yes' if holds(found) else '**no**'])} |"


def main(game: str, games: int) -> int:
    """Exit status 1 if the follower is worse anywhere."""
    found = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for seats in find_game(game).player_counts():
            print(f"{seats} players", file=sys.stderr, flush=True)
            found.append(table(game, seats, games, pool))
    headings = ["players", "games", "wins (95 %)", "even"]
    headings += ["penalty points more than the others (95 %)"] if gap_of(found[0].standings[0]) else []
    rows = [f"| {' | '.join([*headings, 'holds'])} |", "|---" * (len(headings) + 1) + "|", *map(line, found)]
    about = f"`make proof ONLY=follower-{game}`, {datetime.now(UTC):%Y-%m-%d}, seed {SEED}; {machine()}"
    told = "\n".join([*rows, "", about])
    print(told)
    write_section(DOCUMENT, f"follower {game}", told)
    return 0 if all(map(holds, found)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]) if sys.argv[2:] else GAMES))
