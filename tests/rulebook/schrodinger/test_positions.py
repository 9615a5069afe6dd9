"""Positions as text (docs/notation.md): S59, what lies on the table, and why some things cannot lie there."""

import pytest

from cattery.games.schrodinger.game import GAME
from cattery.games.schrodinger.questions import question_of, read_question
from cattery.games.schrodinger.table import Laid, Parcel
from cattery.kernel import FastDice, replace
from cattery.testing import random_history
from tests.rulebook.schrodinger.table import at, c, new_game, refused

WRITTEN = [
    "4A1E1H 5D1E 1A2D2E1H 4A2D | claim 8A by 1 | turn 2",
    "6A 6D | turn 1",
    "6A 6D | turn 2",
    "6A 6D | claim 3A by 1 | starter 2 | turn 2",
    "5A out 5D 5E | turn 3",
    "- out - - | starter 4 | deal to 1",
    "5A out - - | starter 4 | deal to 3",
    "5A out - - | deal to 3",
    "5A 5D 5E | lives 1 2 2 | turn 1",
    "4A out 4D | turn 1",
    "- 6D | proof 1:5A1H | claim 6A by 1 | turn 2",
    "4A 6D | proof 1:2A | claim 3A by 1 | unused 1:maria 2:tabby | row mewton | swap 1 up to 2",
    "3A 6D | proof 1:2A | claim 3A by 1 | discard 1:1D | draw 1 for 1",
    "3A 6D | proof 1:2A | claim 3A by 1 | discard 1:1D | unused 1:maria 2:tabby | row mewton | draw 1 for 1",
    "6A 6D | claim 3A by 1 | unused 2:tabby | row maria mewton | draw 2 for 1 then prove 1",
    "4A 6D | proof 1:2A | claim 3A by 1 | unused 2:tabby | row maria mewton | draw 2 for 1 then swap 1 up to 2",
    "6A 6D | unused 2:tabby | row maria mewton | draw 2 for 1 then turn 1",
    "6A 6D | claim 3A by 1 | unused 1:maria 2:tabby | row mewton | end 1",
    "6A 6D | claim 3A by 1 | unused 1:maria 2:tabby | row mewton | prove 1",
    "5A 5D | proof 2:1D | claim 3A by 1 | discard 1:1A/2 2:2D/2,1 all:1A | unused 1:maria | row prride purrie | turn 2",
    "6A 6D | discard 1:6D | unused 2:tabby | row maria felinestein | turn 1",
    "6A 6D | claim 3A by 1 | unused 2:tabby | row mewton | front 1:cecilia | turn 2",
    "8A 6D | claim 3A by 1 | unused 2:maria | row tabby mewton | turn 2",
    "8A 8D | claim 3A by 1 | row mewton tabby maria | turn 2",
    "- - - | physicat to 1",
    "- - - | unused 1:maria 2:tabby | physicat to 3",
    "- - - | unused 1:maria 2:tabby 3:mewton | physicat to row",
    "- - - | unused 1:maria 2:tabby 3:mewton | row prride | choose starter",
    "- - - | choose starter",
    "- - - | unused 1:maria | options starter=3 | physicat to 2",
    "6A 6D | options starter=2 | turn 2",
    "2A 2D | options hand=2 track=2 pack=4,4,1,1 | turn 1",
    "2A 2D | options hand=2 lives=1 pack=4,4,1,1 | turn 1",
    "3A 3D | claim 3A by 1 | lives 2 0 | won by 1",
    "4A out out 3D | proof 4:1D | claim 13A by 1 | won by 4",
    "- out out 4D | proof 1:4A | claim 13A by 4 | won by 1",
    "4D out out out | proof 4:4A | claim 13A by 4 | won by 1",
    "5A 5D 5E | claim 3A by 1 | unused 1:mewton | row pawking maria tabby | lives 2 1 2 | turn 3",
]


@pytest.mark.parametrize("text", dict.fromkeys(WRITTEN))
def test_S59_positions_are_read_and_written_alike(text: str) -> None:
    assert at(text).text == text


