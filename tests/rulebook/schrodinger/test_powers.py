"""S40 to S58: what each physicat does, and when it cannot."""

import pytest

from cattery.games.schrodinger.choices import Claim
from cattery.games.schrodinger.events import (
    CardsDrawn,
    CardsPutAway,
    HandsRevealed,
    PhysicatSentToRow,
    PileLookedAt,
    PowerTaken,
    PowerUsed,
    ProofsRemoved,
    TurnSkipped,
)
from cattery.games.schrodinger.table import Laid
from cattery.games.schrodinger.view import PutAway
from tests.rulebook.schrodinger.table import WATCHER, Moment, at, c, seen


def found(table: Moment) -> int:
    revealed = table.say("?").events[1]
    assert isinstance(revealed, HandsRevealed)
    return revealed.found


def test_S40_cecilia_counts_as_two_more_alive_cats() -> None:
    start = "6A 6D | unused 1:cecilia 2:mewton | row tabby | turn 1"
    assert found(at(start).say("8A ! +")) == 8
    assert found(at(start).say("8D ! +")) == 6
    assert found(at(start).say("8E ! +")) == 0
    assert at(start).say("! 8A").view(2).in_play == 12  # S55


def test_S41_maria_counts_as_one_more_empty_box() -> None:
    start = "6A 5D1E | unused 1:maria 2:mewton | row tabby | turn 1"
    assert found(at(start).say("2E ! +")) == 2
    assert found(at(start).say("8D ! +")) == 5
    assert found(at(start).say("8A ! +")) == 6


PROOFS = "4D 2A3D 5D | proof 1:1A1H 2:1A 3:1D"


def test_S42_purrie_sends_all_face_up_alive_cats_to_the_discard_pile() -> None:
    table = at(f"{PROOFS} | claim 9A by 1 | unused 1:maria 2:purrie 3:tabby | row mewton | turn 2").say("!")
    assert table.events == [PowerUsed(1, "purrie"), ProofsRemoved("alive", (1, 1, 0))]
    for viewer in (1, 2, 3, WATCHER):
        view = table.view(viewer)
        assert view.proofs == (c("1H"), c(""), c("1D"))
        assert view.known_discard == c("2A")
        assert view.discard == (PutAway(None, 2, (), c("2A")),)
        assert (view.in_play, view.discard_size) == (16, 2)
    assert table.view(1).row == ("mewton", "purrie")
    assert found(table) == 3


def test_S42_a_cecilia_that_lies_like_a_proof_goes_to_the_row() -> None:
    table = at("6A 6D | claim 9A by 1 | unused 2:purrie | row mewton | front 1:cecilia | turn 2").say("!")
    assert table.events == [PowerUsed(1, "purrie"), PhysicatSentToRow(0, "cecilia")]
    assert (table.view(1).front, table.view(1).row) == ((), ("mewton", "purrie", "cecilia"))
    assert table.view(1).discard == ()
    assert found(table) == 6
    both = at("5A 6D | proof 1:1A | claim 9A by 1 | unused 2:purrie | row mewton | front 1:cecilia | turn 2").say("!")
    assert both.events[1:] == [ProofsRemoved("alive", (1, 0)), PhysicatSentToRow(0, "cecilia")]
    assert found(both) == 5
    maria = "front 1:maria 2:feyncat"
    other = at(f"5A 6D 6D | proof 1:1A | claim 9A by 1 | unused 3:purrie | row mewton | {maria} | turn 2")
    assert other.say("9D + !").view(1).front == (Laid(0, "maria"), Laid(1, "feyncat"))


def test_S43_felidae_sends_all_face_up_dead_cats_to_the_discard_pile() -> None:
    table = at(f"{PROOFS} | claim 9D by 1 | unused 1:maria 2:felidae | row mewton | front 3:cecilia | turn 2").say("!")
    assert table.events == [PowerUsed(1, "felidae"), ProofsRemoved("dead", (0, 0, 1))]
    view = table.view(WATCHER)
    assert view.proofs == (c("1A1H"), c("1A"), c(""))
    assert (view.known_discard, view.in_play) == (c("1D"), 17)
    assert view.front == (Laid(2, "cecilia"),)
    assert found(table) == 13


def test_S44_with_feyncat_heisenbergs_do_not_count() -> None:
    table = at("4A2H 6D | unused 1:mewton 2:feyncat | row tabby | turn 1").say("5A + . !")
    assert table.view(1).front == (Laid(1, "feyncat"),)
    assert found(table) == 4


