"""A run: line-ups, each over many deals, shared among processes and kept on disk, so that it can be continued."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Any

import cattery
from cattery.arena.match import GamePlayed, play_deal
from cattery.kernel import Data, DecodeError, decode, encode, fields
from cattery.kit import find_game, kit_of

BATCH = 4  # deals handed to a process at a time
SETTINGS, GAMES = "run.json", "games.jsonl"

LineUp = tuple[str, ...]


class RunSettings(Data, frozen=True):
    """What a run is, whatever its length: with the same settings it can be continued."""

    game: str
    rules: int
    options: dict[str, Any]
    line_ups: tuple[LineUp, ...]
    seed: str
    code: str  # a digest of the code that plays, so that results of two versions never mix


class DealPlayed(Data, frozen=True):
    """A line of the file of games: one deal of one line-up, played at every rotation."""

    line_up: int
    deal: int
    games: list[GamePlayed]


class OtherRun(ValueError):
    """The folder holds a run with other settings. Whoever says why in other words goes by `kind` and `about`."""

    def __init__(self, reason: str, kind: str, **about: Any) -> None:
        super().__init__(reason)
        self.kind, self.about = kind, about


def run_settings(game: str, options: dict[str, Any], line_ups: tuple[LineUp, ...], seed: str) -> RunSettings:
    """The settings of a run by the code as it is now."""
    return RunSettings(game, find_game(game).rules, options, line_ups, seed, _code_digest(game))


def _code_digest(game: str) -> str:
    root = Path(cattery.__file__).parent
    digest = sha256()
    kit = kit_of(game)
    house = [path for folder in ("kernel", "players") for path in sorted((root / folder).rglob("*.py"))]
    for home, path in [*((root, path) for path in house), *((kit.folder, path) for path in kit.code("bots"))]:
        digest.update(path.relative_to(home).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def deals_for(line_up: LineUp, games: int) -> int:
    """Whole deals for at least so many games; at least two, for one alone says nothing about chance."""
    return max(2, -(-games // len(line_up)))


def play_run(run: RunSettings, games: int, jobs: int, folder: Path, records: bool = False) -> Iterator[DealPlayed]:
    """Every deal in order, those already on disk first. Each is written down before it is told.

    With `records` every game keeps its record; deals that lie there without are played again, as they were.
    """
    wanted = [
        (number, deal) for number, line_up in enumerate(run.line_ups) for deal in range(deals_for(line_up, games))
    ]
    folder.mkdir(parents=True, exist_ok=True)
    kept = _kept(run, folder)
    missing = []
    for key in wanted:
        if key in kept and (not records or all(game.record for game in kept[key].games)):
            yield kept[key]
        else:
            missing.append(key)
    with (folder / GAMES).open("ab") as file:
        for played in _played(run, missing, jobs, records):
            file.write(encode(played) + b"\n")
            file.flush()
            yield played


def _kept(run: RunSettings, folder: Path) -> dict[tuple[int, int], DealPlayed]:
    """The deals of a run that was begun in this folder. A line cut short by an interruption is dropped."""
    about, games = folder / SETTINGS, folder / GAMES
    if not about.exists():
        about.write_bytes(encode(run) + b"\n")
        games.write_bytes(b"")
        return {}
    try:
        begun = decode(about.read_bytes(), RunSettings)
    except DecodeError as fault:
        raise OtherRun(f"{about} says of no run what it is: {fault}", "settings-file", file=about) from None
    for field in fields(run):
        was, asked = (decode(encode(getattr(one, field.name))) for one in (begun, run))
        if was != asked:
            if field.name == "code":
                raise OtherRun(f"the run in {folder} was begun by other code", "code")
            reason = f"the run in {folder} has {field.name} {was!r}, not {asked!r}"
            raise OtherRun(reason, "setting", setting=field.name, was=_told(was), asked=_told(asked))
    lines = games.read_bytes().split(b"\n") if games.exists() else [b""]
    whole = lines[:-1]
    if lines[-1]:
        games.write_bytes(b"".join(line + b"\n" for line in whole))
    try:
        kept = [decode(line, DealPlayed) for line in whole]
    except DecodeError as fault:
        raise OtherRun(f"{games} is no file of games: {fault}", "games-file", file=games) from None
    return {(one.line_up, one.deal): one for one in kept}


def _told(value: Any) -> str:
    """A setting, for people: a line-up is its players."""
    if isinstance(value, list):
        return "; ".join(", ".join(line_up) for line_up in value)
    return value if isinstance(value, str) else encode(value).decode()


def _played(run: RunSettings, deals: list[tuple[int, int]], jobs: int, records: bool) -> Iterator[DealPlayed]:
    """From one process or several, in the same order."""
    batches = [
        (number, [deal for _, deal in some][first : first + BATCH])
        for number, group in groupby(deals, key=lambda key: key[0])
        for some in [list(group)]
        for first in range(0, len(some), BATCH)
    ]
    work = partial(_play_batch, run, records)
    if jobs == 1:
        for batch in batches:
            yield from work(batch)
    else:
        with ProcessPoolExecutor(jobs) as pool:
            for played in pool.map(work, batches):
                yield from played


def _play_batch(run: RunSettings, records: bool, batch: tuple[int, list[int]]) -> list[DealPlayed]:
    number, deals = batch
    line_up = run.line_ups[number]
    return [
        DealPlayed(number, deal, play_deal(run.game, run.options, line_up, run.seed, deal, records)) for deal in deals
    ]