def test_S59_what_a_text_sets_up() -> None:
    table = at(
        "3A1H out 5D - | proof 1:1A 4:4E | claim 6E by 4 | discard 1:1D/4 all:1D | unused 1:tabby 3:mewton "
        "| row prride felidae | front 4:maria | starter 3 | turn 1"
    ).state.table
    assert table.hands == (c("3A1H"), c(""), c("5D"), c(""))
    assert table.proofs == (c("1A"), c(""), c(""), c("4E"))
    assert table.discard == (Parcel(0, c("1D"), (3,)), Parcel(None, c("1D")))
    assert table.physicats == ("tabby", None, "mewton", None)
    assert (table.row, table.front) == (("prride", "felidae"), (Laid(3, "maria"),))
    assert (table.starter, table.round, table.hand_size, table.lives) == (2, 2, 5, (1, 0, 1, 1))
    assert table.deck == (16, 13, 4, 3)
    assert (table.claimer, table.winner) == (3, None)


def test_S7_a_named_starter_is_part_of_the_options() -> None:
    setup = new_game(players=3, starter=3).say("*maria")
    assert setup.text == "- - - | unused 1:maria | options starter=3 | physicat to 2"
    assert at(setup.text).state.table == setup.state.table


def test_S24_who_won_was_right_and_so_the_starter_that_a_text_need_not_name() -> None:
    for claim, winner in (("3A", 2), ("2A", 1)):
        won = at(f"2A 2D | claim {claim} by 1 | lives 1 1 | turn 2").say("?")
        assert won.asked == f"won by {winner}" and "starter" not in won.text
        assert at(won.text).state.table.starter == won.state.table.starter == winner - 1


def test_S6_a_question_is_read_as_it_is_asked() -> None:
    for text in ("physicat to 1", "choose starter"):
        assert read_question(text) == question_of(at(f"- - - | {text}").state)
    assert read_question("row maria") is None


def test_S59_fields_may_come_in_any_order_and_in_any_case() -> None:
    plain = at("4A 6D | proof 1:2A | claim 3A by 1 | unused 1:maria 2:tabby | row mewton | turn 2")
    mixed = at("4a 6d|turn 2 | row mewton |unused 2:tabby 1:maria|  claim 3a by 1 | proof 1:2a")
    assert plain.state == mixed.state


