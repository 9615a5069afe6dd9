"""The worked examples of the printed rules, in notation."""

from cattery.games.schrodinger.choices import Claim
from cattery.games.schrodinger.events import (
    CardsDrawn,
    CardsPutAway,
    Doubted,
    Eliminated,
    HandsRevealed,
    PhysicatRevealed,
    PowerUsed,
    ProofShown,
    ProofsRemoved,
    RoundBegan,
)
from tests.rulebook.schrodinger.table import at, c, seen

DEALT = "4A1E1H 5D1E 1A2D2E1H 4A2D | turn 1"


def test_S9_example_1_24_cards_are_in_play_and_the_starter_claims_8_alive() -> None:
    table = at(DEALT)
    assert table.view(1).in_play == 24
    assert table.say("8A").view(2).claim == Claim(8, "alive")


def test_S11_example_2_the_next_claims_9_dead() -> None:
    table = at(DEALT).say("8A +")
    assert table.legal.split()[:3] == ["8D", "4E", "9A"]
    table = table.say("9D")
    assert table.asked == "prove 2"
    assert table.view(1).claim == Claim(9, "dead")


def test_S15_example_3_the_third_shows_two_and_swaps_one() -> None:
    table = at(DEALT).say("8A + 9D + 6E +1E1H")
    assert table.events[-1] == ProofShown(2, c("1E1H"))
    table = table.say("-1D *E")
    assert table.events == [CardsPutAway(2, 1, seen("1D", 3)), CardsDrawn(2, 1, seen("1E", 3))]
    assert table.asked == "turn 4"
    assert table.view(3).in_play == 24
    assert table.view(3).hand == c("1A1D2E")


def test_S22_example_4_the_fourth_doubts_and_is_out() -> None:
    table = at(DEALT).say("8A + 9D + 6E +1E1H -1D *E ?")
    hands = (c("4A1E1H"), c("5D1E"), c("1A1D2E"), c("4A2D"))
    proofs = (c(""), c(""), c("1E1H"), c(""))
    assert table.events[-4:] == [
        Doubted(3, 2, Claim(6, "empty")),
        HandsRevealed(Claim(6, "empty"), 2, 3, hands, proofs, (), (), 2, 7, 2, 3),
        Eliminated(3),
        RoundBegan(2, 2, 5, 15),
    ]
    assert table.say("*5A *5D *3A2D").asked == "turn 3"


def test_S46_example_5_mewton_before_the_claim() -> None:
    table = at("3A1D1E1H 2A2D1E1H | unused 1:mewton 2:maria | row tabby | turn 1").say("! *1A1D")
    assert table.events == [PowerUsed(0, "mewton"), CardsDrawn(0, 2, seen("1A1D", 1))]
    view = table.view(2)
    assert (view.hand_sizes, view.row, view.in_play) == ((8, 6), ("tabby", "mewton"), 14)
    assert table.asked == "turn 1"
    assert table.say("3A").asked == "prove 1"


def test_S42_example_6_purrie_then_a_doubt_and_cecilia_comes_too_late() -> None:
    table = at(
        "1A3D 2A4D 1A5D 5D1E | proof 1:2A | claim 6A by 1 "
        "| unused 1:cecilia 2:purrie 3:mewton 4:prride | row maria | turn 2"
    ).say("!")
    assert table.events == [PowerUsed(1, "purrie"), ProofsRemoved("alive", (2, 0, 0, 0))]
    table = table.say("?")
    revealed = table.events[1]
    assert isinstance(revealed, HandsRevealed)
    assert (revealed.found, revealed.right, revealed.wrong) == (4, 1, 0)
    assert table.events[2:4] == [Eliminated(0), PhysicatRevealed(0, "cecilia")]
    assert table.view(2).row == ("maria", "purrie", "cecilia")
