"""One cat, two cats: where a number stands before what it counts, each language has a form for one and for more.

That a message renders with 1 does not show it: "1 cats" renders too. So a count must be under a selector of its own, or
the message is on the list of those that need none.
"""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast, parse

from cattery.games.schrodinger.speech import cards
from cattery.wording import LANGUAGES, Teller
from tests.wording.catalogues import entries, files_of
from tests.wording.style import hold

COUNTS = frozenset(
    {
        "all",
        "answers",
        "count",
        "days",
        "deals",
        "deck",
        "discard",
        "draws",
        "games",
        "hand-size",
        "in-play",
        "known",
        "left",
    }
    | {
        "lives",
        "missing",
        "most",
        "players",
        "points",
        "proof-count",
        "rounds",
        "seats",
        "seen",
        "shown-cards",
        "tables",
        "votes",
    }
)
"""The variables that say how many there are of something."""

UNCHANGING = {
    "en": "alive and asleep at dead dealt empty for in more needed of to unfinished without",
    "pt-BR": "a à com das de dormindo e em para por sem",
    "fr": "à de des en et par pour sans sur",
    "nl": "aan dood eerlijk en in leeg levend niet nodig slapend tot van voor zijn zonder",
    "it": "a al bot con delle di e Heisenberg in manche per senza su",
}
"""Words that may follow a number whatever it is: no nouns, or nouns with one form."""

INVARIABLE = {
    "arena-title": "there are at least two deals, and two games of each",
    "report-about": "there are at least four games",
    "report-note": "there are at least two deals, and two games of each",
    "report-seats": "at least two play",
    "report-line-up": "at least two play",
    "simulate-answers": "the rounds are a mean, with its decimals",
    "clock-seconds": "a unit, abbreviated",
    "clock-seconds-each": "no clock is as short as a second",
    "draw-many": "only said of two cards and more",
    "story-worst-mistigri": "the Mistigri alone is worth 10 points",
    "story-worst-mistigri-you": "the same",
    "over-facts.players": "at least two play",
    "puzzle-seat": "at least two play",
    "terminal-replay": "at least two play",
}
"""Messages (or one variable of a message) that need no second form, and why."""


def _counted(pattern: ast.Pattern, language: str, selected: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """The counts before a noun that are under no selector of their own: (variable, noun)."""
    for part, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        inside = part.expression if isinstance(part, ast.Placeable) else None
        if isinstance(inside, ast.SelectExpression):
            assert isinstance(inside.selector, ast.VariableReference)
            for variant in inside.variants:
                yield from _counted(variant.value, language, selected | {inside.selector.id.name})
        elif isinstance(inside, ast.VariableReference) and isinstance(after, ast.TextElement):
            word = re.match(r"[ \u00a0\u202f]([^\W\d]+)", after.value)
            may_change = word is not None and word[1] not in UNCHANGING[language].split()
            if word and may_change and inside.id.name in COUNTS - selected:
                yield inside.id.name, word[1]


def _all_counted(language: str) -> Iterator[tuple[str, str, str]]:
    """In a whole language: (message, variable, noun)."""
    for file in files_of(language).values():
        for node in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Message | ast.Term):
                for pattern in (node.value, *(attribute.value for attribute in node.attributes)):
                    if pattern is not None:
                        yield from ((node.id.name, *found) for found in _counted(pattern, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_its_plural(language: str) -> None:
    found = {
        message: f"{{ ${variable} }} {noun}"
        for message, variable, noun in _all_counted(language)
        if message not in INVARIABLE and f"{message}.{variable}" not in INVARIABLE
    }
    hold(
        "Where a number stands before what it counts, there is a form for one and for more.",
        found,
        "write { $count -> [one] … *[other] … }, or name first what is counted; a message that needs no second form "
        "goes to INVARIABLE with its reason, a word that never changes to UNCHANGING",
    )


def test_whatever_has_a_plural_somewhere_is_a_count() -> None:
    """So that the list of counts does not lag behind."""
    plural = {
        variable
        for language in LANGUAGES
        for entry in entries(language).values()
        for variable, keys in entry.selectors.items()
        if "one" in keys
    }
    assert plural <= COUNTS


def test_the_list_of_messages_without_a_plural_is_not_too_long() -> None:
    met = {
        name
        for language in LANGUAGES
        for message, variable, _ in _all_counted(language)
        for name in (message, f"{message}.{variable}")
    }
    assert set(INVARIABLE) - met == set()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("{ $count } cats", ["count"]),
        ("{ $count -> \n [one] { $count } cat \n *[other] { $count } cats \n }", []),
        ("{ $state -> \n [dead] { $count } cats \n *[other] none \n }", ["count"]),
        ("Cats: { $seen } of { $all }", []),
        ("{ $seen } of { $all } cats", ["all"]),
        ("{ $name } begins", []),
    ],
)
def test_a_missing_plural_is_noticed(text: str, found: list[str]) -> None:
    message = parse(f"m =\n    {text}".replace("\n ", "\n     ") + "\n").body[0]
    assert isinstance(message, ast.Message) and message.value is not None
    assert [variable for variable, _ in _counted(message.value, "en")] == found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 5])
def test_to_know_no_card_is_said_in_a_sentence_of_its_own(language: str, count: int) -> None:
    teller = Teller("schrodinger", language, 0)
    none = cards(teller, (0, 0, 0, 0))
    assert none not in teller.words("terminal-pile-known", count=count, known=0, cards=none)