def test_S59_the_round_follows_from_the_lives_that_were_lost() -> None:
    for text, round in (
        ("6A 6D | turn 1", 1),
        ("3A 3D | lives 1 2 | turn 1", 4),
        ("3A out out 3E out | turn 1", 4),
        ("5A out 5D 5E | turn 1", 2),
        ("- - - | choose starter", 0),
        ("2A 2D | claim 3A by 1 | lives 1 0 | won by 1", 5),
    ):
        table = at(text)
        assert (table.state.round, table.view(1).round) == (round, round)
    assert at("- - - | choose starter").view(1).hand_size == 0


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "starter": 3}, {"players": 3, "physicats": False}])
def test_S59_every_position_of_a_game_comes_back_with_all_that_waits_behind_it(options: dict[str, object]) -> None:
    for seed in "abc":
        for moment in random_history(GAME, GAME.options(options), FastDice(seed)):
            again = GAME.read_position(GAME.write_position(moment.state))
            assert replace(again, rolls=moment.state.rolls) == moment.state


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        # what spells no position at all
        ("", "open question"),
        ("6A 6D", "open question"),
        ("6A 6D | turn 1 | turn 2", "one open question"),
        ("6A 6D | turn", "'turn' is no field"),
        ("6A 6D | turn 7", "'turn 7' is no field"),
        ("6A 6D | dance 1", "'dance 1' is no field"),
        ("6A 6D | | turn 1", "'' is no field"),
        ("6A 6D | row | turn 1", "'row' is no field"),
        ("6A 6D | claim 3A by 1 | claim 3A by 1 | turn 2", "is there twice"),
        ("6A 6X | turn 1", "'6X' spells no cards"),
        ("6A6A 6D | turn 1", "'6A6A' spells no cards"),
        ("6A 6D | claim 3A | turn 1", "'3A' is no claim"),
        ("6A 6D | claim ? by 1 | turn 1", "'? by 1' is no claim"),
        ("6A 6D | claim 3A by 7 | turn 1", "'3A by 7' is no claim"),
        ("6A 6D | proof 1:2A 1:1A | claim 3A by 1 | turn 2", "each seat once"),
        ("6A 6D | proof 1=2A | claim 3A by 1 | turn 2", "write seat:what"),
        ("6A 6D | unused 1:newton | turn 1", "'newton' is no physicat; there are cecilia, "),
        ("6A 6D | row newton | turn 1", "'newton' is no physicat"),
        ("6A 6D | discard 1D | turn 1", "'1D' is no part of the discard pile"),
        ("6A 6D | discard 1:1D/ | turn 1", "'1:1D/' is no part of the discard pile"),
        ("6A 6D | lives 3 | turn 1", "there are 2 hands, but lives of 1"),
        ("6A 6D | lives 3 x | turn 1", "'x' is no number"),
        ("6A 6D | starter x | turn 1", "'x' is no number"),
        ("6A 6D | starter 1 2 | turn 1", "starter: '1 2' is not one seat"),
        ("6A 6D | options hand=x | turn 1", "'hand=x' is no option"),
        ("6A 6D | options hand=5 hand=6 | turn 1", "options: 'hand=5 hand=6' names one twice"),
        ("6A 6D | discard 1:1D/2,2 | turn 1", "'1:1D/2,2' names somebody twice who looked"),
        ("6A 6D | options physicats=1 | turn 1", "'physicats=1' is no option"),
        ("6A 6D | options hand=7 | turn 1", "hand: S8: "),
        ("6A | turn 1", "players: S5: "),
        ("6A 6A 6A 6D 6D 6D 6D | turn 1", "players: S5: "),
        ("6A 6D | turn 3", "seat 3 is named, but there are 2 hands"),
        ("6A 6D | proof 3:1A | turn 1", "seat 3 is named"),
        ("6A 6D | claim 3A by 3 | turn 1", "seat 3 is named"),
        ("6A 6D | unused 4:maria | turn 1", "seat 4 is named"),
        ("6A 6D | row tabby mewton | front 5:maria | turn 1", "seat 5 is named"),
        ("6A 6D | turn 1 then turn 1", "only a draw has a then"),
        ("6A 6D | draw 1 for 1 then end 1", "only a draw has a then"),
        ("6A 6D | draw 1 for 1 then turn 2", "of the same seat"),
        ("6A 6D | draw 1 for 1 then dance", "only a draw has a then"),
        # what the rules forbid
        ("6A 6D | lives 4 3 | turn 1", "S5: nobody has more than 3 lives"),
        ("6A 6D 6E 6A | lives 2 1 1 1 | turn 1", "S5: nobody has more than 1 lives"),
        ("6A out | turn 1", "S24: 1 player left has won"),
        ("6A out out | lives 2 0 0 | turn 1", "S24: 1 player left has won"),
        ("2A 2D | claim 3A by 1 | lives 1 1 | won by 1", "S24: the winner is the last player left"),
        ("2A 2D | claim 3A by 1 | lives 0 1 | won by 1", "S24: the winner is the last player left"),
        ("5A 5D out | lives 2 2 1 | turn 1", "S23: seat 3 is out, and has no lives left"),
        ("out 2D | claim 3A by 1 | won by 1", "S23: seat 1 is out, and has no lives left"),
        ("5A 5A 5D | lives 2 0 2 | turn 1", "S23: seat 2 is out, and has nothing"),
        ("5A out 5D 5E | proof 2:1A | claim 3A by 1 | turn 3", "S23: seat 2 is out, and has nothing"),
        ("5A out 5D 5E | unused 2:maria | turn 3", "S23: seat 2 is out, and has nothing"),
        ("5A out 5D 5E | starter 2 | claim 3A by 1 | turn 3", "S24: the starter is out"),
        ("6A 6D | starter 3 | claim 3A by 1 | turn 2", "S24: the starter is out"),
        ("6A 15D 6A 9D | turn 1", "S1: there are 4 dead cards more than the pack holds"),
        ("5H1A 6D | turn 1", "S1: there are 1 heisenberg cards more than the pack holds"),
        ("6A 6D | options pack=5,8,8,4 | turn 1", "S1: there are 1 alive cards more than the pack holds"),
        ("6A 6D | unused 1:maria 2:maria | row tabby | turn 1", "S6: maria is there 2 times"),
        ("6A 6D | unused 1:maria | row tabby tabby | turn 1", "S6: tabby is there 2 times"),
        ("6A 6D | unused 1:maria | row tabby | turn 1", "S6: 3 physicats were dealt, not 2"),
        ("6A 6D | unused 1:maria 2:mewton | row tabby purrie | turn 1", "S6: 3 physicats were dealt, not 4"),
        ("- - - | unused 1:maria | physicat to 3", "S6: 2 physicats were dealt, not 1"),
        ("- - - | unused 1:maria 3:mewton | physicat to 3", "S6: the first 2 seats have a physicat"),
        ("- - - | unused 1:maria 2:tabby | physicat to row", "S6: 3 physicats were dealt, not 2"),
        ("- - - | unused 1:maria 2:tabby | row mewton prride | choose starter",
         "S6: the first 3 seats have a physicat"),
        ("- - - | unused 1:maria 2:tabby | row prride | front 3:cecilia | choose starter", "S6: the first 3 seats"),
        ("- - - | starter 2 | choose starter", "S7: nobody starts before a starter is chosen"),
        ("- - - | starter 2 | physicat to 1", "S7: nobody starts before a starter is chosen"),
        ("- - - | starter 1 | options starter=2 | physicat to 1", "S7: nobody starts before a starter is chosen"),
        ("- - - | options starter=2 | choose starter", "S7: seat 2 starts, and chance is not asked"),
        ("6A - - | choose starter", "S8: nothing is dealt before the first round"),
        ("- - - | claim 3A by 1 | choose starter", "S8: nothing is dealt before the first round"),
        ("- - - | lives 2 2 1 | choose starter", "S23: nobody loses a life before the first round"),
        ("6A 6D 6E | options starter=2 | turn 1", "S7: seat 2 starts the first round"),
        ("6A - - | options starter=2 | starter 3 | deal to 2", "S7: seat 2 starts the first round"),
        ("5A out - - | starter 1 | deal to 2", "S8: seat 2 is out, and is dealt nothing"),
        ("6A out - - | deal to 3", "S8: those before seat 3 have 5 cards each"),
        ("5A out 5A - | deal to 3", "S8: nobody from seat 3 on has cards yet"),
        ("5A out - 5A | deal to 3", "S8: nobody from seat 3 on has cards yet"),
        ("6A - - | claim 3A by 1 | deal to 2", "S8: nothing else lies there before the first claim"),
        ("6A - - | proof 1:1A | deal to 2", "S8: nothing else lies there before the first claim"),
        ("6A - - | discard 1:1A | deal to 2", "S8: nothing else lies there before the first claim"),
        ("6A - | row tabby mewton | front 1:maria | deal to 2", "S8: nothing else lies there before the first claim"),
        ("5A 6D | proof 1:1A | turn 2", "S14: proof follows a claim"),
        ("2A 2D | lives 1 0 | won by 1", "S20: a game ends with a claim that was doubted"),
        ("6A 6D | claim 27A by 1 | turn 2", "S3: 27 alive is not on the track"),
        ("6A 6D | claim 4H by 1 | turn 2", "S3: 4 heisenberg is not on the track"),
        ("6A 6D | claim 5A by 1 | options track=2 | turn 2", "S3: 5 alive is not on the track"),
        ("5A out 5D 5E | claim 3A by 2 | starter 1 | turn 3", "S23: seat 2 is out, and claims nothing"),
        ("6A 6D | claim 3A by 1 | unused 2:tabby | row maria | front 1:mewton | turn 2", "S31: mewton joins the row"),
        ("6A 6D | claim 3A by 1 | unused 1:tabby | row maria | front 1:cecilia | turn 2",
         "S30: seat 1 has used no power"),
        ("5A out 5D 5E | claim 3A by 1 | unused 1:tabby 3:prride 4:mewton | row maria | front 2:cecilia | turn 3",
         "S30: seat 2 has used no power"),
        ("6A 6D | claim 3A by 1 | discard 1: | turn 2", "'1:' is no part of the discard pile"),
        ("6A 6D | claim 3A by 1 | discard 3:1A | turn 2", "S10: there is no such seat at the discard pile"),
        ("6A 6D | claim 3A by 1 | discard 1:1A/3 | unused 1:maria 2:tabby | row prride | turn 2",
         "S10: there is no such"),
        ("6A 6D | claim 3A by 1 | discard 1:1A/2 | unused 1:maria 2:tabby | row mewton | turn 2",
         "S45: nobody has looked"),
        ("5A 6D | claim 3A by 1 | discard all:1A | unused 1:maria 2:tabby | row felidae | turn 2",
         "S50: no power in the row put alive cards away"),
        ("5A 6D | claim 3A by 1 | discard all:1D | unused 1:maria 2:tabby | row purrie | turn 2",
         "S50: no power in the row put dead cards away"),
        ("5A 6D | claim 3A by 1 | discard all:1H | unused 1:maria 2:tabby | row purrie | turn 2",
         "S50: no power in the row put heisenberg cards away"),
        ("5A 5D | claim 3A by 1 | discard all:1A1D | unused 2:tabby | row purrie felidae | turn 2",
         "S50: no power in the row put alive and dead cards away"),
        ("5A 6D | discard all:1A | unused 1:maria 2:tabby | row purrie | turn 2", "S50: no power in the row"),
        ("6A 6D | discard 1:1A | unused 1:maria 2:tabby | row purrie | turn 2", "S15: a swap follows a claim"),
        ("5A 6D | turn 1", "S8: 11 cards are or were in play, where 12 were dealt"),
        ("7A 6D | turn 1", "S8: 13 cards are or were in play, where 12 were dealt"),
        ("7A 5D | turn 1", "S8: nobody was dealt more than 6 cards"),
        ("9A 6D | unused 1:maria 2:tabby | row mewton | turn 1", "S8: 15 cards are or were in play"),
        ("9A 5D | unused 1:maria 2:tabby | row mewton | turn 1", "S8: nobody was dealt more than 6 cards"),
        ("8A 8D | unused 1:maria 2:cecilia | row mewton | turn 1", "S8: 16 cards are or were in play"),
        ("8A 9D | unused 1:maria | row mewton tabby | turn 1", "S8: 17 cards are or were in play"),
        ("6A 6D | unused 1:maria 2:tabby | row prride | draw 2 for 2 then turn 2", "S8: 14 cards are or were in play"),
        ("5A out 5D 5E | turn 2", "S24: the starter is out"),
        ("5A out 5D 5E | claim 3A by 1 | turn 2", "S10: seat 2 is out, and is asked nothing"),
        ("6A 6D 6E | claim 3A by 1 | turn 3", "S10: it is not the turn of seat 3"),
        ("6A 6D 6E | claim 3A by 1 | turn 1", "S10: it is not the turn of seat 1"),
        ("6A 6D 6E | starter 2 | turn 1", "S10: it is not the turn of seat 1"),
        ("6A 6A 6A | claim 26D by 1 | unused 1:maria 2:mewton 3:prride | row pawking | turn 3",
            "S10: it is not the turn of seat 3"),  # nobody has used a power, so nobody skipped
        ("6A 6D 6E 6A | claim 3A by 1 | unused 1:maria 4:mewton | row pawking felidae prride | turn 4",
            "S10: it is not the turn of seat 4"),  # one physicat skips one turn
        ("6A 6D | claim 13E by 1 | unused 1:maria | row pawking tabby | turn 1",
         "S25: seat 1 could neither raise nor doubt"),
        ("6A 6D | claim 3A by 1 | prove 2", "S19: seat 2 has not just claimed"),
        ("6A 6D | prove 2", "S19: seat 2 has not just claimed"),
        ("6A 6D | claim 3A by 1 | unused 1:maria 2:tabby | row mewton | end 2", "S19: seat 2 has not just claimed"),
        ("4A 6D | proof 1:2A | claim 3A by 1 | swap 1 up to 3", "S15: seat 1 has shown 2 cards at most"),
        ("3A 6D | proof 1:2D1H | claim 3A by 1 | swap 1 up to 2", "S15: seat 1 has shown 1 cards at most"),
        ("5A 6D | proof 1:1A | discard 1:2D | claim 3A by 1 | turn 2", "S15: seat 1 has put away 2 cards"),
        ("5A 6D | proof 1:1A | discard 2:1D | claim 3A by 1 | turn 2", "S15: seat 2 has put away 1 cards"),
        ("4A 6D | proof 1:2A | claim 3A by 1 | unused 2:tabby | row maria mewton | draw 2 for 1 then swap 1 up to 3",
         "S15: seat 1 has shown 2 cards at most"),
        ("3A 6D | proof 1:2A | claim 3A by 1 | discard 1:1D | options pack=5,7,0,0 | draw 1 for 1",
         "S16: the deck holds 0"),
        ("- 6D | proof 1:6A | claim 3A by 1 | prove 1", "S19: nothing is left to ask of seat 1"),
        ("- 6D | proof 1:6A | claim 3A by 1 | swap 1 up to 2", "S19: nothing is left to ask of seat 1"),
        ("4A 6D | proof 1:2A | claim 3A by 1 | options pack=6,6,0,0 | swap 1 up to 2",
         "S19: nothing is left to ask of seat 1"),
        ("6A 6D | claim 3A by 1 | unused 2:tabby | row maria mewton | end 1", "S19: nothing is left to ask of seat 1"),
    ],
)  # fmt: skip
def test_S59_what_cannot_lie_on_a_table_is_refused_with_the_reason(text: str, reason: str) -> None:
    assert reason in refused(text)
