"""S8 to S13: rounds, turns and claims."""

import pytest

from cattery.games.schrodinger.choices import Claim
from cattery.games.schrodinger.events import CardsDealt, Claimed, RoundBegan
from cattery.games.schrodinger.game import GAME
from tests.rulebook.schrodinger.table import WATCHER, at, c, dealt_game, seen


def test_S8_a_round_deals_one_card_fewer_to_those_still_playing() -> None:
    table = at("5A out 4D1A 5D | claim 26D by 1 | turn 3").say("?")
    assert table.events[-1] == RoundBegan(3, 2, 4, 8)
    assert table.asked == "deal to 3"
    table = table.say("*4A *2D2E")
    assert table.events == [CardsDealt(2, 4, seen("4A", 3)), CardsDealt(3, 4, seen("2D2E", 4))]
    view = table.view(3)
    assert (view.round, view.hand_size, view.hand_sizes, view.in_play, view.deck_size) == (3, 4, (0, 0, 4, 4), 8, 44)
    assert (view.claim, view.claimer, view.discard_size, view.hand) == (None, None, 0, c("4A"))
    assert table.asked == "turn 3"
    assert (table.state.round, table.state.rolls) == (3, 2)  # chance counts its answers anew in each round


@pytest.mark.parametrize(
    ("lives", "hands", "dealt"),
    [("3 3", "6A 6D", 5), ("2 3", "5A 5D", 4), ("3 1", "4A 4D", 3), ("2 1", "3A 3D", 2), ("1 1", "2A 2D", 0)],
)
def test_S8_six_five_four_three_two(lives: str, hands: str, dealt: int) -> None:
    table = at(f"{hands} | claim 26D by 1 | lives {lives} | turn 2").say("?")
    began = [event.hand_size for event in table.events if isinstance(event, RoundBegan)]
    assert began == ([dealt] if dealt else [])


def test_S8_everything_is_shuffled_together_again() -> None:
    table = at(
        "2A2D1E 5D1E 4A1H | proof 1:1A | claim 20A by 1 | discard 1:2E all:1D "
        "| unused 1:tabby 2:mewton | row felidae maria | turn 2"
    ).say("?")
    assert table.state.table.deck == (20, 20, 8, 4)
    view = table.view(1)
    assert view.proofs == (c(""), c(""), c(""))
    assert (view.discard, view.discard_size, view.known_discard, view.deck_size) == ((), 0, c(""), 52)
    assert view.row == ("felidae", "maria")  # S6: physicats stay for the whole game
    assert view.unused == (True, True, False)


def test_S8_in_a_variant_the_hand_never_falls_below_one_card() -> None:
    table = at("1A 1D 1D | claim 26D by 1 | options hand=1 lives=2 | turn 2").say("?")
    assert table.events[-1] == RoundBegan(2, 1, 1, 3)


def test_S9_the_table_says_how_many_cards_are_in_play() -> None:
    assert dealt_game(players=5).view(WATCHER).in_play == 30
    assert dealt_game(players=5).events[-6] == RoundBegan(1, dealt_game(players=5).view(1).starter or 0, 6, 30)
    table = at("2A1D 6D | proof 1:3A | claim 3A by 1 | turn 2")
    assert table.view(2).in_play == 12


def test_S9_the_starter_must_claim() -> None:
    table = at("6A 6D | turn 1")
    assert "?" not in table.legal.split()
    assert table.refusals("? . + -") == "S10 S9 S14 S15"
    assert table.refusals("+1A -1A *1A") == "S14 S15 S9"


def test_S10_play_goes_clockwise_past_those_who_are_out() -> None:
    table = at("5A 5D out 5A | turn 1").say("1A + 2A")
    assert table.asked == "prove 2"
    assert table.say("+").asked == "turn 4"
    assert table.say("+ 3A +").asked == "turn 1"


def test_S10_claim_or_doubt() -> None:
    table = at("6A 6D | claim 26D by 1 | turn 2")
    assert table.legal == "13E ?"
    assert table.refusals("+ - .") == "S14 S15 S10"


def test_S11_the_first_claim_is_any_space_and_later_ones_are_further_along() -> None:
    table = at("6A 6D | turn 1").say("12D")
    assert table.events == [Claimed(0, Claim(12, "dead"))]
    assert (table.view(2).claim, table.view(2).claimer) == (Claim(12, "dead"), 0)
    table = table.say("+")
    assert table.legal.split()[0] == "6E"
    assert table.refusals("12D 12A 1A 5E 11D") == "S11 S11 S11 S11 S11"
    assert table.say("26A").view(1).claim == Claim(26, "alive")  # a bluff: 24 cats of a state is all there could be


def test_S11_every_claim_refuses_itself_and_what_lies_before() -> None:
    order = at("6A 6D | turn 1").legal.split()
    for place, claim in enumerate(order[:-1]):
        table = at(f"6A 6D | claim {claim} by 1 | turn 2")
        assert table.legal.split() == [*order[place + 1 :], "?"]
        assert table.refusal(claim) == "S11"


def test_S12_the_state_is_free_each_time() -> None:
    assert at("6A 6D | turn 1").say("2A + 2D + 1E + 3A").events[-1] == Claimed(1, Claim(3, "alive"))


def test_S13_on_the_last_space_only_a_doubt_is_left() -> None:
    table = at("6A 6D | claim 13E by 1 | turn 2")
    assert table.legal == "?"
    assert table.refusals("13E 26D 1A") == "S13 S13 S13"
    assert at("2A 2D | options track=1 hand=2 | claim 1E by 1 | turn 2").legal == "?"


def test_S13_or_a_skip() -> None:
    table = at("6A 6D 6A | claim 13E by 1 | unused 1:mewton 2:pawking 3:maria | row tabby | turn 2")
    assert table.legal == "? !"
    assert table.say("!").asked == "turn 3"


def test_S10_S19_S23_whoever_waits_is_told_why() -> None:
    table = at("3A2D out 5D 2A3D | unused 1:mewton 3:maria 4:tabby | row purrie felidae | turn 1")
    assert [GAME.waiting_rule(table.state, seat) for seat in (1, 2, 3)] == ["S23", "S10", "S10"]
    assert [GAME.is_out(table.state, seat) for seat in range(4)] == [False, True, False, False]
    for said in ("2A", "2A +1A", "2A +"):  # before the proof, before the swap, before the end
        assert [GAME.waiting_rule(table.say(said).state, seat) for seat in (1, 2, 3)] == ["S23", "S19", "S19"]
