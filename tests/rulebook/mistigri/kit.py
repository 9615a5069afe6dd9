"""How the rulebook tests talk: positions and answers in notation, facts as they are."""

from typing import Any

import pytest

from cattery.games.mistigri.game import GAME
from cattery.games.mistigri.view import View
from cattery.kernel import Event, IllegalChoice, State, apply, redact


def at(position: str) -> State:
    """The position that a text sets up."""
    return GAME.read_position(position)


def play(where: str | State, answers: str) -> tuple[State, list[Event]]:
    """Give these answers, chance's among them, one after another: the position they lead to, and all facts."""
    state = at(where) if isinstance(where, str) else where
    facts: list[Event] = []
    for text in answers.split():
        assert state.step is not None, f"{text} comes after the end"
        state, more, _ = apply(state, GAME.read(text, state.step))
        facts += more
    return state, facts


def facts(where: str | State, answers: str) -> list[Event]:
    """What happens by these answers."""
    return play(where, answers)[1]


def after(where: str | State, answers: str) -> str:
    """The position that these answers lead to, as text, without the count of chance's answers."""
    text = GAME.write_position(play(where, answers)[0])
    return " ".join(word for word in text.split() if not word.startswith("rolls="))


def asked(where: str | State) -> str:
    """Every legal answer to the open question, in order."""
    state = at(where) if isinstance(where, str) else where
    return " ".join(map(GAME.write, state.choices))


def refused(where: str | State, answer: str) -> str:
    """The rule that forbids this answer; the position stays as it was."""
    state = at(where) if isinstance(where, str) else where
    assert state.step is not None
    before = GAME.write_position(state)
    with pytest.raises(IllegalChoice) as refusal:
        apply(state, GAME.read(answer, state.step))
    assert GAME.write_position(state) == before
    return refusal.value.rule


def seen(where: str | State, viewer: int) -> View:
    """What this viewer may know."""
    return GAME.view(at(where) if isinstance(where, str) else where, viewer)


def sightings(some: list[Event], viewer: int) -> list[Any]:
    """What this viewer sees of these facts."""
    return [redact(event, viewer) for event in some]
