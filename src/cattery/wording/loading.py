"""The catalogues: Project Fluent files. The browser reads the same files.

What is said of every game lies here; what is said of one, in its own package (`Kit.words`). To parse a whole catalogue
takes longer than anything else before a game's first question, so a message is parsed when it is first asked for.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from cattery.kit import Kit, kit_names, kit_of, kits
from cattery.wording.languages import LANGUAGES, find_language

FOLDER = Path(__file__).parent / "catalogues"

_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *(-?[a-z][a-zA-Z0-9_-]*)")


class MissingWords(LookupError):
    """A catalogue lacks a message, or a message lacks a value: a fault of this package, never of its user."""


class Catalogue:
    """The messages of one language: those of every game, and those of one."""

    def __init__(self, language: str, game: str | None) -> None:
        self.language, self.game = language, game
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for folder in (FOLDER / language, *([] if game is None else [words_folder(kit_of(game), language)])):
            for file in sorted(folder.glob("*.ftl")):
                text = file.read_text(encoding="utf-8")
                starts = [*_ENTRY.finditer(text)]
                ends = [*(entry.start() for entry in starts[1:]), len(text)]
                for entry, end in zip(starts, ends, strict=True):
                    self._unparsed[entry[1]] = text[entry.start() : end]

    def _parse(self, name: str, within: tuple[str, ...] = ()) -> None:
        """Make a message or term known, and first those that it refers to (an attribute may refer to its message)."""
        if name not in within and (source := self._unparsed.get(name)):
            for part in _REFERENCE.findall(source):
                self._parse(part, (*within, name))
            self._bundle.add_resource(FluentResource(source))
            self._unparsed.pop(name, None)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        self._parse(message)
        return bool(self._bundle.has_message(message))

    def words(self, message: str, attribute: str = "", /, **values: Any) -> str:
        """The words of a message, or of one of its attributes, with these values."""
        if not self.has(message):
            raise MissingWords(f"{self.language} has no message {message!r}")
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise MissingWords(f"{self.language}: {message!r} has no {attribute or 'value'}")
        said, faults = self._bundle.format_pattern(pattern, values)
        if faults:
            raise MissingWords(f"{self.language}: {message!r} with {values}: {faults[0]}") from faults[0]
        return str(said)

    def attributes(self, message: str) -> tuple[str, ...]:
        """The names of a message's attributes, in the order written."""
        return tuple(self._bundle.get_message(message).attributes) if self.has(message) else ()


def words_folder(kit: Kit, language: str) -> Path:
    """The catalogues of one game in a language, or in English if its author does not speak that language."""
    return next(
        (folder for tongue in (language, LANGUAGES[0]) if (folder := kit.words / tongue).is_dir()),
        kit.words / language,
    )


def told_games() -> list[str]:
    """The games that there are words for, in the order in which they are offered."""
    return [kit.name for kit in kits() if kit.is_told]


def is_told(game: str) -> bool:
    """Whether there is such a game, and words for it."""
    return game in kit_names() and kit_of(game).is_told


@cache
def _catalogue(language: str, game: str | None) -> Catalogue:
    return Catalogue(language, game)


def catalogue(language: str, game: str | None = None) -> Catalogue:
    """The catalogue of a language, with the words of this game; UnknownLanguage names the five."""
    return _catalogue(find_language(language), game)


def game_title(game: str, language: str) -> str:
    """What a game is called; another author's, for which there are no words, is called by its own name."""
    return catalogue(language, game).words(f"game-{game}") if is_told(game) else game