def test_S45_prride_looks_at_the_discard_pile() -> None:
    table = at(
        "5A 6D 5D | claim 9A by 1 | discard 1:1D1E 3:1H all:2A | unused 1:maria 2:prride | row mewton purrie | turn 2"
    ).say("!")
    assert table.events == [PowerUsed(1, "prride"), PileLookedAt(1, 5, seen("2A1D1E1H", 2))]
    assert table.view(2).known_discard == c("2A1D1E1H")
    assert table.view(1).known_discard == c("2A1D1E")
    assert table.view(3).known_discard == c("2A1H")
    assert table.view(WATCHER).known_discard == c("2A")
    assert table.view(2).discard == (
        PutAway(0, 2, (1,), None),
        PutAway(2, 1, (1,), None),
        PutAway(None, 2, (1,), c("2A")),
    )
    assert table.asked == "turn 2"


def test_S46_mewton_draws_two() -> None:
    table = at("6A 6D | claim 3A by 1 | unused 1:mewton 2:maria | row tabby | prove 1").say("!")
    assert table.asked == "draw 2 for 1 then prove 1"
    assert table.events == [PowerUsed(0, "mewton")]
    table = table.say("*1A1H")
    assert table.events == [CardsDrawn(0, 2, seen("1A1H", 1))]
    assert table.legal.split()[-1] == "+7A1H"
    view = table.view(2)
    assert (view.in_play, view.hand_sizes, view.deck_size, view.row) == (14, (8, 6), 38, ("tabby", "mewton"))


def test_S47_felinestein_changes_the_whole_hand_but_not_the_proof() -> None:
    table = at("4A 6D | proof 1:2A | claim 3A by 1 | unused 1:felinestein 2:maria | row tabby | swap 1 up to 2").say(
        "!"
    )
    assert table.events == [PowerUsed(0, "felinestein"), CardsPutAway(0, 4, seen("4A", 1))]
    assert table.asked == "draw 4 for 1 then swap 1 up to 2"
    table = table.say("*3E1H")
    assert table.events == [CardsDrawn(0, 4, seen("3E1H", 1))]
    assert (table.view(1).hand, table.view(1).proofs[0]) == (c("3E1H"), c("2A"))
    assert table.view(1).known_discard == c("4A")
    assert (table.view(2).in_play, table.view(2).known_discard) == (12, c(""))
    assert table.legal == "- -1H -1E -1E1H -2E"


def test_S48_pawking_skips_the_turn() -> None:
    table = at("6A 6D 6E | claim 3A by 1 | unused 1:maria 2:pawking 3:tabby | row mewton | turn 2").say("!")
    assert table.events == [PowerUsed(1, "pawking"), TurnSkipped(1)]
    assert table.asked == "turn 3"
    view = table.view(3)
    assert (view.claim, view.claimer) == (Claim(3, "alive"), 0)
    revealed = table.say("?").events[1]
    assert isinstance(revealed, HandsRevealed)
    assert (revealed.claimer, revealed.doubter, revealed.right) == (0, 2, 0)


def test_S48_pawking_skips_to_the_next_player_still_in_the_game() -> None:
    table = at("5A 5D out 5E | claim 3A by 1 | unused 1:maria 2:pawking 4:tabby | row mewton felidae | turn 2")
    assert table.say("!").asked == "turn 4"


def test_S49_tabby_is_exchanged_for_a_card_of_the_row() -> None:
    table = at("6A 6D | claim 3A by 1 | unused 1:maria 2:tabby | row mewton | turn 2")
    assert table.legal.split()[-2:] == ["?", "!mewton"]
    table = table.say("!mewton")
    assert table.events == [PowerUsed(1, "tabby"), PowerTaken(1, "mewton")]
    assert table.view(1).row == ("tabby", "mewton")
    assert table.view(1).unused == (True, False)
    table = table.say("*2E")
    assert table.asked == "turn 2"
    assert table.refusal("!mewton") == "S30"


def test_S49_only_tabby_takes() -> None:
    assert at("6A 6D | claim 3A by 1 | unused 1:maria 2:felidae | row mewton | turn 2").refusal("!mewton") == "S49"


def test_S50_heisenbergs_stay_whatever_they_were_shown_for() -> None:
    for physicat, cards, left in (("purrie", "1A1H", "1H"), ("felidae", "1D1H", "1H")):
        table = at(f"4A 6D | proof 1:{cards} | claim 9A by 1 | unused 1:maria 2:{physicat} | row tabby | turn 2").say(
            "!"
        )
        assert table.view(1).proofs == (c(left), c(""))


