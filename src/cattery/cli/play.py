"""`cattery play`: a game against bots, told in plain lines."""

from pathlib import Path

from cattery.cli.files import fail
from cattery.cli.language import spoken
from cattery.cli.options import check_seed, table_options


def play(
    game: str | None = None,
    *,
    players: int | None = None,
    seat: int = 1,
    bots: str | None = None,
    language: str | None = None,
    seed: str | None = None,
    plain: bool = False,
    record: Path | None = None,
    option: list[str] | None = None,
) -> None:
    """Play against bots. What is not said here is asked; Enter alone takes the default.

    Parameters
    ----------
    game
        Which game: schrodinger or mistigri.
    players
        How many sit at the table, with you.
    seat
        Your seat, from 1; 0 to watch the bots.
    bots
        Who plays against you: random, yardstick and so on.
    language
        en, pt-BR, fr, nl or it; otherwise the language of your system.
    seed
        Any text: the same seed deals the same cards.
    plain
        Plain lines, as it always is for now.
    record
        Add the record of the game to this file, without being asked.
    option
        An option of the table as name=value; may be given several times.
    """
    from cattery.kernel import UnknownGame
    from cattery.players import UnknownPlayer, find_player, player_names
    from cattery.terminal import Wish, standard_screen
    from cattery.terminal import play as sit_down
    from cattery.wording import catalogue, refuse
    from cattery.wording.loading import GAMES

    tongue = spoken(language)
    words = catalogue(tongue).words
    options = {} if players is None else {"players": players}
    if game is not None:
        if game not in GAMES:
            fail(f"{game}: {refuse(UnknownGame(game), tongue)}")
        options = table_options(game, players, option or [], tongue)
    elif option:
        fail(f"--option: {words('terminal-name-the-game')}")
    if bots is not None:
        try:
            find_player(bots)
        except UnknownPlayer:
            fail(f"--bots {bots}: {words('terminal-unknown-bots', known=', '.join(player_names()))}")
    if seat < 0 or seat > options.get("players", seat):
        fail(f"--seat {seat}: {words('terminal-seat-numbers')}")
    check_seed(seed or "", tongue)
    sit_down(standard_screen(), Wish(tongue, game, options, seat, bots, seed, record))
