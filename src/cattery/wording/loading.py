"""The catalogues: Project Fluent files. The browser reads the same files.

A file named `topic-game.ftl` belongs to one game, any other to everything. To parse a whole catalogue takes longer than
anything else before a game's first question, so a message is parsed when it is first asked for.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from cattery.wording.languages import find_language

GAMES = ("schrodinger", "mistigri")
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
        for file in sorted((FOLDER / language).glob("*.ftl")):
            if file.stem.partition("-")[2] in ("", game):
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


@cache
def _catalogue(language: str, game: str | None) -> Catalogue:
    return Catalogue(language, game)


def catalogue(language: str, game: str | None = None) -> Catalogue:
    """The catalogue of a language, with the words of this game; UnknownLanguage names the five."""
    return _catalogue(find_language(language), game)


def game_title(game: str, language: str) -> str:
    """What a game is called; another author's, for which there are no words, is called by its own name."""
    return catalogue(language, game).words(f"game-{game}") if game in GAMES else game
