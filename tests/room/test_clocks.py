"""Clocks: a deadline a turn, a bot for the rest of it, a hand-over after two, and time that stands still."""

from datetime import timedelta

import pytest

from cattery.games.mistigri import events as mistigri
from cattery.room import Thought
from cattery.room.facts import DeadlineMoved, SeatHandedOver, TimeRanOut, TurnBegan
from cattery.room.messages import Reason
from cattery.room.requests import AddBot, Leave, Pause, Reclaim, Resume
from proof.kit.desk import Desk

ODDS = timedelta(seconds=0.5)


def playing_desk(clock: int | None = 20) -> Desk:
    desk = Desk("mistigri", clock, {"players": 3}, seed="clock")
    desk.sit("Ann", "Ben", "Cem")
    desk.start("Ann", seed="07" * 32)
    return desk


def asked(desk: Desk) -> str:
    assert desk.room.asked is not None
    name = desk.room.seats[desk.room.asked].name
    assert name is not None
    return name


def left(desk: Desk) -> timedelta:
    assert desk.room.turn is not None and desk.room.turn.deadline is not None
    return desk.room.turn.deadline - desk.now


@pytest.mark.parametrize("clock", [20, 45, 90])
def test_every_turn_has_its_deadline_known_to_all(clock: int) -> None:
    desk = playing_desk(clock)
    assert abs(left(desk) - timedelta(seconds=clock)) < ODDS
    frame = desk.clients["Ben"].frame
    assert frame is not None and frame.room.turn is not None and desk.room.turn is not None
    assert frame.room.turn.deadline == desk.room.turn.deadline


def test_without_a_clock_nobody_hurries() -> None:
    desk = playing_desk(None)
    desk.tick(3600)
    assert desk.room.turn is None and not desk.room.asleep
    desk.accepted(asked(desk), desk.answer())


def test_questions_running_to_one_seat_are_one_turn() -> None:
    desk = playing_desk()
    turns: list[tuple[int, int, int]] = []
    deadlines = set()
    while desk.room.phase.word == "playing":
        assert desk.room.play is not None and desk.room.turn is not None
        begun = sum(isinstance(event, mistigri.TurnBegan) for ply in desk.room.play.plies for event in ply.events)
        now = (desk.room.asked or 0, desk.room.play.state.round, begun)
        if not turns or turns[-1] != now:
            turns.append(now)
        deadlines.add((len(turns), desk.room.turn.deadline))
        assert desk.room.turn.seat == now[0]
        desk.accepted(asked(desk), desk.answer())
    assert len(deadlines) == len(turns) == sum(isinstance(fact, TurnBegan) for fact in desk.facts)
    assert desk.room.play is not None and len(turns) < len(desk.room.play.plies)


def test_a_question_in_the_next_players_turn_has_a_clock_of_its_own() -> None:
    """M23: who has played a pair of 3s is asked once more when the next player has drawn."""
    desk = Desk("mistigri", 20, {"players": 3})
    desk.sit("Ann", "Ben", "Cem")
    desk.start("Ann", position="A3B3C4C5X/D4D5/E5E7 hand=4 pile=A6B6C6 1:pair")
    desk.accepted("Ann", desk.answer("A3B3"))
    desk.tick(20.1)
    assert desk.room.turn is not None and desk.room.turn.expired
    assert desk.room.play is not None and desk.thinks
    desk.do(Thought(desk.room.play.id, desk.room.play.ply, 0, "="))  # the rest of Ann's turn, and Ben has drawn
    assert asked(desk) == "Ann" and abs(left(desk) - timedelta(seconds=20)) < ODDS
    desk.restart()
    desk.come_back()
    desk.accepted("Ann", desk.answer())


def test_when_time_is_up_a_bot_answers_the_rest_of_that_turn_and_no_more() -> None:
    desk = playing_desk()
    slow = asked(desk)
    desk.tick(19.9)
    assert not desk.thinks
    desk.tick(0.2)
    assert desk.room.turn is not None and desk.room.turn.expired
    assert desk.refused(slow, desk.answer()).code == Reason.TIME_UP
    while asked(desk) == slow:
        desk.bots()
    assert {move.by for move in desk.clients[slow].frame.moves} == {"clock"}  # type: ignore[union-attr]
    assert not desk.room.turn.expired
    until(desk, slow)
    desk.accepted(slow, desk.answer())


def late(desk: Desk) -> None:
    """The asked seat lets its turn run out, and a bot answers the rest of it."""
    slow = asked(desk)
    desk.tick(20.1)
    while desk.room.phase.word == "playing" and asked(desk) == slow and desk.room.turn and desk.room.turn.expired:
        desk.bots()


def in_time(desk: Desk) -> None:
    """The asked seat keeps its turn."""
    quick = asked(desk)
    while asked(desk) == quick:
        desk.accepted(quick, desk.answer())


def until(desk: Desk, name: str) -> None:
    """The others keep their turns until it is this one's again."""
    while asked(desk) != name:
        in_time(desk)


def test_after_two_such_turns_running_the_seat_is_handed_over() -> None:
    desk = playing_desk()
    slow, name = desk.room.asked or 0, asked(desk)
    late(desk)
    until(desk, name)
    assert desk.room.seats[slow].strikes == 1
    desk.tick(20.1)
    assert desk.room.seats[slow].stand_in == "clock"
    assert [type(fact) for fact in desk.facts[-2:]] == [TimeRanOut, SeatHandedOver]
    assert desk.refused(name, desk.answer()).code == Reason.HANDED_OVER
    desk.accepted(name, Reclaim())
    assert desk.refused(name, desk.answer()).code == Reason.TIME_UP  # the rest of this turn is the bot's
    while desk.room.asked == slow:
        desk.bots()
    until(desk, name)
    desk.accepted(name, desk.answer())


