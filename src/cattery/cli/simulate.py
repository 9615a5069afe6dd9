"""`cattery simulate`: many random games, quickly."""

import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

from cyclopts import Parameter, validators

from cattery.cli.files import written_whole
from cattery.cli.language import spoken
from cattery.cli.options import check_seed, table_options
from cattery.kernel import Data, FastDice, Recorder, encode, find_game

BATCH = 50  # games handed to a process at a time

Positive = Annotated[int, Parameter(validator=validators.Number(gte=1))]


class Simulated(Data, frozen=True):
    """What one game of a simulation came to."""

    answers: int
    rounds: int
    shares: tuple[float, ...]
    line: str  # its record


def simulate(
    game: str,
    *,
    players: int | None = None,
    games: Positive = 1000,
    seed: str = "0",
    jobs: Positive = 1,
    out: Path | None = None,
    option: list[str] | None = None,
) -> None:
    """Play random games and sum them up; the same seed gives the same games, whatever the number of jobs.

    Parameters
    ----------
    game
        schrodinger or mistigri.
    players
        How many sit at the table.
    games
        How many games.
    seed
        Any text.
    jobs
        How many processes share the work.
    out
        Write every game's record to this file, one a line.
    option
        An option of the table as name=value; may be given several times.
    """
    tongue = spoken(None)
    options = table_options(game, players, option or [], tongue)
    check_seed(seed, tongue)
    started = perf_counter()
    with written_whole(out) if out else nullcontext() as file:
        totals, wins = Counter[str](), Counter[int]()
        for done in _progress(_played(game, options, games, seed, jobs), games):
            totals.update(answers=done.answers, rounds=done.rounds)
            for seat, share in enumerate(done.shares, 1):
                wins[seat] += round(share * 60)  # a shared win counts for each its part; 60 divides by 1 to 6
            if file:
                print(done.line, file=file)
    seconds = perf_counter() - started
    answers = totals["answers"]
    print(f"{games} games of {game}, {encode(find_game(game).options(options)).decode()}, seed {seed}")
    print(f"{answers} answers, {answers / games:.1f} a game; {totals['rounds'] / games:.2f} rounds a game")
    print("wins by seat: " + ", ".join(f"{seat}: {share / 60 / games:.1%}" for seat, share in sorted(wins.items())))
    print(f"{seconds:.1f} s, {games / seconds:.0f} games and {answers / seconds:.0f} answers a second")
    if out:
        print(f"records in {out}")


def play_batch(game: str, options: dict[str, Any], seed: str, numbers: range) -> list[Simulated]:
    """Some games of a simulation, each from a seed of its own."""
    rules = find_game(game)
    lawful = rules.options(options)
    played = []
    for number in numbers:
        dice, roll = FastDice(f"{seed}/{number}"), FastDice(f"{seed}/{number}/players")
        play = Recorder(rules, lawful, dice)
        while play.state.step is not None:
            choices = play.state.choices
            play.answer(choices[roll(len(choices))])
        line = encode(play.record(dice.name)).decode()
        played.append(Simulated(len(play.answers), play.state.round, rules.result(play.state), line))
    return played


def _played(game: str, options: dict[str, Any], games: int, seed: str, jobs: int) -> Iterator[Simulated]:
    """All games in order, from one process or several."""
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    work = partial(play_batch, game, options, seed)
    if jobs == 1:
        for batch in batches:
            yield from work(batch)
    else:
        pool = ProcessPoolExecutor(jobs)
        try:
            for played in pool.map(work, batches):
                yield from played
        finally:  # when we are stopped, so is the work
            pool.shutdown(cancel_futures=True)


def _progress(played: Iterator[Simulated], games: int) -> Iterator[Simulated]:
    """With a bar on a terminal; silent in a pipe."""
    if not sys.stderr.isatty():
        return played
    from rich.console import Console
    from rich.progress import track

    return iter(track(played, description="games", total=games, console=Console(stderr=True), transient=True))
