"""The games: each package holds one game's rules, views and notation, and knows nothing of the others."""
