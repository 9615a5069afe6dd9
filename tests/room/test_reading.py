"""Bots and clocks wait for people who still read, up to a limit."""

from datetime import timedelta

from cattery.room.broadcast import table_shown
from cattery.room.facts import Answered, DeadlineMoved, TimeRanOut
from cattery.room.messages import Reason
from cattery.room.reading import READ_WITHIN
from cattery.room.requests import AddBot, Reading, ReadOn
from proof.kit.desk import Desk

BOTS_TURN = "4A2D 4A2D 6D 2A4D | claim 2A by 2 | turn 3"
LIMIT = READ_WITHIN.total_seconds()


def desk_of(*people: str, position: str = BOTS_TURN, clock: int | None = None) -> Desk:
    desk = Desk("schrodinger", clock, {"players": 4, "physicats": False})
    desk.sit(*people)
    for _ in range(4 - len(people)):
        desk.accepted("Ann", AddBot(level="random"))
    desk.start("Ann", position=position)
    return desk


def waited_for(desk: Desk) -> list[int]:
    shown = table_shown(desk.room, desk.now)
    return [number for number, seat in enumerate(shown.seats) if seat.reads_until is not None]


def test_bots_wait_until_everybody_who_reads_has_read_on() -> None:
    desk = desk_of("Ann", "Ben")
    [first] = desk.thinks
    desk.accepted("Ann", Reading())
    desk.accepted("Ben", Reading())
    assert waited_for(desk) == [0, 1], "all are told whom the table waits for"
    assert desk.bots() == [], "a thought that was already under way is not answered with"
    desk.accepted("Ann", ReadOn())
    assert waited_for(desk) == [1] and not desk.thinks
    desk.accepted("Ben", ReadOn())
    assert waited_for(desk) == [] and len(desk.thinks) == 1
    again = desk.thinks[-1]
    assert (again.ply, again.seat) == (first.ply, first.seat) and again.leaves > desk.now
    assert any(isinstance(fact, Answered) for fact in desk.bots())


def test_nobody_is_waited_for_longer_than_the_limit_nor_twice_at_a_ply() -> None:
    desk = desk_of("Ann")
    desk.accepted("Ann", Reading())
    desk.tick(LIMIT - 1)
    assert waited_for(desk) == [0]
    desk.accepted("Ann", Reading())
    desk.tick(1.5)
    assert waited_for(desk) == [], "saying it again is no longer wait"
    desk.accepted("Ann", Reading())
    assert waited_for(desk) == []
    assert any(isinstance(fact, Answered) for fact in desk.bots())


def test_whoever_loses_the_line_is_not_waited_for() -> None:
    desk = desk_of("Ann", "Ben")
    desk.accepted("Ben", Reading())
    desk.close("Ben")
    assert waited_for(desk) == []
    assert any(isinstance(fact, Answered) for fact in desk.bots())


def test_no_clock_runs_before_the_question_was_seen() -> None:
    desk = desk_of("Ann", "Ben", position="4A2D 4A2D 6D 2A4D | claim 2A by 4 | turn 1", clock=20)
    desk.accepted("Ann", Reading())
    assert table_shown(desk.room, desk.now).turn is None
    assert not any(isinstance(fact, TimeRanOut) for fact in desk.tick(25))
    facts = desk.accepted("Ann", ReadOn())
    assert [type(fact) for fact in facts] == [DeadlineMoved]
    turn = desk.room.turn
    assert turn is not None and turn.deadline is not None
    assert abs(turn.deadline - desk.now - timedelta(seconds=20)) < timedelta(seconds=1)
    assert any(isinstance(fact, TimeRanOut) for fact in desk.tick(21))


def test_reading_is_for_people_in_a_game() -> None:
    desk = desk_of("Ann")
    desk.open("w", "Wim")
    assert desk.refused("w", Reading()).code == Reason.NOT_SEATED
    idle = Desk("schrodinger", None, {"players": 2})
    idle.sit("Ann")
    assert idle.refused("Ann", Reading()).code == Reason.NO_GAME
    assert idle.accepted("Ann", ReadOn()) == []


def test_after_a_restart_nobody_is_waited_for() -> None:
    desk = desk_of("Ann")
    desk.accepted("Ann", Reading())
    desk.restart()
    desk.come_back()
    assert waited_for(desk) == []
