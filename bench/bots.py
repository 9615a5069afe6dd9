"""Time per decision of each level of play: one core, its own processor time, so that other work does not count."""

from functools import partial
from time import thread_time

from bench.bars import bars
from cattery.coach import advise
from cattery.kernel import FastDice, Playthrough, apply, start
from cattery.kit import find_game, kit_of, kits
from cattery.players import find_player

BARS = {"random": 1.0, "kitten": 1.0, "yardstick": 1.0, "house-cat": 2.0}
"""Milliseconds, at the 99th percentile."""

ODDS_BARS = bars("odds")
"""The same, for whatever the odds of a position can tell."""


ADVICE_BAR = 30.0
"""The same, for the coach's advice (the 99th percentile, where the 95th would do)."""


def some_counts(game: str) -> tuple[int, ...]:
    """The fewest players, the most, and a number between."""
    counts = find_game(game).player_counts()
    return counts[0], counts[len(counts) // 2], counts[-1]


def decision_times(game: str, level: str, players: int, decisions: int) -> list[float]:
    """Milliseconds of at least so many decisions with two or more legal answers, in whole games of one level."""
    rules, choose = find_game(game), find_player(level, game)
    options = rules.options({"players": players})
    times: list[float] = []
    number = 0
    while len(times) < decisions:
        roll = FastDice(f"bots/{level}/{number}")
        number += 1
        play = Playthrough(rules, options, roll, range(players))
        while (seat := play.asked) is not None:
            view, choices = rules.view(play.state, seat), play.state.choices
            began = thread_time()
            choice = choose(view, play.sightings[seat], choices, roll)
            if len(choices) > 1:
                times.append(1000 * (thread_time() - began))
            play.answer(choice)
    return times


def odds_times(game: str, players: int, positions: int) -> list[float]:
    """Milliseconds to find all odds in positions of random games, with nothing remembered."""
    rules, odds, times, number = find_game(game), kit_of(game).part("odds"), list[float](), 0
    while len(times) < positions:
        roll = FastDice(f"odds/{number}")
        number += 1
        state, _, _ = start(rules, rules.options({"players": players}), roll)
        while (step := state.step) is not None and step.actor is not None:
            view = rules.view(state, step.actor)
            odds.forget()
            began = thread_time()
            odds.all_odds(view)
            times.append(1000 * (thread_time() - began))
            state, _, _ = apply(state, state.choices[roll(len(state.choices))], roll)
    return times


def advice_times(game: str, players: int, questions: int) -> list[float]:
    """Milliseconds of advice on at least so many questions with two or more answers, in games among house cats."""
    rules, choose = find_game(game), find_player("house-cat", game)
    times: list[float] = []
    number = 0
    while len(times) < questions:
        roll = FastDice(f"advice/{number}")
        number += 1
        play = Playthrough(rules, rules.options({"players": players}), roll, range(players))
        while (seat := play.asked) is not None:
            view, choices = rules.view(play.state, seat), play.state.choices
            if len(choices) > 1:
                began = thread_time()
                advise(view, play.sightings[seat], choices)
                times.append(1000 * (thread_time() - began))
            play.answer(play.ask(choose, roll))
    return times


def percentile(times: list[float], share: float) -> float:
    """The time that this share of the decisions did not exceed."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


def report(*, seconds: float, repetitions: int) -> bool:
    """Measure, print one line a row, and tell whether all were in time. More repetitions: more decisions."""
    print(
        "Milliseconds of processor time per decision with two or more legal answers, and for the odds of a position\n"
    )
    print(f"{'':36}{'measured':>12}{'median':>9}{'p99':>9}{'most':>9}")
    rows = [
        (f"{game} {level}, {players} players", bar, partial(decision_times, game, level, players))
        for game in (kit.name for kit in kits())
        for level, bar in BARS.items()
        for players in some_counts(game)
    ]
    rows += [
        (f"{game} odds, {players} players", bar, partial(odds_times, game, players))
        for game, bar in ODDS_BARS.items()
        for players in some_counts(game)
    ]
    rows += [
        (f"{kit.name} coach, {players} players", ADVICE_BAR, partial(advice_times, kit.name, players))
        for kit in kits()
        if kit.has("coach")
        for players in some_counts(kit.name)
    ]
    passed = True
    for name, bar, measure in rows:
        times = measure(100 * repetitions)
        high = percentile(times, 0.99)
        passed &= high <= bar
        figures = f"{len(times):12}{percentile(times, 0.5):9.3f}{high:9.3f}{max(times):9.3f}"
        print(f"{name:36}{figures}   bar {bar:g}: {'pass' if high <= bar else 'FAIL'}")
    return passed
