"""S20 to S25: a doubt, the check, and what comes of it."""

import pytest

from cattery.games.schrodinger.choices import Claim
from cattery.games.schrodinger.events import Doubted, Eliminated, HandsRevealed, LifeLost, RoundBegan, Won
from cattery.games.schrodinger.game import GAME
from cattery.games.schrodinger.table import Laid
from cattery.kernel import Event
from tests.rulebook.schrodinger.table import WATCHER, Moment, at, c


def check(table: Moment) -> HandsRevealed:
    """What a doubt finds."""
    revealed = table.say("?").events[1]
    assert isinstance(revealed, HandsRevealed)
    return revealed


def test_S20_only_the_player_whose_turn_it_is_can_doubt() -> None:
    table = at("6A 6D 6A | claim 5A by 1 | turn 2")
    assert table.say("?").events[0] == Doubted(1, 0, Claim(5, "alive"))
    assert at("6A 6D 6A | claim 5A by 1 | prove 1").refusal("?") == "S25"


def test_S20_a_doubt_ends_the_round_at_once() -> None:
    table = at("6A 6D 6A 6E | claim 12A by 1 | turn 2").say("?")
    assert [type(event) for event in table.events] == [Doubted, HandsRevealed, Eliminated, RoundBegan]
    assert table.asked == "deal to 1"


def test_S21_everything_in_play_is_revealed_and_counted() -> None:
    table = at("3A1H 5D1E 2A3D1H | proof 1:2A | claim 9A by 1 | turn 2")
    assert check(table) == HandsRevealed(
        claim=Claim(9, "alive"),
        claimer=0,
        doubter=1,
        hands=(c("3A1H"), c("5D1E"), c("2A3D1H")),
        proofs=(c("2A"), c(""), c("")),
        front=(),
        added=(),
        heisenbergs=2,
        found=9,
        right=0,
        wrong=1,
    )


@pytest.mark.parametrize(("claim", "found"), [("10A", 10), ("10D", 10), ("6E", 4)])
def test_S21_only_cards_of_the_claimed_state_and_heisenbergs_count(claim: str, found: int) -> None:
    assert check(at(f"3A1H 4D1E1H 2A3D | proof 1:2A 3:1H | claim {claim} by 1 | turn 2")).found == found


@pytest.mark.parametrize(
    ("claim", "front", "added", "heisenbergs", "found"),
    [
        ("10A", "1:cecilia", (2,), 3, 12),
        ("10D", "1:cecilia", (0,), 3, 10),
        ("6E", "1:cecilia", (0,), 3, 4),
        ("6E", "1:maria", (1,), 3, 5),
        ("10A", "1:maria", (0,), 3, 10),
        ("10D", "1:maria", (0,), 3, 10),
        ("10A", "1:feyncat", (0,), 0, 7),
        ("10D", "1:feyncat", (0,), 0, 7),
        ("6E", "1:feyncat", (0,), 0, 1),
        ("10A", "1:cecilia 2:feyncat", (2, 0), 0, 9),
        ("6E", "2:maria 3:feyncat", (1, 0), 0, 2),
        ("10A", "2:maria 3:cecilia", (0, 2), 3, 12),
    ],
)
def test_S21_physicats_that_lie_like_a_proof_count_too(
    claim: str, front: str, added: tuple[int, ...], heisenbergs: int, found: int
) -> None:
    others = [name for name in ("tabby", "prride", "mewton") if name not in front][: 4 - len(front.split())]
    table = at(
        f"3A1H 4D1E1H 2A3D | proof 1:2A 3:1H | claim {claim} by 1 | row {' '.join(others)} | front {front} | turn 2"
    )
    revealed = check(table)
    assert (revealed.added, revealed.heisenbergs, revealed.found) == (added, heisenbergs, found)
    assert revealed.front == tuple(Laid(int(laid[0]) - 1, laid[2:]) for laid in front.split())  # type: ignore[arg-type]


@pytest.mark.parametrize(("claim", "right", "wrong"), [("8A", 0, 1), ("9A", 0, 1), ("10A", 1, 0)])
def test_S22_fewer_than_claimed_and_the_claimer_is_wrong_else_the_doubter(claim: str, right: int, wrong: int) -> None:
    revealed = check(at(f"3A1H 5D1E 2A3D1H | proof 1:2A | claim {claim} by 1 | turn 2"))
    assert (revealed.found, revealed.right, revealed.wrong) == (9, right, wrong)


def after_doubt(text: str) -> list[Event]:
    return at(text).say("?").events[2:]


def test_S23_with_4_to_6_players_the_wrong_player_is_out() -> None:
    assert after_doubt("6A 6D 6A 6D | claim 12A by 1 | turn 2") == [Eliminated(1), RoundBegan(2, 0, 5, 15)]
    assert after_doubt("6A 6D 6A 6D | claim 13A by 1 | turn 2") == [Eliminated(0), RoundBegan(2, 1, 5, 15)]


