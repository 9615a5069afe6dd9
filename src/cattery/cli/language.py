"""Which language a command speaks: the one asked for, else the environment's, else English."""

import os

from cattery.cli.files import fail
from cattery.wording import UnknownLanguage, find_language, language_of


def spoken(asked: str | None) -> str:
    """One of the five; another one is refused in a sentence that names them."""
    if asked is None:
        return language_of(os.environ)
    try:
        return find_language(asked)
    except UnknownLanguage as fault:
        fail(f"--language {asked}: {fault}")
