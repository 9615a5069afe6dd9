"""python -m proof.lawful_bots [GAMES]: mixed levels at every table of every game; any illegal answer ends it."""

import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from cattery.arena import play_deal
from cattery.kernel import FastDice
from cattery.players import player_names
from proof.tables import every_table

GAMES = 100_000
TABLES = every_table()
BATCH = 25


def play(table: tuple[str, int], deals: range) -> Counter[str]:
    """Some deals of one table, each with levels drawn for its seats; IllegalAnswer stops everything."""
    game, seats = table
    levels = player_names()
    counted: Counter[str] = Counter()
    for deal in deals:
        roll = FastDice(f"line-up/{game}/{seats}/{deal}")
        line_up = tuple(levels[roll(len(levels))] for _ in range(seats))
        for played in play_deal(game, {}, line_up, f"lawful/{seats}", deal):
            counted.update(games=1, answers=played.answers)
        counted.update({f"seats of {level}": seats for level in line_up})
    return counted


def main(games: int) -> None:
    """Every table gets about as many games."""
    share = -(-games // len(TABLES))
    total: Counter[str] = Counter()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for table in TABLES:
            deals = -(-share // table[1])
            batches = [range(first, min(first + BATCH, deals)) for first in range(0, deals, BATCH)]
            counted = sum(pool.map(play, [table] * len(batches), batches), Counter[str]())
            total += counted
            print(
                f"{table[0]}, {table[1]} players: {counted['games']:,} games, {counted['answers']:,} answers",
                flush=True,
            )
    seats = ", ".join(f"{level} {total[f'seats of {level}']:,}" for level in player_names())
    print(f"{total['games']:,} games, {total['answers']:,} answers, none of them illegal; seats: {seats}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else GAMES)
