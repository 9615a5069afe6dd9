"""The options of a table, as they are written on the command line."""

from typing import Any

from cattery.cli.files import fail
from cattery.kernel import BadOption, UnknownGame, decode, find_game
from cattery.wording import catalogue, refuse


def table_options(game: str, players: int | None, option: list[str], language: str = "") -> dict[str, Any]:
    """Lawful options from the command line, or a sentence that names the unlawful one; English without a language."""
    given: dict[str, Any] = {} if players is None else {"players": players}
    for text in option:
        name, equals, value = text.partition("=")
        if not equals:
            form = catalogue(language).words("terminal-option-form") if language else "write it as name=value"
            fail(f"--option {text}: {form}")
        try:
            given[name] = decode(value)
        except ValueError:
            given[name] = value
    try:
        find_game(game).options(given)
    except (UnknownGame, BadOption) as fault:
        fail(f"{refuse(fault, language, game)} ({fault})" if language else str(fault))
    return given
