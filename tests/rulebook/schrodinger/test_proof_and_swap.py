"""S14 to S19: proof and swap, after a claim, in the same turn."""

import pytest

from cattery.games.schrodinger.events import CardsDrawn, CardsPutAway, PowerUsed, ProofShown
from cattery.games.schrodinger.view import PutAway
from tests.rulebook.schrodinger.table import WATCHER, at, c, seen

PHYSICATS = "unused 1:mewton 2:maria | row tabby"


def test_S14_any_number_of_matching_cards_and_heisenbergs() -> None:
    table = at("2A1D1E2H 6D | turn 1")
    assert table.say("5A").legal == "+ +1H +2H +1A +1A1H +1A2H +2A +2A1H +2A2H"
    assert table.say("5D").legal == "+ +1H +2H +1D +1D1H +1D2H"
    assert table.say("5E").legal == "+ +1H +2H +1E +1E1H +1E2H"
    assert at("6D 6A | claim 5A by 1 | prove 1").legal == "+"


def test_S14_nothing_else_can_be_shown() -> None:
    table = at("2A1D1E2H 6D | claim 5A by 1 | prove 1")
    assert table.refusals("+1D +3A +3H +1A1D +2A1E") == "S14 S14 S14 S14 S14"
    assert table.refusals("6A ? . - -1A *1A") == "S10 S25 S14 S15 S15 S14"


def test_S14_proof_lies_face_up_for_all_to_see_and_stays_there() -> None:
    table = at("2A1D1E2H 6D | turn 1").say("5A +1A1H")
    assert table.events[-1] == ProofShown(0, c("1A1H"))
    for viewer in (1, 2, WATCHER):
        assert table.view(viewer).proofs == (c("1A1H"), c(""))
        assert table.view(viewer).hand_sizes == (4, 6)
    assert table.view(1).hand == c("1A1D1E1H")
    table = table.say("- 5D + 6A")
    assert table.view(2).proofs == (c("1A1H"), c(""))
    assert table.say("+1A - 6D").view(2).proofs == (c("2A1H"), c(""))  # a later turn adds to it
    assert table.view(2).deck_size == 40  # and nothing was drawn for it


def test_S14_once_a_turn() -> None:
    table = at(f"2A1D1E2H 6D | {PHYSICATS} | turn 1").say("5A +1A")
    assert table.asked == "swap 1 up to 1"
    assert table.refusal("+1A") == "S14"
    assert table.say("-").refusals("+1A +") == "S14 S14"


def test_S15_swap_at_most_as_many_as_were_shown() -> None:
    table = at("2A1D1E2H 6D | turn 1").say("5A +1A1H")
    assert table.asked == "swap 1 up to 2"
    assert table.legal == "- -1H -1E -1E1H -1D -1D1H -1D1E -1A -1A1H -1A1E -1A1D"
    assert table.refusals("-1A1D1E -2A -1D1E1H -2H") == "S15 S15 S15 S15"
    assert table.refusals("6A ? . + *1A") == "S10 S25 S15 S14 S15"
    assert at("2A1D1E2H 6D | turn 1").say("5A +1H").legal == "- -1H -1E -1D -1A"


def test_S15_what_is_swapped_goes_face_down_and_as_many_are_drawn() -> None:
    table = at("2A1D1E2H 6D | turn 1").say("5A +1A1H -1D1E")
    assert table.events[-1] == CardsPutAway(0, 2, seen("1D1E", 1))
    assert table.asked == "draw 2 for 1"
    assert table.view(2).hand_sizes == (2, 6)
    assert table.refusals("*1A *3A") == "S15 S15"
    table = table.say("*2E")
    assert table.events == [CardsDrawn(0, 2, seen("2E", 1))]
    assert table.view(1).hand == c("1A2E1H")
    assert table.view(1).discard == (PutAway(0, 2, (), c("1D1E")),)
    assert table.view(2).discard == table.view(WATCHER).discard == (PutAway(0, 2, (), None),)
    assert [table.view(seat).known_discard for seat in (1, 2, WATCHER)] == [c("1D1E"), c(""), c("")]
    assert (table.view(2).discard_size, table.view(2).deck_size) == (2, 38)
    assert table.asked == "turn 2"


