"""House style: short lines, the typography of each language, and nobody's gender."""

import re
from collections import Counter

import pytest

from cattery.kernel import redact
from cattery.wording import LANGUAGES, catalogue
from tests.wording.catalogues import entries
from tests.wording.games import TABLES, random_game, tellers

LINE = 80
"""As many characters as fit two lines of a phone's log."""

GENDERED = {
    "en": r"\b(he|she|his|her|hers|him|himself|herself)\b",
    "pt-BR": r"\b(jogador(?!e?s? de)|jogadora|anfitrião|anfitriã|obrigad[oa]|eliminad[oa]|ele ou ela)\b",
    "fr": r"\b(joueu(r|se)s?|éliminée?s?|gagnante?s?|(?<!en )perdante?s?|prêt(e|s|es)?|seul à|il ou elle)\b",
    "nl": r"\b(hij|zij|zijn eigen|haar eigen|hem of haar)\b",
    "it": r"\b(giocat(ore|ori|rice|rici)|eliminat[oa]|vincit(ore|rice)|pront[oa])\b",
}
"""Words that would need a player's gender."""

ALLOWED = {"pt-BR": r"auxílios? de jogador"}  # the printed name of the aid card


def _texts(language: str) -> dict[str, str]:
    return {
        f"{name}.{part}".removesuffix("."): pattern
        for name, one in entries(language).items()
        for part, pattern in one.patterns.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_needs_a_gender(language: str) -> None:
    found = {
        name: match[0]
        for name, text in _texts(language).items()
        if (match := re.search(GENDERED[language], re.sub(ALLOWED.get(language, "^$"), "", text), re.IGNORECASE))
    }
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes_are_those_of_print(language: str) -> None:
    assert {name for name, text in _texts(language).items() if re.search(r"['`´\"]|--", text)} == set()


def test_french_puts_a_narrow_space_before_high_punctuation() -> None:
    assert {
        name for name, text in _texts("fr").items() if re.search(r"(?<!\u202f)[:;!?»](?!\S)|«(?!\u202f)", text)
    } == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_short_enough_for_a_phone(language: str) -> None:
    lengths: Counter[bool] = Counter()
    for number, (name, options) in enumerate(TABLES):
        seats = tellers(name, language, options["players"])
        for moment in random_game(name, options, f"short/{number}"):
            for teller in seats:
                for event in moment.events:
                    said = teller.say(redact(event, teller.viewer))
                    lengths[len(said) <= LINE] += 1
                    assert len(said) <= 1.25 * LINE, said
                if moment.state.step is not None:
                    assert len(teller.ask(moment.state.step)) <= LINE
    assert lengths[False] <= 0.005 * lengths.total()


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_names_enough_that_nothing_elides_before(language: str) -> None:
    """The terminal and the page take them from one message."""
    names = catalogue(language).words("bot-names").split()
    assert len(names) == len(set(names)) == 6
    assert not any(name[0] in "AEIOUHÀÂÉÈÊÎÔ" for name in names)
