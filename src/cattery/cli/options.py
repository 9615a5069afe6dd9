"""The options of a table, as they are written on the command line."""

from typing import Any

from cattery.cli.files import fail
from cattery.kernel import BadOption, UnknownGame, decode, find_game


def table_options(game: str, players: int | None, option: list[str]) -> dict[str, Any]:
    """Lawful options from the command line, or a sentence that names the unlawful one."""
    given: dict[str, Any] = {} if players is None else {"players": players}
    for text in option:
        name, equals, value = text.partition("=")
        if not equals:
            fail(f"--option {text}: write it as name=value")
        try:
            given[name] = decode(value)
        except ValueError:
            given[name] = value
    try:
        find_game(game).options(given)
    except (UnknownGame, BadOption) as fault:
        fail(str(fault))
    return given
