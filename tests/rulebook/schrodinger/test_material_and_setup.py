"""S1 to S7: the cards, the track, and how a game is set up."""

from math import comb

import pytest

from cattery.games.schrodinger import track
from cattery.games.schrodinger.cards import PACK
from cattery.games.schrodinger.events import HandsRevealed, PhysicatDealt, RoundBegan, RowBegun, StarterChosen
from cattery.games.schrodinger.game import GAME
from cattery.games.schrodinger.options import SchrodingerOptions
from cattery.games.schrodinger.physicats import PHYSICATS
from cattery.games.schrodinger.steps.powers import POWERS
from cattery.kernel import BadOption, Seen
from tests.rulebook.schrodinger.table import WATCHER, at, c, dealt_game, new_game

TRACK = [
    "1A",
    "1D",
    "2A",
    "2D",
    "1E",
    "3A",
    "3D",
    "4A",
    "4D",
    "2E",
    "5A",
    "5D",
    "6A",
    "6D",
    "3E",
    "7A",
    "7D",
    "8A",
    "8D",
    "4E",
    "9A",
    "9D",
    "10A",
    "10D",
    "5E",
    "11A",
    "11D",
    "12A",
    "12D",
    "6E",
    "13A",
    "13D",
    "14A",
    "14D",
    "7E",
    "15A",
    "15D",
    "16A",
    "16D",
    "8E",
    "17A",
    "17D",
    "18A",
    "18D",
    "9E",
    "19A",
    "19D",
    "20A",
    "20D",
    "10E",
    "21A",
    "21D",
    "22A",
    "22D",
    "11E",
    "23A",
    "23D",
    "24A",
    "24D",
    "12E",
    "25A",
    "25D",
    "26A",
    "26D",
    "13E",
]


def test_S1_the_pack() -> None:
    assert PACK == (20, 20, 8, 4)
    assert sum(PACK) == 52
    assert new_game(physicats=False, starter=1).state.table.deck == PACK


@pytest.mark.parametrize(
    ("hands", "claim"),
    [("3A2D1H 2A3D1H", "7A"), ("2A3D1H 3A2D1H", "7D"), ("3E2D1H 2E3D1H", "7E"), ("4A2H 1A4D1H", "7D")],
)
def test_S2_a_heisenberg_counts_as_the_state_of_the_claim(hands: str, claim: str) -> None:
    revealed = at(f"{hands} | turn 1").say(f"{claim} + ?").events[2]
    assert isinstance(revealed, HandsRevealed)
    assert (revealed.found, revealed.right, revealed.wrong) == (7, 0, 1)


def test_S2_nobody_claims_heisenbergs() -> None:
    assert at("6A 6D | turn 1").refusals("1H 4H") == "S2 S2"
    assert at("6A 6D | claim 13E by 1 | turn 2").refusal("20H") == "S2"


def test_S3_the_whole_track_in_order() -> None:
    assert len(TRACK) == 65
    assert at("6A 6D | turn 1").legal.split() == TRACK == [GAME.write(claim) for claim in track.TRACK]
    assert at("6A 6D | claim 8A by 1 | turn 2").legal.split()[:3] == ["8D", "4E", "9A"]


def test_S3_what_is_not_on_the_track_cannot_be_claimed() -> None:
    table = at("6A 6D | turn 1")
    assert table.refusals("27A 27D 14E 99A") == "S3 S3 S3 S3"
    assert "26D" in table.legal.split()
    small = at("6A 6D | options track=2 | turn 1")
    assert small.legal == "1A 1D 2A 2D 1E 3A 3D 4A 4D 2E"
    assert small.refusals("5A 5D 3E") == "S3 S3 S3"
    assert at("6A 6D | claim 2E by 1 | options track=2 | turn 2").refusals("4D 5A") == "S13 S3"


def test_S4_ten_physicats_each_with_one_power() -> None:
    assert PHYSICATS == (
        "cecilia", "maria", "purrie", "felidae", "feyncat", "prride", "mewton", "felinestein", "pawking", "tabby",
    )  # fmt: skip
    assert {*POWERS} == {*PHYSICATS} - {"tabby"}  # S49: what Tabby does is what it takes
    assert {n * SchrodingerOptions(n).first_lives for n in (2, 3)} == {6}  # all six lives are used


