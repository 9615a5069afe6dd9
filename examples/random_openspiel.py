"""Random play in OpenSpiel: python examples/random_openspiel.py [GAME], such as "cattery_mistigri(players=5)" """

import random
import sys

import pyspiel

import cattery.research.openspiel  # noqa: F401  # registers the games

game = pyspiel.load_game(sys.argv[1] if len(sys.argv) > 1 else "cattery_schrodinger")
state = game.new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        action = random.choices(outcomes, chances)[0]
    else:
        action = random.choice(state.legal_actions())
        print(f"seat {state.current_player() + 1}: {state.action_to_string(action)}")
    state.apply_action(action)
print("returns", state.returns())
