"""Bots are hurried once nobody who still plays would rather have them take their time, and only by public facts."""

from datetime import timedelta

from cattery.room import Thought
from cattery.room.answers import HURRY, QUICKEST, SLOWEST
from cattery.room.broadcast import table_shown
from cattery.room.facts import BotsHurried, HurryWished
from cattery.room.messages import Reason
from cattery.room.requests import AddBot, Hurry, Leave, Reclaim
from proof.kit.desk import Desk

ANN_IS_OUT = "out 3A2D 5D 2A3D | claim 2A by 4 | turn 2"


def desk_of(*people: str, position: str = ANN_IS_OUT) -> Desk:
    """People, and bots on the other seats, at a table for four in the middle of a game."""
    desk = Desk("schrodinger", options={"players": 4})
    desk.sit(*people)
    for _ in range(4 - len(people)):
        desk.accepted("Ann", AddBot(level="random"))
    desk.start("Ann", position=position)
    return desk


def pace(desk: Desk) -> str | None:
    return table_shown(desk.room, desk.now).pace


def hurrying(desk: Desk) -> list[bool]:
    return [seat.hurries for seat in table_shown(desk.room, desk.now).seats]


def test_whoever_is_out_hurries_bots_that_play_alone() -> None:
    desk = desk_of("Ann")
    [slow] = desk.thinks
    assert pace(desk) == "usual"
    assert desk.accepted("Ann", Hurry()) == [HurryWished(0), BotsHurried()]
    assert pace(desk) == "quick" and hurrying(desk) == [True, False, False, False]
    quick = desk.thinks[-1]
    assert (quick.ply, quick.seat) == (slow.ply, slow.seat), "the very answer that is awaited comes sooner"
    assert QUICKEST / HURRY <= quick.leaves - desk.now <= SLOWEST / HURRY
    assert desk.accepted("Ann", Hurry()) == [], "once is enough"


def test_the_moments_are_the_same_ones_only_sooner_whatever_bots_hold() -> None:
    hands = ("out 3A2D 5D 2A3D", "out 2D3E 5A 4D1H")
    leaves = set()
    for hand in hands:
        desk = desk_of("Ann", position=f"{hand} | claim 2A by 4 | turn 2")
        slow = desk.thinks[-1].leaves - desk.now
        desk.accepted("Ann", Hurry())
        quick = desk.thinks[-1].leaves - desk.now
        assert abs(quick * HURRY - slow) < timedelta(milliseconds=1)
        leaves.add(desk.thinks[-1].leaves)
    assert len(leaves) == 1


def test_a_person_who_plays_bots_alone_may_hurry_them() -> None:
    desk = desk_of("Ann", position="4A2D 4A2D 6D 2A4D | claim 2A by 1 | turn 2")
    desk.accepted("Ann", Hurry())
    assert pace(desk) == "quick"


def test_all_people_who_still_play_must_wish_it() -> None:
    desk = desk_of("Ann", "Ben", "Cem")
    assert desk.accepted("Ann", Hurry()) == [HurryWished(0)]
    assert desk.accepted("Ben", Hurry()) == [HurryWished(1)]
    assert pace(desk) == "usual" and hurrying(desk) == [True, True, False, False]
    assert desk.accepted("Cem", Hurry()) == [HurryWished(2), BotsHurried()]
    assert pace(desk) == "quick"


def test_those_who_leave_the_game_no_longer_stand_in_the_way() -> None:
    desk = desk_of("Ann", "Ben")
    desk.accepted("Ann", Hurry())
    assert pace(desk) == "usual", "Ben still plays"
    assert BotsHurried() in desk.accepted("Ben", Leave())
    assert pace(desk) == "quick"


def test_an_elimination_may_be_what_the_wish_waited_for() -> None:
    desk = desk_of("Ann", "Ben", position="out 5A 5D 5D | claim 9A by 4 | turn 2")
    desk.accepted("Ann", Hurry())
    assert BotsHurried() not in desk.accepted("Ben", desk.answer("10A"))
    desk.accepted("Ben", desk.answer("+"))
    while desk.room.asked == 1:
        desk.accepted("Ben", desk.answer("."))
    think = desk.thinks.pop()
    facts = desk.do(Thought(think.game, think.ply, think.seat, "?"))
    assert BotsHurried() in facts and pace(desk) == "quick"


def test_who_may_not_hurry_and_when() -> None:
    desk = desk_of("Ann", "Ben", "Cem", "Dee")
    assert pace(desk) is None
    assert desk.refused("Ann", Hurry()).code == Reason.NO_BOT_THERE
    desk.accepted("Ben", Leave())
    assert pace(desk) == "usual", "a bot stands in for Ben"
    assert desk.refused("Ben", Hurry()).code == Reason.HANDED_OVER
    desk.accepted("Ben", Reclaim())
    assert pace(desk) is None
    desk.open("w", None)
    assert desk.refused("w", Hurry()).code == Reason.NOT_SEATED
    idle = Desk()
    idle.sit("Ann")
    assert idle.refused("Ann", Hurry()).code == Reason.NO_GAME


def test_haste_survives_a_restart_and_ends_with_the_game() -> None:
    desk = desk_of("Ann")
    desk.accepted("Ann", Hurry())
    desk.restart()
    desk.come_back()
    assert pace(desk) == "quick" and hurrying(desk)[0]
    assert desk.thinks[-1].leaves - desk.now <= SLOWEST / HURRY
    desk.play_on()
    assert pace(desk) is None and not any(hurrying(desk))
    desk.start("Ann")
    assert pace(desk) == "usual"
