"""Positions as text: read back as written, and refused with the reason where no game can come to them."""

from itertools import islice

import pytest

from cattery.games.mistigri.game import GAME
from cattery.games.mistigri.steps import (
    AnotherPair,
    ChooseDrawn,
    DealHand,
    DrawCard,
    EffectOrReverse,
    EndTurn,
    Feed,
    GiveAway,
    NameFirst,
    PairOrPass,
    Swap,
    SwapIn,
    SwapOut,
    TakeTurn,
)  # fmt: skip
from cattery.kernel import BadNotation, FastDice, Step
from cattery.testing import random_history
from tests.rulebook.mistigri.kit import at

LAWFUL: dict[str, tuple[Step, ...]] = {
    "-/-/-/- first": (NameFirst(),),
    "-/-/-/- penalties=1,2,3,4 first": (NameFirst(),),
    "A3A4/-/- hand=2 first=2 deal": (DealHand(1, 2), DealHand(2, 2), TakeTurn(1)),
    "-/-/- first=2 deal": (DealHand(0, 9), DealHand(1, 9), DealHand(2, 9), DealHand(0, 1), TakeTurn(1)),
    "A3A4/B4/C5 2:draw": (DrawCard(1, 0), PairOrPass(1), EndTurn(1)),
    "A3A4/B4/C5 arrow=< 2:draw": (DrawCard(1, 2), PairOrPass(1), EndTurn(1)),
    "A3/B4/C5 1:draw": (DrawCard(0, 2), PairOrPass(0), EndTurn(0)),
    "A3A4X/B4/C5 hand=3 pile=E5D3A7B7 2:draw2": (DrawCard(1, 0), DrawCard(1, 0), PairOrPass(1), EndTurn(1)),
    "A3A4X/B4/C5 hand=3 pile=E5D3C8D8 2:draw2": (DrawCard(1, 0), DrawCard(1, 0), PairOrPass(1), EndTurn(1)),
    "A3A4X/B4/C5 hand=3 pile=E5D3C8D8 2:draw3": (*[DrawCard(1, 0)] * 3, PairOrPass(1), EndTurn(1)),
    "A3A4X/B4/C5 hand=3 pile=E5D3B3C3 2:draw+swap": (DrawCard(1, 0), Swap(0), PairOrPass(1), EndTurn(1)),
    "A3/A4B4X/C5 hand=3 pile=E5D3B3C3 2:swap1": (SwapOut(0), PairOrPass(1), EndTurn(1)),
    "-/A4B4X/C5 hand=3 pile=E5D3B3C3A3 out=- 2:take1": (SwapIn(0), PairOrPass(1), EndTurn(1)),
    "A3/A4B4X/C5 hand=3 pile=E5B3C3E7 2:take1": (SwapIn(0), PairOrPass(1), EndTurn(1)),
    "A3A4/B4/C5 1:pair": (PairOrPass(0), EndTurn(0)),
    "A3A4/B4/C5 down=12 quiet=21 penalties=141,0,0 1:pair": (PairOrPass(0), EndTurn(0)),
    "A3A4/-/C3 down=13 quiet=13 1:pair": (PairOrPass(0), EndTurn(0)),  # seat 2 has just gone out
    "A3A4/B4/C5 hand=2 pile=A6B6 1:more": (AnotherPair(0), EndTurn(0)),
    "-/B4/C5/A7 hand=2 pile=D3D4D5A2B2 1:effect": (EffectOrReverse(0, 2), EndTurn(0)),
    "A7/B4/C5/- hand=2 pile=D3D4D5A3B3 1:effect": (EffectOrReverse(0, 3), EndTurn(0)),
    "A7/B4/C5/- hand=2 pile=D3D4D5A2B2 1:choose": (ChooseDrawn(0), EndTurn(0)),
    "A7/B3/C5/- hand=2 pile=D3D4D5A4B4 1:give": (GiveAway(0), EndTurn(0)),
    "A7/B3/C5/- hand=2 pile=D3D4D6A5B5 1:feed231": (Feed(0, (1, 2, 0)), EndTurn(0)),
    "A7C8/B3/C5/- hand=2 pile=D3D4A5B5 1:feed23": (Feed(0, (1, 2)), EndTurn(0)),
    "A7/B3C8/C5/- hand=2 pile=D3D4A5B5 1:feed31": (Feed(0, (2, 0)), EndTurn(0)),
    "A2A7/B4/C5/- hand=2 pile=D3D4A2B2 chosen=A7 2:draw": (DrawCard(1, 0), PairOrPass(1), EndTurn(1)),
}  # fmt: skip


