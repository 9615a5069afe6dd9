"""The words that ask for something instead of answering: in the player's language, and in English."""

import unicodedata
from collections.abc import Iterable, Mapping

from cattery.wording import catalogue

HELP = "?"
COMMANDS = ("log", "rule", "notation", "more", "help", "quit")
"""What can be asked in every game; each has its topics besides."""

ADVICE = "advice"
"""What can be asked besides where a game has a coach."""


def folded(text: str) -> str:
    """Without accents and case, as people type."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).strip()


def command_words(game: str, topics: Iterable[str], language: str) -> dict[str, str]:
    """Every word that can be typed, and the command it stands for. The player's own language comes first."""
    found = {HELP: "help"}
    for tongue in ("en", language):
        words = catalogue(tongue, game).words
        found |= {folded(words(f"terminal-command-{command}")): command for command in (*COMMANDS, *topics)}
    return found


def read_command(text: str, commands: Mapping[str, str]) -> tuple[str, str]:
    """The command that a line begins with, "" if none, and what follows it."""
    first, _, rest = text.partition(" ")
    return commands.get(folded(first), ""), rest.strip()