def test_S15_bystanders_see_how_many_but_not_which() -> None:
    table = at("1D1E2H 6D | proof 1:2A | claim 5A by 1 | swap 1 up to 2")
    step = table.state.step
    assert step is not None
    one, other = (choice for choice in table.state.choices if choice.cards in (c("1D1E"), c("2H")))
    assert step.shown(table.state.table, one, 0) == one
    assert step.shown(table.state.table, one, 1) == step.shown(table.state.table, other, -2) == 2
    drawn = table.say("-1D1E")
    step, choice = drawn.state.step, drawn.state.choices[0]
    assert step is not None
    assert [step.shown(drawn.state.table, choice, viewer) for viewer in (0, 1, -2)] == [choice, None, None]


def test_S15_without_proof_there_is_no_swap() -> None:
    assert at("2A1D1E2H 6D | turn 1").say("5A +").asked == "turn 2"
    assert at(f"2A1D1E2H 6D | {PHYSICATS} | claim 5A by 1 | end 1").refusals("-1A -") == "S15 S15"


def test_S15_after_the_swap_no_more_proof() -> None:
    table = at(f"2A1D1E2H 6D | {PHYSICATS} | turn 1").say("5A +1A -1D *A")
    assert table.asked == "end 1"
    assert table.refusals("+1A -1A") == "S14 S15"


def test_S15_cards_drawn_by_mewton_or_felinestein_this_turn_may_be_swapped() -> None:
    table = at(f"1A1D1E2H 6D | proof 1:1A | claim 5A by 1 | {PHYSICATS} | swap 1 up to 1").say("! *2E")
    assert table.asked == "swap 1 up to 1"
    assert table.say("-1E *A").view(1).hand == c("2A1D2E2H")
    table = at("1A1D1E2H 6D | proof 1:1A | claim 5A by 1 | unused 1:felinestein 2:maria | row tabby | swap 1 up to 1")
    table = table.say("! *5E")
    assert (table.asked, table.legal) == ("swap 1 up to 1", "- -1E")


def test_S15_proof_counts_for_the_swap_even_when_it_was_removed() -> None:
    table = at("1A1D1E2H 6D | proof 1:1A | claim 5A by 1 | unused 1:purrie 2:maria | row tabby | swap 1 up to 1")
    table = table.say("!")
    assert table.view(1).proofs == (c(""), c(""))
    assert (table.asked, table.legal) == ("swap 1 up to 1", "- -1H -1E -1D -1A")


@pytest.mark.parametrize(
    ("pack", "asked"), [("8,4,1,1", "swap 1 up to 2"), ("7,4,1,1", "swap 1 up to 2"), ("6,4,1,1", "turn 2")]
)
def test_S16_an_empty_deck_means_no_swaps(pack: str, asked: str) -> None:
    table = at(f"5A1H 1A4D1E | options pack={pack} | turn 1")
    assert table.say("5A +2A").asked == asked


def test_S16_not_more_than_the_deck_holds() -> None:
    table = at("5A1H 1A4D1E | options pack=7,4,1,1 | turn 1").say("5A +2A")
    assert table.view(2).deck_size == 1
    assert table.legal == "- -1H -1A"
    assert table.refusals("-2A -1A1H -3A") == "S16 S16 S15"
    table = table.say("-1A *A")
    assert table.view(2).deck_size == 0


def test_S16_with_an_empty_deck_the_turn_goes_on_to_its_end() -> None:
    table = at(f"5A1H 1A4D1E | options pack=6,4,1,1 | {PHYSICATS} | turn 1").say("5A +2A")
    assert table.asked == "end 1"
    assert table.refusal("-1A") == "S16"


