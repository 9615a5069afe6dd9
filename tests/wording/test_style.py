"""House style: short lines, the typography of each language, and nobody's gender."""

import re
from collections import Counter

import pytest

from cattery.kernel import redact, tag_of
from cattery.wording import LANGUAGES, catalogue
from tests.wording.catalogues import entries
from tests.wording.games import TABLES, random_game, tellers
from tests.wording.style import hold

LINE = 80
"""As many characters as fit two lines of a phone's log."""

TOO_LONG = "No sentence is longer than {most} characters: say it in fewer words. {said}"
QUOTES = {"en": "“”", "pt-BR": "“”", "fr": ("«\u202f", "\u202f»"), "nl": "‘’", "it": "«»"}

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
    hold(
        "No player has a gender.",
        found,
        "say what is done instead of who does it (“wins”, not “the winner”), or use the name or the seat",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes_are_those_of_print(language: str) -> None:
    opening, closing = QUOTES[language]
    broken = {name: text for name, text in _texts(language).items() if re.search(r"['`´\"]|--", text)}
    hold(
        "Quotes, apostrophes and dashes are those of print.",
        broken,
        f"write {opening}…{closing} around words, ’ as apostrophe, – as dash",
        lambda text: re.sub(r"['`´]", "’", re.sub(r'"([^"]*)"', rf"{opening}\1{closing}", text).replace("--", "–")),
    )


def test_french_puts_a_narrow_space_before_high_punctuation() -> None:
    wrong = re.compile(r"(?<!\u202f)[:;!?»](?!\S)|«(?!\u202f)")
    hold(
        "French has a narrow no-break space before : ; ! ? » and after «.",
        {name: text for name, text in _texts("fr").items() if wrong.search(text)},
        "put U+202F there, shown here as ␣",
        lambda text: re.sub(
            r"«[ \u00a0]?(?!\u202f)", "«␣", re.sub(r"(?<!\u202f)[ \u00a0]?([:;!?»])(?!\S)", r"␣\1", text)
        ),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_short_enough_for_a_phone(language: str) -> None:
    lengths: Counter[bool] = Counter()
    long: dict[str, str] = {}
    for number, (name, options) in enumerate(TABLES):
        seats = tellers(name, language, options["players"])
        for moment in random_game(name, options, f"short/{number}"):
            for teller in seats:
                for event in moment.events:
                    said = teller.say(redact(event, teller.viewer))
                    lengths[len(said) <= LINE] += 1
                    if len(said) > LINE:
                        long[tag_of(type(event))] = said
                    assert len(said) <= 1.25 * LINE, TOO_LONG.format(said=said, most=round(1.25 * LINE))
                if moment.state.step is not None:
                    asked = teller.ask(moment.state.step)
                    assert len(asked) <= LINE, TOO_LONG.format(said=asked, most=LINE)
    if lengths[False] > 0.005 * lengths.total():
        hold(f"A sentence has {LINE} characters at most; one in 200 may have more.", long, "say it in fewer words")


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_names_enough_that_nothing_elides_before(language: str) -> None:
    """The terminal and the page take them from one message."""
    names = catalogue(language).words("bot-names").split()
    assert len(names) == len(set(names)) == 6
    assert not any(name[0] in "AEIOUHÀÂÉÈÊÎÔ" for name in names)
    assert names == catalogue("en").words("bot-names").split(), "people at one table speak of the same bot"


ELIDES = re.compile(r"\b(?:de|que|lorsque|puisque|jusque|si) \{ \$([a-z-]+) \}", re.IGNORECASE)
NEVER_A_VOWEL = {"claim", "least", "low", "share", "value"}
"""What French may put after "de" or "que": these begin with a number."""


def test_french_puts_nothing_after_de_or_que_that_they_would_elide_before() -> None:
    """ "Nombre de Inès": the name is not known here."""
    texts = _texts("fr")
    hold(
        "French puts no name after de, que or si, which would elide before a vowel.",
        {name: text for name, text in texts.items() if set(ELIDES.findall(text)) - NEVER_A_VOWEL},
        "turn the sentence: “{ $name } : 3 cartes”, not “cartes de { $name }”; "
        "what always begins with a number goes to NEVER_A_VOWEL",
    )
    hold(
        "French elides before no variable: whether it begins with a vowel is not known.",
        {name: text for name, text in texts.items() if re.search(r"\b[dlnqstj]u?’\{ \$", text)},
        "turn the sentence so that the variable begins it, or follows a colon",
    )


CONTRACTS = {"pt-BR": r"[Dd]e|[Ee]m|[Aa]|[Pp]or", "fr": r"[Dd]e|[Àà]", "it": r"[Dd]i|[Aa]|[Dd]a|[Ii]n|[Ss]u"}
WITH_ARTICLES = "card|cards|pair|physicat|physicats|proof|game"
"""What may begin with an article: "o Mistigri", "Les Chats de Schrödinger"."""


@pytest.mark.parametrize("language", sorted(CONTRACTS))
def test_no_preposition_stands_before_an_article_that_it_would_contract_with(language: str) -> None:
    """ "por o Mistigri" is "pelo Mistigri"."""
    wrong = re.compile(rf"\b(?:{CONTRACTS[language]}) \{{ \$(?:{WITH_ARTICLES}) \}}")
    hold(
        "No preposition stands before a variable whose article it would contract with (por o is pelo).",
        {name: text for name, text in _texts(language).items() if wrong.search(text)},
        "use a verb without a preposition, or put the card after a colon",
    )


def test_dutch_says_whether_the_last_one_counts() -> None:
    wrong = re.compile(r"\b[Vv]an (?:\d+|\{ \$\w+ \}) tot (?!en met)")
    hold(
        "Dutch says whether the last one counts.",
        {name: text for name, text in _texts("nl").items() if wrong.search(text)},
        "write “tot en met”",
        lambda text: re.sub(r"\btot (?!en met)", "tot en met ", text),
    )


def test_italian_tells_what_you_do_in_one_manner() -> None:
    """Without a "tu" before the verb; where that would read as an order, with another verb."""
    told = {name: text for name, text in _texts("it").items() if "-event-" in name or "-step-" in name}
    hold(
        "Italian tells what you do without tu.",
        {name: text for name, text in told.items() if re.search(r"\b[Tt]u \w+i\b", text)},
        "leave tu out; where that would read as an order, take another verb: “Recuperi”, not “Prendi”",
    )


SAME_THING = {
    "fr": r"\benregistrements?\b|\bne tien(?:t|nent) pas\b",
    "nl": r"\bverslag(?:en)?\b|\bpartij(?:en)?\b|\bopgenomen\b",
    "it": r"\bregistrazion[ei]\b|\bnon regge\b|\bnon torna\b(?! mai)",
}
"""Words that once stood beside the chosen one for a recorded game, or for one that does not hold."""


@pytest.mark.parametrize("language", sorted(SAME_THING))
def test_one_thing_has_one_word(language: str) -> None:
    wrong = re.compile(SAME_THING[language], re.IGNORECASE)
    hold(
        "One thing has one word in each language.",
        {name: text for name, text in _texts(language).items() if wrong.search(text)},
        "fr: partie enregistrée; nl: bewaard spel; it: partita registrata",
    )


def test_a_broken_rule_is_told_with_its_mending() -> None:
    hold("A rule.", {}, "nothing")
    with pytest.raises(pytest.fail.Exception) as told:
        hold("Cats purr.", {"cat-said": "The cat barks."}, "let it purr", lambda text: text.replace("barks", "purrs"))
    assert str(told.value).splitlines() == [
        "Cats purr. Broken here:",
        "  cat-said = The cat barks.",
        "           → The cat purrs.",
        "Mend it: let it purr (docs/words.md, House style)",
    ]
