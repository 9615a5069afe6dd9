"""A pipe, a narrow window, no colours, an old encoding, a language of the environment: the same game everywhere."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.pty import Terminal

pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")

GAME = ("play", "schrodinger", "--players", "2", "--bots", "random", "--seed", "s", "--option", "starter=1")
ESCAPE = "\x1b"


def run(*words: str, answers: str = "", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """The command with its answers from a pipe and its words into one."""
    command = [str(Path(sys.executable).with_name("cattery")), *words]
    plain = {"PATH": os.environ["PATH"], "HOME": "/nowhere"}
    return subprocess.run(
        command, input=answers.encode(), capture_output=True, env={**plain, **environment}, check=False
    )


def test_a_whole_game_through_a_pipe_reads_like_a_transcript(tmp_path: Path) -> None:
    done = run(*GAME, answers="1\n" * 500, LANG="C.UTF-8")
    said = done.stdout.decode()
    assert (done.returncode, done.stderr) == (0, b"")
    assert "\nYour answer: 1\nYou claim at least 1 alive cat.\n" in said, "the answer stands where it was asked for"
    assert said.endswith("The game is over.\nThe record is not saved. Next time, --record and a file name save it.\n")
    assert ESCAPE not in said
    assert max(map(len, said.splitlines())) > 80, "nothing is wrapped where nobody counts columns"


def test_a_pipe_that_ends_leaves_the_game() -> None:
    done = run(*GAME, answers="8A\n", LANG="C.UTF-8")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().endswith(
        "You leave the game.\nThe record is not saved. Next time, --record and a file name save it.\n"
    )


def test_a_reader_that_goes_away_is_no_crash() -> None:
    command = f"yes 1 | {Path(sys.executable).with_name('cattery')} {' '.join(GAME)} | head -n 3"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert len(done.stdout.splitlines()) == 3
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("encoding", ["ISO-8859-1", "ascii"])
def test_letters_that_a_terminal_lacks_stop_nothing(encoding: str) -> None:
    answers = "\udcff".encode("utf-8", "surrogateescape").decode("latin-1") + "\nhand\n"
    done = run(*GAME, "--language", "fr", answers=answers, PYTHONIOENCODING=encoding, PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, b"")
    told = done.stdout.decode(encoding)
    assert "\nTa main : " in told and "l'aide" in told, "the nearest letters, not question marks"


@pytest.mark.parametrize("columns", [20, 40])
def test_a_narrow_window_breaks_lines_between_words(columns: int) -> None:
    wide, narrow = (Terminal(*GAME, columns=width, NO_COLOR="1") for width in (250, columns))
    for terminal in (wide, narrow):
        terminal.question()
        for word in ("?", "table", "board", "hand", "rule S14", "notation"):
            terminal.hear(word)
        terminal.press("c")
    lines = [line for line in narrow.said.split("\n") if not line.startswith(narrow.prompt)]
    longest_word = max(len(word) for line in lines for word in line.split())
    assert max(map(len, lines)) <= max(columns, longest_word)
    told = [" ".join(said.split()) for said in (wide.said, narrow.said)]
    assert told[0].partition(" board ")[0] == told[1].partition(" board ")[0], "the same words, in the same order"
    assert "1A 1D 2A 2D 1E 3A" in told[1], "where the spiral does not fit, the claims come in order"


def test_colour_is_an_extra() -> None:
    plain = Terminal(*GAME, NO_COLOR="1")
    dumb = Terminal(*GAME, TERM="dumb")
    coloured = Terminal(*GAME)
    for terminal in (plain, dumb, coloured):
        terminal.question()
        terminal.hear("nonsense")
        terminal.press("c")
    assert ESCAPE not in plain.said and plain.said == dumb.said
    assert ESCAPE in coloured.said
    assert re.sub(r"\x1b\[\d*m", "", coloured.said) == plain.said


@pytest.mark.parametrize(
    ("environment", "question"),
    [
        ({"LANG": "pt_PT.UTF-8"}, "Qual jogo?"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_BE.UTF-8"}, "Quel jeu\u202f?"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:nl"}, "Welk spel?"),
        ({"LANG": "ja_JP.UTF-8"}, "Which game?"),
        ({"LANG": "C.UTF-8"}, "Which game?"),
        ({"PYTHONUTF8": "1"}, "Which game?"),
    ],
)
def test_the_environment_says_which_language(environment: dict[str, str], question: str) -> None:
    assert run("play", **environment).stdout.decode().startswith(f"{question}\n")
    asked = run("play", "--language", "it", **{"PYTHONUTF8": "1", **environment})
    assert asked.stdout.decode().startswith("Quale gioco?\n")


@pytest.mark.parametrize("command", [("play",), ("rules", "schrodinger"), ("replay", "/nowhere/x")])
def test_an_unknown_language_is_named_with_the_five_that_exist(command: tuple[str, ...]) -> None:
    done = run(*command, "--language", "tlh")
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.decode() == ("cattery: There is no language “tlh” here. There are: en, pt-BR, fr, nl, it.\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess",), "chess: There is no such game. There are: Schrödinger’s Cats (schrodinger), Crazy Mistigri"),
        (
            ("mistigri", "--players", "2"),
            "Players: not allowed by M3, For 3, 4 or 5. From 3 to 5.",
        ),
        (("mistigri", "--bots", "dog"), "--bots dog: There are no such cats. There are: random, kitten"),
        (
            ("mistigri", "--players", "3", "--seat", "4"),
            "--seat 4: Seats are numbered from 1 to the number of players; 0 is to watch.",
        ),
        (("--seat=-1",), "--seat -1: Seats are numbered from 1"),
        (("--option", "lives=1"), "--option: Name the game too."),
        (("mistigri", "--option", "lives"), "--option lives: Write it as name=value."),
        (
            ("mistigri", "--option", "tail=1"),
            "tail: this cannot be chosen here. There are: players, starter, values, hand.",
        ),
        (("--seed", "\udcff"), "--seed: This text cannot be used."),
    ],
)
def test_what_cannot_be_played_is_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    done = run("play", *words, "--language", "en")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().startswith(f"cattery: {sentence}")
    assert done.stderr.count(b"\n") == 1
    assert run("play", *words, "--language", "nl").stderr != done.stderr, "it is said in every language"
