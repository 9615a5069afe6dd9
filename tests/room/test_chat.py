"""Chat and quick reactions."""

from cattery.room.chat import MOST_LINES, WITHIN
from cattery.room.messages import Reacted, Reason, Said
from cattery.room.requests import React, Say
from cattery.room.room import KEPT_CHAT
from proof.kit.desk import Desk


def test_what_is_said_reaches_everybody_and_stays() -> None:
    desk = Desk()
    desk.sit("Ann", "Ben")
    watcher = desk.open("w", None)
    desk.accepted("Ann", Say(text=" Hello <b>Ben</b> ", client_id="1"))
    for client in desk.clients.values():
        [said] = client.all(Said)
        assert (said.line.seat, said.line.name, said.line.text) == (0, "Ann", "Hello <b>Ben</b>")
    assert watcher.last == said
    desk.restart()
    desk.come_back()
    assert desk.open("late", None).inbox[0].chat == (said.line,)  # type: ignore[union-attr]


def test_said_again_it_is_said_once() -> None:
    desk = Desk()
    desk.sit("Ann", "Ben")
    wish = Say(text="miaow", client_id="1")
    assert len(desk.accepted("Ann", wish)) == 1
    desk.restart()
    desk.come_back()
    assert desk.accepted("Ann", wish) == []
    assert len(desk.accepted("Ben", wish)) == 1
    assert len(desk.accepted("Ann", Say(text="miaow"))) == 1


def test_the_last_lines_are_kept() -> None:
    desk = Desk()
    desk.sit("Ann")
    for number in range(KEPT_CHAT + 10):
        desk.accepted("Ann", Say(text=str(number)))
        desk.tick(1)
    assert [line.text for line in desk.room.chat] == [str(number) for number in range(10, KEPT_CHAT + 10)]


def test_nobody_talks_the_table_down() -> None:
    desk = Desk()
    desk.sit("Ann", "Ben")
    for number in range(MOST_LINES):
        desk.accepted("Ann", Say(text="miaow", client_id=str(number)))
    assert desk.refused("Ann", Say(text="miaow")).code == Reason.TOO_FAST
    assert desk.accepted("Ann", Say(text="miaow", client_id="0")) == []  # said already: a repeat is no new line
    assert len(desk.accepted("Ben", Say(text="hush"))) == 1
    desk.restart()
    desk.come_back()
    assert desk.refused("Ann", Say(text="miaow")).code == Reason.TOO_FAST
    desk.tick(WITHIN.total_seconds())
    assert len(desk.accepted("Ann", Say(text="miaow"))) == 1


def test_only_people_at_the_table_speak() -> None:
    desk = Desk()
    desk.open("w", "Wim")
    assert desk.refused("w", Say(text="psst, she has two")).code == Reason.NOT_SEATED
    assert desk.refused("w", React(reaction="hiss")).code == Reason.NOT_SEATED
    desk.sit("Ann")
    assert desk.refused("Ann", Say(text="\u202e")).code == Reason.CHAT_CHARACTERS
    assert desk.refused("Ann", Say(text=" ")).code == Reason.CHAT_LENGTH


def test_a_reaction_is_shown_once_and_kept_nowhere() -> None:
    desk = Desk()
    desk.sit("Ann", "Ben")
    assert desk.accepted("Ann", React(reaction="purr")) == []
    assert desk.clients["Ben"].last == Reacted(0, "purr")
    assert desk.clients["Ann"].last == Reacted(0, "purr")
