"""Puzzles: lawful, told by what the seat saw, their best answer the coach's, and the same for everybody on a day."""

from collections import Counter
from datetime import date, timedelta
from io import StringIO
from pathlib import Path

import pytest

from cattery.coach.puzzles import is_clear, posed, puzzle_of_the_day, puzzles_of
from cattery.kernel import encode, redact, tag_of
from cattery.kit import kit_of
from cattery.terminal.puzzling import pose
from cattery.terminal.screen import Screen
from cattery.wording import LANGUAGES
from tests.bluff import BARE
from tests.cli.test_words import told
from tests.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_is_lawful_and_its_best_answer_is_the_coach_s(name: str) -> None:
    kit, kinds, seats = kit_of(name), Counter[str](), set[int]()
    every = puzzles_of(kit)
    assert len(every) == 60 and len({encode(puzzle) for puzzle in every}) == 60
    for puzzle in every:
        one = posed(kit, puzzle)
        assert one.advice.advised.answer == puzzle.best and is_clear(one.advice)
        assert all(event == redact(event, one.seat) for event in one.sightings)
        kinds[tag_of(one.state.step)] += 1
        seats.add(len(one.state.table.hands))
    assert len(kinds) >= 3 and max(kinds.values()) <= 30
    assert seats == set(kit.game.player_counts())


def test_a_day_has_one_puzzle_games_take_turns_and_none_comes_again_soon() -> None:
    days = [date(2026, 11, 18) + timedelta(n) for n in range(60 * len(GAMES))]
    drawn = [(kit.name, number) for kit, number in map(puzzle_of_the_day, days)]
    assert len(set(drawn)) == len(days)
    assert [name for name, _ in drawn[: len(GAMES)]] == [name for name, _ in drawn[len(GAMES) : 2 * len(GAMES)]]
    assert puzzle_of_the_day(days[0], kit_of(GAMES[0]))[0].name == GAMES[0]
    assert puzzles_of(BARE) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_it_is_posed_and_judged_in_every_language(name: str, language: str) -> None:
    kit = kit_of(name)
    for puzzle in puzzles_of(kit)[:6]:
        out = StringIO()
        typed = puzzle.best if puzzle.best != "?" else "?!"
        pose(Screen(StringIO(f"99\nnonsense\n{typed}\n"), out), kit, puzzle, language)
        lines = out.getvalue().splitlines()
        worst = min(posed(kit, puzzle).advice.answers, key=lambda one: one.worth).answer
        other = StringIO()
        pose(Screen(StringIO(f"{worst if worst != '?' else '?!'}\n"), other), kit, puzzle, language)
        assert lines[-1] == other.getvalue().splitlines()[-1], "both are told why the best is best"
        assert lines[-3:] != other.getvalue().splitlines()[-3:]


def test_the_command_poses_the_puzzle_of_a_day(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(""))
    first = told(capsys, "en", "puzzle", "--day", "2026-11-18")
    assert first == told(capsys, "en", "puzzle", "--day", "2026-11-18") != told(capsys, "en", "puzzle", "--number", 5)
    assert "2026-11-18" in first[0]
    assert "Write it as" in told(capsys, "en", "puzzle", "--day", "yesterday")[0]
    assert "Puzzles: 60." in told(capsys, "en", "puzzle", "mistigri", "--number", 61)[0]
    assert "cattery: chess" in told(capsys, "en", "puzzle", "chess")[0]
