"""Answers that are none: a sentence says why and names the rule, nothing changes, and the question stays open."""

import re

import pytest

from cattery.wording import LANGUAGES, rule
from tests.terminal.pty import OFFER, Terminal

pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")

FIRST_TURN = ("play", "schrodinger", "--players", 2, "--bots", "random", "--seed", "s", "--option", "starter=1")
FIRST_PAIR = ("play", "mistigri", "--players", 3, "--bots", "random", "--seed", "m", "--option", "starter=1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unlawful_answer_is_refused_by_rule_and_title(language: str) -> None:
    terminal = Terminal(*FIRST_TURN, language=language)
    terminal.question()
    for typed, number in [("?!", "S10"), ("5H", "S2"), ("14E", "S3"), ("+1A", "S14"), ("-1A", "S15"), (".", "S9")]:
        heard = terminal.hear(typed)
        assert f"{number}, {rule('schrodinger', language, number).title}." in heard
        assert heard.count("\n") == 2, "the typed line and one sentence"
    assert "8A" not in terminal.said
    terminal.hear("8A")
    assert rule("schrodinger", language, "S10").title in terminal.hear("9A"), "one claim a turn"
    terminal.press("c")


def test_mistigri_refuses_by_rule_too() -> None:
    terminal = Terminal(*FIRST_PAIR)
    terminal.question()
    for typed, number in [("A3X", "M1"), ("=", "M8"), ("A3>2", "M8"), ("x", "M8")]:
        assert f"Not allowed: {number}, {rule('mistigri', 'en', number).title}." in terminal.hear(typed)
    terminal.press("c")


def test_nonsense_is_no_answer() -> None:
    terminal = Terminal(*FIRST_TURN)
    before = OFFER.findall(terminal.question() or "")
    for typed in (
        "nonsense",
        "8 A",
        "1A2D",
        "*3",
        "+",
        "+8Z",
        "💣",
        "\x1b[A",
        "rule",
        "rule S99",
        "effects",
        "1" * 500,
    ):
        heard = terminal.hear(typed)
        assert "You claim" not in heard
        assert "\x1b[A" not in heard.partition("\n")[2], "keys gone astray are not sent back to the screen"
    assert OFFER.findall(terminal.hear("")) == before, "Enter alone: the same question with the same numbers"
    terminal.press("c")


def test_numbers_count_only_once_they_were_read_out() -> None:
    terminal = Terminal(*FIRST_TURN)
    listed = OFFER.findall(terminal.question() or "")
    assert [short for _, short in listed[:3]] == ["1A", "1D", "1E"]
    assert f"from 1 to {len(listed)}." in terminal.hear(str(len(listed) + 1))
    assert f"from 1 to {len(listed)}." in terminal.hear("0")
    more = OFFER.findall(terminal.hear("more"))
    assert [int(number) for number, _ in more] == list(range(len(listed) + 1, len(listed) + 63))
    assert "Those are all the answers." in terminal.hear("more")
    number = {short: number for number, short in more}["8A"]
    assert "You claim at least 8 alive cats." in terminal.hear(number)
    terminal.press("c")


def test_a_question_mark_is_a_call_for_help_and_never_a_doubt() -> None:
    """S20 ends a round: nobody shall do it by asking what they can do."""
    for typed in ("?!", "doubt", "DOUBT"):
        terminal = Terminal(*FIRST_TURN, "--option", "physicats=false")
        terminal.question()
        heard = terminal.hear("1A")
        while "Doubt the claim (?!)" not in heard:
            heard = terminal.hear("1")
        helped = terminal.hear("?") + terminal.hear("?") + terminal.hear("help")
        assert "A lone ? never doubts" in helped
        assert "You doubt" not in terminal.said
        terminal.hear(typed)
        assert "You doubt Mochi’s claim" in terminal.said
        terminal.press("c")


def test_words_are_understood_with_and_without_accents_in_ones_own_language_and_in_english() -> None:
    terminal = Terminal(*FIRST_TURN, language="fr")
    terminal.question()
    for typed in ("HELP", "aide", "Règle S14", "regle 14", "S14", "s14", "défausse", "DEFAUSSE", "row"):
        assert "ne veut rien dire" not in terminal.hear(typed)
    assert "ne veut rien dire" in terminal.hear("nada")
    terminal.press("c")


def test_a_card_is_given_in_two_small_questions_or_in_one_word() -> None:
    """M24."""
    for by in ("numbers", "card", "notation"):
        terminal = Terminal(*FIRST_PAIR)
        heard = terminal.question() or ""
        while "Which card do you give away" not in heard:
            pair = re.search(r"^(\d+)\. .*effect of 4 \+ 4 ", heard, re.MULTILINE)
            heard = terminal.hear(pair[1] if pair else "1")
        card = dict(OFFER.findall(heard))["1"]
        if by == "notation":
            terminal.hear(f"{card}>3")
        else:
            to = terminal.hear("1" if by == "numbers" else card.lower())
            assert OFFER.findall(to) == [("1", f"{card}>2"), ("2", f"{card}>3")]
            assert "Your hand" in terminal.hear("hand"), "anything can be asked here too"
            assert OFFER.findall(terminal.hear("")) == OFFER.findall(to)
            assert "from 1 to 2." in terminal.hear("3")
            terminal.hear("2")
        assert re.search(r"You give Pixel ", terminal.said)
        terminal.press("c")
