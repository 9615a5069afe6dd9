"""python -m proof.calibration GAME [GAMES]: what the coach believes to so many per cent comes true as often.

Games of mixed levels at every number of players, from seeds that nothing was measured on. Whenever a seat may doubt the
claim on the board, its advice gives the counted and the believed odds of it, and the table itself tells whether it
holds. Every bin of 10 % with at least ENOUGH claims must be within REACH of what came true, and the Brier score must
be lower than that of counting alone. The table and a reliability plot go into docs.
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

from cattery.coach import advise
from cattery.kernel import FastDice, Playthrough
from cattery.kit import find_game, kit_of
from cattery.players import find_player
from proof.ladder import DOCUMENT, write_section
from proof.machine import machine

GAMES = 6000
SEED = "held out"
LEVELS = ("kitten", "yardstick", "house-cat")
ENOUGH, REACH = 300, 0.04
BATCH = 50
PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"

Heard = tuple[float, float, bool]
"""Counted, believed, and whether it holds."""


def play(game: str, numbers: range) -> list[Heard]:
    """Every claim that could be doubted in some games."""
    rules, holds = find_game(game), kit_of(game).part("measures").claim_holds
    counts = rules.player_counts()
    heard: list[Heard] = []
    for number in numbers:
        roll = FastDice(f"{SEED}/{number}")
        seats = counts[number % len(counts)]
        players = [find_player(LEVELS[roll(len(LEVELS))], game) for _ in range(seats)]
        play = Playthrough(rules, rules.options({"players": seats}), roll, range(seats))
        while (seat := play.asked) is not None:
            advice = advise(rules.view(play.state, seat), play.sightings[seat], play.state.choices)
            others = [one.odds for one in advice.answers if one.odds is not None and one.odds.doubted is None]
            heard += [(odds.counted, odds.believed, holds(play.state)) for odds in others]  # of somebody else's claim
            play.answer(play.ask(players[seat], roll))
    return heard


def bins(heard: list[Heard], which: int) -> list[tuple[int, float, float]]:
    """Ten of them: how many claims, how likely they looked, how many came true."""
    found = []
    for number in range(10):
        some = [one for one in heard if min(9, int(one[which] * 10)) == number]
        count = max(1, len(some))
        found.append((len(some), sum(one[which] for one in some) / count, sum(one[2] for one in some) / count))
    return found


def brier(heard: list[Heard], which: int) -> float:
    """The mean square of what was missed; less is better."""
    return sum((one[which] - one[2]) ** 2 for one in heard) / len(heard)


def main(game: str, games: int) -> int:
    """Exit status 1 if a bin is off, or counting alone is better."""
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        heard = [one for some in pool.map(play, [game] * len(batches), batches) for one in some]
    rows, off = [], 0
    for number, (count, looked, true) in enumerate(bins(heard, 1)):
        wrong = count >= ENOUGH and abs(looked - true) > REACH
        off += wrong
        verdict = "**off**" if wrong else "yes" if count >= ENOUGH else "too few"
        span, gap = f"{10 * number}–{10 * number + 10} %", f"{100 * (looked - true):+.1f}"
        rows.append(f"| {span} | {count:,} | {looked:.1%} | {true:.1%} | {gap} | {verdict} |")
    by_count, by_belief = brier(heard, 0), brier(heard, 1)
    told = "\n".join(
        [
            "| believed | claims | looked, on the average | came true | off by points | within 4 |",
            "|---|---|---|---|---|---|",
            *rows,
            "",
            f"Brier score over {len(heard):,} claims: believed {by_belief:.4f}, counted alone {by_count:.4f}.",
            f"`make proof ONLY=calibration-{game}`, {datetime.now(UTC):%Y-%m-%d}, {games:,} games, seed {SEED}; "
            + machine(),
        ]
    )
    print(told)
    picture = f"![How many claims came true over how likely they looked](pictures/calibration-{game}.svg)"
    write_section(DOCUMENT, f"calibration {game}", f"{told}\n\n{picture}")
    (PICTURES / f"calibration-{game}.svg").write_text(plot(bins(heard, 1), bins(heard, 0)), encoding="utf-8")
    return 0 if not off and by_belief < by_count else 1


def plot(belief: list[tuple[int, float, float]], counting: list[tuple[int, float, float]]) -> str:
    """Reliability: how many came true over how likely they looked; on the dashed line both are equal."""
    size, edge = 360, 44

    def at(x: float, y: float) -> str:
        return f"{edge + x * size:.1f},{8 + (1 - y) * size:.1f}"

    across = size + edge + 16
    about = 'font-family="sans-serif" font-size="12" role="img" aria-label="Reliability of believed and counted odds"'
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across} {across - 8}" {about}>']
    parts.append(f'<rect width="{across}" height="{across - 8}" fill="#fffdf8"/>')
    for tick in range(0, 11, 2):
        share = tick / 10
        (x, y), (left, bottom) = at(share, 0).split(","), at(0, share).split(",")
        parts.append(f'<polyline points="{at(share, 0)} {at(share, 1)}" stroke="#e4dccb"/>')
        parts.append(f'<polyline points="{at(0, share)} {at(1, share)}" stroke="#e4dccb"/>')
        parts.append(f'<text x="{x}" y="{float(y) + 16:.1f}" text-anchor="middle" fill="#443c30">{10 * tick}</text>')
        beside = f'x="{float(left) - 6:.1f}" y="{float(bottom) + 4:.1f}"'
        parts.append(f'<text {beside} text-anchor="end" fill="#443c30">{10 * tick}</text>')
    parts.append(f'<polyline points="{at(0, 0)} {at(1, 1)}" stroke="#8a7f6c" stroke-dasharray="5 4"/>')
    for found, colour, name, line in ((counting, "#b4541a", "counted", 0.12), (belief, "#1d6b62", "believed", 0.05)):
        points = [(looked, true) for count, looked, true in found if count >= ENOUGH]
        path = " ".join(at(*point) for point in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for point in points:
            x, y = at(*point).split(",")
            parts.append(f'<circle cx="{x}" cy="{y}" r="4" fill="{colour}"/>')
        x, y = at(0.98, line).split(",")
        parts.append(f'<text x="{x}" y="{y}" text-anchor="end" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]) if sys.argv[2:] else GAMES))
