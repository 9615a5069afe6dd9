"""The catalogues of the five languages say the same things, about everything there is, and about nothing else."""

import re
from errno import errorcode
from itertools import product
from pathlib import Path

import pytest

from cattery.coach import coach_of
from cattery.games.schrodinger.speech import KINDS
from cattery.kernel import fields, tag_of
from cattery.kit import find_game, kit_of
from cattery.players import player_names
from cattery.room.messages import Reason
from cattery.wording import LANGUAGES, all_rules, catalogue
from tests.games import GAMES
from tests.wording.catalogues import Entry, entries, files_of, messages

ROOT = Path(__file__).parents[2]
NUMBERS = (0, 1, 2, 5, 26)
OTHERS = LANGUAGES[1:]

SAME_AS_ENGLISH = {
    "game-mistigri": "the game has one title in every language",
    "card-mistigri": "the name of the card",
    "schrodinger-cards-heisenberg": "a surname, with the same plural",
    "mistigri-cards-of-colour": "nothing but values",
    "bot-names": "everybody at a table speaks of the same bot",
    "mistigri-reason-effect": "nothing but the words of an effect",
    "review-decision": "nothing but an answer and its grade",
    "list-comma": "nothing but a comma",
    "terminal-command-table": "a word of French too",
    "terminal-command-hand": "a word of Dutch too",
    "terminal-explained": "nothing but a colon",
    "placeholder-options": "a word of French too",
    "placeholder-file": "a word of Italian too",
    "placeholder-files": "a word of Italian too",
    "figure": "nothing but a number",
    "replay-times": "nothing but a number",
    "replay-mark-points": "a word of French too",
    "menu": "the same word everywhere",
    "quote": "Brazil puts the same marks round what is said",
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
        named |= {f"{name}-reason-{tag_of(kind)}" for kind in coach_of(kit_of(name)).REASONS}
        named |= {f"option-{name}-{option.name}" for option in fields(game.options_type)}
        named |= {f"section-{name}-{section}" for section, _ in kit_of(name).sections}
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
    referred_to = set().union(*(entry.references for entry in entries("en").values()))
    rulings = {f"rulings-{name}" for name in GAMES}
    left = set(entries("en")) - everything() - named_in_code - referred_to - rulings
    said = _Composed(code)
    assert {name for name in left if name not in said} == set()


class _Composed:
    """The names that the code puts together: `terminal-level-` and a level, `deal-`, a verdict and `-why`.

    Whatever is put in must itself be a word of the code: a level that no longer exists leaves its messages behind.
    """

    def __init__(self, code: str) -> None:
        self.words = set(re.findall(r"[A-Za-z_][\w-]*|\d+", code)) | {name.lower() for name in errorcode.values()}
        self.heads = set(re.findall(r"[\"`]([a-z]+-(?:[a-z]+-)*)\$?\{", code))
        self.tails = {"", *re.findall(r"\}(-[a-z]+)[\"`]", code), *re.findall(r"[\"'`](-[a-z]+)[\"'`]", code)}

    def __contains__(self, name: str) -> bool:
        return any(
            self._is_put_in(name.removeprefix(head).removesuffix(tail))
            for head in self.heads
            for tail in self.tails
            if name.startswith(head) and name.endswith(tail) and len(name) > len(head + tail)
        )

    def _is_put_in(self, part: str) -> bool:
        return part in self.words or part in entries("en") or part in self


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_levels_that_have_words_are_those_that_there_are(language: str) -> None:
    levels = set(player_names())
    for name in ("level", "bot-level"):
        assert entries(language)[name].selectors["level"] == levels | {"other"}
    told = {name for name in entries(language) if name.startswith("terminal-level-")}
    assert told == {f"terminal-level-{level}" for level in levels}


def _sources() -> list[Path]:
    """Everything that speaks: the package and, where it is, the page."""
    return [
        path for kind in ("src/cattery/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte") for path in ROOT.glob(kind)
    ]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_files_with_the_same_variables(language: str) -> None:
    def shape(some: dict[str, Entry]) -> dict[str, object]:
        return {name: (one.file, set(one.patterns), one.variables) for name, one in some.items()}

    assert list(files_of(language)) == list(files_of("en"))
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
