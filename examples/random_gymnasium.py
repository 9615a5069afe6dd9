"""Random play in Gymnasium, one seat against bots: random_gymnasium.py [Schrodinger|Mistigri] [PLAYER]"""

import sys

import gymnasium

import cattery.research.gymnasium  # noqa: F401  # makes the names known

asked = sys.argv[1:]
name = asked[0] if asked else "Schrodinger"
opponents = asked[1] if len(asked) > 1 else "random"
table = gymnasium.make(f"cattery/{name}-v1", opponents=opponents, players=3)
won = 0.0
for seed in range(10):
    observation, info = table.reset(seed=seed)
    terminated = False
    while not terminated:
        action = table.action_space.sample(info["action_mask"])
        observation, reward, terminated, truncated, info = table.step(action)
    won += float(reward)
print(f"won {won:g} of 10 games against {opponents}")
