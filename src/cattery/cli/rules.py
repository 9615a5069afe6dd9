"""`cattery rules`: the rules of a game, or those that are looked for."""

from cattery.cli.files import fail, fail_about
from cattery.cli.language import spoken


def rules(game: str, *words: str, language: str | None = None) -> None:
    """Read the rules: all of them, one by its number (S14), or those that have certain words."""
    from cattery.kernel import UnknownGame
    from cattery.terminal import rulebook, standard_screen
    from cattery.terminal.rules import NoSuchRule, look_up
    from cattery.wording import refuse
    from cattery.wording.loading import is_told

    tongue = spoken(language)
    if not is_told(game):
        fail_about(game, refuse(UnknownGame(game), tongue), tongue)
    try:
        lines = look_up(game, tongue, " ".join(words)) if words else rulebook(game, tongue)
    except NoSuchRule as fault:
        fail(str(fault))
    standard_screen().say(*lines)
