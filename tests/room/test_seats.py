"""Opening a table, sitting down, bots, kicking, leaving, moving a seat, and who is host."""

from datetime import timedelta
from typing import Any

import pytest

from cattery.kernel import decode, encode
from cattery.room import Refusal, make_code, open_table
from cattery.room.facts import Kicked, Left, SatDown, SeatMoved
from cattery.room.messages import Reason, Refused, RoomChanged, SeatLink, Welcome
from cattery.room.names import CODE_LETTERS, clean_code
from cattery.room.requests import AddBot, Kick, Leave, MakeSeatLink, NewTable, Reclaim, RemoveBot, Sit, Start, TakeSeat
from proof.kit.desk import BEGINNING, Desk


def test_a_table_is_opened_with_lawful_options_only() -> None:
    with pytest.raises(Refusal) as no:
        open_table(NewTable("chess"), "id", "ABCDEF", BEGINNING)
    assert no.value.message().code == Reason.UNKNOWN_GAME
    unlawful: tuple[tuple[dict[str, Any], Refused], ...] = (
        ({"players": 5}, Refused(Reason.BAD_OPTION, "B1", "players")),
        ({"players": "two"}, Refused(Reason.BAD_OPTION, None, "players")),
        ({"jokers": 1}, Refused(Reason.BAD_OPTION, None, "jokers")),
    )
    for options, refused in unlawful:
        with pytest.raises(Refusal) as no:
            open_table(NewTable("bluff", options), "id", "ABCDEF", BEGINNING)
        assert no.value.message() == refused


@pytest.mark.parametrize("clock", [0, 21, -20, "20"])
def test_clocks_are_the_four_offered(clock: Any) -> None:
    with pytest.raises(ValueError, match="clock"):
        decode(encode({"game": "bluff", "clock": clock}), NewTable)


def test_codes_have_six_of_24_letters() -> None:
    assert len(CODE_LETTERS) == len(set(CODE_LETTERS)) == 24
    codes = {make_code(bytes([n]) * 16) for n in range(256)}
    assert len(codes) == 256
    assert all(len(code) == 6 and clean_code(f" {code[:3]}-{code[3:].lower()} ") == code for code in codes)


def test_the_code_leads_to_the_table_while_seats_are_open() -> None:
    desk = Desk()
    [ann] = desk.sit("Ann")
    assert ann.all(Welcome)[-1].room.code == "ABCDEF" and desk.room.has_open_seats
    desk.sit("Ben")
    assert ann.last.room.code is None and not desk.room.has_open_seats  # type: ignore[union-attr]


def test_people_sit_where_they_like_or_anywhere() -> None:
    desk = Desk()
    desk.open("a", "Ann")
    desk.accepted("a", Sit(name="Ann", seat=1))
    desk.sit("Ben")
    assert [seat.name for seat in desk.room.seats] == ["Ben", "Ann"]
    desk.open("c", "Cem")
    assert desk.refused("c", Sit(name="Cem")).code == Reason.TABLE_FULL
    assert desk.refused("c", Sit(name="Cem", seat=1)).code == Reason.SEAT_TAKEN
    assert desk.refused("c", Sit(name="Cem", seat=2)).code == Reason.NO_SUCH_SEAT


def test_sitting_down_twice_is_once() -> None:
    desk = Desk()
    desk.sit("Ann")
    assert desk.accepted("Ann", Sit(name=" Ann ", client_id="again")) == []
    assert desk.refused("Ann", Sit(name="Anna")).code == Reason.ALREADY_SEATED
    assert desk.refused("Ann", Sit(name="Ann", seat=1)).code == Reason.ALREADY_SEATED


def test_without_a_token_one_can_only_watch() -> None:
    desk = Desk()
    watcher = desk.open("w", None)
    assert watcher.last.room.watchers == 1  # type: ignore[union-attr]
    assert desk.refused("w", Sit(name="Wim")).code == Reason.NO_TOKEN
    assert desk.refused("w", Leave()).code == Reason.NOT_SEATED
    assert desk.refused("w", Start()).code == Reason.NOT_SEATED


