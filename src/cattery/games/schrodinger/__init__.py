"""Schrödinger's Cats: a bluffing game for 2 to 6 players. Start with steps/, where each rule is."""
