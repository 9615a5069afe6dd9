"""Who sees what: redaction, and non-interference with a planted leak of each kind."""

from collections.abc import Iterator
from typing import Any

import pytest

from cattery.kernel import SPECTATOR, Data, Event, Seen, State, Step, redact, replace
from cattery.testing import Leak, Secrecy, check_secrecy
from tests.bluff import BLUFF, Answer, Bluff, Call, Dealt, Laid, Lay, Pick, Scored, Table, View

OPTIONS = BLUFF.options()


def test_a_hidden_thing_is_shown_to_those_who_see_it_and_to_nobody_else() -> None:
    fact = Dealt(1, Seen(("H", "L"), (1,)))
    assert redact(fact, 1) == fact
    assert redact(fact, 0) == redact(fact, SPECTATOR) == Dealt(1, Seen(None, (1,)))


def test_a_public_fact_stays_as_it_is() -> None:
    fact = Scored(0, 2)
    assert redact(fact, SPECTATOR) is fact


def test_a_redacted_event_cannot_happen() -> None:
    with pytest.raises(AssertionError, match="redacted"):
        redact(Laid(0, Seen("H", (0,))), 1).on(Table())


class Wrapped(Data, frozen=True, gc=False):
    card: Seen[str]


class Buried(Event, frozen=True, gc=False):
    cards: tuple[Wrapped, ...]


class Listed(Event, frozen=True, gc=False):
    cards: tuple[Seen[str], ...]


@pytest.mark.parametrize("fact", [Buried((Wrapped(Seen("H", (0,))),)), Listed((Seen("H", (0,)),))])
def test_a_hidden_thing_inside_another_is_refused_rather_than_missed(fact: Event) -> None:
    with pytest.raises(TypeError, match="where redact cannot reach"):
        redact(fact, 1)


def test_seen_has_no_default_for_by() -> None:
    with pytest.raises(TypeError):
        Seen("H")  # type: ignore[call-arg]


def test_the_test_game_keeps_its_secrets(capsys: pytest.CaptureFixture[str]) -> None:
    report = check_secrecy(BLUFF, OPTIONS, games=400)
    print(report)
    assert report.pairs > 2000
    assert report.differed > report.pairs / 2
    assert report.missed(BLUFF) == set()
    assert f"{report.pairs} pairs compared, the hidden part differed in {report.differed}" in capsys.readouterr().out


def leaky_view(self: Bluff, state: State, viewer: int) -> View:
    """The card laid face down is in everybody's view."""
    return replace(SOUND_VIEW(self, state, viewer), laid=state.table.laid)


def leaky_sightings(self: Lay, t: Table, choice: Pick) -> Iterator[Event | Step]:
    """The event forgets to hide the card."""
    yield Laid(self.seat, Seen(choice.cards[0], (0, 1, SPECTATOR)))
    yield Answer(1 - self.seat)


def leaky_question(self: Lay, t: Table, choice: Pick) -> Iterator[Event | Step]:
    """Nobody is asked about a card that is high."""
    yield Laid(self.seat, Seen(choice.cards[0], (self.seat,)))
    if choice.cards != ("H",):
        yield Answer(1 - self.seat)


def careless_shown(self: Lay, t: Table, choice: Pick, viewer: int) -> Pick:
    """The card laid face down is said to be shown to everybody, which would hide a leak from the check."""
    return choice


def leaky_choices(self: Answer, t: Table) -> tuple[Call, ...]:
    """A doubt is only offered where it would be right."""
    return (Call(False), Call(True)) if t.laid == "L" else (Call(False),)


SOUND_VIEW = Bluff.view


@pytest.mark.parametrize(
    ("kind", "where", "method", "leaky"),
    [
        ("view", Bluff, "view", leaky_view),
        ("sightings", Lay, "play", leaky_sightings),
        ("question", Lay, "play", leaky_question),
        ("choices", Answer, "choices", leaky_choices),
        ("shown", Lay, "shown", careless_shown),
    ],
)
def test_a_planted_leak_is_caught(kind: str, where: type, method: str, leaky: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(where, method, leaky)
    with pytest.raises(Leak, match=kind) as leak:
        check_secrecy(BLUFF, OPTIONS, games=200)
    assert leak.value.kind == kind


def test_a_report_says_what_it_missed() -> None:
    assert Secrecy().missed(BLUFF) >= {"lay", "answer", "deal", "turned-up"}
    assert str(Secrecy()).startswith("0 pairs compared")
