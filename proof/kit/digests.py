"""The digest of each of so many games. It runs in CPython and inside the engine of the page, so it imports little."""

from cattery.kernel import FastDice, Recorder
from cattery.kit import find_game, kit_names


def digests(games: int) -> dict[str, list[str]]:
    """By game: every number of players in turn, each game from a seed of its own, with any legal answers."""
    found: dict[str, list[str]] = {}
    for name in kit_names():
        rules = find_game(name)
        counts = rules.player_counts()
        for number in range(games):
            dice, roll = FastDice(f"{number}"), FastDice(f"{number}/players")
            play = Recorder(rules, rules.options({"players": counts[number % len(counts)]}), dice)
            while play.state.step is not None:
                play.answer(play.state.choices[roll(len(play.state.choices))])
            found.setdefault(name, []).append(play.digest)
    return found
