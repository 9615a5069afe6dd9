"""The questions before a game: which one, how many players, which bots. Enter alone takes the default."""

from collections.abc import Sequence

from cattery.players import player_names
from cattery.terminal.commands import HELP, folded
from cattery.terminal.screen import Quit, Screen
from cattery.wording import Catalogue, catalogue, game_title
from cattery.wording.loading import told_games

FRIENDLY = ("house-cat", "kitten", "yardstick", "random")
"""Whom a person meets first: the first of these that is there."""


def ask_game(screen: Screen, language: str) -> str:
    """Which game."""
    games = told_games()
    titles = [game_title(game, language) for game in games]
    return _pick(screen, catalogue(language), "terminal-which-game", games, titles, games[0])


def ask_players(screen: Screen, language: str, counts: Sequence[int], default: int, *, watched: bool) -> int:
    """How many players."""
    span = "terminal-how-many-watched" if watched else "terminal-how-many-range"
    numbers = [str(count) for count in counts]
    words = catalogue(language)
    while True:
        screen.say(words.words("terminal-how-many"), style="question")
        screen.say(words.words(span, least=min(counts), most=max(counts), default=default))
        text = _asked(screen, words)
        if not text:
            return default
        if text in numbers:
            return int(text)
        _refuse(screen, words, text)


def ask_bots(screen: Screen, language: str, game: str, *, watched: bool) -> str:
    """Which bots."""
    question = "terminal-which-bots-watched" if watched else "terminal-which-bots"
    levels = player_names(game)
    titles = [level_words(one, language, game) for one in levels]
    return _pick(screen, catalogue(language), question, levels, titles, friendly(game))


def friendly(game: str) -> str:
    """The level that is offered first."""
    return next(level for level in FRIENDLY if level in player_names(game))


def level_words(level: str, language: str, game: str) -> str:
    """What a level of bots is called; another author's is called by its own name."""
    words, message = catalogue(language, game), f"terminal-level-{level.replace(' ', '-')}"
    return words.words(message) if words.has(message) else level


def ask_yes(screen: Screen, language: str, question: str) -> bool:
    """Yes or no; Enter alone, or anything that is not yes, is no."""
    words = catalogue(language)
    screen.say(question, style="question")
    text = folded(_asked(screen, words, "terminal-yes-or-no"))
    return bool(text) and folded(words.words("terminal-yes")).startswith(text)


def _pick(
    screen: Screen, words: Catalogue, question: str, values: Sequence[str], titles: Sequence[str], default: str
) -> str:
    """One of several, by number or by name."""
    while True:
        screen.say(words.words(question), style="question")
        for number, title in enumerate(titles, 1):
            screen.say(f"{number}. {title}")
        screen.say(words.words("terminal-default", number=values.index(default) + 1))
        text = _asked(screen, words)
        if not text:
            return default
        if text.isdecimal() and 1 <= int(text) <= len(values):
            return values[int(text) - 1]
        found = [value for value, title in zip(values, titles, strict=True) if _means(text, value, title)]
        if len(found) == 1:
            return found[0]
        _refuse(screen, words, text)


def _means(text: str, value: str, title: str) -> bool:
    return any(folded(name).startswith(folded(text)) for name in (value, title))


def _refuse(screen: Screen, words: Catalogue, text: str) -> None:
    """The question comes again anyway, and that is all the help there is to give."""
    if text != HELP:
        screen.say(words.words("refusal-bad-notation", text=text), style="refusal")


def _asked(screen: Screen, words: Catalogue, prompt: str = "terminal-prompt") -> str:
    text = screen.ask(words.words(prompt))
    if folded(text) in (folded(words.words("terminal-command-quit")), "quit"):
        raise Quit
    return text
