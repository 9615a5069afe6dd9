"""python -m proof.referees [GAMES]: random games of each game, held at every question to a second referee."""

import sys
from collections import Counter

from tests.referee.hearing import CASES, TABLES, hear

GAMES = 4_000


def main(games: int) -> None:
    """Every table gets as many games; a Disagreement ends it."""
    for game, tables in TABLES.items():
        heard = Counter[str]()
        for options in tables:
            heard += hear(CASES[game], options, -(-games // len(tables)), f"proof {options}")
            print(f"{game}: {heard['games']:,} games", file=sys.stderr)
        rules = ", ".join(f"{rule} {count:,}" for rule, count in sorted(heard.items()) if rule[0].isupper())
        print(
            f"{game}: {heard['games']:,} games at {len(tables)} tables, {heard['questions']:,} questions, all agreed on"
        )
        print(f"  rarely needed, and met so often: {rules}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else GAMES)
