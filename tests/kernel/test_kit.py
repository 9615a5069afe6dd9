"""The test kit itself, on the test game."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cattery.kernel import CHANCE, FastDice, State
from cattery.testing import Moment, check_laws, count_nodes, golden_text, random_history
from cattery.testing.golden import rewritten
from cattery.testing.strategies import alike_worlds, histories
from tests.bluff import BLUFF, Bluff, Deal, Hands, Lay, Pick

OPTIONS = st.just(BLUFF.options())


@given(histories(BLUFF, OPTIONS))
def test_histories_are_lawful(history: list[Moment]) -> None:
    for before, moment in pairwise(history):
        assert moment.answer in before.state.choices


@given(alike_worlds(BLUFF, OPTIONS))
def test_worlds_look_alike(worlds: tuple[State, State, int]) -> None:
    one, other, viewer = worlds
    assert BLUFF.view(one, viewer) == BLUFF.view(other, viewer)


@given(st.integers(0, 10**6).map(str))
def test_the_test_game_keeps_the_laws(seed: str) -> None:
    seen: list[State] = []
    play = check_laws(BLUFF, BLUFF.options(), seed, seen.append)
    assert len(seen) == 5
    assert play.state.step is None


@pytest.mark.parametrize(
    ("where", "method", "fault", "sentence"),
    [
        (Lay, "choices", lambda self, t: (), "nothing may be answered"),
        (Lay, "choices", lambda self, t: (Pick(("H",)),) * 2, "is listed twice"),
        (Lay, "refusal", lambda self, t, choice: "", "a refusal names a rule"),
        (Bluff, "write", lambda self, choice: ".", "reads as another answer"),
        (Hands, "weights", lambda self: dict.fromkeys(self, 1), "do not add up"),
        (Hands, "weights", lambda self: {Pick(("X", "X")): len(self)}, "rolls what it cannot"),
        (Deal, "refusal", lambda self, t, choice: "", "a refusal names a rule"),
        (Bluff, "result", lambda self, state: (0.0, 0.0), "somebody wins"),
    ],
)
def test_broken_laws_are_caught(where: type, method: str, fault: Any, sentence: str, monkeypatch: Any) -> None:
    monkeypatch.setattr(where, method, fault)
    with pytest.raises(AssertionError, match=sentence):
        check_laws(BLUFF, BLUFF.options(), "broken")


def test_nodes_are_counted() -> None:
    state = BLUFF.read_position("HL HH lay 1")
    assert [count_nodes(state, depth) for depth in range(4)] == [1, 2, 4, 12]


def test_random_histories_ask_chance_too() -> None:
    actors = {m.state.step.actor for m in random_history(BLUFF, BLUFF.options(), FastDice("1")) if m.state.step}
    assert actors == {CHANCE, 0, 1}


def test_a_golden_text_tells_what_each_seat_sees_and_writes_itself_anew() -> None:
    text = golden_text(BLUFF, {"players": 2}, "gold")
    assert text.startswith('golden bluff gold {"players":2}\ndigest ')
    assert '{"type":"laid","seat":0' in text
    assert '\n  seat 2 sees {"hand":["' in text
    assert "\n  spectator sees {" in text
    assert rewritten(text) == text
