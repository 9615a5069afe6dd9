"""The questions before a game, in a process of our own."""

from io import StringIO

import pytest

from cattery.players import player_names
from cattery.terminal import Screen, Wish, play
from cattery.terminal.setting_up import friendly, level_words
from cattery.wording import LANGUAGES


def told(answers: str, wish: Wish) -> str:
    """What is said to somebody who types these answers and goes away."""
    out = StringIO()
    play(Screen(StringIO(answers), out), wish)
    return out.getvalue()


def test_enter_alone_takes_the_defaults() -> None:
    said = told("\n\n\n", Wish("en", seed="s"))
    default = player_names("schrodinger").index(friendly("schrodinger")) + 1
    assert said.startswith(
        "Which game?\n1. Schrödinger’s Cats\n2. Crazy Mistigri\nJust Enter: 1.\nYour answer: \n"
        "How many players?\nFrom 2 to 6, you included. Just Enter: 4.\nYour answer: \n"
        "Which cats play with you?\n1. Stray cats: any answer will do\n"
    )
    assert f"Just Enter: {default}.\n" in said
    assert "Around the table, clockwise:\nSeat 1, you.\nSeat 2, Mochi.\nSeat 3, Pixel.\nSeat 4, Biscuit.\n" in said


@pytest.mark.parametrize("typed", ["2", "mistigri", "Crazy", "crazy mistigri"])
def test_a_game_is_named_by_number_or_name(typed: str) -> None:
    assert "From 3 to 5, you included." in told(f"{typed}\n", Wish("en"))


def test_answers_that_cannot_be_are_asked_again() -> None:
    said = told("3\n\n9\n1\nmany\n2\nyard\n", Wish("en", seed="s"))
    for text in ("3", "9", "1", "many"):
        assert f"“{text}” is no answer to this question.\n" in said
    assert "Seat 2, Mochi.\n" in said


def test_what_was_said_on_the_command_line_is_not_asked() -> None:
    said = told("", Wish("en", "mistigri", {"players": 3}, bots="random", seed="s"))
    assert said.startswith("Around the table")


def test_too_many_players_for_the_chosen_game_are_asked_for_again_by_rule() -> None:
    said = told("2\n3\n\n", Wish("en", options={"players": 6}))
    assert "Players: not allowed by M3, " in said
    assert "Seat 3, Pixel.\n" in said


def test_the_table_is_as_large_as_the_seat_asked_for() -> None:
    assert "From 5 to 6, you included. Just Enter: 5." in told("1\n", Wish("en", seat=5))
    assert "There is no such seat." in told("1\n", Wish("en", seat=7))


def test_the_same_seed_deals_the_same_cards() -> None:
    one, same, other = (
        told("", Wish("en", "schrodinger", {"players": 2, "starter": 1}, bots="random", seed=seed)) for seed in "aab"
    )
    assert one == same != other


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_our_own_has_its_words(language: str) -> None:
    for level in player_names():
        assert level_words(level, language, "schrodinger") != level
    assert level_words("somebody-elses", language, "schrodinger") == "somebody-elses"