def test_S51_mewton_with_one_card_in_the_deck_draws_one_and_with_none_cannot_be_used() -> None:
    for pack, drawn in (("6,8,0,0", 2), ("6,7,0,0", 1), ("6,6,0,0", 0)):
        table = at(f"6A 6D | unused 1:mewton 2:maria | row tabby | options pack={pack} | turn 1")
        if drawn:
            assert table.say("!").asked == f"draw {drawn} for 1 then turn 1"
        else:
            assert table.refusal("!") == "S51"
            assert table.legal.split()[-1] == "13E"


@pytest.mark.parametrize(("hand", "pack", "usable"), [("6A", "6,12,0,0", True), ("6A", "6,11,0,0", False)])
def test_S51_felinestein_needs_as_many_cards_in_the_deck(hand: str, pack: str, usable: bool) -> None:
    table = at(f"{hand} 6D | unused 1:felinestein 2:maria | row tabby | options pack={pack} | turn 1")
    assert ("!" in table.legal.split()) is usable
    if not usable:
        assert table.refusal("!") == "S51"


def test_S51_felinestein_with_an_empty_hand_cannot_be_used() -> None:
    table = at("- 6D | proof 1:6A | claim 6A by 2 | unused 1:felinestein 2:maria | row tabby | starter 1 | turn 1")
    assert table.refusal("!") == "S51"
    one = at("1A 6D | proof 1:5A | claim 6A by 2 | unused 1:felinestein 2:maria | row tabby | starter 1 | turn 1")
    assert one.say("!").asked == "draw 1 for 1 then turn 1"


def test_S52_pawking_before_the_first_claim_leaves_it_to_the_next_player() -> None:
    table = at("6A 6D | unused 1:pawking 2:maria | row tabby | turn 1").say("!")
    assert table.asked == "turn 2"
    assert table.refusal("?") == "S10"
    assert at("6A 6D | claim 3A by 1 | unused 1:pawking 2:maria | row tabby | prove 1").refusal("!") == "S52"
    assert at("6A 6D | claim 3A by 1 | unused 1:pawking 2:maria | row tabby | end 1").refusal("!") == "S52"


def test_S53_tabby_takes_any_card_that_could_be_used_now_and_no_other() -> None:
    row = "pawking prride mewton purrie felinestein cecilia"
    text = f"2A 2D out out out out | claim 3A by 1 | unused 2:tabby | row {row} | turn 2"
    table = at(text)
    assert table.legal.split()[-5:] == ["?", "!pawking", "!mewton", "!felinestein", "!cecilia"]
    assert table.refusals("! !prride !purrie !maria !tabby") == "S53 S58 S58 S53 S53"
    claimed = at(text.replace("claim 3A by 1", "claim 3A by 2").replace("turn 2", "prove 2"))
    assert claimed.legal.split()[-3:] == ["!mewton", "!felinestein", "!cecilia"]
    assert claimed.refusal("!pawking") == "S52"
    assert table.say("!pawking").asked == "turn 1"
    assert table.say("!pawking").events[2] == TurnSkipped(1)


def test_S53_with_no_such_card_tabby_cannot_be_used() -> None:
    table = at("6A 6D | claim 3A by 1 | unused 1:maria 2:tabby | row prride | turn 2")
    assert table.legal.split()[-1] == "?"
    assert table.refusals("! !prride") == "S53 S58"
    small = at("6A 6D | claim 3A by 1 | unused 1:maria 2:tabby | row mewton | options pack=6,6,0,0 | turn 2")
    assert small.refusals("! !mewton") == "S53 S51"


def test_S53_the_taken_card_lies_like_a_proof_if_it_does() -> None:
    table = at("6A 6D | claim 3A by 1 | unused 1:maria 2:tabby | row cecilia | turn 2").say("!cecilia")
    assert table.view(1).row == ("tabby",)
    assert table.view(1).front == (Laid(1, "cecilia"),)
    assert found(table) == 8


def test_S54_a_look_shows_the_pile_as_it_is_at_that_moment() -> None:
    table = at(
        "3A1D 5D | proof 1:2A 2:1D | claim 3A by 1 | discard 2:1E"
        " | unused 1:prride 2:maria | row tabby | swap 1 up to 2"
    )
    table = table.say("! -1D *E")
    assert table.events[1] == PileLookedAt(0, 1, seen("1E", 1))
    assert table.view(1).known_discard == c("1D1E")  # S59: and what was put there since by oneself
    table = table.say("9D +1D -1D *A")
    assert table.view(1).known_discard == c("1D1E")
    assert table.view(1).discard_size == 3


