"""python -m scripts.puzzles GAME [COUNT]: looks for puzzles in games of mixed bots, for the game's folder.

A question makes a puzzle where the coach's answer stands out (cattery.coach.puzzles.is_clear) and the yardstick, who
plays by the first thing that comes to mind, would give another one. Each game gives one at most, and no kind of
question more than half.
"""

import sys
from collections import Counter

from cattery.coach import advise
from cattery.coach.puzzles import FILE, Puzzle, cut_from, is_clear
from cattery.kernel import FastDice, Recorder, encode, tag_of
from cattery.kit import Kit, kit_of
from cattery.players import find_player

LEVELS = ("kitten", "yardstick", "house-cat", "house-cat")
PLAIN = "yardstick"


def puzzle_in(kit: Kit, number: int, full: set[str]) -> tuple[str, Puzzle] | None:
    """The first one in a game that is no question of a kind of which there are enough."""
    game, roll = kit.game, FastDice(f"puzzles/{number}")
    counts = game.player_counts()
    seats = counts[number % len(counts)]
    players = [find_player(LEVELS[roll(len(LEVELS))], kit.name) for _ in range(seats)]
    play = Recorder(game, game.options({"players": seats}), roll, range(seats))
    plain = find_player(PLAIN, kit.name)
    skip = roll(12)  # so that not all of them are first turns
    while (seat := play.asked) is not None:
        view, choices, step = game.view(play.state, seat), play.state.choices, play.state.step
        if len(play.answers) > skip and tag_of(step) not in full and len(choices) > 2:
            advice = advise(view, play.sightings[seat], choices)
            best = advice.advised.answer
            obvious = game.write(plain(view, play.sightings[seat], choices, FastDice("plain")))
            if obvious != best and is_clear(advice):
                return tag_of(step), cut_from(play.record("given"), len(play.answers), best)
        play.answer(play.ask(players[seat], roll))
    return None


def main(name: str, count: int) -> None:
    """Write so many."""
    kit, kinds, found, number = kit_of(name), Counter[str](), list[Puzzle](), 0
    while len(found) < count:
        full = {kind for kind, times in kinds.items() if times >= count // 2}
        if (one := puzzle_in(kit, number, full)) is not None:
            kinds[one[0]] += 1
            found.append(one[1])
        number += 1
    (kit.folder / FILE).write_bytes(b"".join(encode(puzzle) + b"\n" for puzzle in found))
    print(f"{len(found)} puzzles from {number} games: {dict(kinds)}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if sys.argv[2:] else 60)
