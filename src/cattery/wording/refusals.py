"""Refusals in words: a fault of the games or of the system, or a code of the live table."""

import errno
from typing import Any

from cattery.kernel import BadNotation, BadOption, BadRecord, IllegalChoice, UnknownGame
from cattery.wording.languages import LANGUAGES, UnknownLanguage
from cattery.wording.loading import Catalogue, catalogue, game_title, is_told, told_games
from cattery.wording.rules import UnknownRule, rule

LONGEST = 40
"""Letters of somebody's that are repeated in a sentence."""


def refuse(fault: Any, language: str, game: str | None = None, text: str = "") -> str:
    """Why something cannot be done, in one sentence that names the rule if there is one.

    `fault` is an error of the games, of this package or of the system (which only ends a sentence), or anything with a
    `code` (and perhaps a `rule` and a `field`), as the live table sends them. `text` is what was typed, and
    `game` is what it was typed to.
    """
    words = catalogue(language, game)
    match fault:
        case IllegalChoice():
            return _illegal(words, fault.rule, text)
        case BadNotation():
            return words.words("refusal-bad-notation", text=text)
        case BadOption():
            return _bad_option(words, fault.option, fault.rule)
        case BadRecord():
            return words.words("refusal-bad-record", reason=_bad_record(words, fault))
        case UnknownGame():
            return _unknown_game(words)
        case UnknownLanguage():
            return words.words("refusal-unknown-language", asked=fault.asked, known=", ".join(LANGUAGES))
        case UnknownRule():
            return words.words("refusal-unknown-rule", asked=str(fault))
        case OSError():
            return _system(words, fault)
    match str(fault.code):
        case "illegal":
            return _illegal(words, fault.rule, text)
        case "bad-option":
            return _bad_option(words, fault.field, None)
        case "unknown-game":
            return _unknown_game(words)
        case code:
            return words.words(f"refusal-{code}")


def _illegal(words: Catalogue, number: str | None, text: str) -> str:
    if number == "over":
        return words.words("refusal-over")
    if number is None or words.game is None:
        return words.words("refusal-bad-notation", text=text)
    return words.words("refusal-illegal", rule=number, title=rule(words.game, words.language, number).title)


def _bad_option(words: Catalogue, option: str | None, number: str | None) -> str:
    name = f"option-{words.game}-{option}"
    label = words.words(name) if words.has(name) else option or ""
    if number is None or words.game is None:
        return words.words("refusal-bad-option", option=label)
    title = rule(words.game, words.language, number).title
    return words.words("refusal-bad-option-by-rule", option=label, rule=number, title=title)


def _unknown_game(words: Catalogue) -> str:
    known = [f"{game_title(game, words.language)} ({game})" for game in told_games()]
    return words.words("refusal-unknown-game", known=", ".join(known))


def _bad_record(words: Catalogue, fault: BadRecord) -> str:
    """Why a record does not hold. The rules of another author's game, for which there are no words, have their own."""
    game, why = fault.about.get("game"), fault.about.get("why")
    if not fault.kind or (why is not None and not isinstance(why, UnknownGame) and not (game and is_told(game))):
        return str(fault)
    about = {name: _short(value) for name, value in fault.about.items() if value is not None}
    if game is not None:
        about["game"] = game_title(game, words.language)
    if why is not None:
        about["why"] = refuse(why, words.language, game if game and is_told(game) else None, about.get("answer", ""))
    if fault.kind == "table" or isinstance(why, BadNotation):
        reason = about["why"]
    else:
        reason = words.words(f"record-{fault.kind}{'-at' if 'where' in about else ''}", **about)
    return words.words("record-ply", ply=str(fault.ply), reason=reason) if fault.ply else reason


def _short(value: Any) -> str:
    """What somebody wrote, as short as a sentence bears; numbers as they are."""
    text = str(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _system(words: Catalogue, fault: OSError) -> str:
    """The usual faults of files and ports have words; a rare one is told as the system tells it."""
    message = f"system-{errno.errorcode.get(fault.errno or 0, '').lower()}"
    return words.words(message) if words.has(message) else (fault.strerror or str(fault)).lower()
