"""`cattery simulate`: many random games, quickly."""

import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from cattery.cli.files import written_whole
from cattery.cli.language import spoken
from cattery.cli.options import check_seed, table_options
from cattery.cli.parameters import Positive, Whole
from cattery.kernel import Data, FastDice, Recorder, encode
from cattery.kit import find_game
from cattery.wording import Figures, catalogue, game_title

BATCH = 50  # games handed to a process at a time


class Simulated(Data, frozen=True):
    """What one game of a simulation came to."""

    answers: int
    rounds: int
    shares: tuple[float, ...]
    line: str  # its record


def simulate(
    game: str,
    *,
    players: Whole | None = None,
    games: Positive = 1000,
    seed: str = "0",
    jobs: Positive = 1,
    out: Path | None = None,
    option: list[str] | None = None,
    language: str | None = None,
) -> None:
    """Play random games and sum them up; the same seed gives the same games, whatever the number of jobs."""
    tongue = spoken(language)
    options = table_options(game, players, option or [], tongue)
    check_seed(seed, tongue)
    started = perf_counter()
    with written_whole(out, tongue) if out else nullcontext() as file:
        totals, wins = Counter[str](), Counter[int]()
        for done in _progress(_played(game, options, games, seed, jobs), games, tongue):
            totals.update(answers=done.answers, rounds=done.rounds)
            for seat, share in enumerate(done.shares, 1):
                wins[seat] += round(share * 60)  # a shared win counts for each its part; 60 divides by 1 to 6
            if file:
                print(done.line, file=file)
    seconds = perf_counter() - started
    answers = totals["answers"]
    words, figures = catalogue(tongue).words, Figures(tongue)
    chosen = encode(find_game(game).options(options)).decode()
    shares = (
        words("terminal-explained", word=str(seat), meaning=figures.percent(share / 60 / games))
        for seat, share in sorted(wins.items())
    )
    print(words("simulate-games", games=games, game=game_title(game, tongue), options=chosen, seed=seed))
    mean, rounds = figures.decimal(answers / games), figures.decimal(totals["rounds"] / games, 2)
    print(words("simulate-answers", answers=answers, mean=mean, rounds=rounds))
    print(words("simulate-wins", shares=", ".join(shares)))
    speed = {"games": round(games / seconds), "answers": round(answers / seconds)}
    print(words("simulate-speed", seconds=figures.decimal(seconds), **speed))
    if out:
        print(words("simulate-records", path=str(out)))


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


def _progress(played: Iterator[Simulated], games: int, language: str) -> Iterator[Simulated]:
    """With a bar on a terminal; silent in a pipe."""
    if not sys.stderr.isatty():
        return played
    from rich.console import Console
    from rich.progress import track

    about = catalogue(language).words("simulate-progress")
    return iter(track(played, description=about, total=games, console=Console(stderr=True), transient=True))