def test_S16_a_deck_that_a_power_emptied_leaves_no_swap_to_ask_for() -> None:
    table = at(f"3A1H 1A4D1E | options pack=8,4,1,1 | proof 1:2A | claim 5A by 1 | {PHYSICATS} | swap 1 up to 2")
    assert table.say("! *2A").asked == "turn 2"
    table = at(f"3A1H 1A4D1E | options pack=9,4,1,1 | proof 1:2A | claim 5A by 1 | {PHYSICATS} | swap 1 up to 2")
    assert table.say("! *2A").asked == "swap 1 up to 2"  # one alive cat is left


def test_S17_neither_proof_nor_swap_changes_the_number_in_play() -> None:
    table = at("2A1D1E2H 6D | turn 1")
    for moves in ("5A", "5A +2A2H", "5A +2A2H -1D1E *2A"):
        assert table.say(moves).view(2).in_play == 12


def test_S18_a_physicat_laid_down_like_a_proof_gives_no_swap_and_needs_no_claim() -> None:
    table = at("2A1D1E2H 6D | unused 1:cecilia 2:maria | row tabby | turn 1").say("!")
    assert table.events == [PowerUsed(0, "cecilia")]
    assert table.asked == "turn 1"
    table = at("2A1D1E2H 6D | unused 1:cecilia 2:maria | row tabby | turn 1").say("5D !")
    assert table.asked == "prove 1"
    assert table.say("+").asked == "turn 2"


def test_S19_the_turn_lasts_until_it_is_ended() -> None:
    table = at(f"2A1D1E2H 6D | {PHYSICATS} | turn 1").say("5A")
    assert table.asked == "prove 1"
    assert table.legal.split()[-1] == "!"
    table = table.say("+")
    assert (table.asked, table.legal) == ("end 1", ". !")
    assert table.refusals("5D ? *1A") == "S10 S25 S19"
    assert table.say(".").asked == "turn 2"
    table = at(f"2A1D1E2H 6D | {PHYSICATS} | turn 1").say("5A +1A -")
    assert (table.asked, table.legal) == ("end 1", ". !")
    table = at(f"2A1D1E2H 6D | {PHYSICATS} | turn 1").say("5A +1A -1D *A")
    assert (table.asked, table.legal) == ("end 1", ". !")


def test_S19_without_a_physicat_there_is_nothing_left_to_ask() -> None:
    table = at("2A1D1E2H 6D | turn 1")
    assert table.say("5A +").asked == "turn 2"
    assert table.say("5A +1A -").asked == "turn 2"
    assert table.say("5A +1A -1A *A").asked == "turn 2"


def test_S19_an_empty_hand_leaves_nothing_to_show_or_swap() -> None:
    shown = at("6A 6D | turn 1").say("6A +6A")
    assert shown.asked == "turn 2"
    assert shown.say("6D + 7A").asked == "turn 2"
    own = at(f"- 6D | proof 1:6A | claim 6D by 2 | {PHYSICATS} | turn 1").say("7A")
    assert (own.asked, own.legal) == ("prove 1", "+ !")  # Mewton could still bring something to show
    assert own.say("+").asked == "end 1"
    assert own.say("! *2A").legal == "+ +1A +2A"
    last = at(f"1A 6D | proof 1:5A | claim 6D by 2 | {PHYSICATS} | turn 1").say("7A +1A")
    assert (last.asked, last.legal) == ("swap 1 up to 1", "- !")
    assert last.say("! *2D").legal == "- -1D"
    cecilia = "unused 1:cecilia 2:maria | row tabby"
    assert at(f"- 6D | proof 1:6A | claim 6D by 2 | {cecilia} | turn 1").say("7A !").asked == "turn 2"
    assert at(f"1A 6D | proof 1:5A | claim 6D by 2 | {cecilia} | turn 1").say("7A +1A !").asked == "turn 2"
