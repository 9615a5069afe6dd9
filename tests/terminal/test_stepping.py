"""`cattery replay --step`: arrow keys at a terminal, plain lines in a pipe, any seat's eyes; and no game that runs."""

import subprocess
import sys
from pathlib import Path

import pytest

from cattery.kernel import SPECTATOR, FastDice, HmacDice, Recorder, encode
from cattery.kit import find_game
from cattery.room.replay import EVERYBODY, Replay
from cattery.wording import LANGUAGES, Teller, catalogue
from tests.games import GAMES
from tests.terminal.pty import Terminal


@pytest.fixture(params=GAMES)
def recorded(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, Replay]:
    """A game in a file, ended; and one that is not over on the line below."""
    rules, dice, roll = find_game(request.param), HmacDice(b"stepped"), FastDice("stepped")
    play = Recorder(rules, rules.options({"players": 3}), dice)
    begun = None
    while play.state.step is not None:
        play.answer(play.state.choices[roll(len(play.state.choices))])
        begun = begun or play.record(dice.name)
    assert begun is not None
    record = play.record(dice.name)
    file = tmp_path / "games.jsonl"
    file.write_bytes(encode(record) + b"\n" + encode(begun) + b"\n")
    return file, Replay(record)


def told(replay: Replay, ply: int, viewer: int, language: str = "en") -> list[str]:
    teller = Teller(replay.game.name, language, viewer if viewer >= 0 else SPECTATOR)
    heading = teller.words("terminal-step-ply", ply=ply, last=len(replay.shots) - 1)
    return [heading, *(line for one in replay.frame(ply, viewer).sightings for line in teller.tell(one))]


def piped(file: Path, *lines: str, game: int = 1, language: str = "en") -> "subprocess.CompletedProcess[str]":
    command = [str(Path(sys.executable).with_name("cattery")), "replay", str(file), "--step", "--game", str(game)]
    return subprocess.run(
        [*command, "--language", language], input="\n".join((*lines, "")), capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_lines_lead_through_a_game_by_any_eyes(recorded: tuple[Path, Replay], language: str) -> None:
    file, replay = recorded
    words = catalogue(language).words
    back, seat, everything = (words(f"terminal-step-{one}") for one in ("back", "seat", "all"))
    last = len(replay.shots) - 1
    done = piped(
        file, "", f"{seat} 2", back, f"{seat} 0", str(last), "9999", everything, f"{seat} 7", language=language
    )
    assert done.returncode == 0, done.stderr
    said = done.stdout.splitlines()
    for ply, viewer in ((0, EVERYBODY), (1, EVERYBODY), (1, 1), (0, 1), (0, SPECTATOR), (last, SPECTATOR)):
        wanted = told(replay, ply, viewer, language)
        assert any(said[at : at + len(wanted)] == wanted for at in range(len(said))), (ply, viewer)
    assert words("terminal-step-no-further", last=last) in said
    assert words("terminal-seat-numbers") in said


def test_a_game_that_is_not_over_is_not_stepped_through(recorded: tuple[Path, Replay]) -> None:
    done = piped(recorded[0], "", game=2)
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.endswith("the game is not over, and until then nobody watches it.\n")


def test_arrow_keys_step_at_once(recorded: tuple[Path, Replay]) -> None:
    file, replay = recorded
    terminal = Terminal("replay", file, "--step", "--game", 1, "--seat", 1)
    last = len(replay.shots) - 1
    prompt = catalogue("en").words("terminal-step-prompt") + " "
    for key, ply in (("", 0), ("\x1b[C", 1), ("\x1b[C", 2), ("\x1b[D", 1), ("\x1b[A", 0)):
        if key:
            terminal.send(key)
        heard = terminal.question(prompt)
        assert heard is not None and f"Ply {ply} of {last}." in heard
    terminal.type("hand" if replay.game.name == "mistigri" else "table")
    assert terminal.question(prompt)
    terminal.type("quit")
    assert terminal.status() == 0