def test_the_first_to_sit_is_host_and_alone_may_arrange_the_table() -> None:
    desk = Desk("schrodinger", options={"players": 4})
    desk.sit("Ann", "Ben")
    for wish in (AddBot(level="random"), RemoveBot(seat=0), Kick(seat=0), Start()):
        assert desk.refused("Ben", wish).code == Reason.NOT_HOST
    desk.accepted("Ann", AddBot(level="random", seat=3))
    assert desk.room.seats[3].bot == "random"
    assert desk.refused("Ann", AddBot(level="lion")).code == Reason.UNKNOWN_LEVEL
    assert desk.refused("Ann", RemoveBot(seat=1)).code == Reason.NO_BOT_THERE
    assert desk.refused("Ann", RemoveBot(seat=9)).code == Reason.NO_SUCH_SEAT
    assert desk.refused("Ann", Start()).code == Reason.SEATS_OPEN
    desk.accepted("Ann", RemoveBot(seat=3))
    assert desk.room.seats[3].is_open


def test_nothing_is_arranged_in_a_game() -> None:
    desk = Desk()
    desk.sit("Ann")
    desk.accepted("Ann", AddBot(level="random"))
    desk.start("Ann")
    for wish in (AddBot(level="random"), RemoveBot(seat=1), Start()):
        assert desk.refused("Ann", wish).code == Reason.GAME_RUNNING
    desk.open("late", "Late")
    assert desk.refused("late", Sit(name="Late")).code == Reason.GAME_RUNNING


def test_who_was_kicked_cannot_sit_there_again_but_may_watch() -> None:
    desk = Desk()
    _, ben = desk.sit("Ann", "Ben")
    assert desk.refused("Ann", Kick(seat=0)).code == Reason.NOT_YOURSELF
    assert isinstance(desk.accepted("Ann", Kick(seat=1))[0], Kicked)
    assert ben.seat is None and desk.room.seats[1].is_open
    assert desk.refused("Ben", Sit(name="Benno")).code == Reason.BARRED
    assert desk.refused("Ann", Kick(seat=1)).code == Reason.NO_PERSON_THERE
    desk.restart()
    desk.come_back()
    assert desk.refused("Ben", Sit(name="Benno")).code == Reason.BARRED


def test_who_is_kicked_in_a_game_is_replaced_for_good_and_sees_only_public_things() -> None:
    desk = Desk()
    _, ben = desk.sit("Ann", "Ben")
    desk.start("Ann")
    assert ben.frame is not None and ben.frame.view.hand
    desk.accepted("Ann", Kick(seat=1))
    assert ben.seat is None and not ben.frame.view.hand
    assert desk.room.seats[1].bot == desk.room.stand_in
    assert desk.refused("Ben", Reclaim()).code == Reason.NOT_SEATED
    desk.play_on()
    assert desk.room.phase.word == "over"


def test_leaving_before_a_game_opens_the_seat() -> None:
    desk = Desk()
    desk.sit("Ann", "Ben")
    assert desk.accepted("Ben", Leave()) == [Left(1)]
    assert desk.room.seats[1].is_open and desk.clients["Ben"].seat is None
    desk.accepted("Ben", Sit(name="Ben"))


def test_leaving_a_game_puts_a_bot_there_at_once_and_the_owner_may_return() -> None:
    desk = Desk()
    desk.sit("Ann", "Ben")
    desk.start("Ann")
    desk.accepted("Ann", desk.answer())
    desk.accepted("Ben", Leave())
    assert desk.room.seats[1].stand_in == "left"
    assert desk.thinks[-1].seat == 1
    assert desk.refused("Ben", desk.answer()).code == Reason.HANDED_OVER
    assert desk.refused("Ben", Leave()).code == Reason.HANDED_OVER
    desk.accepted("Ben", Reclaim())
    assert desk.refused("Ben", Reclaim()).code == Reason.NOT_HANDED_OVER
    desk.accepted("Ben", desk.answer())


def test_a_left_seat_is_a_bots_after_the_game_so_that_a_rematch_needs_one_click() -> None:
    desk = Desk()
    _, ben = desk.sit("Ann", "Ben")
    desk.start("Ann")
    desk.accepted("Ben", Leave())
    desk.play_on()
    assert desk.room.seats[1].bot == desk.room.stand_in and ben.seat is None
    assert ben.over is not None
    desk.start("Ann")
    assert desk.room.phase.word == "playing"


def test_when_the_host_goes_the_longest_seated_person_is_host() -> None:
    desk = Desk("schrodinger", options={"players": 4})
    desk.sit("Ann")
    desk.open("d", "Dee")
    desk.accepted("d", Sit(name="Dee", seat=3))
    desk.sit("Ben")
    desk.accepted("Ann", AddBot(level="random"))
    desk.accepted("Ann", Leave())
    assert desk.room.host == 3
    desk.accepted("d", AddBot(level="random"))
    desk.start("d")
    desk.accepted("d", Leave())
    assert desk.room.host == 1  # Ben
    desk.accepted("Ben", Leave())
    assert desk.room.host is None
    desk.accepted("d", Reclaim())
    assert desk.room.host == 3


