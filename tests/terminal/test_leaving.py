"""Ctrl-D, Ctrl-C and the word for it: the game is left cleanly, and its record is offered and never forced."""

from pathlib import Path

import pytest

from cattery.kernel import Record, read_record
from cattery.kit import check
from cattery.wording import LANGUAGES, catalogue
from tests.terminal.pty import Terminal

pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")

WORDS = ("play", "schrodinger", "--players", 2, "--bots", "random", "--seed", "s", "--option", "starter=1")


def leave(terminal: Terminal, how: str) -> None:
    """By a key, or by a word."""
    if how in ("c", "d"):
        terminal.press(how)
    else:
        terminal.type(how)


def records_under(folder: Path) -> list[Record]:
    return [read_record(line) for file in folder.rglob("*.jsonl") for line in file.read_bytes().splitlines()]


@pytest.mark.parametrize("how", ["c", "d", "quit"])
def test_leaving_offers_the_record_and_saves_it_on_yes(how: str, tmp_path: Path) -> None:
    terminal = Terminal(*WORDS, XDG_DATA_HOME=str(tmp_path))
    terminal.question()
    terminal.hear("8A")
    leave(terminal, how)
    asked = terminal.question("Just Enter: no. ")
    assert asked is not None
    assert "You leave the game." in asked
    assert f"Save the record of this game to {tmp_path}/cattery/games/schrodinger-" in asked
    terminal.type("y")
    assert terminal.status() == 0
    (record,) = records_under(tmp_path)
    assert check(record).step is not None
    assert "8A" in record.answers
    assert "To hear the game again: cattery replay" in terminal.said
    assert "Traceback" not in terminal.said


@pytest.mark.parametrize("then", ["", "no", "what?", "c", "d"])
@pytest.mark.parametrize("how", ["c", "d"])
def test_without_a_yes_nothing_is_written(how: str, then: str, tmp_path: Path) -> None:
    terminal = Terminal(*WORDS, XDG_DATA_HOME=str(tmp_path))
    terminal.question()
    leave(terminal, how)
    assert terminal.question("Just Enter: no. ") is not None
    leave(terminal, then)
    assert terminal.status() == 0
    assert "The record is not saved." in terminal.said
    assert list(tmp_path.iterdir()) == []
    assert "Traceback" not in terminal.said


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_is_yes_in_every_language(language: str, tmp_path: Path) -> None:
    words = catalogue(language).words
    terminal = Terminal(*WORDS, language=language, XDG_DATA_HOME=str(tmp_path))
    terminal.question()
    terminal.type(words("terminal-command-quit"))
    assert terminal.question(words("terminal-yes-or-no")) is not None
    terminal.type(words("terminal-yes"))
    assert terminal.status() == 0
    assert len(records_under(tmp_path)) == 1


@pytest.mark.parametrize("how", ["c", "d", "quit"])
def test_one_can_leave_before_the_game_begins(how: str) -> None:
    terminal = Terminal("play")
    assert terminal.question() is not None
    leave(terminal, how)
    assert terminal.status() == 0
    assert "Traceback" not in terminal.said


def test_a_record_that_was_asked_for_is_kept_whenever_one_leaves(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    for _ in range(2):
        terminal = Terminal(*WORDS, "--record", file)
        terminal.question()
        terminal.press("d")
        assert terminal.status() == 0
        assert f"The record is in {file}" in terminal.said
    assert len(file.read_bytes().splitlines()) == 2, "a file grows: no game is written over"


def test_a_record_that_cannot_be_written_is_a_sentence() -> None:
    terminal = Terminal(*WORDS, "--record", "/proc/nowhere/x.jsonl")
    terminal.question()
    terminal.press("d")
    assert terminal.status() == 0
    assert "The record cannot be saved to /proc/nowhere/x.jsonl: no such file or directory" in terminal.said
