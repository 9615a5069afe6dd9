"""Which language a command speaks: the one asked for, else the environment's, else English."""

import os
from collections.abc import Sequence
from itertools import pairwise

from cattery.cli.files import fail
from cattery.wording import UnknownLanguage, find_language, language_of, refuse


def spoken(asked: str | None) -> str:
    """One of the five; another one is refused in a sentence that names them."""
    environments = language_of(os.environ)
    if asked is None:
        return environments
    try:
        return find_language(asked)
    except UnknownLanguage as fault:
        fail(refuse(fault, environments))


def overheard(typed: Sequence[str]) -> str:
    """The language of a command line that is not carried out: its help is asked for, or it cannot be understood."""
    asked = [after for before, after in pairwise(typed) if before == "--language"]
    asked += [word.partition("=")[2] for word in typed if word.startswith("--language=")]
    try:
        return find_language(asked[-1]) if asked else language_of(os.environ)
    except UnknownLanguage:
        return language_of(os.environ)
