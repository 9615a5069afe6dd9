"""Time per decision of each level of play: one core, its own processor time, so that other work does not count."""

from functools import partial
from time import thread_time

from cattery.games.schrodinger import odds
from cattery.kernel import Event, FastDice, apply, find_game, redact, start
from cattery.players import find_player

BARS = {"random": 1.0, "kitten": 1.0, "yardstick": 1.0, "house-cat": 2.0}
"""Milliseconds, at the 99th percentile."""

ODDS_BAR = 0.1

TABLES = {"schrodinger": (2, 4, 6), "mistigri": (3, 4, 5)}


def decision_times(game: str, level: str, players: int, decisions: int) -> list[float]:
    """Milliseconds of at least so many decisions with two or more legal answers, in whole games of one level."""
    rules, choose = find_game(game), find_player(level)
    options = rules.options({"players": players})
    times: list[float] = []
    number = 0
    while len(times) < decisions:
        roll = FastDice(f"bots/{level}/{number}")
        number += 1
        seen: list[list[Event]] = [[] for _ in range(players)]
        state, events, _ = start(rules, options, roll)
        while (step := state.step) is not None and step.actor is not None:
            for seat, sightings in enumerate(seen):
                sightings += [redact(event, seat) for event in events]
            view = rules.view(state, step.actor)
            began = thread_time()
            choice = choose(view, seen[step.actor], state.choices, roll)
            if len(state.choices) > 1:
                times.append(1000 * (thread_time() - began))
            state, events, _ = apply(state, choice, roll)
    return times


def odds_times(players: int, positions: int) -> list[float]:
    """Milliseconds to find the odds of all 65 claims in positions of random games, with nothing remembered."""
    rules, times, number = find_game("schrodinger"), list[float](), 0
    while len(times) < positions:
        roll = FastDice(f"odds/{number}")
        number += 1
        state, _, _ = start(rules, rules.options({"players": players}), roll)
        while (step := state.step) is not None and step.actor is not None:
            view = rules.view(state, step.actor)
            odds.odds.cache_clear()
            odds.at_least.cache_clear()
            began = thread_time()
            odds.claim_odds(view)
            times.append(1000 * (thread_time() - began))
            state, _, _ = apply(state, state.choices[roll(len(state.choices))], roll)
    return times


def percentile(times: list[float], share: float) -> float:
    """The time that this share of the decisions did not exceed."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


def report(*, seconds: float, repetitions: int) -> bool:
    """Measure, print one line a row, and tell whether all were in time. More repetitions: more decisions."""
    print(
        "Milliseconds of processor time per decision with two or more legal answers, and for the odds of all claims\n"
    )
    print(f"{'':36}{'measured':>12}{'median':>9}{'p99':>9}{'most':>9}")
    rows = [
        (f"{game} {level}, {players} players", bar, partial(decision_times, game, level, players))
        for game, counts in TABLES.items()
        for level, bar in BARS.items()
        for players in counts
    ]
    rows += [(f"odds of 65 claims, {players} players", ODDS_BAR, partial(odds_times, players)) for players in (2, 4, 6)]
    passed = True
    for name, bar, measure in rows:
        times = measure(100 * repetitions)
        high = percentile(times, 0.99)
        passed &= high <= bar
        figures = f"{len(times):12}{percentile(times, 0.5):9.3f}{high:9.3f}{max(times):9.3f}"
        print(f"{name:36}{figures}   bar {bar:g}: {'pass' if high <= bar else 'FAIL'}")
    return passed
