"""A turn: M7 to M12."""

from cattery.games.mistigri.choices import DiscardPair, Draw, Pass
from cattery.games.mistigri.events import CardDrawn, PairDiscarded, Passed, TurnBegan, WentOut
from cattery.games.mistigri.game import GAME
from cattery.games.mistigri.steps import DrawCard, EndTurn, PairOrPass
from cattery.kernel import CHANCE, SPECTATOR, Seen
from tests.rulebook.mistigri.kit import after, asked, at, facts, play, refused, seen, sightings


def test_M7_first_you_must_draw_from_the_previous_player() -> None:
    state = at("A3A4/B3B4/C3C4/D3D4 2:draw")
    assert state.agenda[:3] == (DrawCard(1, 0), PairOrPass(1), EndTurn(1))
    assert asked(state) == "*A3 *A4"
    state, happened = play(state, "*A4")
    assert happened == [CardDrawn(1, 0, Seen("A4", (1, 0)))]
    assert state.table.hands[:2] == (("A3",), ("A4", "B3", "B4"))
    assert state.step == PairOrPass(1)


def test_M7_you_draw_against_the_arrow_from_the_nearest_one_with_cards() -> None:
    assert at("A3A4/B3B4/C3C4/D3D4 arrow=< 2:draw").agenda[0] == DrawCard(1, 2)
    assert at("-/B3B4/C3C4/D3D4 2:draw").agenda[0] == DrawCard(1, 3)
    assert at("A3A4/B3B4/-/D3D4 1:draw").agenda[0] == DrawCard(0, 3)


def test_M7_nothing_but_a_card_of_that_hand_can_be_drawn() -> None:
    assert refused("A3A4/B3B4/C3C4 2:draw", "*B3") == "M7"
    assert refused("A3A4/B3B4/C3C4 2:draw", ".") == "M7"


def test_M12_a_draw_is_chance_and_each_card_of_the_hand_as_likely() -> None:
    state = at("C3C3X/B3B4/C4D4 2:draw")
    assert state.step is not None
    assert state.step.actor == CHANCE
    assert asked(state) == "*C3 *C3 *X"


def test_M7_a_turn_is_counted_and_the_player_named() -> None:
    state, happened = play("A3A4/B3B4/C3C4/D3D4 turn=7 2:pair", ".")
    assert happened == [Passed(1), TurnBegan(2, 1, 1)]
    assert (state.table.turn, state.table.player) == (8, 2)


def test_M8_you_may_discard_one_pair_of_one_colour_or_one_value() -> None:
    assert asked("A3A7B3C4E7X/B4/C5 1:pair") == "A3A7 A3B3 A7E7 ."
    assert asked("A3C4D5/B4/C5 1:pair") == "."
    assert asked("C3C4C5/B4/A5 1:pair") == "C3C4 C3C5 C4C5 ."


def test_M8_equal_pairs_are_one_choice() -> None:
    assert asked("C3C3D3X/B4/C5 1:pair") == "C3C3 C3D3 ."
    assert asked("A1A1A2A2B1/B2/C5/D6/E7 1:pair") == "A1A1 A1A2 A1B1 A2A2 ."


def test_M8_a_pair_of_one_colour_has_no_effect() -> None:
    state, happened = play("A3A7C4/B4B5/C5C6 1:pair", "A3A7")
    assert happened == [PairDiscarded(0, ("A3", "A7")), TurnBegan(1, 0, 1)]
    assert state.table.hands[0] == ("C4",)
    assert state.table.pile[-2:] == ("A3", "A7")


def test_M8_two_cards_that_share_both_count_as_one_value() -> None:
    state, _ = play("C3C3X/B4B5/C5C6 1:pair", "C3C3")
    assert asked(state) == "= <>"
    state, _ = play("E4E4X/B4B5/C5C6 1:pair", "E4E4")
    assert asked(state) == "X>2 X>3"


def test_M8_the_pair_need_not_contain_the_card_just_drawn() -> None:
    state, _ = play("A7/B3B4/C5C6 2:draw", "*A7")
    assert asked(state) == "B3B4 ."


def test_M8_what_is_no_pair_or_not_held_is_refused() -> None:
    position = "A3A7C4/B4B5/C5C6 1:pair"
    assert refused(position, "A3C4") == "M8"
    assert refused(position, "B4B5") == "M8"
    assert refused(position, "A3A3") == "M8"
    assert refused(position, "=") == "M8"
    assert refused(position, "A3") == "M8"
    assert refused(position, "A3>2") == "M8"
    assert refused(position, "C5X") == "M1"


def test_M8_answers_in_any_order_of_cards_read_the_same() -> None:
    step = at("A3A7C4/B4B5/C5C6 1:pair").step
    assert step is not None
    assert GAME.read("A7A3", step) == GAME.read("A3A7", step) == DiscardPair(("A3", "A7"))


