"""Exact CFR+ on a small variant of Schrödinger's Cats, by OpenSpiel, with its exploitability as a plot.

python examples/cfr_plus.py [--iterations 200] [--plot cfr_plus.svg]

Two players, one card each out of five, five spaces on the track, one life: small enough to solve, with every rule of
claim, proof and doubt in it. Exploitability is what a perfect opponent gains: 0 is an equilibrium.
"""

import argparse
from math import log10
from pathlib import Path

import pyspiel

import cattery.research.openspiel  # noqa: F401  # registers the games

GAME = "cattery_schrodinger(players=2,physicats=False,hand=1,pack=2 1 1 1,track=1,lives=1,starter=1)"


def size(game: pyspiel.Game) -> tuple[int, int]:
    """How often somebody decides, in the whole tree; and how many of these questions a player can tell apart."""
    decisions, information, open_states = 0, set(), [game.new_initial_state()]
    while open_states:
        state = open_states.pop()
        if not state.is_terminal() and not state.is_chance_node():
            decisions += 1
            information.add(state.information_state_string())
        open_states += [state.child(action) for action in state.legal_actions()]
    return decisions, len(information)


def solve(game: pyspiel.Game, iterations: int) -> list[tuple[int, float]]:
    """How exploitable the average policy is, after more and more iterations."""
    decisions, information_states = size(game)
    print(f"{decisions:,} decisions, {information_states:,} information states")
    print(f"random  {pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game)):.6f}")
    solver = pyspiel.CFRPlusSolver(game)
    measured = []
    for iteration in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration in (1, 2, 5) or iteration % 10 == 0 or iteration == iterations:
            measured.append((iteration, pyspiel.exploitability(game, solver.average_policy())))
            print(f"{iteration:6}  {measured[-1][1]:.6f}", flush=True)
    policy = solver.average_policy()
    value = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)[0]
    print(f"value for the seat that starts: {value:+.4f}")
    return measured


def plot(measured: list[tuple[int, float]]) -> str:
    """Both axes by powers of ten, as SVG."""
    width, height, margin = 640, 400, 60
    right = max(log10(measured[-1][0]), 1)
    lows = [log10(value) for _, value in measured]
    low, high = min(lows) // 1, max(lows) // 1 + 1

    def at(iteration: float, value: float) -> tuple[float, float]:
        across = margin + (width - 2 * margin) * log10(iteration) / right
        return across, margin + (height - 2 * margin) * (high - log10(value)) / (high - low)

    shapes = []
    for power in range(int(low), int(high) + 1):
        _, y = at(1, 10**power)
        shapes.append(f'<path d="M{margin} {y:.1f}H{width - margin}" stroke="#ccc"/>')
        shapes.append(f'<text x="{margin - 8}" y="{y + 4:.1f}" text-anchor="end">1e{power}</text>')
    for power in range(int(right) + 1):
        x, _ = at(10**power, 10**low)
        shapes.append(f'<text x="{x:.1f}" y="{height - margin + 20}" text-anchor="middle">{10**power}</text>')
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(*one) for one in measured))
    shapes.append(f'<polyline points="{line}" fill="none" stroke="#b4441e" stroke-width="2"/>')
    shapes.append(f'<text x="{width / 2}" y="{height - 12}" text-anchor="middle">iterations of CFR+</text>')
    shapes.append(f'<text x="{width / 2}" y="28" text-anchor="middle">exploitability</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="13">\n<rect width="{width}" height="{height}" fill="#fff"/>\n' + "\n".join(shapes) + "\n</svg>\n"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--plot", type=Path, default=Path("cfr_plus.svg"))
    asked = parser.parse_args()
    asked.plot.write_text(plot(solve(pyspiel.load_game(GAME), asked.iterations)), encoding="utf-8")
    print(f"plotted in {asked.plot}")
