"""The words that ask for something instead of answering: in the player's language, and in English."""

import unicodedata
from functools import cache

from cattery.wording import catalogue

HELP = "?"
COMMANDS = (
    "help",
    "hand",
    "table",
    "board",
    "pile",
    "row",
    "effects",
    "score",
    "log",
    "rule",
    "notation",
    "more",
    "quit",
)


def folded(text: str) -> str:
    """Without accents and case, as people type."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).strip()


@cache
def command_words(language: str) -> dict[str, str]:
    """Every word that can be typed, and the command it stands for. The player's own language comes first."""
    words = {HELP: "help"}
    for tongue in ("en", language):
        words |= {folded(catalogue(tongue).words(f"terminal-command-{command}")): command for command in COMMANDS}
    return words


def read_command(text: str, language: str) -> tuple[str, str]:
    """The command that a line begins with, "" if none, and what follows it."""
    first, _, rest = text.partition(" ")
    return command_words(language).get(folded(first), ""), rest.strip()
