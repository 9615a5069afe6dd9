"""Presence: a banner after 5 s, a hand-over after 30 s, sleep after 60 s without anybody."""

from datetime import timedelta

from cattery.room import Opened, Tick
from cattery.room.facts import SeatHandedOver, TableSlept, TableWoke
from cattery.room.messages import Reason, RoomChanged, SeatShown
from cattery.room.requests import AddBot, HandOver, Leave, Reclaim
from proof.kit.desk import Desk, holder


def playing_desk(*names: str, clock: int | None = None) -> Desk:
    desk = Desk("schrodinger", clock, {"players": 4})
    desk.sit(*names)
    for _ in range(4 - len(names)):
        desk.accepted(names[0], AddBot(level="random"))
    desk.start(names[0], seed="05" * 32)
    return desk


def shown(desk: Desk, seat: int, to: str = "Ann") -> SeatShown:
    """A seat as somebody was last told."""
    rooms = [message.room for message in desk.clients[to].inbox if hasattr(message, "room")]
    seats: tuple[SeatShown, ...] = rooms[-1].seats
    return seats[seat]


def test_a_short_absence_is_nobodys_business() -> None:
    desk = playing_desk("Ann", "Ben")
    desk.close("Ben")
    desk.tick(4.9)
    assert not shown(desk, 1).away
    seen = len(desk.clients["Ann"].inbox)
    desk.open("Ben", "Ben")
    assert not any(isinstance(message, RoomChanged) for message in desk.clients["Ann"].inbox[seen:])


def test_a_banner_after_5_seconds_and_a_hand_over_after_30() -> None:
    desk = playing_desk("Ann", "Ben")
    desk.close("Ben")
    desk.tick(5.1)
    assert shown(desk, 1).away and not shown(desk, 1).may_be_handed_over
    assert desk.refused("Ann", HandOver(seat=1)).code == Reason.STILL_HERE
    desk.tick(25)
    assert shown(desk, 1).may_be_handed_over
    assert desk.accepted("Ann", HandOver(seat=1))[0] == SeatHandedOver(1, "away")
    assert shown(desk, 1).stand_in == "away" and not shown(desk, 1).may_be_handed_over
    assert desk.refused("Ann", HandOver(seat=1)).code == Reason.HANDED_OVER


def test_coming_back_starts_the_count_anew() -> None:
    desk = playing_desk("Ann", "Ben")
    desk.close("Ben")
    desk.tick(29)
    desk.open("Ben", "Ben")
    assert not shown(desk, 1).away
    desk.close("Ben")
    desk.tick(29)
    assert desk.refused("Ann", HandOver(seat=1)).code == Reason.STILL_HERE


def test_the_owner_reclaims_at_any_time_and_is_not_pushed_to() -> None:
    desk = playing_desk("Ann", "Ben")
    desk.close("Ben")
    desk.tick(31)
    desk.accepted("Ann", HandOver(seat=1))
    desk.restart()
    desk.come_back()
    ben = desk.open("Ben", "Ben")
    assert ben.seat == 1 and shown(desk, 1).stand_in == "away"
    desk.accepted("Ben", Reclaim())
    assert shown(desk, 1).stand_in is None


def test_others_than_the_host_vote() -> None:
    desk = playing_desk("Ann", "Ben", "Cem", "Dee")
    desk.close("Ann")  # the host
    desk.tick(31)
    assert desk.accepted("Ben", HandOver(seat=0)) == []
    assert shown(desk, 0, "Cem").votes == 1
    assert desk.accepted("Ben", HandOver(seat=0)) == []  # one voice
    assert desk.accepted("Dee", HandOver(seat=0)) == [SeatHandedOver(0, "away")]  # two of three
    assert desk.room.host == 1  # and the longest-seated of the others is host
    assert shown(desk, 0, "Cem").votes == 0


def test_half_of_the_others_is_not_enough() -> None:
    desk = playing_desk("Ann", "Ben", "Cem")
    desk.close("Ann")
    desk.tick(31)
    assert desk.accepted("Ben", HandOver(seat=0)) == []
    assert desk.accepted("Cem", HandOver(seat=0)) == [SeatHandedOver(0, "away")]


def test_the_absent_have_no_vote_and_returning_ends_it() -> None:
    desk = playing_desk("Ann", "Ben", "Cem", "Dee")
    desk.close("Ann")
    desk.tick(31)
    desk.accepted("Ben", HandOver(seat=0))
    desk.open("Ann", "Ann")
    desk.close("Ann")
    desk.tick(31)
    assert shown(desk, 0, "Ben").votes == 0
    desk.close("Cem")
    desk.close("Dee")
    desk.tick(1)
    assert desk.accepted("Ben", HandOver(seat=0)) == [SeatHandedOver(0, "away")]  # one of one


