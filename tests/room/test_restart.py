"""Restarts: a table is the fold of its facts; a game whose rules are gone is closed, kept, and stops nothing."""

import dataclasses
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from types import SimpleNamespace
from typing import Any

import pytest

from cattery.kernel import Game, Step, encode, replace
from cattery.kit import find_game, register_kit
from cattery.room import Heard, Opened, Restarted, Send, handle, read_fact, replay_room
from cattery.room.facts import Answered, GameEnded, GameInterrupted, TableOpened
from cattery.room.messages import GameOver, Reason, Refused, Welcome
from cattery.room.requests import AddBot, Answer, Leave, MakeSeatLink, Pause, Sit, Start
from cattery.room.room import Interrupted, Over, Presence, Unread
from cattery.room.snapshot import freeze, thaw
from proof.kit.desk import BEGINNING, Desk, holder
from tests.bluff import BARE, Bluff


class NewerBluff(Bluff):
    rules = 2


class OtherBluff(Bluff):
    """Rules that changed although their version says they did not, and fall over old answers."""

    def read(self, text: str, step: Step) -> Any:
        raise RuntimeError


@contextmanager
def played_by(game: Game) -> Iterator[None]:
    register_kit(dataclasses.replace(BARE, given={"game": SimpleNamespace(GAME=game)}))
    try:
        yield
    finally:
        register_kit(BARE)


def test_of_many_games_only_the_last_is_played_again() -> None:
    desk = Desk(clock=20)
    desk.sit("Ann", "Ben")
    for _ in range(3):
        desk.start("Ann")
        desk.play_on()
    desk.start("Ben")
    desk.play_on(2)
    first = desk.facts.index(next(fact for fact in desk.facts if isinstance(fact, GameEnded)))
    unreadable = [
        replace(fact, text="unreadable") if isinstance(fact, Answered) and number < first else fact
        for number, fact in enumerate(desk.facts)
    ]
    again, though = replay_room(desk.facts), replay_room(unreadable)
    assert unreadable != desk.facts and again == though == replace(desk.room, presence=again.presence)
    assert again.play is not None and again.play.ply == 2 and again.play.state is not None


def test_everything_about_a_table_survives() -> None:
    desk = Desk("schrodinger", 45, {"players": 4})
    desk.sit("Ann", "Ben", "Cem")
    desk.accepted("Ann", AddBot(level="random"))
    desk.start("Ann", seed="05" * 32)
    while desk.room.asked not in (0, 1):
        desk.play_on(1)
    desk.accepted("Cem", Leave())
    desk.accepted("Ben", MakeSeatLink())
    desk.accepted("Ann", Pause())
    desk.restart()
    room = desk.room
    assert [seat.name for seat in room.seats] == ["Ann", "Ben", "Cem", None]
    assert room.seats[0].holder == holder("Ann") and room.seats[3].bot == "random"
    assert (room.seats[2].stand_in, room.paused_by, room.host, room.clock) == ("left", 0, 0, 45)
    assert room.options["players"] == 4 and room.keys[0].seat == 1
    assert room.turn is not None and room.turn.left is not None


def test_a_running_game_goes_on_where_it_was() -> None:
    desk = Desk("mistigri", options={"players": 3})
    desk.sit("Ann", "Ben", "Cem", promises=True)
    desk.start("Ann")
    while desk.room.phase.word == "playing":
        desk.play_on(7)
        desk.restart()
        desk.come_back()
    undisturbed = replay_room(desk.facts)
    assert desk.clients["Ben"].over is not None and isinstance(undisturbed.phase, Over)
    assert undisturbed.phase.record == desk.clients["Ben"].over.record


def test_a_log_begins_with_its_table() -> None:
    with pytest.raises(ValueError, match="first fact"):
        replay_room([GameInterrupted("g")])


