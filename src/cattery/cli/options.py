"""The options of a table, as they are written on the command line."""

from typing import Any

from cattery.cli.files import fail
from cattery.kernel import BadOption, UnknownGame, decode, find_game
from cattery.wording import catalogue, refuse
from cattery.wording.loading import GAMES


def table_options(game: str, players: int | None, option: list[str], language: str) -> dict[str, Any]:
    """Lawful options from the command line, or a sentence that names the unlawful one."""
    given = read_options(option, language)
    if players is not None:
        given["players"] = players
    check_options(game, given, language)
    return given


def read_options(option: list[str], language: str) -> dict[str, Any]:
    """What was written, lawful or not."""
    given: dict[str, Any] = {}
    for text in option:
        name, equals, value = text.partition("=")
        if not equals:
            fail(f"--option {text}: {catalogue(language).words('terminal-option-form')}")
        try:
            given[name] = decode(value)
        except ValueError:
            given[name] = value
    return given


def check_options(game: str, given: dict[str, Any], language: str) -> None:
    """A sentence in the language, and what exactly is wrong as the rules machine says it."""
    try:
        find_game(game).options(given)
    except (UnknownGame, BadOption) as fault:
        fail(f"{refuse(fault, language, game if game in GAMES else None)} ({fault})")


def check_seed(seed: str, language: str) -> None:
    """What is no UTF-8 arrives as lone surrogates."""
    try:
        seed.encode()
    except UnicodeEncodeError:
        fail(f"--seed: {catalogue(language).words('terminal-bad-seed')}")