def test_the_vote_of_somebody_who_has_gone_is_neither_shown_nor_counted() -> None:
    desk = playing_desk("Ann", "Ben", "Cem", "Dee")
    desk.close("Ann")  # the host
    desk.tick(31)
    desk.accepted("Ben", HandOver(seat=0))
    assert shown(desk, 0, "Cem").votes == 1
    desk.accepted("Ben", Leave())
    assert shown(desk, 0, "Cem").votes == 0
    assert desk.accepted("Cem", HandOver(seat=0)) == []  # one of two
    assert shown(desk, 0, "Dee").votes == 1
    desk.close("Cem")
    assert shown(desk, 0, "Dee").votes == 0
    desk.open("Cem", "Cem")
    assert shown(desk, 0, "Dee").votes == 1
    assert desk.accepted("Dee", HandOver(seat=0)) == [SeatHandedOver(0, "away")]


def test_a_vote_ends_with_its_game() -> None:
    desk = playing_desk("Ann", "Ben", "Cem", "Dee", clock=90)
    desk.close("Ann")
    desk.tick(31)
    desk.accepted("Ben", HandOver(seat=0))
    assert desk.room.presence.absent[0].votes == {1}
    while desk.room.phase.word == "playing":
        desk.tick(91) if desk.room.asked == 0 else desk.play_on(1)
        if desk.room.asked == 0 and desk.thinks:
            desk.play_on(1)
    desk.do(Tick())
    assert desk.room.presence.absent[0].votes == frozenset()


def test_what_cannot_be_handed_over() -> None:
    desk = playing_desk("Ann", "Ben")
    assert desk.refused("Ann", HandOver(seat=0)).code == Reason.NOT_YOURSELF
    assert desk.refused("Ann", HandOver(seat=2)).code == Reason.NO_PERSON_THERE
    assert desk.refused("Ann", HandOver(seat=7)).code == Reason.NO_SUCH_SEAT
    desk.open("w", None)
    assert desk.refused("w", HandOver(seat=1)).code == Reason.NOT_SEATED
    gathering = Desk()
    gathering.sit("Ann", "Ben")
    gathering.close("Ben")
    gathering.tick(31)
    assert gathering.refused("Ann", HandOver(seat=1)).code == Reason.NO_GAME


def test_with_nobody_there_for_60_seconds_bots_and_clocks_stop() -> None:
    desk = playing_desk("Ann", "Ben", clock=90)
    while desk.room.asked != 0:
        desk.play_on(1)
    desk.open("w", None)  # watching keeps no table awake
    desk.close("Ann")
    desk.close("Ben")
    desk.tick(59)
    assert not desk.room.asleep
    facts = desk.tick(1.1)
    assert [type(fact) for fact in facts] == [TableSlept] and desk.room.asleep
    assert desk.clients["w"].all(RoomChanged)[-1].room.asleep
    left = desk.room.turn.left if desk.room.turn else None
    assert left is not None and 29 < left < 31
    assert desk.tick(3600) == []
    desk.restart()
    assert desk.room.asleep
    desk.do(Opened("Ann", holder("Ann")))
    assert not desk.room.asleep and desk.room.turn is not None and desk.room.turn.deadline is not None
    assert timedelta(seconds=28) < desk.room.turn.deadline - desk.now < timedelta(seconds=31)


def test_a_sleeping_table_wakes_with_20_seconds_at_least_and_its_bots_think_again() -> None:
    desk = playing_desk("Ann", clock=90)
    while desk.room.asked != 0:
        desk.play_on(1)
    desk.tick(25)
    desk.close("Ann")
    desk.tick(61)
    assert desk.room.asleep and desk.room.turn is not None and (desk.room.turn.left or 99) < 10
    desk.open("Ann", "Ann")
    assert desk.room.turn.deadline == desk.now + timedelta(seconds=20)
    desk = playing_desk("Ann", clock=45)
    while desk.room.asked == 0:
        desk.play_on(1)
    desk.thinks.clear()
    desk.close("Ann")
    desk.tick(60.1)
    assert desk.room.asleep and not desk.thinks
    desk.open("Ann", "Ann")
    assert desk.thinks and isinstance(desk.facts[-1], TableWoke)


def test_a_bots_answer_does_not_disturb_a_sleeping_table() -> None:
    desk = playing_desk("Ann")
    while desk.room.asked == 0:
        desk.play_on(1)
    desk.close("Ann")
    think = desk.thinks[-1]
    desk.tick(61)
    assert desk.room.asleep
    desk.thinks.append(think)
    assert desk.bots() == []


def test_a_table_whose_people_all_left_falls_asleep_too() -> None:
    desk = playing_desk("Ann")
    desk.accepted("Ann", Leave())
    desk.tick(61)
    assert desk.room.asleep
    desk.accepted("Ann", Reclaim())
    assert not desk.room.asleep and desk.room.host == 0


def test_before_a_game_nothing_sleeps() -> None:
    desk = Desk()
    desk.sit("Ann")
    desk.close("Ann")
    assert desk.tick(600) == []
    assert not desk.room.asleep and desk.do(Tick()) == []
