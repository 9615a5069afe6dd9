"""Who knows what, M37: views, and what a seat remembers of other hands."""

from cattery.games.mistigri.game import GAME
from cattery.games.mistigri.steps import BeginRound, EndGame, EndTurn, PairOrPass, TieRound
from cattery.games.mistigri.view import View
from cattery.kernel import SPECTATOR, Decision, choices_for
from tests.rulebook.mistigri.kit import at, play, seen


def known(where: str, answers: str, viewer: int) -> tuple[str, ...]:
    """What a viewer knows of each hand after these answers, as text."""
    return tuple("".join(cards) for cards in seen(play(where, answers)[0], viewer).known)


FOUR = "A3A4A5/B3B4B5/C3C4C5/D3D4D5"


def test_M37_a_view_holds_all_that_is_public_and_the_viewers_own_hand() -> None:
    position = (
        "A3A7X/B4B5/-/E7E9 values=1,2,3,4,5,6,7,8,9,10 arrow=< first=2 turn=12 down=24 quiet=42 "
        "known=2B4:1,4E9:123w no1=4:1w penalties=1,20,0,4 1:pair"
    )
    state = at(position)
    asked = Decision(0, PairOrPass(0), (EndTurn(0), TieRound(), EndGame()))
    pile = (
        "A1", "A1", "A2", "A2", "A4", "A5", "A6", "B1", "B1", "B2", "B2", "B3", "B6", "B7", "C1", "C1", "C2", "C3",
        "C3", "C4", "C5", "C6", "C8", "D1", "D1", "D2", "D3", "D3", "D4", "D5", "D6", "D8", "E1", "E2", "E2", "E3",
        "E4", "E4", "E5",
    )  # fmt: skip
    all_cards = GAME.options({"values": [*range(1, 11)]})  # M21: without 1s nobody could know of none
    assert seen(state, 0) == View(
        seat=0, options=all_cards, round=2, first=1, player=0, turn=12, hand=("A3", "A7", "X"),
        hand_sizes=(3, 2, 0, 2), undealt=0, pile=pile, arrow=-1, aid_down=(False, True, False, True), quiet=(3, 1),
        out=(2,), chooser=None, chosen=None, known=((), ("B4",), (), ("E9",)), no_ones=(False, False, False, True),
        penalties=((1, 20, 0, 4),), shown=None, decision=asked,
    )  # fmt: skip
    assert seen(state, 1).hand == ("B4", "B5")
    assert seen(state, 1).known == ((), (), (), ("E9",))
    assert seen(state, 1).no_ones == (False,) * 4
    assert seen(state, 1).decision == asked
    watching = seen(state, SPECTATOR)
    assert (watching.seat, watching.hand) == (SPECTATOR, ())
    assert watching.known == ((), (), (), ("E9",))
    assert watching.no_ones == (False, False, False, True)


def test_M37_the_choices_are_for_the_asked_seat_alone() -> None:
    state = at(FOUR + " 1:pair")
    assert choices_for(state, 0) == state.choices
    assert [choices_for(state, viewer) for viewer in (1, 2, 3, SPECTATOR)] == [()] * 4


def test_M37_a_card_drawn_from_you_stays_known_to_you() -> None:
    assert known(FOUR + " 2:draw", "*A4", 0) == ("", "A4", "", "")
    assert known(FOUR + " 2:draw", "*A4", 1) == ("", "", "", "")
    assert known(FOUR + " 2:draw", "*A4", 2) == ("", "", "", "")
    assert known(FOUR + " 2:draw", "*A4", SPECTATOR) == ("", "", "", "")


def test_M37_what_is_known_of_a_hand_is_told_in_the_order_of_cards_not_of_events() -> None:
    assert known("A3A4X/B4/C5 hand=3 pile=E5D3A7B7 2:draw2", "*A4 *A3", 0) == ("", "A3A4", "")


def test_M37_until_an_unseen_card_leaves_that_hand() -> None:
    assert known(FOUR + " 2:draw", "*A4 . *B4", 0) == ("", "", "", "")
    assert known(FOUR + " 2:draw", "*A4 . *A4", 0) == ("", "", "", "")


def test_M37_what_the_hand_gains_takes_nothing_from_what_is_known() -> None:
    position = FOUR + " known=2B4:4,3C3:1 2:draw"
    assert known(position, "*A4", 3) == ("", "B4", "", "")
    assert known(position, "*A4", 0) == ("", "A4", "C3", "")


