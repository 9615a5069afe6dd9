"""The bots of Schrödinger's Cats, a module a level."""