def test_M9_if_you_discard_nothing_you_pass_and_your_aid_card_turns_down() -> None:
    state, happened = play("A3A7/B4B5/C5C6 1:pair", ".")
    assert happened == [Passed(0), TurnBegan(1, 0, 1)]
    assert state.table.aid_down == (True, False, False)
    assert state.table.quiet == (0,)


def test_M9_it_turns_up_again_when_you_discard_a_pair_in_a_later_turn() -> None:
    position = "A3A7C4/B4B5/C5C6 down=123 quiet=12 1:pair"
    state, _ = play(position, "A3A7")
    assert state.table.aid_down == (False, True, True)
    assert state.table.quiet == ()


def test_M9_choosing_not_to_discard_is_a_pass_too() -> None:
    assert Pass() in at("A3A7C4/B4B5/C5C6 1:pair").choices
    assert at("A3A7C4/B4B5/C5C6 1:pair").choices[-1] == Pass()


def test_M9_passing_again_changes_nothing_more() -> None:
    state, _ = play("A3A7C4/B4B5/C5C6 down=1 quiet=1 1:pair", ".")
    assert (state.table.aid_down, state.table.quiet) == ((True, False, False), (0,))
    state, _ = play("A3A7C4/B4B5/C5C6 down=12 quiet=2 1:pair", ".")
    assert state.table.quiet == (1, 0)


def test_M10_the_pile_is_open_and_grows_in_order() -> None:
    position = "A3A7C4/B4B5/C5C6 hand=4 pile=D3D4D5E3E4 1:pair"
    state, _ = play(position, "A3A7")
    for viewer in (0, 1, 2, SPECTATOR):
        assert seen(state, viewer).pile == ("D3", "D4", "D5", "E3", "E4", "A3", "A7")


def test_M11_without_cards_you_are_out_at_once_after_discarding() -> None:
    state, happened = play("A3A7/B4B5/C5C6 1:pair", "A3A7")
    assert happened == [PairDiscarded(0, ("A3", "A7")), WentOut(0), TurnBegan(1, 2, 1)]
    assert state.table.out == (0,)


def test_M11_last_card_of_the_previous_player_drawn() -> None:
    state, happened = play("A3/B4B5/C5C6 2:draw", "*A3")
    assert happened == [CardDrawn(1, 0, Seen("A3", (1, 0))), WentOut(0)]
    assert asked(state) == "B4B5 ."
    assert facts(state, ".")[-1] == TurnBegan(2, 1, 1)


def test_M11_players_who_are_out_are_listed_in_the_order_they_went() -> None:
    state, _ = play("A3/B4B5/-/C5C6 2:draw", "*A3 B4B5")
    assert state.table.out == (2, 0)
    assert seen(state, 3).out == (2, 0)


def test_M11_a_draw_that_leaves_cards_puts_nobody_out() -> None:
    assert facts("A3A4/B4B5/C5C6 2:draw", "*A3") == [CardDrawn(1, 0, Seen("A3", (1, 0)))]


def test_M37_a_draw_is_seen_by_the_two_players_concerned() -> None:
    happened = facts("A3A4/B4B5/C5C6/D5D6 2:draw", "*A3")
    for viewer in (0, 1):
        assert sightings(happened, viewer) == happened
    for viewer in (2, 3, SPECTATOR):
        assert sightings(happened, viewer) == [CardDrawn(1, 0, Seen(None, (1, 0)))]
    step, table = DrawCard(1, 0), at("A3A4/B4B5/C5C6/D5D6 2:draw").table
    assert step.shown(table, Draw("A3"), 0) == step.shown(table, Draw("A3"), 1) == Draw("A3")
    assert step.shown(table, Draw("A3"), 2) is None


def test_a_turn_in_full() -> None:
    assert (
        after("A3A7C4/B4B5/C5C6 hand=3 pile=D3D4 turn=3 1:pair", "A3A7 *C4 .")
        == "-/B4B5C4/C5C6 hand=3 pile=D3D4A3A7 turn=5 down=2 quiet=2 known=2C4:1 3:draw"
    )


def test_M6_M11_M32_whoever_waits_is_told_why() -> None:
    state = at("C4D4X/-/A5B5/E7 1:pair")
    assert [GAME.waiting_rule(state, seat) for seat in (1, 2, 3)] == ["M11", "M6", "M6"]
    state = play("A3B3C4X/C5C6/D5/- 1:pair", "A3B3 = *C4")[0]  # it is seat 2's turn, but seat 1's swap comes first
    assert [GAME.waiting_rule(state, seat) for seat in (1, 2, 3)] == ["M32", "M6", "M11"]
