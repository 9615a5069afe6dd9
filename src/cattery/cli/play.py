"""`cattery play`: a game against bots, told in plain lines."""

from pathlib import Path

from cattery.cli.files import fail_about
from cattery.cli.language import spoken
from cattery.cli.options import check_seed, table_options
from cattery.cli.parameters import Whole


def play(
    game: str | None = None,
    *,
    players: Whole | None = None,
    seat: Whole = 1,
    bots: str | None = None,
    language: str | None = None,
    seed: str | None = None,
    plain: bool = False,
    record: Path | None = None,
    option: list[str] | None = None,
) -> None:
    """Play against bots. What is not said here is asked; Enter alone takes the default."""
    from cattery.kernel import UnknownGame
    from cattery.players import player_names
    from cattery.terminal import Wish, standard_screen
    from cattery.terminal import play as sit_down
    from cattery.wording import catalogue, refuse
    from cattery.wording.loading import is_told

    tongue = spoken(language)
    words = catalogue(tongue).words
    options = {} if players is None else {"players": players}
    if game is not None:
        if not is_told(game):
            fail_about(game, refuse(UnknownGame(game), tongue), tongue)
        options = table_options(game, players, option or [], tongue)
    elif option:
        fail_about("--option", words("terminal-name-the-game"), tongue)
    if bots is not None and bots not in (levels := player_names(game)):
        fail_about(f"--bots {bots}", words("terminal-unknown-bots", known=", ".join(levels)), tongue)
    if seat < 0 or seat > options.get("players", seat):
        fail_about(f"--seat {seat}", words("terminal-seat-numbers"), tongue)
    check_seed(seed or "", tongue)
    sit_down(standard_screen(), Wish(tongue, game, options, seat, bots, seed, record))
