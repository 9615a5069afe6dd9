"""Random play in PettingZoo: python examples/random_pettingzoo.py [schrodinger|mistigri]"""

import sys

from cattery.research.pettingzoo import env

table = env(sys.argv[1] if len(sys.argv) > 1 else "schrodinger", players=4, render_mode="ansi")
table.reset(seed=1)
print(table.render())  # what somebody without a seat sees
for agent in table.agent_iter():
    observation, reward, termination, truncation, info = table.last()
    if termination:
        print(f"{agent} got {reward}")
        table.step(None)
    else:
        table.step(table.action_space(agent).sample(info["action_mask"]))