@pytest.mark.parametrize("text", LAWFUL)
def test_a_lawful_position_is_set_up_and_written_as_it_was(text: str) -> None:
    state = at(text)
    steps = LAWFUL[text]
    assert state.agenda[: len(steps)] == steps
    assert GAME.write_position(state) == text
    assert (state.round, state.rolls) == (2 if "penalties" in text else 1, 0)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_position_of_a_game_is_read_back_as_it_was(players: int) -> None:
    given = {
        "players": players,
        **({"hand": 5, "starter": 2, "values": [1, 2, 3, 4, 5, 6, 9, 10]} if players == 3 else {}),
    }
    for moment in islice(random_history(GAME, GAME.options(given), FastDice(f"positions {players}")), 160):
        assert at(GAME.write_position(moment.state)) == moment.state


def test_what_a_text_leaves_out_has_its_usual_value() -> None:
    table = at("A3A4/-/C5 1:pair").table
    assert (table.arrow, table.first, table.player, table.turn, table.out) == (1, 0, 0, 1, (1,))
    assert (table.aid_down, table.quiet, table.chosen, table.waiting) == ((False,) * 3, (), None, 0)
    assert (table.known, table.no_ones, table.penalties, table.shown) == (((),) * 3, (0,) * 3, (), False)
    assert len(table.pile) == 25
    assert table.pile == tuple(sorted(table.pile))
    assert table.deck == ()
    small = at("A3A4/B5/C5 hand=2 pile=D3D4 1:pair").table
    assert (len(small.deck), small.pile) == (22, ("D3", "D4"))
    assert at("A3A4/-/C5 penalties=4,9,9 1:pair").table.first == 1
    assert at("A3A4/-/- hand=2 deal").table.out == ()
    assert at("A3A4/B3B4/C5C6 hand=2 1:pair").table.pile == ()


def test_every_word_of_a_position() -> None:
    text = (
        "A3A4X/B4/C5/-/- starter=2 values=1,3,4,5,6,7,8,10 "
        "pile=A1A1B1B1C1C1D1D1E1A5A6A7B3B5B6B7C3C3C4C6C8D3D3D4D5D6D8E3E4E4E7E5 "
        "arrow=< first=5 turn=77 down=124 quiet=21 out=54 known=1A3:2,1X:235w,3C5:1 no1=2:15w,3:w penalties=1,0,7,4,7 "
        "rolls=91 1:pair"
    )
    state = at(text)
    table = state.table
    assert GAME.write_position(state) == text
    assert (table.options.starter, table.options.values, table.options.hand) == (2, (1, 3, 4, 5, 6, 7, 8, 10), None)
    assert (table.arrow, table.first, table.turn, table.out) == (-1, 4, 77, (4, 3))
    assert (table.aid_down, table.quiet) == ((True, True, False, True, False), (1, 0))
    assert table.known == ((("A3", 2), ("X", 2 + 4 + 16 + 32)), (), (("C5", 1),), (), ())
    assert table.no_ones == (0, 1 + 16 + 32, 32, 0, 0)
    assert (table.penalties, state.rolls, state.round) == (((1, 0, 7, 4, 7),), 91, 2)


