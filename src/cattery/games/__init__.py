"""The games: each package holds all of one game, from its rules to its words, and knows nothing of the others."""
