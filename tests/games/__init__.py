"""The games that come with the house."""

GAMES = ("schrodinger", "mistigri")
