"""The rules, looked up by number or by words. Their texts live in the catalogues and nowhere else."""

import re
import unicodedata
from dataclasses import dataclass
from functools import cache

from cattery.kit import kit_of
from cattery.wording.loading import catalogue


@dataclass(frozen=True)
class Rule:
    """One rule in one language."""

    number: str
    title: str
    text: str
    section: str


class UnknownRule(LookupError):
    """A game has no rule of this number."""

    def __str__(self) -> str:
        return str(self.args[0])


@cache
def all_rules(game: str, language: str) -> tuple[Rule, ...]:
    """Every rule of a game, in order."""
    words, kit = catalogue(language, game), kit_of(game)
    return tuple(
        Rule(number, words.words(number, "title"), words.words(number), words.words(f"section-{game}-{section}"))
        for section, numbers in kit.sections
        for number in (f"{kit.letter}{n}" for n in numbers)
        if words.has(number)
    )


def rule(game: str, language: str, number: str) -> Rule:
    """The rule of this number, in either case; UnknownRule if there is none."""
    for one in all_rules(game, language):
        if one.number == number.strip().upper():
            return one
    raise UnknownRule(number)


def find_rules(game: str, language: str, words: str) -> tuple[Rule, ...]:
    """The rules of a number ("S14", "14"), or those that hold all these words; those with all in the title first.

    Accents, case and punctuation do not matter, and a word finds every word that begins with it.
    """
    rules = all_rules(game, language)
    letter = kit_of(game).letter
    if number := re.fullmatch(rf"{letter}?\s*(\d+)", words.strip(), re.IGNORECASE):
        return tuple(one for one in rules if one.number == letter + number[1])
    wanted = _plain_words(words)
    in_title = [one for one in rules if _hold(one.title, wanted)]
    anywhere = [one for one in rules if one not in in_title and _hold(f"{one.title} {one.text}", wanted)]
    return (*in_title, *anywhere) if wanted else ()


def _hold(text: str, wanted: list[str]) -> bool:
    found = _plain_words(text)
    return all(any(word.startswith(start) for word in found) for start in wanted)


def _plain_words(text: str) -> list[str]:
    """Words without accents and case: "Élimine-la" is elimine, la."""
    plain = unicodedata.normalize("NFKD", text.replace("æ", "ae").replace("œ", "oe").casefold())
    return re.findall(r"\w+", "".join(letter for letter in plain if not unicodedata.combining(letter)))


def rulings_added(game: str, language: str) -> tuple[str, dict[str, str]]:
    """A heading, and by rule number what this project decided beyond the rules of record; empty if there is nothing."""
    words = catalogue(language, game)
    message = f"rulings-{game}"
    added = {number: words.words(message, number) for number in words.attributes(message)}
    return (words.words(message), added) if added else ("", {})
