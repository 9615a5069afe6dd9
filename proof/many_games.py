"""A hundred thousand random games of one game, over all its tables, through `cattery simulate` and `cattery check`."""

import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from cattery.kernel import encode
from proof.tables import variants

GAMES = 100_000


def play_and_check(game: str, options: dict[str, Any], games: int, folder: str) -> str:
    """One table's share of the games: recorded by one program, verified by another."""
    said = [f"{name}={encode(value).decode()}" for name, value in options.items()]
    out = Path(folder) / f"{'-'.join(said)}.jsonl"
    told = [word for option in said for word in ("--option", option)]
    simulate = ["simulate", game, *told, "--games", str(games), "--out", str(out)]
    for command in (simulate, ["check", str(out)]):
        done = subprocess.run(["cattery", *command], capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(done.stderr)
    out.unlink()
    return f"{', '.join(said)}: {done.stdout.partition(': ')[2].strip()}"


def main(game: str) -> None:
    """Play and check them all, a table on each core."""
    tables = variants(game)
    share = -(-GAMES // len(tables))
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        work = [pool.submit(play_and_check, game, options, share, folder) for options in tables]
        for done in work:
            print(done.result(), flush=True)
    print(f"{share * len(tables)} games of {game}, none at fault")


if __name__ == "__main__":
    main(sys.argv[1])
