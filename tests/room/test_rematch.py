"""A rematch is an offer: the others accept it or leave it, and nobody is pulled off the results."""

from cattery.room.broadcast import table_shown
from cattery.room.facts import BotSeated, DealOpened, SeatHandedOver
from cattery.room.messages import Reason
from cattery.room.rematch import ANSWER_WITHIN
from cattery.room.requests import AddBot, Leave, Reclaim, Rematch
from proof.kit.desk import Desk

LIMIT = ANSWER_WITHIN.total_seconds()


def over(*people: str, players: int = 3) -> Desk:
    """These people, and bots, after a game."""
    desk = Desk("schrodinger", None, {"players": players, "physicats": False})
    desk.sit(*people)
    for _ in range(players - len(people)):
        desk.accepted(people[0], AddBot(level="random"))
    desk.start(people[0])
    desk.play_on()
    assert phase(desk) == "over"
    return desk


def phase(desk: Desk) -> str:
    return desk.room.phase.word


def for_it(desk: Desk) -> list[int]:
    return [number for number, seat in enumerate(table_shown(desk.room, desk.now).seats) if seat.again]


def test_alone_among_bots_it_is_dealt_at_once() -> None:
    desk = over("Ann")
    desk.accepted("Ann", Rematch())
    assert phase(desk) == "playing"


def test_it_is_dealt_when_all_who_are_there_have_accepted() -> None:
    desk = over("Ann", "Ben", "Cem")
    assert desk.accepted("Ben", Rematch()) == []
    assert for_it(desk) == [1] and table_shown(desk.room, desk.now).rematch_until is not None
    desk.accepted("Ben", Rematch())
    desk.accepted("Ann", Rematch())
    assert phase(desk) == "over" and for_it(desk) == [0, 1]
    desk.accepted("Cem", Rematch())
    assert phase(desk) == "playing" and for_it(desk) == []
    assert all(seat.stand_in is None for seat in desk.room.seats)


def test_whoever_leaves_it_gets_up_and_a_bot_takes_the_seat() -> None:
    desk = over("Ann", "Ben", "Cem")
    desk.accepted("Ann", Rematch())
    desk.accepted("Ben", Rematch())
    facts = desk.accepted("Cem", Leave())
    assert any(isinstance(fact, BotSeated) and fact.seat == 2 for fact in facts)
    assert phase(desk) == "playing" and desk.room.seats[2].bot is not None


def test_whoever_keeps_looking_is_dealt_in_at_the_limit_and_takes_the_seat_back() -> None:
    desk = over("Ann", "Ben")
    desk.accepted("Ann", Rematch())
    assert not any(isinstance(fact, DealOpened) for fact in desk.tick(LIMIT - 1))
    facts = desk.tick(1.5)
    assert [fact.seat for fact in facts if isinstance(fact, SeatHandedOver)] == [1]
    assert phase(desk) == "playing" and desk.room.host == 0
    desk.accepted("Ben", Reclaim())
    assert desk.room.seats[1].stand_in is None


def test_whoever_is_away_is_not_waited_for() -> None:
    desk = over("Ann", "Ben")
    desk.close("Ben")
    desk.accepted("Ann", Rematch())
    assert phase(desk) == "over", "a line that was lost a moment ago takes nobody away"
    desk.tick(6)
    assert phase(desk) == "playing" and desk.room.seats[1].stand_in == "away"


def test_an_offer_goes_with_whoever_made_it() -> None:
    desk = over("Ann", "Ben")
    desk.accepted("Ann", Rematch())
    desk.accepted("Ann", Leave())
    assert for_it(desk) == [] and table_shown(desk.room, desk.now).rematch_until is None
    desk.tick(LIMIT + 1)
    assert phase(desk) == "over"


def test_a_stand_in_gives_the_seat_back_to_whoever_wants_another_game() -> None:
    desk = over("Ann", "Ben")
    desk.accepted("Ann", Rematch())
    desk.tick(LIMIT + 1)
    desk.play_on()
    assert phase(desk) == "over" and desk.room.seats[1].stand_in == "away"
    desk.accepted("Ann", Rematch())
    desk.accepted("Ben", Rematch())
    assert phase(desk) == "playing" and desk.room.seats[1].stand_in is None


def test_a_rematch_is_for_people_after_a_game() -> None:
    desk = Desk("schrodinger", None, {"players": 2, "physicats": False})
    desk.sit("Ann", "Ben")
    assert desk.refused("Ann", Rematch()).code == Reason.NO_GAME
    desk.open("w", "Wim")
    assert desk.refused("w", Rematch()).code == Reason.NOT_SEATED
    desk.start("Ann")
    assert desk.refused("Ann", Rematch()).code == Reason.GAME_RUNNING


def test_after_a_restart_nothing_is_offered() -> None:
    desk = over("Ann", "Ben")
    desk.accepted("Ann", Rematch())
    desk.restart()
    desk.come_back()
    assert for_it(desk) == []
    desk.tick(LIMIT + 1)
    assert phase(desk) == "over"
