"""How a language is found."""

import pytest

from cattery.kit import kit_of
from cattery.wording import LANGUAGES, UnknownLanguage, find_language, language_of
from cattery.wording.loading import FOLDER
from tests.games import GAMES


def test_every_language_has_its_catalogues() -> None:
    for catalogues in (FOLDER, *(kit_of(game).words for game in GAMES)):
        assert {folder.name for folder in catalogues.iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("en", "en"), ("EN", "en"), ("en_GB.UTF-8", "en"), ("en-US", "en"),
        ("pt-BR", "pt-BR"), ("pt_BR.UTF-8", "pt-BR"), ("pt_PT", "pt-BR"), ("pt", "pt-BR"),
        ("fr", "fr"), ("fr_FR.UTF-8", "fr"), ("fr_BE@euro", "fr"), ("FR-ca", "fr"),
        ("nl_BE", "nl"), (" nl ", "nl"), ("it_CH.utf8", "it"),
    ],
)  # fmt: skip
def test_tags_and_locales_name_a_language(text: str, language: str) -> None:
    assert find_language(text) == language


@pytest.mark.parametrize("text", ["de", "C", "", "english", "frfr", "no_NO.UTF-8"])
def test_an_unknown_language_is_named_with_the_five_that_exist(text: str) -> None:
    with pytest.raises(UnknownLanguage) as caught:
        find_language(text)
    assert str(caught.value) == f"no language {text!r}: Cattery speaks en, pt-BR, fr, nl, it"


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "nl_NL.UTF-8", "LC_MESSAGES": "it_IT.UTF-8"}, "it"),
        ({"LANG": "nl_NL.UTF-8", "LC_MESSAGES": "it_IT.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:pt_BR:fr"}, "pt-BR"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_environment_names_a_language(environ: dict[str, str], language: str) -> None:
    assert language_of(environ) == language
