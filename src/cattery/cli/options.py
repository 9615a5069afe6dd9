"""The options of a table, as they are written on the command line."""

from typing import Any

from cattery.cli.files import fail, fail_about
from cattery.kernel import BadOption, UnknownGame, decode
from cattery.kit import find_game
from cattery.wording import catalogue, refuse
from cattery.wording.loading import is_told


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
            fail_about(f"--option {text}", catalogue(language).words("terminal-option-form"), language)
        try:
            given[name] = decode(value)
        except ValueError:
            given[name] = value
    return given


def check_options(game: str, given: dict[str, Any], language: str) -> None:
    """What is wrong, and what would be lawful; another author's game says that in its own words."""
    try:
        find_game(game).options(given)
    except UnknownGame as fault:
        fail(refuse(fault, language))
    except BadOption as fault:
        known = game if is_told(game) else None
        detail = _lawful(fault, game, language) if known else f"({fault})"
        fail(f"{refuse(fault, language, known)} {detail}".strip())


def _lawful(fault: BadOption, game: str, language: str) -> str:
    words = catalogue(language, game)
    if fault.kind:
        return words.words(f"lawful-{fault.kind}", **{name: _listed(value) for name, value in fault.about.items()})
    return f"{words.words(f'option-{game}-{fault.option}', 'help')}."


def _listed(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def check_seed(seed: str, language: str) -> None:
    """What is no UTF-8 arrives as lone surrogates."""
    try:
        seed.encode()
    except UnicodeEncodeError:
        fail_about("--seed", catalogue(language).words("terminal-bad-seed"), language)
