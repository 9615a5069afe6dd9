"""Hints: for whoever plays bots alone, and where people agreed on them; the coach is told what the seat may know."""

import pytest

from cattery.coach import advise
from cattery.kernel import encode
from cattery.room import Ponder, bot_question
from cattery.room.broadcast import table_shown
from cattery.room.messages import Reason
from cattery.room.requests import AddBot, Advise, Leave, NewTable, Pause
from cattery.room.seats import open_table
from proof.kit.desk import BEGINNING, Desk

TURN = "4A2D 4A2D 6D 2A4D | claim 2A by 4 | turn 1"


def desk_of(*people: str, hints: bool = False, position: str = TURN) -> Desk:
    desk = Desk("schrodinger", options={"players": 4}, hints=hints)
    desk.sit(*people)
    for _ in range(4 - len(people)):
        desk.accepted("Ann", AddBot(level="random"))
    desk.start("Ann", position=position)
    return desk


def wish(desk: Desk, ply: int = 0) -> Advise:
    assert desk.room.play is not None
    return Advise(game=desk.room.play.id, ply=ply, client_id="hint")


def test_whoever_plays_bots_alone_may_ask_and_nothing_changes() -> None:
    desk = desk_of("Ann")
    assert desk.accepted("Ann", wish(desk)) == []
    assert desk.ponders == [Ponder("Ann", desk.room.play.id, 0, 0, "hint")]  # type: ignore[union-attr]
    asked = bot_question(desk.room, 0)
    assert asked is not None
    advice = advise(asked.view, asked.sightings, asked.choices)
    assert [one.answer for one in advice.answers] == list(map(desk.game.write, asked.choices))


def test_among_several_people_it_is_refused_unless_the_table_was_opened_with_hints() -> None:
    assert desk_of("Ann", "Ben").refused("Ann", wish(desk_of("Ann", "Ben"))).code == Reason.NO_HINTS
    desk = desk_of("Ann", "Ben", hints=True)
    assert table_shown(desk.room, desk.now).hints
    desk.accepted("Ann", wish(desk))
    assert [ponder.seat for ponder in desk.ponders] == [0]
    desk.restart()
    assert desk.room.hints, "the choice of a table is a fact"


def test_whoever_got_up_in_a_game_is_still_one_of_its_people() -> None:
    desk = desk_of("Ann", "Ben")
    desk.accepted("Ben", Leave())
    assert desk.refused("Ann", wish(desk)).code == Reason.NO_HINTS


@pytest.mark.parametrize(("who", "ply", "code"), [("Ann", 3, Reason.STALE), ("Ben", 0, Reason.NOT_YOUR_TURN)])
def test_only_the_asked_seat_is_told_and_only_of_the_open_question(who: str, ply: int, code: Reason) -> None:
    desk = desk_of("Ann", "Ben", hints=True)
    assert desk.refused(who, wish(desk, ply)).code == code
    desk.open("somebody", None)
    assert desk.refused("somebody", wish(desk)).code == Reason.NOT_SEATED
    desk.accepted("Ann", Pause())
    assert desk.refused("Ann", wish(desk)).code == Reason.PAUSED
    assert not desk.ponders


def test_a_table_without_hints_is_opened_by_the_same_bytes_as_before() -> None:
    opened = open_table(NewTable("schrodinger"), "t", "CODE", BEGINNING)
    assert b"hints" not in encode(opened) and b"hints" in encode(
        open_table(NewTable("schrodinger", hints=True), "t", "C", BEGINNING)
    )
