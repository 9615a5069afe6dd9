"""simulate, replay and check: whole runs in a process, on files."""

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from cattery.cli.app import app
from cattery.kernel import Record, decode, encode, replace


def run(*words: object) -> int:
    """A command's exit status, its output left to capsys."""
    try:
        app([str(word) for word in words], exit_on_error=False, print_error=True)
    except SystemExit as done:
        return int(done.code or 0)
    return 0


@pytest.fixture
def games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """Ten recorded games."""
    path = tmp_path / "games.jsonl"
    assert run("simulate", "bluff", "--games", 10, "--seed", "cli", "--out", path) == 0
    capsys.readouterr()
    return path


def test_simulate_sums_up_and_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl"
    assert run("simulate", "bluff", "--players", 2, "--games", 120, "--seed", 7, "--out", out) == 0
    told = capsys.readouterr().out
    assert (
        '120 games of bluff, {"players":2}, seed 7\n960 answers, 8.0 a game; 2.00 rounds a game\nwins by seat: 1: '
        in told
    )
    shares = [float(share) for share in re.findall(r"\d: ([\d.]+)%", told)]
    assert sum(shares) == pytest.approx(100, abs=0.1)
    assert len(out.read_text().splitlines()) == 120


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_jobs(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one", "two", "other")]
    run("simulate", "bluff", "--games", 120, "--out", files[0])
    run("simulate", "bluff", "--games", 120, "--jobs", 2, "--out", files[1])
    run("simulate", "bluff", "--games", 120, "--seed", "other", "--out", files[2])
    one, two, other = (file.read_bytes() for file in files)
    assert one == two != other


def test_check_says_what_holds(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", games, games) == 0
    assert capsys.readouterr().out == f"{games}: 10 games hold (80 answers)\n" * 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate", "chess"], "There is no such game. There are: Schrödinger’s Cats (schrodinger), "),
        (
            ["simulate", "bluff", "--players", "3"],
            "players: this cannot be chosen here. (players: B1: two play, not 3)",
        ),
        (
            ["simulate", "bluff", "--option", "tail=3"],
            "tail: this cannot be chosen here. (tail: bluff has no such option",
        ),
        (["simulate", "bluff", "--option", "tail"], "--option tail: Write it as name=value."),
        (["simulate", "bluff", "--out", "/nowhere/x"], "/nowhere/x: no such file or directory"),
        (["simulate", "bluff", "--out", "/"], "/: is a directory"),
        (["simulate", "bluff", "--seed", "\udcff"], "--seed: This text cannot be used."),
        (
            ["simulate", "bluff", "--option", f"players={'[' * 3000}"],
            "players: this cannot be chosen here. (players: Expected `int`, got `str`",
        ),
        (["check", "/nowhere/x"], "/nowhere/x: no such file or directory"),
        (["check"], "Name at least one file of records."),
        (["replay", "/nowhere/x"], "/nowhere/x: no such file or directory"),
    ],
)
def test_bad_words_get_one_sentence(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*words) == 2
    told = capsys.readouterr()
    assert told.err.startswith(f"cattery: {sentence}")
    assert told.err.count("\n") == 1
    assert told.out == ""


