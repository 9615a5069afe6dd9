"""Runs: duplicate deals, the same figures whatever the number of jobs, and an interrupted run continued."""

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pexpect
import pytest

from cattery.arena import DealPlayed, OtherRun, deals_for, play_deal, play_run, report, run_settings, summary
from cattery.arena.run import GAMES, SETTINGS, RunSettings
from cattery.cli.app import app
from cattery.kernel import Choices, Event, Roll, decode, encode, replace, tag_of
from cattery.kit import check
from cattery.players import ratings, register_player
from cattery.players.ratings import Rating, rated

LINE_UP = ("yardstick", "random", "random")


def run_of(game: str = "mistigri", *line_ups: tuple[str, ...], seed: str = "test") -> RunSettings:
    return run_settings(game, {}, line_ups or (LINE_UP,), seed)


def cattery(*words: object) -> int:
    """The exit status of a command."""
    try:
        app([str(word) for word in words], exit_on_error=False, print_error=True)
    except SystemExit as done:
        return int(done.code or 0)
    return 0


@pytest.mark.parametrize("game", ["schrodinger", "mistigri"])
def test_a_deal_is_played_once_for_each_rotation_and_is_the_same_deal(game: str) -> None:
    """Each seat is dealt the same first hand whoever sits there, so that each player gets each hand once."""
    dealt: dict[int, set[bytes]] = {}

    def noting(view: Any, sightings: Sequence[Event], choices: Choices, dice: Roll) -> Any:
        own = [one for one in sightings if tag_of(one) in ("cards-dealt", "hand-dealt") and one.cards.what]  # type: ignore[attr-defined]
        dealt.setdefault(view.seat, set()).add(encode(own[0]))
        return choices[dice(len(choices))]

    register_player("noting", noting)
    played = play_deal(game, {}, ("noting",) * 4, "same", 3)
    assert [one.seats for one in played] == [(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)]
    assert {seat: len(hands) for seat, hands in dealt.items()} == {0: 1, 1: 1, 2: 1, 3: 1}
    assert len({one.measures.first for one in played}) == len({encode(one.measures.lots) for one in played}) == 1
    assert len({one.answers for one in played}) > 1, "the games went differently"


def test_the_same_seed_gives_the_same_results_whatever_the_number_of_jobs(tmp_path: Path) -> None:
    run = run_of("schrodinger", LINE_UP, ("kitten", "yardstick"))
    one = encode(summary(run, play_run(run, 40, 1, tmp_path / "one")))
    two = encode(summary(run, play_run(run, 40, 3, tmp_path / "two")))
    other = replace(run, seed="other")
    assert one == two
    assert encode(summary(other, play_run(other, 40, 1, tmp_path / "other")).tables) not in one


def test_an_interrupted_run_is_continued_and_a_short_one_made_longer(tmp_path: Path) -> None:
    run = run_of()
    whole = encode(summary(run, play_run(run, 60, 1, tmp_path / "whole")))
    going = play_run(run, 60, 1, tmp_path / "cut")
    for _ in range(7):
        next(going)
    del going  # interrupted
    file = tmp_path / "cut" / GAMES
    file.write_bytes(file.read_bytes() + b'{"line_up":0,"dea')  # the power went out in the middle of a line
    kept = file.read_bytes().count(b"\n")
    assert kept == 7
    assert encode(summary(run, play_run(run, 60, 1, tmp_path / "cut"))) == whole
    short = list(play_run(run, 12, 1, tmp_path / "short"))
    assert len(short) == 4
    assert encode(summary(run, play_run(run, 60, 1, tmp_path / "short"))) == whole


def test_what_is_on_disk_is_not_played_again(tmp_path: Path) -> None:
    run = run_of()
    list(play_run(run, 12, 1, tmp_path))
    before = (tmp_path / GAMES).read_bytes()
    lines = [decode(line, DealPlayed) for line in before.splitlines()]
    changed = [replace(line, games=list(reversed(line.games))) for line in lines]
    (tmp_path / GAMES).write_bytes(b"".join(encode(line) + b"\n" for line in changed))
    assert list(play_run(run, 12, 1, tmp_path)) == changed


