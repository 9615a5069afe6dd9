"""The catalogues of the five languages say the same things, about everything there is, and about nothing else."""

import re
from itertools import product
from pathlib import Path

import pytest

from cattery.kernel import fields, find_game, tag_of
from cattery.room.messages import Reason
from cattery.wording import LANGUAGES, all_rules, catalogue
from cattery.wording.loading import GAMES
from cattery.wording.rules import SECTIONS
from cattery.wording.schrodinger import KINDS
from tests.wording.catalogues import Entry, entries, files_of, messages

ROOT = Path(__file__).parents[2]
NUMBERS = (0, 1, 2, 5, 26)
OTHERS = LANGUAGES[1:]

SAME_AS_ENGLISH = {
    "game-mistigri": "the game has one title in every language",
    "card-mistigri": "the name of the card",
    "schrodinger-cards-heisenberg": "a surname, with the same plural",
    "mistigri-cards-of-colour": "nothing but values",
    "list-comma": "nothing but a comma",
    "terminal-command-table": "a word of French too",
    "terminal-command-hand": "a word of Dutch too",
    "terminal-explained": "nothing but a colon",
    "placeholder-options": "a word of French too",
    "placeholder-file": "a word of Italian too",
    "placeholder-files": "a word of Italian too",
    "figure": "nothing but a number",
    "menu": "the same word everywhere",
    "chat": "a word of Dutch and Italian too",
    "a-bot": "a word of Dutch and Italian too",
    "host": "a word of Dutch too",
    "details": "a word of Dutch too",
    "invitation": "a word of French too",
    "pause": "a word of French too",
    "reaction-surprise": "a word of French too",
    "clock-seconds": "nothing but a number and its unit",
    "title-table": "nothing but names",
    "card-heisenberg": "a surname",
    "kind-heisenberg": "a surname, with the same plural",
    "letter-heisenberg": "the letter of a surname",
    "letter-dead": "the same letter in Dutch",
    "gentle-letter-dead": "what sleepers say everywhere",
    "miaow": "what Italian cats say too",
    "points": "a word of French too",
    "-mewton": "the French rulebook prints the English pun",
}
"""Messages that may be the same words as in English, and why."""


def everything() -> set[str]:
    """The names of all messages that the games, the rules and the live table need."""
    named = {f"refusal-{code}" for code in Reason}
    for name in GAMES:
        game = find_game(name)
        named |= {f"{name}-event-{tag_of(kind)}" for kind in game.events}
        named |= {f"{name}-step-{tag_of(kind)}" for kind in game.steps}
        named |= {f"{name}-choice-{tag_of(kind)}" for kind in game.choices}
        named |= {f"option-{name}-{option.name}" for option in fields(game.options_type)}
        named |= {f"section-{name}-{section}" for section, _ in SECTIONS[name]}
        named |= {rule.number for rule in all_rules(name, "en")}
        named.add(f"game-{name}")
    from cattery.games.mistigri.cards import COLOURS, VALUE
    from cattery.games.schrodinger.physicats import PHYSICATS

    named |= {f"physicat-{physicat}" for physicat in PHYSICATS} | {f"schrodinger-cards-{kind}" for kind in KINDS}
    named |= {f"colour-{colour.lower()}" for colour in COLOURS}
    named |= {f"effect-{value}" for value in VALUE.values() if value <= 8}
    return named


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words(language: str) -> None:
    assert everything() - set(entries(language)) == set()


def test_no_words_are_left_over() -> None:
    """A message is needed by name, or named in the code, or part of another message."""
    code = "\n".join(path.read_text() for path in _sources())
    named_in_code = set(re.findall(r"[\"'`]([a-z]+(?:-[a-z0-9]+)*)[\"'`]", code))
    families = tuple(re.findall(r"[\"`]([a-z]+-(?:[a-z]+-)*)\$?\{", code))  # "terminal-level-kitten" and the like
    referred_to = set().union(*(entry.references for entry in entries("en").values()))
    rulings = {f"rulings-{name}" for name in GAMES}
    left = set(entries("en")) - everything() - named_in_code - referred_to - rulings
    loose = {name for name in left if entries("en")[name].file.startswith(("terminal", "page", "commands", "arena"))}
    assert left - loose == set()
    assert {name for name in loose if not name.startswith(families)} == set()


def _sources() -> list[Path]:
    """Everything that speaks: the package and, where it is, the page."""
    return [
        path for kind in ("src/cattery/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte") for path in ROOT.glob(kind)
    ]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_files_with_the_same_variables(language: str) -> None:
    def shape(some: dict[str, Entry]) -> dict[str, object]:
        return {name: (one.file, set(one.patterns), one.variables) for name, one in some.items()}

    assert files_of(language) == files_of("en")
    assert shape(entries(language)) == shape(entries("en"))


def _same_as_english(language: str) -> set[str]:
    """The values and attributes that are the same words as in English."""
    return {
        f"{name}.{part}".removesuffix(".")
        for name, one in entries(language).items()
        for part, pattern in one.patterns.items()
        if pattern == entries("en")[name].patterns[part] and not re.fullmatch(r"\{ -\S+ \}", pattern)
    }


@pytest.mark.parametrize("language", OTHERS)
def test_words_that_equal_the_english_ones_are_on_the_list(language: str) -> None:
    assert _same_as_english(language) - set(SAME_AS_ENGLISH) == set()


def test_the_list_of_words_that_equal_the_english_ones_is_not_too_long() -> None:
    assert set(SAME_AS_ENGLISH) - set().union(*map(_same_as_english, OTHERS)) == set()


def _samples(name: str, languages: tuple[str, ...] = LANGUAGES) -> list[dict[str, object]]:
    """Values for all variables of a message, its parts included: every variant, and every number."""
    seen, wanted = set(), [name]
    variables: dict[str, set[object]] = {}
    while wanted:
        part = wanted.pop()
        if part in seen or part.startswith("-"):
            continue
        seen.add(part)
        for language in languages:
            one = entries(language)[part]
            wanted += one.references
            for variable in one.variables:
                keys = one.selectors.get(variable, set())
                words = {key for key in keys if not key.isdigit() and key not in ("one", "other")}
                numbers = {int(key) for key in keys if key.isdigit()}
                values: set[object] = set(words)
                if not words and ("one" in keys or numbers):
                    values |= {*NUMBERS, *numbers}
                elif words:
                    values.add("other")
                variables.setdefault(variable, set()).update(values)
    names = sorted(variables)
    return [
        dict(zip(names, values, strict=True))
        for values in product(*(sorted(variables[n], key=str) or ["Nadia"] for n in names))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_renders_with_every_variant_and_number(language: str) -> None:
    rendered = 0
    for name in messages():
        for values in _samples(name):
            for game in GAMES:
                if (words := catalogue(language, game)).has(name):
                    for said in [words.words(name, part, **values) for part in entries("en")[name].patterns]:
                        assert said and said == said.strip() and not re.search(r"[{}$]|\s\s", said), (
                            name,
                            values,
                            said,
                        )
                    rendered += 1
    assert rendered > 500
