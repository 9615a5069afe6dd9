"""Kits: what a game brings, and what no floor may know of it."""
