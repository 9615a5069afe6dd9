"""Every word a person reads from a command comes from the catalogues: nothing is told in English elsewhere."""

import inspect
import re
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from cattery.cli import COMMANDS
from cattery.cli.app import app
from cattery.cli.help import function_of
from cattery.games.schrodinger.physicats import PHYSICATS
from cattery.players import player_names
from cattery.server.settings import lock, unlock
from cattery.server.store import migrate
from cattery.server.store.sqlite import FILE
from cattery.wording import LANGUAGES, catalogue

OTHERS = LANGUAGES[1:]


def told(capsys: pytest.CaptureFixture[str], language: str, *words: object) -> list[str]:
    """What a command says in a language, on either stream."""
    with suppress(SystemExit):
        app([*map(str, words), "--language", language], exit_on_error=False, print_error=True)
    said = capsys.readouterr()
    assert said.out or said.err
    return (said.out + said.err).splitlines()


def english_left(english: list[str], other: list[str]) -> set[str]:
    """The lines with words in them that are the same in both."""
    return {line for line in english if re.search(r"[^\W\d]{2}", line)} & set(other)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("page", [(), *((command,) for command in COMMANDS)], ids=lambda page: "-".join(page) or "all")
def test_help_is_told_in_every_language(
    page: tuple[str, ...], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    english, other = (told(capsys, one, *page, "--help") for one in ("en", language))
    assert len(english) == len(other) > 5
    assert english_left(english, other) == set()


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_a_line_for_every_parameter_and_none_for_another(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    parameters = set(inspect.signature(function_of(command)).parameters)
    assert set(catalogue("en").attributes(f"command-{command}")) <= parameters | {"more"}
    page = told(capsys, "en", command, "--help")
    assert len([line for line in page if line.startswith("  ")]) == len(parameters)
    assert all(line == line.rstrip() and "  " not in line.lstrip() for line in page)


def test_help_names_every_level_of_bots(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = (line for line in told(capsys, "en", "play", "--help") if "--bots" in line)
    assert all(level in line for level in ("random", "kitten", "yardstick", "house-cat"))
    assert set(re.findall(r"random|kitten|yardstick|house-cat", line)) <= set(player_names())


def test_the_environment_says_the_language_of_help_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    for words, usage in {
        ("--help",): "Uso: cattery COMANDO",
        ("rules", "--help"): "Uso: cattery rules GIOCO [PAROLE...] [OPZIONI]",
        ("rules", "--help", "--language=fr"): "Usage\u202f: cattery rules JEU [MOTS...] [OPTIONS]",
        ("--language", "tlh", "rules", "-h"): "Uso: cattery rules GIOCO [PAROLE...] [OPZIONI]",
    }.items():
        with pytest.raises(SystemExit, match="0"):
            app(words)
        assert capsys.readouterr().out.splitlines()[0] == usage


REFUSED = [
    ["ply"],
    ["--colour"],
    ["serve", "--prot", "1"],
    ["serve", "3"],
    ["serve", "--port", "x"],
    ["serve", "--port", "80.5"],
    ["serve", "--port", "-1"],
    ["replay", "games", "--seat", "1.5"],
    ["serve", "--port", "1", "--port", "2"],
    ["simulate", "mistigri", "--games", "0"],
    ["replay"],
    ["arena", "mistigri"],
    ["play", "--seed"],
    ["play", "chess"],
    ["play", "--seat", "-1"],
    ["play", "--option", "hand=1"],
    ["play", "mistigri", "--bots", "dog"],
    ["play", "mistigri", "--players", "2"],
    ["rules", "chess"],
    ["rules", "mistigri", "xyzzy"],
    ["check"],
    ["check", "/nowhere/x"],
    ["check", "/"],
    ["simulate", "chess"],
    ["simulate", "schrodinger", "--option", "hand"],
    ["simulate", "schrodinger", "--option", "hand=7"],
    ["simulate", "schrodinger", "--option", "hand=many"],
    ["simulate", "schrodinger", "--option", "tail=1"],
    ["simulate", "schrodinger", "--option", "pack=[99,1,1,1]"],
    ["simulate", "schrodinger", "--option", "pack=[1,1,1,1]"],
    ["simulate", "mistigri", "--option", "values=[12]"],
    ["simulate", "mistigri", "--option", "values=[2,1]"],
    ["simulate", "mistigri", "--seed", "\udcff"],
    ["simulate", "mistigri", "--out", "/nowhere/x"],
    ["arena", "mistigri", "--players", "dog"],
    ["arena", "mistigri", "--players", "random", "--seats", "x"],
]


@pytest.mark.parametrize("words", REFUSED, ids=" ".join)
def test_what_cannot_be_is_one_line_in_every_language(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    said = [told(capsys, language, *words) for language in LANGUAGES]
    assert [len(lines) for lines in said] == [1] * len(LANGUAGES)
    assert len({line for (line,) in said}) == len(LANGUAGES)
    assert all(line.startswith("cattery: ") for (line,) in said)
    for (line,), known in zip(said, LANGUAGES, strict=True):
        assert "\u202f" in line or known != "fr" or not re.search(r" [:;!?]|« ", line)


def test_what_cannot_be_understood_says_where_help_is(capsys: pytest.CaptureFixture[str]) -> None:
    """And what was typed is repeated as it was, whatever a terminal would make of it."""
    assert told(capsys, "en", "serve", "--prt", "1") == [
        "cattery: There is no --prt here. Did you mean --port? Help: cattery serve --help"
    ]
    assert told(capsys, "it", "serve", "--port", "70000") == [
        "cattery: --port 70000: ci vuole un numero da 0 a 65535. Aiuto: cattery serve --help"
    ]
    for words in (["simulate", "mistigri", "--games", "2.7"], ["replay", "games", "--seat", "1.5"]):
        assert told(capsys, "en", *words)[0].startswith(
            f"cattery: {' '.join(words[-2:])}: this must be a whole number."
        )
    assert told(capsys, "en", "[red]x[/y]")[0].startswith("cattery: There is no command “[red]x[/y]”. There are: play")


@pytest.mark.parametrize("address", ["mysql://ada:tuna@h/d", "cattery.db", "postgresql://ada:tuna@127.0.0.1:1/d"])
def test_a_server_refuses_a_database_in_every_language_and_tells_no_password(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = [told(capsys, one, "serve", "--port", 0, "--database", address) for one in LANGUAGES]
    assert len({line for (line,) in said}) == len(LANGUAGES)
    assert not any("tuna" in line for (line,) in said)


def test_a_server_refuses_a_folder_in_every_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    newer = tmp_path / "newer"
    newer.mkdir()
    migrate(newer / FILE)
    with closing(sqlite3.connect(newer / FILE)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    used = lock(tmp_path)
    try:
        for folder in (tmp_path, newer, Path("/dev/null")):
            said = [told(capsys, one, "serve", "--port", 0, "--data", folder) for one in LANGUAGES]
            assert len({line for (line,) in said}) == len(LANGUAGES)
            assert all(str(folder) in line for (line,) in said)
    finally:
        unlock(used)


@pytest.mark.parametrize("language", OTHERS)
def test_what_commands_tell_is_told_in_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def both(*words: object) -> None:
        english, other = (told(capsys, one, *words) for one in ("en", language))
        assert len(english) == len(other)
        assert english_left(english, other) == set()

    file = tmp_path / "games.jsonl"
    both("simulate", "schrodinger", "--games", 2, "--players", 3, "--out", file)
    both("check", file)
    both("replay", file, "--game", 1, "--seat", 1)
    both("simulate", "bluff", "--games", 1, "--out", file)
    both("check", file)
    assert english_left(told(capsys, "en", "replay", file)[:1], told(capsys, language, "replay", file)[:1]) == set()
    arena = ["arena", "mistigri", "--players", "kitten,random", "--seats", "3", "--games", 6, "--out", tmp_path / "run"]
    both(*arena)
    both(*arena, "--seed", "another")


@pytest.mark.parametrize("language", OTHERS)
def test_the_page_of_the_arena_is_written_in_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def texts(one: str) -> set[str]:
        told(capsys, one, "arena", "schrodinger", "--players", "kitten,random", "--games", 8, "--out", tmp_path)
        page = (tmp_path / "report.html").read_text(encoding="utf-8")
        assert f'<html lang="{one}">' in page
        return set(re.findall(r">([^<>]*[^\W\d]{2}[^<>]*)<", page.partition("</style>")[2]))

    names = {catalogue(language, "schrodinger").words(f"physicat-{name}") for name in PHYSICATS}
    assert texts("en") & texts(language) <= {"kitten", "random"} | names
    assert len(texts(language)) > 20
