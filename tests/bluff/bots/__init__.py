"""The bots of two-card bluff, a module a level."""
