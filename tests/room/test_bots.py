"""Bots: when their answer leaves is drawn from public facts; what they know is what their seat saw."""

from cattery.kernel import encode
from cattery.room import Think, Thought, bot_question
from cattery.room.answers import QUICKEST, SLOWEST
from cattery.room.facts import Answered
from cattery.room.play import sightings_since
from cattery.room.requests import AddBot, Leave, Reclaim
from proof.kit.desk import Desk


def desk_with_a_bot() -> Desk:
    desk = Desk()
    desk.sit("Ann")
    desk.accepted("Ann", AddBot(level="random"))
    desk.start("Ann", position="HL HH lay 1")
    desk.accepted("Ann", desk.answer("L"))
    return desk


def test_the_moment_a_bots_answer_leaves_is_fixed_before_it_thinks() -> None:
    desk = desk_with_a_bot()
    [think] = desk.thinks
    assert QUICKEST <= think.leaves - desk.now <= SLOWEST


def test_that_moment_is_the_same_whatever_the_bot_holds_and_may_answer() -> None:
    moments: list[list[Think]] = []
    for position in ("HL HL lay 2", "HL HH lay 2", "HL LL lay 2"):
        desk = Desk()
        desk.sit("Ann")
        desk.accepted("Ann", AddBot(level="random"))
        desk.start("Ann", position=position)
        moments.append(desk.thinks)
    assert moments[0] == moments[1] == moments[2] and len(moments[0]) == 1


def test_moments_differ_from_ply_to_ply() -> None:
    desk = Desk("mistigri", options={"players": 3})
    desk.sit("Ann")
    desk.accepted("Ann", AddBot(level="random"))
    desk.accepted("Ann", AddBot(level="random"))
    desk.start("Ann")
    paces = set()
    while desk.room.phase.word == "playing":
        if desk.thinks:
            paces.add(desk.thinks[-1].leaves - desk.now)
        desk.play_on(1)
    assert len(paces) > 20


def test_a_bot_knows_what_its_seat_saw_and_no_more() -> None:
    desk = desk_with_a_bot()
    asked = bot_question(desk.room, 1)
    assert asked is not None and desk.room.play is not None and desk.room.play.state is not None
    assert encode(asked.view) == encode(desk.game.view(desk.room.play.state, 1))
    assert asked.sightings == sightings_since(desk.room.play, -1, 1)
    assert bot_question(desk.room, 0) is None


def test_a_bots_answer_counts_once_and_only_while_it_is_awaited() -> None:
    desk = desk_with_a_bot()
    think = desk.thinks[-1]
    for stray in (
        Thought("another", think.ply, 1, "?"),
        Thought(think.game, think.ply - 1, 1, "?"),
        Thought(think.game, think.ply, 0, "?"),
    ):
        assert desk.do(stray) == []
    facts = desk.do(Thought(think.game, think.ply, 1, "?"))
    assert isinstance(facts[0], Answered) and facts[0].by == "bot"
    assert desk.do(Thought(think.game, think.ply, 1, "?")) == []


def test_nonsense_from_a_bot_is_not_played_and_a_random_bot_asked_instead() -> None:
    desk = desk_with_a_bot()
    think = desk.thinks.pop()
    for text in ("H", "nonsense"):
        assert desk.do(Thought(think.game, think.ply, 1, text)) == []
        assert desk.thinks.pop() == Think(think.game, think.ply, 1, "random", desk.now)


def test_an_answer_thought_for_somebody_who_is_back_is_dropped() -> None:
    desk = Desk()
    desk.sit("Ann", "Ben")
    desk.start("Ann", position="HL HH lay 1")
    desk.accepted("Ann", Leave())
    think = desk.thinks[-1]
    desk.accepted("Ann", Reclaim())
    assert desk.do(Thought(think.game, think.ply, 0, "L")) == []
    desk.accepted("Ann", Leave())
    assert len(desk.thinks) == 2, "it is asked anew"
    [fact] = desk.do(Thought(think.game, think.ply, 0, "L"))
    assert isinstance(fact, Answered) and fact.by == "stand-in"


def test_after_a_restart_a_bot_thinks_again() -> None:
    desk = desk_with_a_bot()
    desk.restart()
    assert [think.ply for think in desk.thinks] == [1]
    desk.come_back()
    assert len(desk.thinks) == 1, "and it is asked once"
    desk.play_on()
    assert desk.room.phase.word == "over"