def test_M37_who_sees_the_card_leave_still_knows_the_rest() -> None:
    position = FOUR + " known=1A4:23,1A5:24 2:draw"
    assert known(position, "*A4", 1) == ("A5", "", "", "")
    assert known(position, "*A4", 2) == ("", "", "", "")
    assert known(position, "*A4", 3) == ("", "", "", "")
    assert known(position, "*A3", 1) == ("A4A5", "", "", "")


def test_M37_a_discarded_card_is_known_no_more_and_the_others_still_are() -> None:
    position = FOUR + " known=1A4:23,1A5:3 1:pair"
    assert known(position, "A3A4", 2) == ("A5", "", "", "")
    assert known(position, "A3A4", 1) == ("", "", "", "")
    assert known(position, ".", 1) == ("A4", "", "", "")


def test_M37_of_two_equal_cards_one_may_be_left() -> None:
    hands = "C3C3C4E3/B3B4/A3A4/D3D4"
    both = hands + " known=1C3:23,1C3:3 1:pair"
    assert known(both, "C3E3 =", 2) == ("C3", "", "", "")  # knew of two, saw one go
    assert known(both, "C3E3 =", 1) == ("", "", "", "")  # knew of one: it may be the one that went
    assert known(both, "C3C3 =", 2) == ("", "", "", "")
    assert known(hands + " known=1C3:2,1C3:2 2:draw", "*C3", 1) == ("C3", "", "", "")


def test_M37_a_gift_is_known_to_the_giver() -> None:
    position = "A4B4C5X/B3/C3/D3 known=1C5:2,1X:24 1:pair"
    assert known(position, "A4B4 X>2", 0) == ("", "X", "", "")
    assert known(position, "A4B4 X>2", 1) == ("C5", "", "", "")
    assert known(position, "A4B4 X>2", 3) == ("", "", "", "")


def test_M37_a_card_from_the_pile_is_known_to_all_but_its_owner_needs_no_telling() -> None:
    position = "A5B5C4/B3/C3/D3 1:pair"
    for viewer, expected in (
        (0, ("", "E9", "E7", "X")), (1, ("C8", "", "E7", "X")), (3, ("C8", "E9", "E7", "")),
        (SPECTATOR, ("C8", "E9", "E7", "X")),
    ):  # fmt: skip
        assert known(position, "A5B5 E9 E7 X C8", viewer) == expected


ONES = "A1B1C5X/B3/C1C4/D3/E1E7 1:pair"


def no_ones(answers: str, viewer: int) -> str:
    """The seats that this viewer knows to hold no 1."""
    view = seen(play(ONES, answers)[0], viewer)
    return "".join(str(seat + 1) for seat, none in enumerate(view.no_ones) if none)


def test_M37_that_a_hand_holds_no_1_stays_known_while_it_only_loses_cards() -> None:
    assert no_ones("A1B1 = *X .", 3) == "1"


def test_M37_a_card_gained_unseen_may_be_a_1() -> None:
    gained = "A1B1 = *X . *B3 . *C4 . *D3 . *E7"  # seat 1 drew E7 from seat 5
    assert no_ones(gained, 1) == no_ones(gained, 2) == no_ones(gained, SPECTATOR) == ""
    assert no_ones(gained, 4) == "1"  # the giver saw that it is none
    assert no_ones(gained, 0) == "1"
    assert no_ones("A1B1 = *X . *B3 . *C4 . *D3 . *E1", 4) == ""


def test_M37_a_card_gained_from_the_pile_is_seen_by_all() -> None:
    hands = "A3A4/A5B5C4/C3/D3/E7 no1=1:12345w,3:12345w 2:pair"
    state, _ = play(hands, "A5B5 A1 E9 A2 A6 A7")
    assert seen(state, 3).no_ones == (True, False, False, False, False)
    state, _ = play(hands, "A5B5 E9 A2 A6 A1 A7")
    assert seen(state, SPECTATOR).no_ones == (False, False, True, False, False)


def test_M37_views_of_a_deal_show_sizes_and_nothing_else() -> None:
    state = at("A3A4A5A6A7B3B4B5B6/-/- first=3 deal")
    view = seen(state, 1)
    assert (view.hand, view.hand_sizes, view.undealt) == ((), (9, 0, 0), 19)
    assert (view.first, view.player, view.turn) == (2, None, 0)
    assert view.decision is not None
    assert view.decision.then[-3:] == (BeginRound(2), TieRound(), EndGame())


def test_M10_cards_that_were_discarded_are_known_to_nobody_any_more() -> None:
    pair = "A5B5/A3B3C4/C5D5 known=2A3:13,2B3:3 2:pair"
    assert [known(pair, "A3B3 =", viewer)[1] for viewer in (0, 1, 2, SPECTATOR)] == ["", "", "", ""]
