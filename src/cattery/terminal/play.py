"""From what was asked for on the command line to a game that has ended, and its record."""

from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from secrets import token_bytes
from shlex import quote
from typing import Any

from cattery.kernel import SPECTATOR, BadOption, FastDice, Game, HmacDice, Recorder
from cattery.kit import kit_of
from cattery.players import find_player
from cattery.terminal.commands import HELP
from cattery.terminal.people import bot_names, who
from cattery.terminal.saving import proposed_path, save
from cattery.terminal.screen import Quit, Screen
from cattery.terminal.session import Session
from cattery.terminal.setting_up import ask_bots, ask_game, ask_players, ask_yes
from cattery.wording import Teller, catalogue, refuse


@dataclass(frozen=True)
class Wish:
    """What was asked for; None, or no `players` among the options: to be asked."""

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
        kit = kit_of(wish.game or ask_game(screen, wish.language))
        game = kit.game
        options = game.options({**wish.options, "players": _players(screen, wish, game)})
        level = wish.bots or ask_bots(screen, wish.language, kit.name, watched=not wish.seat)
    except (Quit, KeyboardInterrupt):
        return
    seed = token_bytes(16) if wish.seed is None else wish.seed.encode()
    dice = HmacDice(seed)
    teller = _introduce(screen, wish, game, options.players)
    others = [seat for seat in range(options.players) if seat != teller.viewer]
    recorder = Recorder(game, options, dice, viewers=(*others, teller.viewer))
    bots = dict.fromkeys(others, find_player(level, game.name))
    session = Session(kit, screen, teller, recorder, dice.name, bots, FastDice(f"bots {seed.hex()}"))
    try:
        session.play()
    except (Quit, KeyboardInterrupt):
        screen.say(teller.words("terminal-leave"))
    else:
        screen.say(teller.words("terminal-over"))
    _keep(screen, session, wish.record)


def _players(screen: Screen, wish: Wish, game: Game) -> int:
    """How many play: as many as was said, if so many can; otherwise the person is asked."""
    counts = [n for n in range(max(1, wish.seat), 10) if _fault(game, {**wish.options, "players": n}) is None]
    if not counts:
        screen.say(catalogue(wish.language).words("refusal-no-such-seat"), style="refusal")
        raise Quit
    if "players" in wish.options:
        if (said := wish.options["players"]) in counts:
            return int(said)
        if fault := _fault(game, wish.options):
            screen.say(refuse(fault, wish.language, game.name), style="refusal")
    usual: int = game.options().players
    return ask_players(screen, wish.language, counts, usual if usual in counts else counts[0], watched=not wish.seat)


def _fault(game: Game, options: dict[str, Any]) -> BadOption | None:
    """Why a table cannot have these options."""
    try:
        game.options(options)
    except BadOption as fault:
        return fault
    return None


def _introduce(screen: Screen, wish: Wish, game: Game, players: int) -> Teller:
    """Who sits where, and how to answer."""
    teller = Teller(game.name, wish.language, wish.seat - 1 if wish.seat else SPECTATOR)
    teller.names = bot_names(teller.words("bot-names"), players, teller.viewer)
    screen.say(teller.words("terminal-seats"), *(f"{who(teller, seat)}." for seat in range(players)))
    screen.say(teller.words("terminal-begin", help=HELP) if wish.seat else teller.words("terminal-watching"))
    return teller


def _keep(screen: Screen, session: Session, named: Path | None) -> None:
    """Save the record where it was asked for, or where the person agrees to."""
    words, language = session.teller.words, session.teller.language
    path = named or proposed_path(session.game.name, datetime.now().astimezone())
    if named is None:
        if not screen.is_interactive:
            screen.say(words("terminal-how-to-save", option="--record"))
            return
        try:
            agreed = ask_yes(screen, language, words("terminal-save", path=str(path)))
        except (Quit, KeyboardInterrupt):
            agreed = False
        if not agreed:
            screen.say(words("terminal-not-saved"))
            return
    try:
        save(session.record, path)
    except OSError as fault:
        reason = refuse(fault, language)
        screen.say(words("terminal-cannot-save", path=str(path), reason=reason), style="refusal")
        return
    screen.say(words("terminal-saved", path=str(path)))
    screen.say(words("terminal-how-to-replay", command=f"cattery replay {quote(str(path))}"))