def test_S54_all_see_that_they_looked_and_nobody_else_at_what() -> None:
    table = at("5A 6D | proof 1:1A | claim 3A by 1 | discard 1:1E | unused 1:maria 2:prride | row tabby | turn 2")
    step, use = table.state.step, table.state.choices[-1]
    assert step is not None
    assert step.shown(table.state.table, use, 1) == (use, "prride", c("1E"))
    assert step.shown(table.state.table, use, 0) == (use, "prride", None)
    tabby = at("5A 6D | proof 1:1A | claim 3A by 1 | discard 1:1E | unused 1:maria 2:tabby | row prride | turn 2")
    step, take = tabby.state.step, tabby.state.choices[-1]
    assert step is not None
    assert step.shown(tabby.state.table, take, 1) == (take, "prride", c("1E"))
    assert step.shown(tabby.state.table, take, -2) == (take, "prride", None)
    assert tabby.say("!prride").view(1).discard == (PutAway(0, 1, (1,), c("1E")),)


def test_S54_other_powers_show_their_physicat_and_no_more() -> None:
    table = at("5A 6D | proof 1:1A | claim 3A by 1 | discard 1:1E | unused 1:maria 2:mewton | row tabby | turn 2")
    step, use = table.state.step, table.state.choices[-1]
    assert step is not None
    assert [step.shown(table.state.table, use, viewer) for viewer in (0, 1)] == [(use, "mewton", None)] * 2
    claim = table.state.choices[0]
    assert step.shown(table.state.table, claim, 0) == claim


def test_S55_the_number_in_play_is_always_public() -> None:
    table = at("4A 6D | proof 1:1A1D | claim 3A by 1 | unused 1:maria 2:purrie | row felidae | turn 2")
    assert table.view(WATCHER).in_play == 12
    assert table.say("!").view(WATCHER).in_play == 11
    taken = at("4A 6D | proof 1:1A1D | claim 3A by 1 | unused 1:maria 2:tabby | row felidae | turn 2").say("!felidae")
    assert taken.view(WATCHER).in_play == 11


def test_S56_tabby_takes_from_the_row_only() -> None:
    table = at("6A 6D | claim 9A by 1 | unused 2:tabby | row mewton | front 1:cecilia | turn 2")
    assert table.refusal("!cecilia") == "S56"
    assert table.legal.split()[-1] == "!mewton"
    sent = at("6A 6D | claim 9A by 1 | unused 2:tabby | row purrie | front 1:cecilia | turn 2").say("!purrie")
    assert sent.view(1).row == ("tabby", "purrie", "cecilia")


def test_S56_what_purrie_sent_to_the_row_can_be_taken() -> None:
    table = at("6A 6D 6D | claim 9A by 1 | unused 2:purrie 3:tabby | row mewton | front 1:cecilia | turn 2")
    table = table.say("! 9D +")
    assert table.asked == "turn 3"
    assert table.legal.split()[-2:] == ["!mewton", "!cecilia"]


def test_S57_heisenbergs_may_still_be_shown() -> None:
    table = at("4A2H 6D | claim 3A by 2 | unused 1:maria | row mewton | front 2:feyncat | turn 1").say("4A")
    assert "+4A2H" in table.legal.split()
    assert found(table.say("+1A2H - .")) == 4


def test_S58_a_power_that_could_do_nothing_cannot_be_used() -> None:
    cards = "4A 6D | proof 1:1E1H | claim 3E by 1"
    for physicat in ("purrie", "felidae", "prride"):
        table = at(f"{cards} | unused 1:maria 2:{physicat} | row tabby | turn 2")
        assert table.refusal("!") == "S58"
        assert table.legal.split()[-1] == "?"
    alive = at("5A 6D | proof 1:1A | claim 3E by 1 | unused 1:maria 2:felidae | row tabby | turn 2")
    assert alive.refusal("!") == "S58"
    dead = at("5A 6D | proof 1:1D | claim 3E by 1 | unused 1:maria 2:purrie | row tabby | turn 2")
    assert dead.refusal("!") == "S58"
    maria = at("6A 6D | claim 3E by 1 | unused 2:purrie | row tabby | front 1:maria | turn 2")
    assert maria.refusal("!") == "S58"


def test_S58_no_power_moves_the_marker() -> None:
    table = at("4A 6D | proof 1:2A | claim 6A by 1 | unused 1:maria 2:purrie | row tabby | turn 2").say("!")
    assert (table.view(1).claim, table.view(1).claimer) == (Claim(6, "alive"), 0)
