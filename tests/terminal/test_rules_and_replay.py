"""`cattery rules` looks rules up, and `cattery replay` tells recorded games in the sentences of play."""

from pathlib import Path

import pytest

from cattery.cli.app import app
from cattery.kernel import SPECTATOR, Event, Record, Recorder, encode, read_record, redact
from cattery.kit import game_of, replay
from cattery.wording import LANGUAGES, Teller, all_rules
from tests.games import GAMES


def run(*words: object) -> int:
    """A command's exit status, its output left to capsys."""
    try:
        app([str(word) for word in words], exit_on_error=False, print_error=True)
    except SystemExit as done:
        return int(done.code or 0)
    return 0


def lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().out.splitlines()


# --- rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_rules_are_read_in_order(game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", game, "--language", language) == 0
    said = iter(lines(capsys))
    for rule in all_rules(game, language):
        assert f"{rule.number}. {rule.title}" in said
        assert next(said) == rule.text


@pytest.mark.parametrize("words", [("S14",), ("s14",), ("14",), ("S", "14")])
def test_a_rule_is_found_by_its_number(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "schrodinger", *words, "--language", "en") == 0
    title, text = lines(capsys)
    assert title == "S14. Showing proof"
    assert text.startswith("After your claim")


def test_rules_are_found_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "mistigri", "reverse", "--language", "en") == 0
    first, *titles = lines(capsys)
    assert first == f"{len(titles)} rules have “reverse”. Look one up by its number."
    assert any(title.startswith("M21. ") for title in titles)
    assert run("rules", "mistigri", "REGLE", "inexistante", "--language", "fr") == 2
    assert capsys.readouterr().err == "cattery: Aucune règle ne contient «\u202fREGLE inexistante\u202f».\n"
    assert run("rules", "chess", "--language", "nl") == 2
    assert capsys.readouterr().err.startswith("cattery: chess: ")


# --- replay


@pytest.fixture(params=GAMES)
def recorded(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, Record]:
    """Two games in a file, and the first of them."""
    file = tmp_path / "games.jsonl"
    run("simulate", request.param, "--players", 3, "--games", 2, "--seed", "told", "--out", file)
    return file, read_record(file.read_bytes().splitlines()[0])


def between(event: Event) -> list[str]:
    """A round begins after an empty line, as in play."""
    return [""] if event.opens_round else []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_game_is_told_in_the_sentences_of_play(
    seat: int | None, language: str, recorded: tuple[Path, Record], capsys: pytest.CaptureFixture[str]
) -> None:
    file, record = recorded
    viewer = SPECTATOR if not seat else seat - 1
    capsys.readouterr()
    assert run("replay", file, "--game", 1, "--language", language, *(() if seat is None else ("--seat", seat))) == 0
    said = lines(capsys)
    teller = Teller(record.game, language, viewer)
    events = [event for ply in replay(record) for event in ply.events]
    full = [line for event in events for line in (*between(event), *teller.tell(event))]
    seen = [line for event in events for line in (*between(event), *teller.tell(redact(event, viewer)))]
    assert full != seen
    heading = 1 if seat is None else 2
    assert said[heading:] == (full if seat is None else seen)
    assert teller.words(f"game-{record.game}") in said[0]


def test_games_are_told_one_after_another(recorded: tuple[Path, Record], capsys: pytest.CaptureFixture[str]) -> None:
    file, record = recorded
    capsys.readouterr()
    assert run("replay", file, "--language", "en") == 0
    said = lines(capsys)
    title = Teller(record.game, "en").words(f"game-{record.game}")
    assert said[0] == f"Line 1: {title}, 3 players."
    assert said[said.index(f"Line 2: {title}, 3 players.") - 1] == ""
    assert run("replay", file, "--game", 7, "--language", "en") == 2
    assert capsys.readouterr().err == f"cattery: --game 7: There is no game on that line of {file}.\n"


def test_an_unfinished_record_says_so(
    tmp_path: Path, recorded: tuple[Path, Record], capsys: pytest.CaptureFixture[str]
) -> None:
    _, record = recorded
    game, options = game_of(record)
    begun = Recorder(game, options)
    for answer in record.answers[:10]:
        assert begun.state.step is not None
        begun.answer(game.read(answer, begun.state.step))
    file = tmp_path / "begun.jsonl"
    file.write_bytes(encode(begun.record(record.dice)))
    capsys.readouterr()
    assert run("replay", file, "--language", "en") == 0
    assert lines(capsys)[-1] == "The record ends here; the game was not over."