def test_S23_with_2_or_3_players_they_lose_a_life_first() -> None:
    assert after_doubt("6A 6D | claim 7A by 1 | turn 2") == [LifeLost(0, 2), RoundBegan(2, 1, 5, 10)]
    assert after_doubt("6A 6D 6A | claim 7A by 1 | turn 2") == [LifeLost(1, 1), RoundBegan(2, 0, 5, 15)]
    assert after_doubt("5A 5D 5A | claim 7A by 1 | lives 2 1 2 | turn 2") == [
        LifeLost(1, 0),
        Eliminated(1),
        RoundBegan(3, 0, 4, 8),
    ]


def test_S23_the_number_of_players_at_the_start_decides() -> None:
    assert after_doubt("4A out 4D out | claim 5A by 1 | turn 3") == [Eliminated(0), Won(2)]
    assert after_doubt("3A out 3D | claim 5A by 1 | lives 1 0 2 | turn 3") == [LifeLost(0, 0), Eliminated(0), Won(2)]
    assert after_doubt("3A out 3D | claim 2A by 1 | lives 1 0 2 | turn 3") == [LifeLost(2, 1), RoundBegan(5, 0, 2, 4)]


def test_S24_whoever_was_right_starts_the_next_round() -> None:
    for claim, starter in (("6A", 1), ("7A", 2)):
        table = at(f"6A 6D | claim {claim} by 1 | turn 2").say("? *5A *5D")
        assert table.asked == f"turn {starter}"
        assert table.view(WATCHER).starter == starter - 1
    table = at("6A 6D 6A 6D | claim 13A by 4 | turn 1").say("? *5A *5D *5A")
    assert table.asked == "turn 1"


def test_S24_the_last_player_left_wins_and_all_hands_lie_open() -> None:
    table = at("3A out out out 3D | claim 4D by 5 | turn 1").say("?")
    assert table.state.step is None and table.state.choices == ()
    assert table.events[-1] == Won(0)
    assert GAME.result(table.state) == (1.0, 0.0, 0.0, 0.0, 0.0)
    view = table.view(3)
    assert view.winner == 0
    assert view.revealed == (c("3A"), c(""), c(""), c(""), c("3D"))
    assert view.decision is None
    assert (view.round, view.claim, view.claimer, view.lives) == (4, Claim(4, "dead"), 4, (1, 0, 0, 0, 0))
    assert at("6A 6D | turn 1").view(1).revealed is None


def test_S25_you_cannot_doubt_your_own_claim() -> None:
    table = at("6A 6D | claim 5A by 1 | unused 1:mewton | row pawking tabby | turn 1")
    assert "?" not in table.legal.split()
    assert table.refusal("?") == "S25"
    assert table.legal.split()[0] == "5D"


def test_S25_nobody_may_skip_to_a_claimer_on_the_last_space() -> None:
    physicats = "unused 1:mewton 2:pawking | row tabby"
    table = at(f"6A 6D | claim 13E by 1 | {physicats} | turn 2")
    assert table.legal == "?"
    assert table.refusal("!") == "S25"
    assert "!" in at(f"6A 6D | claim 26D by 1 | {physicats} | turn 2").legal.split()
    three = "unused 1:mewton 2:pawking 3:maria | row tabby"
    assert at(f"6A 6D 6E | claim 13E by 1 | {three} | turn 2").legal == "? !"
    assert at(f"6A 6D 6E | claim 13E by 3 | {three} | turn 1").legal == "? !"  # that is Mewton
    skipped = "unused 2:tabby 3:maria | row mewton pawking"
    assert at(f"6A 6D 6E | claim 13E by 3 | {skipped} | turn 2").refusal("!pawking") == "S25"


def test_S25_tabby_may_not_take_that_skip_either() -> None:
    table = at("6A 6D | claim 13E by 1 | unused 1:mewton 2:tabby | row pawking | turn 2")
    assert table.legal == "?"
    assert table.refusals("!pawking !") == "S25 S53"
    small = at("2A 2D | claim 1E by 1 | unused 1:mewton 2:tabby | row pawking | options hand=2 track=1 | turn 2")
    assert small.refusal("!pawking") == "S25"


def test_S25_after_a_skip_the_claimer_must_raise() -> None:
    table = at("6A 6D | claim 26D by 1 | unused 1:mewton 2:pawking | row tabby | turn 2").say("!")
    assert table.asked == "turn 1"
    assert table.legal == "13E !"  # that is Mewton: two more cards, and then the raise


def test_S25_whose_claim_came_back_may_not_skip_as_well() -> None:
    table = at("6A 6D | claim 3A by 1 | unused 1:tabby 2:pawking | row maria | turn 2").say("!")
    assert table.asked == "turn 1"
    assert table.refusals("!pawking ?") == "S25 S25"
    assert "!maria" in table.legal.split()
    three = at("6A 6D 6E | claim 3A by 3 | unused 1:tabby 2:mewton 3:maria | row pawking | turn 1").say("!pawking")
    assert three.asked == "turn 2"  # another's claim may be passed on