def test_the_next_to_sit_at_a_table_all_have_left_is_host() -> None:
    desk = Desk()
    desk.sit("Ann")
    desk.accepted("Ann", Leave())
    assert desk.room.host is None
    desk.open("b", "Ben")
    desk.accepted("b", Sit(name="Ben", seat=1))
    assert desk.room.host == 1


def test_a_single_use_link_moves_a_seat_to_another_device() -> None:
    desk = Desk()
    ann, _ = desk.sit("Ann", "Ben")
    desk.start("Ann")
    desk.accepted("Ann", MakeSeatLink())
    link = ann.all(SeatLink)[-1]
    assert not any(isinstance(message, SeatLink) for message in desk.clients["Ben"].inbox)
    phone = desk.open("phone", "Ann's phone")
    assert isinstance(desk.accepted("phone", TakeSeat(key=link.key))[0], SeatMoved)
    assert phone.seat == 0 and ann.seat is None
    assert phone.frame is not None and phone.frame.view.hand and ann.frame is not None and not ann.frame.view.hand
    other = desk.open("other", "Mallory")
    assert desk.refused("other", TakeSeat(key=link.key)).code == Reason.LINK_SPENT
    assert other.seat is None
    desk.accepted("phone", desk.answer())


def test_a_link_lasts_five_minutes_and_only_the_newest_counts() -> None:
    desk = Desk()
    ann, _ = desk.sit("Ann", "Ben")
    desk.accepted("Ann", MakeSeatLink())
    desk.accepted("Ann", MakeSeatLink())
    old, new = ann.all(SeatLink)
    desk.open("phone", "Ann's phone")
    assert desk.refused("phone", TakeSeat(key=old.key)).code == Reason.LINK_SPENT
    assert desk.refused("phone", TakeSeat(key="guess")).code == Reason.LINK_SPENT
    assert desk.refused("Ben", TakeSeat(key=new.key)).code == Reason.ALREADY_SEATED
    desk.tick(301)
    assert desk.refused("phone", TakeSeat(key=new.key)).code == Reason.LINK_SPENT


def test_a_link_survives_a_restart_and_dies_with_its_owners_leaving() -> None:
    desk = Desk()
    ann, _ = desk.sit("Ann", "Ben")
    desk.accepted("Ann", MakeSeatLink())
    desk.restart()
    desk.come_back()
    desk.open("phone", "Ann's phone")
    desk.accepted("phone", TakeSeat(key=ann.all(SeatLink)[-1].key))
    desk.accepted("phone", MakeSeatLink())
    key = desk.clients["phone"].all(SeatLink)[-1].key
    desk.accepted("phone", Leave())
    assert desk.refused("phone", TakeSeat(key=key)).code == Reason.LINK_SPENT


def test_a_link_dies_with_the_game_that_its_owner_left() -> None:
    desk = Desk()
    ann, _ = desk.sit("Ann", "Ben")
    desk.start("Ann")
    desk.accepted("Ann", MakeSeatLink())
    desk.accepted("Ann", Leave())
    desk.play_on()
    assert desk.room.seats[0].bot is not None
    desk.open("phone", "Ann's phone")
    assert desk.refused("phone", TakeSeat(key=ann.all(SeatLink)[-1].key)).code == Reason.LINK_SPENT
    assert desk.room.seats[0].holder is None


def test_everybody_hears_of_every_change_and_the_newcomer_is_welcomed() -> None:
    desk = Desk()
    [ann] = desk.sit("Ann")
    watcher = desk.open("w", None)
    seen = len(watcher.inbox)
    desk.sit("Ben")
    assert {type(message) for message in watcher.inbox[seen:]} == {RoomChanged}
    assert ann.last.room.seats[1].name == "Ben"  # type: ignore[union-attr]
    assert isinstance(desk.clients["Ben"].last, Welcome) and desk.clients["Ben"].last.seat == 1
    assert [fact.name for fact in desk.facts if isinstance(fact, SatDown)] == ["Ann", "Ben"]


def test_a_link_is_not_good_before_it_was_made_whatever_the_clock_was_set_to() -> None:
    desk = Desk()
    ann, _ = desk.sit("Ann", "Ben")
    desk.accepted("Ann", MakeSeatLink())
    [link] = ann.all(SeatLink)
    desk.now -= timedelta(minutes=1)
    desk.restart()
    desk.come_back()
    desk.open("phone", "Ann's phone")
    assert desk.refused("phone", TakeSeat(key=link.key)).code == Reason.LINK_SPENT