def test_a_turn_kept_in_between_wipes_the_first_one_out() -> None:
    desk = playing_desk()
    slow, name = desk.room.asked or 0, asked(desk)
    late(desk)
    until(desk, name)
    in_time(desk)
    assert desk.room.seats[slow].strikes == 0
    until(desk, name)
    late(desk)
    assert desk.room.seats[slow].strikes == 1 and desk.room.seats[slow].stand_in is None


def test_an_answer_after_the_deadline_is_too_late_even_if_the_alarm_is_slow() -> None:
    desk = playing_desk()
    desk.now += timedelta(seconds=21)
    seen = len(desk.clients[asked(desk)].inbox)
    slow = asked(desk)
    facts = desk.ask(slow, desk.answer())
    assert [type(fact) for fact in facts] == [TimeRanOut]
    assert desk.clients[slow].inbox[seen].code == Reason.TIME_UP  # type: ignore[union-attr]


def test_bots_have_no_clock() -> None:
    desk = Desk("mistigri", 20, {"players": 3})
    desk.sit("Ann", "Ben")
    desk.accepted("Ann", AddBot(level="random"))
    desk.start("Ann", seed="07" * 32)
    while desk.room.asked != 2:
        desk.accepted(asked(desk), desk.answer())
    assert desk.room.turn is not None and desk.room.turn.deadline is None
    desk.tick(30)
    assert not desk.room.turn.expired


def test_time_stands_still_in_a_pause() -> None:
    desk = playing_desk()
    desk.tick(12)
    shown = left(desk)
    desk.accepted("Ann", Pause())
    frame = desk.clients["Ben"].last
    assert frame.room.turn.left == pytest.approx(shown.total_seconds(), abs=0.1)  # type: ignore[union-attr]
    desk.tick(500)
    desk.restart()
    desk.come_back()
    desk.accepted("Ben", Resume())
    assert abs(left(desk) - shown) < ODDS
    desk.tick(9)
    assert desk.room.turn is not None and desk.room.turn.expired


@pytest.mark.parametrize("wishes", [(Pause(), Resume()), (Pause(),)])
def test_nobodys_clock_runs_while_they_sleep_whatever_who_left_asks_for(wishes: tuple[Pause | Resume, ...]) -> None:
    desk = playing_desk(90)
    slow = asked(desk)
    leaver, other = (name for name in ("Ann", "Ben", "Cem") if name != slow)
    desk.accepted(leaver, Leave())
    desk.close(slow)
    desk.close(other)
    desk.tick(61)
    assert desk.room.asleep
    for wish in wishes:
        desk.accepted(leaver, wish)
    desk.tick(300)
    desk.open(slow, slow)
    if desk.room.paused_by is not None:
        desk.tick(300)
        desk.accepted(slow, Resume())
    assert left(desk) > timedelta(seconds=19)
    desk.accepted(slow, desk.answer())


def test_after_a_restart_nobody_has_less_than_20_seconds() -> None:
    desk = playing_desk(45)
    desk.tick(44)
    facts = desk.restart()
    assert [type(fact) for fact in facts] == [DeadlineMoved]
    assert abs(left(desk) - timedelta(seconds=20)) < ODDS
    desk.come_back()
    assert desk.restart()  # again: but nobody gains by restarts alone
    assert abs(left(desk) - timedelta(seconds=20)) < ODDS
    fresh = playing_desk(90)
    assert fresh.restart() == []
    assert left(fresh) > timedelta(seconds=89)


def test_a_restart_long_after_the_deadline_costs_nobody_their_turn() -> None:
    desk = playing_desk()
    desk.now += timedelta(hours=8)
    desk.restart()
    desk.come_back()
    desk.accepted(asked(desk), desk.answer())


def test_who_reclaims_a_seat_in_its_turn_has_a_whole_one() -> None:
    desk = playing_desk()
    name = asked(desk)
    desk.tick(15)
    desk.accepted(name, Leave())
    assert desk.room.turn is not None and desk.room.turn.deadline is None
    desk.accepted(name, Reclaim())
    assert abs(left(desk) - timedelta(seconds=20)) < ODDS


def test_who_reclaims_in_a_pause_has_a_whole_turn_afterwards() -> None:
    desk = playing_desk()
    name = asked(desk)
    desk.accepted(name, Leave())
    desk.accepted(name, Pause())
    desk.accepted(name, Reclaim())
    assert desk.room.turn is not None and desk.room.turn.left == 20
    desk.tick(40)
    desk.accepted(name, Resume())
    assert abs(left(desk) - timedelta(seconds=20)) < ODDS


def test_a_clock_set_back_before_a_restart_gives_nobody_an_hour() -> None:
    desk = Desk("schrodinger", 45, {"players": 2})
    desk.sit("Ann", "Ben")
    desk.start("Ann", seed="05" * 32)
    assert desk.room.turn is not None and desk.room.turn.deadline is not None
    desk.now -= timedelta(hours=1)
    desk.restart()
    assert desk.room.turn.deadline == desk.now + timedelta(seconds=45)
