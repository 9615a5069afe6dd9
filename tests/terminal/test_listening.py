"""What somebody needs who only listens: powers explained once, no doubt before a claim, no waiting when out."""

from collections.abc import Sequence
from io import StringIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from cattery.kernel import Event, Recorder, State, read_record
from cattery.kit import check
from cattery.terminal import Screen, Wish, play
from cattery.wording import LANGUAGES, catalogue
from tests.terminal.pty import Terminal

pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")

FIRST = {"players": 2, "starter": 1}


def told(answers: str, wish: Wish) -> list[str]:
    """What is said to somebody who types these answers and goes away."""
    out = StringIO()
    play(Screen(StringIO(answers), out), wish)
    return out.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_claim_is_not_asked_with_a_doubt(language: str) -> None:
    """S10."""
    said = told("1A\n", Wish(language, "schrodinger", {**FIRST, "physicats": False}, bots="random", seed="s"))
    words = catalogue(language, "schrodinger").words
    first, either = words("terminal-first-claim"), words("schrodinger-step-take-turn", seat="you", **{"seat-name": ""})
    assert first in said
    assert either not in said[: said.index(first) + 1]


def test_a_power_is_explained_when_it_is_dealt_to_you_or_first_used() -> None:
    """S40 to S49: a card that lies like a proof changes the count, and nothing else would say so."""
    said = told("1\n" * 400, Wish("en", "schrodinger", {"players": 6}, bots="random", seed="powers"))
    mine = next(line for line in said if line.startswith("Your physicat: "))
    assert said[said.index(mine) + 1].startswith("Rule S4")
    uses = [n for n, line in enumerate(said) if " uses " in line]
    assert len(uses) > 3
    assert any(said[n + 1].startswith("Rule S4") for n in uses)
    explained = [line for line in said if line.startswith("Rule S4")]
    assert len(explained) == len(set(explained)), "once a game"
    assert not any("gets" in before for before, line in pairwise(said) if line in explained)


def test_your_own_proof_is_heard_with_your_hand() -> None:
    wish = Wish("en", "schrodinger", {**FIRST, "physicats": False}, bots="random", seed="s")
    hand = next(line for line in told("", wish) if line.startswith("Your hand: "))
    state, letter = next((word, sign) for word, sign in [("alive", "A"), ("dead", "D"), ("empty", "E")] if word in hand)
    said = told(f"1{letter}\n+1{letter}\n1\n", wish)
    assert any(line.startswith("Your hand: ") and f" Your proof, face up: 1 {state}" in line for line in said)


@pytest.mark.parametrize("answer", ["", "y"])
def test_who_is_out_may_skip_to_the_end(answer: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    options = ("--option", "lives=1", "--option", "starter=1", "--option", "physicats=false")
    terminal = Terminal(
        "play", "schrodinger", "--players", 4, "--bots", "random", "--seed", "s", *options, "--record", file
    )
    terminal.question()
    terminal.hear("13E")  # the highest claim there is: whoever is next must doubt it
    terminal.type("1")
    heard = terminal.question("Just Enter: no. ") or ""
    assert "You are out of the game.\nThe others play on without you.\n" in heard
    assert "Skip to the end of the game?" in heard
    terminal.type(answer)
    assert terminal.status() == 0
    rest = terminal.said.partition("Just Enter: no. ")[2].splitlines()
    assert rest[1 if answer else -4].endswith(" wins the game!")
    assert any(line.startswith("Round ") for line in rest) == (answer == "")
    assert rest.count("The game is over.") == 1
    assert check(read_record(file.read_bytes())).step is None


def test_a_pipe_hears_the_rest_and_is_not_asked() -> None:
    options = {"players": 4, "lives": 1, "starter": 1, "physicats": False}
    said = told("13E\n1\n" * 9, Wish("en", "schrodinger", options, bots="random", seed="s"))
    after = said[said.index("The others play on without you.") + 1 :]
    assert any(line.startswith("Round ") for line in after)
    assert "Skip to the end of the game?" not in after


def test_a_key_pressed_in_the_middle_of_an_answer_leaves_a_record_that_holds(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Ctrl-C comes when it wants: here after the answer was noted and before chance was."""
    whole, noted = Recorder._note, 0

    def note(self: Recorder, said: Sequence[Any], state: State, events: list[Event], rolled: list[Any]) -> None:
        nonlocal noted
        noted += 1
        if noted == 5:
            whole(self, said, state, events, [])
            raise KeyboardInterrupt
        whole(self, said, state, events, rolled)

    monkeypatch.setattr(Recorder, "_note", note)
    file = tmp_path / "game.jsonl"
    wish = Wish("en", "mistigri", {"players": 3}, bots="random", seed="s", record=file)
    assert f"The record is in {file}" in told(".\n" * 20, wish)
    monkeypatch.undo()
    record = read_record(file.read_bytes())
    assert check(record).step is not None
    assert len(record.answers) > 5
