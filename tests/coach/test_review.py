"""Reviews: decisions are judged by what a seat could know, luck is what is left over, and all of it can be told."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from cattery.coach import coach_of, follow
from cattery.coach.review import Review, review
from cattery.kernel import FastDice, Record, Recorder, encode, tag_of
from cattery.kit import find_game, kit_of, replay
from cattery.players import find_player
from cattery.terminal import retell_review
from cattery.wording import LANGUAGES, Teller
from tests.cli.test_words import told

TABLES = [("schrodinger", 3), ("mistigri", 3)]


@cache
def recorded(name: str, players: int, level: str, seed: str) -> Record:
    game, dice = find_game(name), FastDice(seed)
    play = Recorder(game, game.options({"players": players}), dice, range(players))
    choose = follow if level == "coach" else find_player(level, name)
    while play.asked is not None:
        play.answer(play.ask(choose, dice))
    return play.record("given")


def judged(name: str, players: int, level: str, seed: str, seat: int) -> Review:
    return review(kit_of(name), replay(recorded(name, players, level, seed)), seat)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_judgement_and_luck_add_up_to_the_result(name: str, players: int) -> None:
    for seed in range(4):
        for seat in range(players):
            found = judged(name, players, "kitten", f"{seed}", seat)
            whole = [stage for stage in found.curve if stage.settled is not None]
            assert whole and all(one.loss >= 0 for one in found.judged)
            first = found.curve[0].value if found.unit == "chance" else sum(stage.value for stage in whole)
            result = whole[-1].settled if found.unit == "chance" else sum(stage.settled or 0.0 for stage in whole)
            assert result == pytest.approx(first - found.lost + found.luck)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_whoever_follows_the_coach_makes_no_mistake_and_whoever_plays_at_random_does(name: str, players: int) -> None:
    assert {one.grade for one in judged(name, players, "coach", "follow", 0).judged} == {"best"}
    grades = Counter(
        one.grade for seat in range(players) for one in judged(name, players, "random", "any", seat).judged
    )
    assert grades["mistake"] > 0


def test_what_came_of_claims_and_doubts_is_told_by_the_facts() -> None:
    tags: Counter[str] = Counter()
    for seed in range(12):
        for seat in range(3):
            for one in judged("schrodinger", 3, "kitten", f"{seed}", seat).judged:
                tags.update(tag_of(reason) for reason in one.aftermath)
                if one.choice.__class__.__name__ == "Doubt":
                    assert tag_of(one.aftermath[0]) in ("doubt-right", "doubt-wrong")
    kinds = {tag_of(kind) for kind in coach_of(kit_of("schrodinger")).REASONS}
    assert set(tags) == {"raised", "caught-out", "proved-true", "doubt-right", "doubt-wrong"} <= kinds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_is_told_in_every_language(name: str, players: int, language: str) -> None:
    found = judged(name, players, "kitten", "0", 0)
    lines = retell_review(found, Teller(name, language, 0))
    assert len(lines) > len(found.judged) + 6 and all(line == line.strip() for line in lines)
    assert lines[-4].endswith(":") and [line[:2] for line in lines[-3:]] == ["1.", "2.", "3."]


def test_the_command_tells_it_and_refuses_what_cannot_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(encode(recorded("schrodinger", 3, "kitten", "0")) + b"\n")
    lines = told(capsys, "en", "review", file, "--seat", 2)
    assert lines[0] == "Line 1: Schrödinger’s Cats, 3 players." and "seat 2" in lines[1]
    assert "To take home:" in lines
    assert told(capsys, "en", "review", file, "--seat", 4)[0].startswith("cattery: --seat 4: Seats are numbered")
    assert "no game on that line" in told(capsys, "en", "review", file, "--seat", 1, "--game", 2)[0]
    assert "at least 1" in told(capsys, "en", "review", file, "--seat", 0)[0]
