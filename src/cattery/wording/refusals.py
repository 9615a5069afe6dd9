"""Refusals in words: a fault of the games, or a code of the live table."""

import re
from typing import Any

from cattery.kernel import BadNotation, BadOption, BadRecord, IllegalChoice, UnknownGame
from cattery.wording.languages import LANGUAGES, UnknownLanguage
from cattery.wording.loading import GAMES, Catalogue, catalogue
from cattery.wording.rules import UnknownRule, rule


def refuse(fault: Any, language: str, game: str | None = None, text: str = "") -> str:
    """Why something cannot be done, in one sentence that names the rule if there is one.

    `fault` is an error of the games or of this package, or anything with a `code` (and perhaps a `rule` and a `field`),
    as the live table sends them. `text` is what was typed, and `game` is what it was typed to.
    """
    words = catalogue(language, game)
    match fault:
        case IllegalChoice():
            return _illegal(words, fault.rule, text)
        case BadNotation():
            return words.words("refusal-bad-notation", text=text)
        case BadOption():
            named = re.match(r"([SM]\d+): ", fault.reason)
            return _bad_option(words, fault.option, named[1] if named else None)
        case BadRecord():
            return words.words("refusal-bad-record", reason=str(fault))
        case UnknownGame():
            return _unknown_game(words)
        case UnknownLanguage():
            return words.words("refusal-unknown-language", asked=fault.asked, known=", ".join(LANGUAGES))
        case UnknownRule():
            return words.words("refusal-unknown-rule", asked=str(fault))
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
    known = [f"{catalogue(words.language, game).words(f'game-{game}')} ({game})" for game in GAMES]
    return words.words("refusal-unknown-game", known=", ".join(known))