def test_a_game_whose_rules_have_changed_is_closed_as_interrupted_and_kept() -> None:
    desk = Desk()
    desk.sit("Ann", "Ben")
    desk.start("Ann")
    desk.play_on(2)
    stored = [encode(fact) for fact in desk.facts]
    with played_by(NewerBluff()):
        assert find_game("bluff").rules == 2
        room = replay_room([read_fact(fact) for fact in stored])
        assert isinstance(room.phase, Unread)
        room, facts, _ = handle(room, Restarted(), BEGINNING)
        assert [type(fact) for fact in facts] == [GameInterrupted]
        assert room.phase.word == "over" and isinstance(room.phase, Interrupted)
        desk.facts += facts
        desk.restart()
        desk.come_back()
        assert desk.clients["Ann"].all(Welcome)[-1].room.interrupted
        assert desk.refused("Ann", Answer(game="gone", ply=2, text="?", client_id="x")).code == Reason.NO_GAME
        desk.start("Ann")
        assert desk.room.phase.word == "playing"


def test_a_game_that_does_not_replay_is_interrupted_whatever_goes_wrong() -> None:
    desk = Desk()
    desk.sit("Ann", "Ben")
    desk.start("Ann")
    desk.play_on(2)
    with played_by(OtherBluff()):
        [interrupted] = desk.restart()
        assert isinstance(interrupted, GameInterrupted) and desk.room.phase.word == "over"


def test_a_game_closed_before_its_deal_is_interrupted_too() -> None:
    desk = Desk()
    desk.sit("Ann", "Ben", promises=True)
    desk.accepted("Ann", Start())
    with played_by(NewerBluff()):
        desk.restart()
        assert isinstance(desk.room.phase, Interrupted)


def test_an_ended_game_keeps_its_record_whatever_the_rules_are_now() -> None:
    desk = Desk()
    desk.sit("Ann", "Ben")
    desk.start("Ann")
    desk.play_on()
    record = desk.clients["Ann"].over
    with played_by(NewerBluff()):
        desk.restart()
        desk.come_back()
        assert isinstance(desk.room.phase, Over)
        assert desk.clients["Ann"].all(GameOver)[-1] == record
        desk.start("Ann")
        desk.play_on()
    assert desk.clients["Ann"].over != record


def test_a_table_of_a_game_that_is_not_installed_still_opens() -> None:
    fact = TableOpened("t", "ABCDEF", "gone", {"players": 2}, None, "random", BEGINNING)
    room = replay_room([read_fact(encode(fact))])
    room, facts, _ = handle(room, Restarted(), BEGINNING)
    assert facts == [] and room.phase.word == "gathering"
    for name in ("Ann", "Ben"):
        room, _, _ = handle(room, Opened(name, holder(name)), BEGINNING)
        room, _, _ = handle(room, Heard(name, Sit(name=name), b""), BEGINNING)
    room, facts, outputs = handle(room, Heard("Ann", Start(), b"fresh"), BEGINNING)
    assert facts == [] and outputs == [Send(("Ann",), Refused(Reason.UNKNOWN_GAME))]


def test_a_snapshot_that_is_torn_or_of_another_table_or_moment_is_left_aside() -> None:
    desk = Desk("mistigri", 45, {"players": 3})
    desk.sit("Ann", "Ben", "Cem")
    desk.start("Ann")
    desk.play_on(5)
    room = desk.room
    frozen = freeze(room)
    assert frozen is not None and thaw(frozen, room.id, room.seq) == replace(room, presence=Presence())
    for spoilt in (b"", frozen[:-1], frozen[:40], frozen[1:], frozen + b" ", b"\0" * 32 + frozen[32:]):
        assert thaw(spoilt, room.id, room.seq) is None
    assert thaw(frozen, "another", room.seq) is None and thaw(frozen, room.id, room.seq - 1) is None
    plain = frozen[32:].replace(b'{"format":1,', b'{"format":2,')
    assert thaw(sha256(plain).digest() + plain, room.id, room.seq) is None, "of another version"


def test_a_snapshot_of_a_game_whose_rules_are_gone_is_left_aside() -> None:
    desk = Desk()
    desk.sit("Ann", "Ben")
    desk.start("Ann")
    desk.play_on(2)
    frozen = freeze(desk.room)
    assert frozen is not None
    for other in (NewerBluff(), OtherBluff()):
        with played_by(other):
            assert thaw(frozen, desk.room.id, desk.room.seq) is None
