"""From what was asked for on the command line to a game that has ended, and its record."""

from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from secrets import token_bytes
from shlex import quote
from typing import Any

from cattery.kernel import SPECTATOR, BadOption, FastDice, Game, HmacDice, Recorder, find_game
from cattery.players import find_player
from cattery.terminal.commands import HELP
from cattery.terminal.people import bot_names, who
from cattery.terminal.saving import proposed_path, save
from cattery.terminal.screen import Left, Screen
from cattery.terminal.session import Session
from cattery.terminal.setting_up import ask_bots, ask_game, ask_players, ask_yes
from cattery.wording import Teller


@dataclass(frozen=True)
class Wish:
    """What was asked for; None: to be asked."""

    language: str
    game: str | None = None
    options: dict[str, Any] = field(default_factory=dict)
    seat: int = 1  # from 1; 0: only to watch
    bots: str | None = None
    seed: str | None = None
    record: Path | None = None


def play(screen: Screen, wish: Wish) -> None:
    """Ask what is not said yet, and play."""
    try:
        session, dice = _set_up(screen, wish)
    except Left:
        return
    try:
        session.play()
    except (Left, KeyboardInterrupt):
        screen.say(session.teller.words("terminal-leave"))
    else:
        screen.say(session.teller.words("terminal-over"))
    _keep(screen, session, wish.record, dice.name)


def _set_up(screen: Screen, wish: Wish) -> tuple[Session, HmacDice]:
    watched = wish.seat == 0
    language = wish.language
    game = find_game(wish.game or ask_game(screen, language))
    given = dict(wish.options)
    if "players" not in given:
        counts = player_counts(game, given)
        default = game.options_type().players  # type: ignore[call-arg]  # every game's options all have defaults
        given["players"] = ask_players(screen, language, counts, default, watched=watched)
    options = game.options(given)
    level = wish.bots or ask_bots(screen, language, watched=watched)
    viewer = wish.seat - 1 if wish.seat else SPECTATOR
    seed = token_bytes(16) if wish.seed is None else wish.seed.encode()
    dice, roll = HmacDice(seed), FastDice(f"bots {seed.hex()}")
    others = [seat for seat in range(options.players) if seat != viewer]
    teller = Teller(game.name, language, viewer)
    teller.names = bot_names(teller.words("terminal-bot-names"), options.players, viewer)
    seats = "; ".join(who(teller, seat) for seat in range(options.players))
    screen.say(teller.words("terminal-seats", seats=seats))
    screen.say(teller.words("terminal-watching") if watched else teller.words("terminal-begin", help=HELP))
    recorder = Recorder(game, options, dice)
    return Session(screen, teller, recorder, dict.fromkeys(others, find_player(level)), roll), dice


def player_counts(game: Game, given: dict[str, Any]) -> list[int]:
    """How many can play, with these other options."""
    return [count for count in range(1, 10) if _is_lawful(game, {**given, "players": count})]


def _is_lawful(game: Game, options: dict[str, Any]) -> bool:
    try:
        game.options(options)
    except BadOption:
        return False
    return True


def _keep(screen: Screen, session: Session, named: Path | None, dice: str) -> None:
    """Save the record where it was asked for, or if the person says yes."""
    words = session.teller.words
    path = named or proposed_path(session.game.name, datetime.now().astimezone())
    if named is None and not screen.is_interactive:
        screen.say(words("terminal-how-to-save", option="--record"))
        return
    try:
        if named is None and not ask_yes(screen, session.teller.language, words("terminal-save", path=str(path))):
            screen.say(words("terminal-not-saved"))
            return
        save(session.recorder.record(dice), path)
    except Left:
        screen.say(words("terminal-not-saved"))
    except OSError as fault:
        screen.say(words("terminal-cannot-save", path=str(path), reason=(fault.strerror or str(fault)).lower()))
    else:
        screen.say(words("terminal-saved", path=str(path)))
        screen.say(words("terminal-how-to-replay", command=f"cattery replay {quote(str(path))}"))