def test_another_run_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    list(play_run(run_of(), 6, 1, tmp_path))
    with pytest.raises(OtherRun, match="has seed 'test', not 'other'"):
        list(play_run(run_of(seed="other"), 6, 1, tmp_path))
    with pytest.raises(OtherRun, match="was begun by other code"):
        list(play_run(replace(run_of(), code="0" * 16), 6, 1, tmp_path))
    (tmp_path / GAMES).write_text("no game\n")
    with pytest.raises(OtherRun, match="is no file of games"):
        list(play_run(run_of(), 6, 1, tmp_path))
    for nothing in ("garbage", "[]", "{}"):
        (tmp_path / SETTINGS).write_text(nothing)
        with pytest.raises(OtherRun, match="says of no run what it is"):
            list(play_run(run_of(), 6, 1, tmp_path))


def test_games_that_were_lost_are_played_again(tmp_path: Path) -> None:
    whole = list(play_run(run_of(), 6, 1, tmp_path))
    (tmp_path / GAMES).unlink()
    assert list(play_run(run_of(), 6, 1, tmp_path)) == whole


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert [deals_for(("a",) * 4, games) for games in (1, 8, 9, 12)] == [2, 2, 3, 3]


def test_the_summary_adds_up(tmp_path: Path) -> None:
    run = run_of("mistigri", LINE_UP, ("kitten", "random", "random", "random"))
    found = summary(run, play_run(run, 60, 1, tmp_path))
    for table in found.tables:
        seats = len(table.players)
        assert table.games == table.deals * seats == 60
        assert sum(one.wins.mean * table.players.count(one.player) for one in table.standings) == pytest.approx(1)
        best, worst = table.standings
        ours, theirs = best.points["penalty"], worst.points["penalty"]
        assert ours.difference and theirs.difference
        assert ours.difference.mean == pytest.approx(ours.mean.mean - theirs.mean.mean)
        assert ours.difference.mean == pytest.approx(-theirs.difference.mean)
        assert ours.difference.high < 0, "random players are worse than any other"
        for splits in (table.splits["seat"], table.splits["turn"]):
            by = next(split for split in splits if split.player == best.player).by
            assert list(by) == [str(number + 1) for number in range(seats)]
            assert sum(one.count for one in by.values()) == table.games
        by_seat = next(split for split in table.splits["seat"] if split.player == best.player).by
        assert {one.count for one in by_seat.values()} == {table.deals}, "each deal once at each seat"
    assert list(found.ratings)[-1] == "random"


def test_a_win_raises_a_rating_and_a_name_at_two_seats_has_one() -> None:
    after = rated({}, ["a", "b", "b"], [1, 2, 3])
    assert after["a"].mean > ratings.MEAN > after["b"].mean
    assert after["a"].deviation < ratings.DEVIATION
    even = rated({}, ["a", "b"], [1, 1])
    assert even["a"].mean == pytest.approx(even["b"].mean)
    assert Rating(25.0, 5.0).sure == 10.0


def test_the_page_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    run = run_of("schrodinger", ("yardstick", "kitten"), ("yardstick", "kitten", "<b>"))
    register_player("<b>", lambda view, sightings, choices, dice: choices[dice(len(choices))])
    page = report(summary(run, play_run(run, 24, 1, tmp_path)))
    assert "http" not in page and "<script" not in page and "url(" not in page and "<b>" not in page
    assert "prefers-color-scheme: dark" in page
    for words in (
        "Wins by number of players",
        "By physicat",
        "By seat",
        "By order of play",
        "Ratings",
        "3 players",
        "Mewton",
    ):
        assert words in page
    assert page.count("<svg") == page.count("</svg>") > 5


