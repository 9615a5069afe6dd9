"""The catalogues: Project Fluent files, read when first needed. The browser reads the same files.

A file named `topic-game.ftl` belongs to one game, any other to everything. What few games need (the texts of the
rules are longer than all sentences of play together) is read only when the first message is missing without it.
"""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from cattery.wording.languages import find_language

GAMES = ("schrodinger", "mistigri")
FOLDER = Path(__file__).parent / "catalogues"
LATE = ("rules", "refusals", "options")
"""The topics that are read when first needed, the last one first."""


class MissingWords(LookupError):
    """A catalogue lacks a message, or a message lacks a value: a fault of this package, never of its user."""


class Catalogue:
    """The messages of one language: those of every game, and those of one."""

    def __init__(self, language: str, game: str | None) -> None:
        self.language, self.game = language, game
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: list[Path] = []
        for file in sorted((FOLDER / language).glob("*.ftl")):
            topic, _, owner = file.stem.partition("-")
            if owner in ("", game):
                if topic in LATE:
                    self._unread.append(file)
                else:
                    self._read(file)
        self._unread.sort(key=lambda file: LATE.index(file.stem.partition("-")[0]))

    def _read(self, file: Path) -> None:
        self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        while not self._bundle.has_message(message) and self._unread:
            self._read(self._unread.pop())
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