def damaged(line: str, how: str) -> str:
    record: Record = decode(line, Record)
    return {
        "truncated": line[: len(line) // 2],
        "answers": encode(replace(record, answers=(*record.answers[:2], "?", *record.answers[3:]))).decode(),
        "digest": encode(replace(record, digest="0" * 64)).decode(),
        "version": encode(replace(record, rules=2)).decode(),
        "dice": encode(replace(record, dice="fast other")).decode(),
    }[how]


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ("truncated", "line 3: This record does not hold: this is no record of a game."),
        ("answers", "line 3: This record does not hold: ply 3: '?' cannot be answered: B3: "),
        ("digest", "line 3: This record does not hold: ply 8: the digest does not fit"),
        ("version", "line 3: This record does not hold: rules version 2 of bluff is not the one played here (1)"),
        ("dice", "line 3: This record does not hold: ply "),
    ],
)
@pytest.mark.parametrize("command", ["check", "replay"])
def test_a_damaged_record_gets_one_sentence_with_line_and_ply(
    command: str, how: str, sentence: str, games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = games.read_text().splitlines()
    lines[2] = damaged(lines[2], how)
    games.write_text("\n".join(lines) + "\n")
    before = games.read_bytes()
    status = run(command, games, *(["--game", 3] if command == "replay" else []))
    told = capsys.readouterr()
    if (command, how) == ("replay", "dice"):  # replay goes by the recorded answers, never by dice
        assert (status, told.err) == (0, "")
        return
    assert status == 2
    assert told.err.startswith(f"cattery: {games}, {sentence}")
    assert told.err.count("\n") == 1
    assert told.out == ""
    assert games.read_bytes() == before
    assert list(games.parent.iterdir()) == [games]


def test_replay_tells_a_seat_only_what_it_saw(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("replay", games, "--game", 1) == 0
    everything = capsys.readouterr().out
    assert '"what":null' not in everything
    assert run("replay", games, "--game", 1, "--seat", 2) == 0
    second = capsys.readouterr().out
    assert '{"type":"dealt","seat":0,"cards":{"what":null,"by":[0]}}' in second
    assert '{"type":"dealt","seat":1,"cards":{"what":["' in second
    assert re.search(r"^1\. chance$", second, re.MULTILINE)
    assert re.search(r"^3\. Seat 1$", second, re.MULTILINE)
    assert re.search(r"^4\. Seat 2: [?.]$", second, re.MULTILINE)
    assert run("replay", games, "--seat", 3, "--language", "en") == 2
    assert (
        capsys.readouterr().err
        == "cattery: --seat 3: Seats are numbered from 1 to the number of players; 0 is to watch.\n"
    )


def test_an_interrupted_run_leaves_no_half_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import cattery.cli.simulate as module

    def interrupted(*words: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "_played", interrupted)
    with pytest.raises(KeyboardInterrupt):
        module.simulate("bluff", games=1, out=tmp_path / "games.jsonl")
    assert list(tmp_path.iterdir()) == []


def test_a_link_is_followed_and_a_pipe_written_to(tmp_path: Path) -> None:
    whole, link, pipe = tmp_path / "games.jsonl", tmp_path / "link", tmp_path / "pipe"
    link.symlink_to(whole)
    os.mkfifo(pipe)
    assert run("simulate", "bluff", "--games", 3, "--out", link) == 0
    assert link.is_symlink()
    with ThreadPoolExecutor(1) as reader:
        read = reader.submit(pipe.read_bytes)
        assert run("simulate", "bluff", "--games", 3, "--out", pipe) == 0
        assert read.result() == whole.read_bytes()
    assert pipe.is_fifo()


def test_check_says_where_chance_could_not_be_verified(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record: Record = decode(games.read_text().splitlines()[0], Record)
    games.write_bytes(encode(replace(record, dice="given")))
    assert run("check", games) == 0
    assert capsys.readouterr().out == f"{games}: 1 game holds (8 answers, 1 without dice to check chance by)\n"


def test_a_file_without_records_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty = tmp_path / "empty"
    empty.write_text("\n")
    assert run("check", empty) == 2
    assert capsys.readouterr().err == f"cattery: There is no game in {empty}.\n"
    assert run("replay", empty, "--language", "en") == 2
    assert capsys.readouterr().err == f"cattery: There is no game in {empty}.\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_stopped_simulation_tidies_up(jobs: str, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    command = ["simulate", "schrodinger", "--games", "1000000", "--jobs", jobs, "--out", str(out)]
    stopped = subprocess.Popen([sys.executable, "-c", "from cattery.cli import main; main()", *command])
    while not any(file.stat().st_size for file in tmp_path.iterdir()):  # it has begun to write
        assert stopped.poll() is None
    stopped.terminate()
    assert stopped.wait() == 143
    assert list(tmp_path.iterdir()) == []