def test_a_position_that_is_over() -> None:
    text = "B4E7/C3C4/D4 turn=9 down=123 quiet=231 penalties=0,9,0/11,7,4 3:over"
    state = at(text)
    assert GAME.write_position(state) == text
    assert (state.step, state.round, state.table.shown, state.table.first) == (None, 2, True, 1)
    tied = "B4E7/C3C4/D4 penalties=0,0,8/5,5,4/11,7,4 3:over"
    assert at(tied).round == 3
    assert at("B4E7/C3C4/D4 penalties=0,4,7/4,0,0/11,7,4 3:over").round == 3  # M50: a win that is shared


REFUSED = {
    "": "is no position",
    "A3A4/B4/C5": "is no position",
    "A3A4/B4/C5 pair": "'pair' is none of the questions",
    "A3A4/B4/C5 1:think": "'1:think' is none of the questions",
    "A3A4/B4/C5 mood=good 1:pair": "'mood=good' is none of the words",
    "A3A4/B4/C5 turn= 1:pair": "'turn=' is none of the words",
    "A3A4/B4 1:pair": "players: M3",
    "A3A4/B4/C5/C6/C8/D4 1:pair": "players: M3",
    "A3A9/B4/C5 1:pair": "M1: 'A3A9' are not cards",
    "A3A4/B4/C1 1:pair": "M3: these cards are not in play, or not so many of them: C1",
    "A3A3/B4/C5 1:pair": "M3: these cards are not in play, or not so many of them: A3",
    "A3A4/B4/C5 pile=C6C5 1:pair": "not so many of them: C5",
    "A3A4/B4/C5 pile=D3D4 1:pair": "M4: hands and pile hold 22 cards too few",
    "A3A4/B4/C5 hand=2 1:pair": "M4: hands and pile hold 2 cards too few",
    "A3A4/B4B5/C5C6 hand=1 1:pair": "M4: hands and pile hold 3 cards too many",
    "A3A4/B4/C5 hand=10 1:pair": "hand: M4",
    "A3A4/B4/C5 values=4,3 1:pair": "values: M1",
    "A3A4/B4/C5 values=3,x 1:pair": "values: 'x' is no number",
    "A3A4/B4/C5 starter=4 1:pair": "starter: M5",
    "A3A4/B4/C5 starter=2 first=1 1:pair": "M5: seat 1 cannot be first",
    "A3A4/B4/C5 penalties=0,9,0 first=1 1:pair": "M5: seat 1 cannot be first",
    "A3A4/B4/C5 first=4 1:pair": "M3: '4' is none of the seats 1 to 3",
    "A3A4/B4/C5 4:pair": "M3: '4' is none of the seats 1 to 3",
    "A3A4/B4/C5 arrow=^ 1:pair": "M6: the arrow",
    "A3A4/B4/C5 turn=0 1:pair": "M43",
    "A3A4/B4/C5 turn=301 1:pair": "M43",
    "A3A4/B4/C5 turn=many 1:pair": "turn: 'many' is no number",
    "A3A4/B4/C5 quiet=2 1:pair": "M9",
    "A3A4/B4/C5 down=2 quiet=22 1:pair": "'22' names a seat twice",
    "A3A4/B4/C5 out=2 1:pair": "M11: out are those without cards",
    "A3A4/-/C5 out=- 1:pair": "M11: out are those without cards",
    "-/A4B4X/C5 hand=3 pile=E5D3B3C3A3 out=1 2:take1": "M11: out are those without cards",
    "A3A4/B4/C5 known=2C4:1 1:pair": "M37: seat 2 does not hold",
    "C3C4/B4/C5 known=1C3:2,1C3:2 1:pair": "M37: seat 1 does not hold",
    "A3A4/B4/C5 known=2B4:2 1:pair": "M37: of their own hand",
    "A3A4/B4/C5 known=2:1 1:pair": "M1: '' is not one card",
    "A3A4/B4/C5/D5/E1 no1=5:1 1:pair": "M21: seat 5 holds a 1",
    "A3A4/B4/C5 penalties=1,2 1:pair": "M50: every round",
    "A3A4/B4/C5 penalties=1,2,3/3,5,7 1:pair": "M50: a third round needs a tie",
    "A3A4/B4/C5 penalties=1,2,3/2,1,0/0,0,1 1:pair": "M50: a third round needs a tie, and is the last",
    "A3A4/B4/C5 penalties=7,4,5 1:over": "M50: the game is not over",
    "A3A4/B4/C5 penalties=0,3,2/7,4,5 1:over": "M50: the game is not over",
    "A3A4/B4/C5 penalties=1,3,9/7,4,6 1:over": "M41: the last penalties",
    "A3A4/B4/C5 penalties=0,3,9/7,4,5/7,4,5/7,4,5 1:over": "M50: a third round needs a tie",
    "A3/B4/C5 1:pair": "M7: after a draw",
    "-/B4/C5 1:draw": "M11: seat 1 is out",
    "A3/-/- 1:draw": "M7: there is nobody to draw from",
    "-/-/- out=123 1:draw": "M7: nobody holds cards",
    "A3/B4/C5 2:draw2": "M27: nobody draws more than there is",
    "A3A4X/B4/C5 hand=3 pile=E5D3D8A7 2:draw2": "M8: no pair of 7 or 8",
    "A3A4X/B4/C5 hand=3 pile=E5D3A7B7 2:draw3": "M8: no pair of 8",
    "A3A4X/B4/C5 hand=3 pile=E5D3C4D4 2:draw+swap": "M8: no pair of 3",
    "A2A7/B4/C5/- hand=2 pile=D3D4A2B2 chosen=A3 2:draw": "M22: the chosen card",
    "A2A7/B4/C5/- hand=2 pile=D3D4A3B3 chosen=A7 2:draw": "M8: no pair of 2",
    "A2A7/B4/C5/- hand=2 pile=D4D8A3B3 chosen=A7 2:draw+swap": "M38: only one effect waits",
    "A2A7/B4/C5/- hand=2 pile=D3D4A2B2 chosen=A7 1:pair": "M22: a card is chosen only",
    "A2A7/B4/C5/- hand=2 pile=D3D4A2B2 chosen=A7A2 2:draw": "M1: 'A7A2' is not one card",
    "A3A4/B4/C5 hand=2 pile=A6D3 1:more": "M8: no pair of 6",
    "A3/B4C4/C5 hand=2 pile=A6B6 1:more": "M7: after a draw",
    "A3/B4C4/C5 hand=2 pile=- 1:effect": "M4",
    "A3A5/B4C4/C5C6 hand=2 pile=- 1:effect": "M8: no pair of 1 or 2 or 3",
    "A3/B4C4/C5 hand=2 pile=A6B6 1:effect": "M8: no pair of 1 or 2 or 3",
    "-/B4/C5/A7 hand=2 pile=D3D4D5A2B2 1:choose": "M31",
    "A7/-/-/- hand=2 pile=D3D4D5A6B6B5C5 1:choose": "M4",
    "A7/-/-/- hand=2 pile=D3D4D5A3B5A2B2 1:choose": "M45",
    "A7/B4/C5/- hand=2 pile=D3D4D5A3B3 1:choose": "M8: no pair of 2",
    "A7/B3/C5/- hand=2 pile=D3D4D5A2B2 1:give": "M8: no pair of 4",
    "A3/A4B4X/C5 hand=3 pile=E5D3B3C3 2:swap3": "M23: seat 1 was drawn from, and not seat 3",
    "A3/A4B4X/C5 hand=3 pile=E5D3D4D5 2:swap1": "M8: no pair of 3",
    "A3/A4B4X/C5 hand=3 pile=E7B3C3E5 2:swap1": "M8: no pair of 3",
    "-/A4B4X/C5 hand=3 pile=E5E7D3B3C3 2:swap1": "M32: the swap lapses",
    "A3/A4B4X/C5 hand=3 pile=E5E7B3C3 2:take1": "M8: no pair of 3",
    "A7/B3/C5/- hand=2 pile=D3D4D6A4B4 1:feed231": "M8: no pair of 5",
    "A7/B3/C5/- hand=2 pile=D3D4D6A5B5 1:feed321": "M34: cards go round",
    "A7/B3/C5/- hand=2 pile=D3D4D6A5B5 1:feed23": "M34: cards go round",
    "A7/B3/C5/- hand=2 pile=D3D4D6A5B5 1:feed4": "M34: cards go round",
    "A7/B3/C5D4/- hand=2 pile=C3C3A5B5 1:feed23": "M34: there is nothing to choose",
    "A3/-/- hand=2 deal": "M4: the deal does not come to these hands",
    "A3A4/B3B4/C3C4 hand=2 deal": "M4: the deal does not come to these hands",
    "A3A4/B4/C5 rolls=x 1:pair": "rolls: 'x' is no number",
    "-/-/- rolls=1 first": "rolls: chance has answered 0 times by now",
    "A3A4/-/- hand=2 rolls=1 deal": "rolls: chance has answered 2 times by now",
    "A3A4/-/- hand=2 rolls=3 deal": "rolls: chance has answered 2 times by now",
    "A3A4/B4/C5 turn=3 rolls=6 1:pair": "rolls: chance has answered 7 to 14 times by now",
    "A3A4/B4/C5 turn=3 rolls=15 1:pair": "rolls: chance has answered 7 to 14 times by now",
    "-/-/- turn=1 first": "turn: M7: there is none before the first draw",
    "A3A4/-/- hand=2 turn=3 deal": "turn: M7: there is none before the first draw",
    "-/-/- first=1 first": "first: M5: that is what chance is asked",
    "A3A4/B4/C5 turn=3 turn=4 1:pair": "turn: a position has each word once",
    "A3A4//C5 1:pair": "M1: '' are not cards",
    "A3A4/-B4/C5 1:pair": "M1: '-B4' are not cards",
    "A3A4/-/C5 out=-2 1:pair": "M3: '-' is none of the seats",
    "A3A4/B4/C5 penalties=1,2,3/ 1:pair": "penalties: '' is no number",
    "A3A4/B4/C5 known=2B4 1:pair": "M37: what nobody knows is not written",
    "A3A4/B4/C5/D5/E1 no1=1: 1:pair": "M37: what nobody knows is not written",
    "A3A4/B4/C5/D5/E1 no1=1:2,1:3 1:pair": "no1: seat 1 is named twice",
    "A3A4/B4/C5 no1=1:2 1:pair": "M21: there is no pair of 1s in play",
    "A3/-/- first": "M4: nothing is dealt before",
    "-/-/- penalties=1,2/1,2,3 first": "M50: every round",
    "-/-/- pile=A3 first": "M6: a round starts",
    "-/-/- arrow=< deal": "M6: a round starts",
    "-/-/- down=1 quiet=1 deal": "M6: a round starts",
    "-/-/- chosen=A3 deal": "M6: a round starts",
    "-/-/- known=1A3:2 deal": "M6: a round starts",
    "-/-/-/-/- no1=1:2 first": "M6: a round starts",
    "-/-/- out=1 deal": "M6: a round starts",
    "A3A4/B4/C5 penalties=142,0,0 1:pair": "M42: all cards together cost 141 points",
    "A3A4/B3B5/C3 down=123 quiet=123 1:pair": "M41: all have passed",
    "A3A4/-/C3 down=13 quiet=13 1:draw": "M41: all have passed",
    "C4C5X/B4/C6 hand=3 pile=D3D4A6B6 down=2 quiet=2 1:more": "M44: nobody has passed since",
    "C4C5X/B4/C6 hand=3 pile=D3D4A6B6 down=1 1:more": "M9: seat 1 has discarded",
    "A5/A4B4X/C5 hand=3 pile=E5E7A3B3 down=1 2:swap1": "M9: seat 1 has discarded",
}  # fmt: skip


@pytest.mark.parametrize("text", REFUSED)
def test_an_unlawful_position_is_refused_with_the_reason(text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        at(text)
    assert REFUSED[text] in str(refusal.value)
