"""A hundred thousand random games of one game, over all its tables, through `cattery simulate` and `cattery check`."""

import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

GAMES = 100_000
TABLES = {
    "schrodinger": [(players, f"physicats={physicats}") for players in range(2, 7) for physicats in ("true", "false")],
    "mistigri": [(players, f"starter={starter}") for players in (3, 4, 5) for starter in ("null", "1")],
}


def play_and_check(game: str, players: int, option: str, games: int, folder: str) -> str:
    """One table's share of the games: recorded by one program, verified by another."""
    out = Path(folder) / f"{players}-{option}.jsonl"
    simulate = [
        "simulate",
        game,
        "--players",
        str(players),
        "--option",
        option,
        "--games",
        str(games),
        "--out",
        str(out),
    ]
    for command in (simulate, ["check", str(out)]):
        done = subprocess.run(["cattery", *command], capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(done.stderr)
    out.unlink()
    return f"{players} players, {option}: {done.stdout.partition(': ')[2].strip()}"


def main(game: str) -> None:
    """Play and check them all, a table on each core."""
    tables = TABLES[game]
    share = -(-GAMES // len(tables))
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        work = [pool.submit(play_and_check, game, players, option, share, folder) for players, option in tables]
        for done in work:
            print(done.result(), flush=True)
    print(f"{share * len(tables)} games of {game}, none at fault")


if __name__ == "__main__":
    main(sys.argv[1])
