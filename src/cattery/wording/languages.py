"""The five languages, and how people name them."""

from collections.abc import Mapping

LANGUAGES = ("en", "pt-BR", "fr", "nl", "it")
"""In the order in which they are offered. Every one has a folder of catalogues."""


class UnknownLanguage(LookupError):
    """A language that Cattery does not speak. Its sentence is in English, and in words nobody needs English for."""

    def __init__(self, asked: str) -> None:
        super().__init__(f"no language {asked!r}: Cattery speaks {', '.join(LANGUAGES)}")
        self.asked = asked

    def __str__(self) -> str:
        return str(self.args[0])


def find_language(text: str) -> str:
    """The language that a tag or a locale names: fr, FR_be, fr_FR.UTF-8; any Portuguese is pt-BR."""
    wanted = _primary(text)
    for language in LANGUAGES:
        if wanted == _primary(language):
            return language
    raise UnknownLanguage(text)


def language_of(environ: Mapping[str, str]) -> str:
    """The language of an environment, found as POSIX and GNU gettext find it; English if it is none of the five."""
    locale = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    preferred = environ.get("LANGUAGE", "").split(":") if _primary(locale) not in ("", "c", "posix") else []
    for text in (*preferred, locale):
        try:
            return find_language(text)
        except UnknownLanguage:
            continue
    return LANGUAGES[0]


def _primary(text: str) -> str:
    """The language alone, without territory, encoding and modifier."""
    return text.strip().replace("_", "-").partition(".")[0].partition("@")[0].partition("-")[0].lower()
