"""Environment steps per second, beside PettingZoo's classic games and OpenSpiel's Python games.

PettingZoo is measured by the loop of its documentation: each game has its seed, and each step observes and samples an
action by the mask. Seeding is slow in some of its games, so rows without seeds stand beside. OpenSpiel is measured in
the same way: at each question of a player, the observation tensor and a legal action. A step is a player's answer.
"""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from itertools import count
from random import Random
from typing import Any

from bench.harness import Benchmark, Play, Row
from cattery.kit import kits


def canonical_loop(make: Callable[[], Any], *, seeded: bool = True) -> Callable[[], Play]:
    """PettingZoo's loop, as its documentation writes it."""

    def set_up() -> Play:
        env = make()
        seeds = count()

        def play() -> int:
            steps = 0
            env.reset(seed=next(seeds) if seeded else None)
            for agent in env.agent_iter():
                observation, _, termination, truncation, info = env.last()
                if termination or truncation:
                    action = None
                else:
                    mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
                    action = env.action_space(agent).sample(mask)
                    steps += 1
                env.step(action)
            return steps

        return play

    return set_up


def classic(name: str) -> Any:
    """One of PettingZoo's own games."""
    return import_module(f"pettingzoo.classic.{name}").env()


def ours(name: str) -> Any:
    """One of our games at a table of four."""
    return import_module("cattery.research.pettingzoo").env(name, players=4)


def spiel_loop(text: str, module: str) -> Callable[[], Play]:
    """A random game of OpenSpiel, with the observation of whoever is asked."""

    def set_up() -> Play:
        import pyspiel

        import_module(module)
        game = pyspiel.load_game(text)
        pick = Random(1)

        def play() -> int:
            state, steps = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(pick.choices(outcomes, weights)[0])
                else:
                    state.observation_tensor(state.current_player())
                    state.apply_action(pick.choice(state.legal_actions()))
                    steps += 1
            state.returns()
            return steps

        return play

    return set_up


PYTHON_GAMES = "open_spiel.python.games"
OUR_GAMES = "cattery.research.openspiel"
GAMES = [kit.name for kit in kits() if kit.has("research")]

BENCHMARK = Benchmark(
    title="Environment steps: a player's answer, with the observation and the legal actions before it",
    unit="steps",
    reference="PettingZoo leduc_holdem_v4",
    rows=(
        Row("PettingZoo leduc_holdem_v4", canonical_loop(partial(classic, "leduc_holdem_v4"))),
        Row("PettingZoo texas_holdem_v4", canonical_loop(partial(classic, "texas_holdem_v4"))),
        Row("PettingZoo tictactoe_v3", canonical_loop(partial(classic, "tictactoe_v3"))),
        Row("PettingZoo connect_four_v3", canonical_loop(partial(classic, "connect_four_v3"))),
        *(Row(f"PettingZoo, {game}", canonical_loop(partial(ours, game)), bar=5) for game in GAMES),
        Row("leduc_holdem_v4, without seeds", canonical_loop(partial(classic, "leduc_holdem_v4"), seeded=False)),
        *(Row(f"{game}, without seeds", canonical_loop(partial(ours, game), seeded=False)) for game in GAMES),
        Row("OpenSpiel python_kuhn_poker", spiel_loop("python_kuhn_poker", PYTHON_GAMES)),
        Row("OpenSpiel python_liars_poker", spiel_loop("python_liars_poker", PYTHON_GAMES)),
        Row("OpenSpiel python_tic_tac_toe", spiel_loop("python_tic_tac_toe", PYTHON_GAMES)),
        *(Row(f"OpenSpiel, cattery_{game}", spiel_loop(f"cattery_{game}", OUR_GAMES)) for game in GAMES),
    ),
)