def test_the_command_prints_a_table_and_leaves_its_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = (
        "arena",
        "schrodinger",
        "--players",
        "yardstick,random",
        "--games",
        12,
        "--seats",
        "2,3",
        "--out",
        tmp_path,
    )
    assert cattery(*words) == 0
    told = capsys.readouterr().out
    assert "Schrödinger’s Cats, 2 seats, 12 games on 6 deals" in told and "Cats, 3 seats, 12 games on 4 deals" in told
    assert "rating of yardstick" in told
    results = decode((tmp_path / "results.json").read_bytes())
    assert [table["players"] for table in results["tables"]] == [
        ["yardstick", "random"],
        ["yardstick", "random", "random"],
    ]
    assert (tmp_path / "report.html").read_text().startswith("<!doctype html>")
    assert cattery(*words) == 0
    assert capsys.readouterr().out == told


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess", "--players", "random,random"], "There is no such game. There are: "),
        (
            ["mistigri", "--players", "random,lion,random"],
            "--players lion: There are no such cats. There are: random, kitten, ",
        ),
        (["mistigri", "--players", "random,random"], "Players: not allowed by M3, "),
        (["mistigri", "--players", "random", "--seats", "3-x"], "--seats 3-x: Write 2-6, or 3,5."),
        (
            ["mistigri", "--players", "random,random,random", "--option", "players=4"],
            "--option players: this cannot be chosen here.",
        ),
        (["mistigri", "--players", "random", "--seats", "3-999999999999"], "--seats 3-999999999999: Write 2-6"),
        (["mistigri", "--players", "random", "--seats", "3", "--out", "/dev/null/x"], "/dev/null/x: not a directory"),
        (["mistigri", "--players", "random,random,random", "--seed", "\udcff"], "--seed: This text cannot be used."),
        (
            ["mistigri", "--players", "random,random,random", "--option", "hand"],
            "--option hand: Write it as name=value",
        ),
    ],
)
def test_bad_words_get_one_sentence(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cattery("arena", *words) == 2
    told = capsys.readouterr()
    assert told.err.startswith(f"cattery: {sentence}")
    assert told.err.count("\n") == 1 and told.out == ""


def test_options_are_those_of_the_table_that_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """M5: there is a seat 5 where five play, whatever the number of players is if nothing is said."""
    words = ["arena", "mistigri", "--games", 6, "--option", "starter=5", "--players", "random"]
    assert cattery(*words, "--seats", 5, "--out", tmp_path / "five") == 0
    assert cattery(*words, "--seats", "4,5", "--out", tmp_path / "four") == 2
    assert "not allowed by M5, Who goes first. From 1 to 4." in capsys.readouterr().err
    assert not (tmp_path / "four").exists()


def test_a_bar_shows_how_far_it_is_on_a_terminal_alone(tmp_path: Path) -> None:
    words = ["arena", "mistigri", "--games", "9", "--players", "random,random,random", "--out", str(tmp_path)]
    with pexpect.spawn(sys.executable, ["-c", "from cattery.cli import main; main()", *words], timeout=60) as screen:
        screen.expect_exact("deals")
        screen.expect_exact("%")
        screen.expect_exact("Crazy Mistigri, 3 seats, 9 games on 3 deals")
        screen.expect(pexpect.EOF)


def test_another_run_in_the_folder_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "mistigri", "--games", 6, "--players", "random,random,random", "--out", tmp_path]
    assert cattery(*words) == 0
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    capsys.readouterr()
    assert cattery(*words, "--seed", "other") == 2
    told = capsys.readouterr().err
    assert told == ("cattery: This folder holds another run: name another one with --out. The seed is 0, not other.\n")
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_it_refuses_in_the_language_of_the_house(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    assert cattery("arena", "mistigri", "--players", "random", "--seats", "x") == 2
    assert capsys.readouterr().err == "cattery: --seats x: Schrijf 2-6, of 3,5.\n"


def test_a_bot_of_your_own_meets_the_others_as_the_guide_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    guide = (Path(__file__).parents[2] / "docs/bots.md").read_text(encoding="utf-8")
    (snippet,) = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)
    monkeypatch.chdir(tmp_path)
    exec(snippet, {})
    assert capsys.readouterr().out.startswith("{'tom': Estimate(mean=")
    assert (tmp_path / "tom/report.html").stat().st_size > 5000


def test_a_run_keeps_records_if_asked_and_they_hold(tmp_path: Path) -> None:
    run = run_settings("mistigri", {}, (("kitten", "random", "random"),), "kept")
    plain = list(play_run(run, 6, 1, tmp_path))
    assert not any(game.record for deal in plain for game in deal.games)
    kept = [game for deal in play_run(run, 6, 1, tmp_path, records=True) for game in deal.games]
    assert len(kept) == 6
    for before, game in zip((game for deal in plain for game in deal.games), kept, strict=True):
        assert game.record is not None and game.shares == before.shares, "played again as it was"
        check(game.record)
