"""The rules in five languages: one source, complete, findable, and the document written from it."""

import re
from pathlib import Path

import pytest

from cattery.games.mistigri.cards import COLOURS, MISTIGRI, PACK, TAKEN_OUT, VALUE, deck_of
from cattery.kit import kit_of
from cattery.wording import LANGUAGES, UnknownRule, all_rules, catalogue, find_rules, rule
from cattery.wording.rulebook import main
from cattery.wording.rules import rulings_added
from tests.games import GAMES

RULES = Path(__file__).parents[2] / "docs" / "rules"


def test_the_documents_are_as_generated(tmp_path: Path) -> None:
    main(tmp_path)
    for game in GAMES:
        assert (RULES / f"{game}.md").read_text() == (tmp_path / f"{game}.md").read_text(), "run `make golden`"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_rule(game: str, language: str) -> None:
    numbers = [one.number for one in all_rules(game, language)]
    assert numbers == [one.number for one in all_rules(game, "en")]
    assert len(numbers) == {"schrodinger": 48, "mistigri": 37}[game]
    assert all(one.title and one.text and one.section for one in all_rules(game, language))
    assert list(rulings_added(game, language)[1]) == list(rulings_added(game, "en")[1])
    assert set(rulings_added(game, language)[1]) <= set(numbers)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_points_only_at_rules_and_at_the_same_ones_in_every_language(game: str, language: str) -> None:
    pattern = re.compile(rf"\b{kit_of(game).letter}\d+\b")
    numbers = {one.number for one in all_rules(game, "en")}
    for one, english in zip(all_rules(game, language), all_rules(game, "en"), strict=True):
        assert set(pattern.findall(one.text)) <= numbers
        assert set(pattern.findall(one.text)) == set(pattern.findall(english.text)), one.number


def test_rules_are_found_by_number_in_either_case() -> None:
    assert rule("schrodinger", "fr", " s14 ").title == "Montrer une preuve"
    assert [one.number for one in find_rules("schrodinger", "fr", "S14")] == ["S14"]
    assert [one.number for one in find_rules("mistigri", "nl", "m 7")] == ["M7"]
    assert [one.number for one in find_rules("mistigri", "it", "7")] == ["M7"]
    assert find_rules("mistigri", "it", "S14") == ()
    with pytest.raises(UnknownRule, match="S99"):
        rule("schrodinger", "en", "S99")


def test_rules_are_found_by_words_without_accents_titles_first() -> None:
    found = [one.number for one in find_rules("schrodinger", "fr", "DEFAUSSE regard")]
    assert found[0] == "S45"
    assert "S14" in [one.number for one in find_rules("schrodinger", "en", "proof")]
    assert find_rules("schrodinger", "en", "mistigri") == ()
    assert find_rules("schrodinger", "en", " ?! ") == ()
    assert "S43" in [one.number for one in find_rules("schrodinger", "en", "felidae")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_the_deck_tell_the_deck_that_is_played_with(language: str) -> None:
    """M1, M2, M3: the table of colours is the one place that knows them, and the texts say the same."""
    words = catalogue(language, "mistigri").words
    listed = re.findall(r"\b([A-Z]) \(([^)]+)\)\s?: ([\d ]+)\.", rule("mistigri", language, "M2").text)
    assert listed == [
        (colour, words(f"colour-{colour.lower()}"), " ".join(map(str, values))) for colour, values in COLOURS.items()
    ]
    told = set(re.findall(r"\d+", rule("mistigri", language, "M3").text))
    assert {str(len(deck_of(players))) for players in TAKEN_OUT} <= told
    assert str(len(PACK)) in rule("mistigri", language, "M1").text
    assert str(VALUE[MISTIGRI]) in rule("mistigri", language, "M42").text