@pytest.mark.parametrize(("players", "lives"), [(2, 3), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_S5_lives(players: int, lives: int) -> None:
    assert dealt_game(players=players).view(1).lives == (lives,) * players
    assert GAME.options({"players": players}).first_lives == lives


@pytest.mark.parametrize("players", [1, 0, 7, -2])
def test_S5_only_2_to_6_can_play(players: int) -> None:
    with pytest.raises(BadOption, match=r"^players: S5: 2 to 6"):
        GAME.options({"players": players})


def test_S6_each_player_gets_a_physicat_that_only_they_see() -> None:
    table = new_game(players=2)
    assert table.asked == "physicat to 1"
    assert table.legal == " ".join(f"*{physicat}" for physicat in PHYSICATS)
    table = table.say("*mewton")
    assert table.events == [PhysicatDealt(0, Seen("mewton", (0,)))]
    assert "*mewton" not in table.legal.split() and len(table.legal.split()) == 9
    assert table.asked == "physicat to 2"
    assert [table.view(seat).physicat for seat in (1, 2, WATCHER)] == ["mewton", None, None]
    assert table.view(2).unused == (True, False)
    table = table.say("*tabby")
    assert (table.asked, len(table.legal.split())) == ("physicat to row", 8)
    table = table.say("*maria")
    assert table.events == [RowBegun("maria")]
    assert table.view(WATCHER).row == ("maria",)
    assert [table.view(seat).physicat for seat in (1, 2, WATCHER)] == ["mewton", "tabby", None]
    assert table.view(WATCHER).unused == (True, True)


def test_S6_a_physicat_cannot_be_dealt_twice() -> None:
    assert new_game(players=2).say("*mewton").refusal("*mewton") == "S6"
    assert new_game(players=2).say("*mewton *tabby").refusal("*tabby") == "S6"


def test_S6_the_bystander_sees_nothing_of_the_deal_and_everything_of_the_row() -> None:
    table = new_game(players=2)
    step, choice = table.state.step, table.state.choices[3]
    assert step is not None
    assert [step.shown(table.state.table, choice, viewer) for viewer in (0, 1, -2)] == [choice, None, None]
    table = table.say("*mewton *tabby")
    step = table.state.step
    assert step is not None
    assert [step.shown(table.state.table, choice, viewer) for viewer in (0, 1, -2)] == [choice] * 3


def test_S6_the_simple_game_has_no_physicats() -> None:
    table = new_game(players=3, physicats=False)
    assert table.asked == "choose starter"
    assert table.say("*1").view(1).unused == (False, False, False)
    dealt = dealt_game(physicats=False)
    assert (dealt.view(1).row, dealt.view(1).physicat) == ((), None)
    assert dealt.refusals("! !mewton") == "S6 S6"


def test_S7_a_random_seat_starts() -> None:
    table = new_game(players=3, physicats=False)
    assert table.legal == "*1 *2 *3"
    assert table.refusal("*4") == "S7"
    table = table.say("*3")
    assert table.events == [StarterChosen(2), RoundBegan(1, 2, 6, 18)]
    assert table.view(1).starter == 2
    assert table.say("*6A *6D *6A").asked == "turn 3"


def test_S7_or_the_seat_that_the_host_names() -> None:
    table = new_game(players=3, physicats=False, starter=2)
    assert table.events == [StarterChosen(1), RoundBegan(1, 1, 6, 18)]
    assert table.asked == "deal to 1"
    assert new_game(players=2, starter=2).say("*mewton *tabby *maria").events[-1] == RoundBegan(1, 1, 6, 12)
    assert new_game(players=2).say("*mewton *tabby *maria").asked == "choose starter"


@pytest.mark.parametrize("starter", [0, 5, -1])
def test_S7_no_other_seat(starter: int) -> None:
    with pytest.raises(BadOption, match=rf"^starter: S7: there is no seat {starter} among 4"):
        GAME.options({"starter": starter})
    assert GAME.options({"starter": 1}).starter == 1
    assert GAME.options({"starter": 4}).starter == 4


@pytest.mark.parametrize(
    ("option", "value", "rule"),
    [
        ("hand", 0, "S8"),
        ("hand", 7, "S8"),
        ("pack", (21, 20, 8, 4), "S1"),
        ("pack", (20, 21, 8, 4), "S1"),
        ("pack", (20, 20, 9, 4), "S1"),
        ("pack", (20, 20, 8, 5), "S1"),
        ("pack", (-1, 20, 8, 4), "S1"),
        ("pack", (20, 3, 0, 0), "S8"),
        ("track", 0, "S3"),
        ("track", 14, "S3"),
        ("lives", 0, "S5"),
        ("lives", 4, "S5"),
    ],
)
def test_S8_options_of_small_variants_are_refused_by_name_and_rule(option: str, value: object, rule: str) -> None:
    with pytest.raises(BadOption, match=rf"^{option}: {rule}: ") as refused:
        GAME.options({option: value})
    assert (refused.value.option, refused.value.rule) == (option, rule)


def test_S8_lawful_limits_of_small_variants() -> None:
    options = GAME.options({"players": 2, "hand": 1, "pack": [0, 1, 0, 1], "track": 1, "lives": 1})
    assert (options.hand, options.pack, options.track, options.first_lives) == (1, (0, 1, 0, 1), 1, 1)
    most = GAME.options({"players": 6, "hand": 6, "pack": (20, 20, 8, 4), "track": 13, "lives": 3})
    assert most.first_lives == 3
    assert GAME.options({"pack": (20, 4, 0, 0)}).pack == (20, 4, 0, 0)
    assert [most.hand_size(round) for round in range(1, 9)] == [6, 5, 4, 3, 2, 1, 1, 1]


def test_S8_options_have_the_printed_defaults() -> None:
    options = GAME.options({})
    assert (options.players, options.physicats, options.starter, options.hand) == (4, True, None, 6)
    assert (options.pack, options.track, options.lives) == ((20, 20, 8, 4), 13, None)


def test_S8_hands_are_dealt_in_seat_order_each_as_likely_as_it_is() -> None:
    table = at("- - - | starter 2 | deal to 1")
    assert len(table.state.choices) == comb(52, 6)
    table = table.say("*6A")
    assert len(table.state.choices) == comb(46, 6)
    assert table.view(1).hand == c("6A") and table.view(2).hand == c("")
    assert [table.view(3).hand_sizes, table.view(3).deck_size] == [(6, 0, 0), 46]
    step = table.state.step
    assert step is not None
    choice = table.state.choices[0]
    assert [step.shown(table.state.table, choice, viewer) for viewer in (0, 1, 2, -2)] == [None, choice, None, None]
    assert table.refusals("*5A *7A *5A1D1E") == "S8 S8 S8"
    table = table.say("*1A1D1E3H")
    assert table.refusal("*4A2H") == "S8"  # three of the four Heisenbergs are gone
    assert table.say("*5A1H").asked == "turn 2"
