"""Until the first game begins the host may change what will be played, and everybody sees it."""

import pytest

from cattery.room.broadcast import table_shown
from cattery.room.messages import Reason, Welcome
from cattery.room.requests import AddBot, Leave, MakeSeatLink, RemoveBot, SetTable, TakeSeat
from proof.kit.desk import Desk


def gathered(*people: str, players: int = 4) -> Desk:
    desk = Desk("schrodinger", None, {"players": players})
    desk.sit(*people)
    return desk


def names(desk: Desk) -> list[str | None]:
    return [seat.name or seat.bot for seat in table_shown(desk.room, desk.now).seats]


def test_everybody_sees_what_the_host_has_changed() -> None:
    desk = gathered("Ann", "Ben")
    desk.accepted("Ann", SetTable(options={"players": 6, "physicats": False}, clock=45))
    shown = desk.clients["Ben"].inbox[-1].room  # type: ignore[union-attr]
    assert (shown.options["physicats"], shown.clock, len(shown.seats)) == (False, 45, 6)
    assert names(desk) == ["Ann", "Ben", None, None, None, None]
    assert desk.accepted("Ann", SetTable(options={"players": 6, "physicats": False}, clock=45)) == [], "no news"


def test_a_smaller_table_loses_open_seats_first_then_bots_and_people_move_up() -> None:
    desk = gathered("Ann", "Ben", "Cem", players=6)
    for seat in (3, 5):
        desk.accepted("Ann", AddBot(level="kitten", seat=seat))
    desk.accepted("Ann", SetTable(options={"players": 5}))
    assert names(desk) == ["Ann", "Ben", "Cem", "kitten", "kitten"]
    desk.accepted("Ann", RemoveBot(seat=3))
    desk.accepted("Ann", SetTable(options={"players": 3}))
    assert names(desk) == ["Ann", "Ben", "Cem"]


def test_whose_seat_has_another_number_is_welcomed_there() -> None:
    desk = gathered("Ann", "Ben", "Cem")
    desk.accepted("Cem", MakeSeatLink())
    key = desk.clients["Cem"].inbox[-1].key  # type: ignore[union-attr]
    desk.accepted("Ben", Leave())
    desk.accepted("Ann", SetTable(options={"players": 2}))
    assert names(desk) == ["Ann", "Cem"] and desk.room.host == 0
    welcomes = [message for message in desk.clients["Cem"].inbox if isinstance(message, Welcome)]
    assert welcomes[-1].seat == 1
    desk.open("tablet", "Tab")
    desk.accepted("tablet", TakeSeat(key=key))
    assert desk.room.seats[1].name == "Cem", "a link moves with its seat"


@pytest.mark.parametrize(("players", "code"), [(2, Reason.SEAT_TAKEN), (9, Reason.BAD_OPTION)])
def test_what_cannot_be_is_refused_and_named(players: int, code: Reason) -> None:
    desk = gathered("Ann", "Ben", "Cem")
    no = desk.refused("Ann", SetTable(options={"players": players}))
    assert (no.code, no.field) == (code, "players")


def test_only_the_host_and_only_before_the_first_game() -> None:
    desk = gathered("Ann", "Ben", players=2)
    assert desk.refused("Ben", SetTable(options={"players": 3})).code == Reason.NOT_HOST
    desk.start("Ann")
    assert desk.refused("Ann", SetTable(options={"players": 3})).code == Reason.GAME_RUNNING
    desk.play_on()
    assert desk.refused("Ann", SetTable(options={"players": 3})).code == Reason.GAME_RUNNING


def test_it_is_kept_through_a_restart() -> None:
    desk = gathered("Ann", "Ben")
    desk.accepted("Ann", SetTable(options={"players": 2, "physicats": False}, clock=20))
    desk.restart()
    assert names(desk) == ["Ann", "Ben"] and desk.room.clock == 20 and not desk.room.options["physicats"]
