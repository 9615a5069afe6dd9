"""S30 to S32: when powers are used, and where physicats go."""

import pytest

from cattery.games.schrodinger.choices import DOUBT
from cattery.games.schrodinger.events import Eliminated, PhysicatRevealed, PhysicatSentToRow, PowerTaken, PowerUsed, Won
from cattery.games.schrodinger.physicats import PHYSICATS
from cattery.games.schrodinger.table import Laid
from tests.rulebook.schrodinger.table import Moment, at

MOMENTS = {
    "before the first claim": "6A 6D | turn 1",
    "before a claim": "6A 4D | proof 2:1A1D | claim 3A by 2 | discard 2:1D | turn 1",
    "before proof": "6A 4D | proof 2:1A1D | claim 4A by 1 | discard 2:1D | prove 1",
    "before a swap": "4A 4D | proof 1:2A 2:1A1D | claim 4A by 1 | discard 2:1D | swap 1 up to 2",
    "before the end": "6A 4D | proof 2:1A1D | claim 4A by 1 | discard 2:1D | end 1",
}
ANYTIME = ("cecilia", "maria", "feyncat", "mewton", "felinestein")
WITH_SOMETHING_THERE = ("purrie", "felidae", "prride")


def holding(physicat: str, moment: str) -> Moment:
    """Seat 1 has this physicat, and Tabby could take Mewton."""
    row = "mewton" if physicat != "mewton" else "maria"
    other = next(name for name in ("cecilia", "maria") if name not in (physicat, row))
    field = f"unused 1:{physicat} 2:{other} | row {row}"
    before, _, question = MOMENTS[moment].rpartition("|")
    return at(f"{before} | {field} | {question}")


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("physicat", PHYSICATS)
def test_S30_each_power_at_each_moment_of_the_own_turn(physicat: str, moment: str) -> None:
    table = holding(physicat, moment)
    powers = [move for move in table.legal.split() if move.startswith("!")]
    first = moment == "before the first claim"
    if physicat in ANYTIME:
        assert powers == ["!"]
    elif physicat in WITH_SOMETHING_THERE:
        assert powers == ([] if first else ["!"])
        assert not first or table.refusal("!") == "S58"
    elif physicat == "pawking":
        assert powers == (["!"] if moment in ("before the first claim", "before a claim") else [])
        assert powers or table.refusal("!") == "S52"
    else:
        assert powers == ["!mewton"]
        assert table.refusal("!") == "S53"  # it must say what it takes
    assert table.legal.split()[-1] == powers[0] if powers else "!" not in table.legal


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("physicat", ANYTIME)
def test_S30_then_the_turn_goes_on_where_it_was(physicat: str, moment: str) -> None:
    table = holding(physicat, moment)
    asked = table.asked
    table = table.say("!")
    assert table.events[0] == PowerUsed(0, physicat)  # type: ignore[arg-type]
    while "draw" in table.asked:
        table = table.say("*2D" if physicat == "mewton" else "*6D" if "swap" not in asked else "*4D")
    if asked == "end 1":
        assert table.asked == "turn 2"  # nothing is left to ask
    else:
        assert table.asked == asked
        assert table.refusal("!") == "S30"


@pytest.mark.parametrize("moment", [moment for moment in MOMENTS if moment != "before the end"])
def test_S30_a_power_is_used_once(moment: str) -> None:
    before, _, question = MOMENTS[moment].rpartition("|")
    table = at(f"{before} | unused 2:maria | row tabby mewton | {question}")
    assert "!" not in table.legal
    assert table.refusals("! !mewton") == "S30 S30"


def test_S30_never_on_anothers_turn_nor_during_the_check() -> None:
    table = at("6A 6D | unused 1:cecilia 2:mewton | row tabby | turn 1").say("7A + .")
    assert table.asked == "turn 2"
    assert table.legal.split()[-1] == "!"  # seat 2's own Mewton
    checked = table.say("?")
    assert checked.asked == "deal to 1"
    assert not any(isinstance(event, PowerUsed) for event in checked.events)


@pytest.mark.parametrize("physicat", ["purrie", "felidae", "prride", "mewton", "felinestein", "pawking"])
def test_S31_a_used_physicat_joins_the_row_at_once(physicat: str) -> None:
    table = holding(physicat, "before a claim")
    row = table.view(2).row
    view = table.say("!").view(2)
    assert view.row == (*row, physicat)
    assert view.front == ()
    assert view.unused == (False, True)
    assert table.say("!").view(1).physicat is None


@pytest.mark.parametrize("physicat", ["cecilia", "maria", "feyncat"])
def test_S31_those_that_work_like_a_proof_lie_in_front_until_the_round_ends(physicat: str) -> None:
    table = holding(physicat, "before a claim").say("!")
    view = table.view(2)
    assert (view.row, view.front) == (("mewton",), (Laid(0, physicat),))  # type: ignore[arg-type]
    assert view.unused == (False, True)
    table = table.say("?")
    assert PhysicatSentToRow(0, physicat) in table.events  # type: ignore[arg-type]
    view = table.view(2)
    assert (view.row, view.front) == (("mewton", physicat), ())


def test_S31_at_the_end_of_the_round_they_join_in_the_order_they_were_laid() -> None:
    table = at("6A 6D 6E | claim 2A by 3 | unused 1:maria 2:tabby 3:prride | row cecilia | turn 1").say(
        "! 3A + 4A !cecilia"
    )
    assert table.view(3).front == (Laid(0, "maria"), Laid(1, "cecilia"))
    table = table.say("+ ? *5A *5D *5A")
    assert table.view(3).row == ("tabby", "maria", "cecilia")
    assert [seat for seat in range(3) if table.view(3).unused[seat]] == [2]


def test_S31_even_when_the_round_eliminates_that_player() -> None:
    table = at("6A 6D 6D 6D | unused 1:maria 2:tabby 3:prride 4:mewton | row purrie | turn 1").say("! 9A + ?")
    assert table.events[-3:-1] == [Eliminated(0), PhysicatSentToRow(0, "maria")]
    assert table.view(2).row == ("purrie", "maria")
    assert table.view(2).unused == (False, True, True, True)


def test_S31_and_at_the_end_of_the_game() -> None:
    table = at("2A 2D | unused 1:maria 2:tabby | row purrie | lives 1 1 | turn 1").say("! 2A + ?")
    assert table.events[-1] == Won(0)
    assert table.view(1).front == ()
    assert table.view(1).row == ("purrie", "tabby", "maria")


def test_S32_an_unused_physicat_is_revealed_when_its_owner_is_eliminated() -> None:
    table = at("6A 6D 6D 6D | unused 1:maria 2:tabby 3:prride 4:mewton | row purrie | turn 1").say("9A + . ?")
    assert table.events[-3:-1] == [Eliminated(0), PhysicatRevealed(0, "maria")]
    assert table.view(2).row == ("purrie", "maria")
    assert table.view(1).physicat is None


def test_S32_but_not_when_only_a_life_is_lost() -> None:
    table = at("6A 6D | unused 1:maria 2:tabby | row purrie | turn 1").say("9A + . ?")
    assert not any(isinstance(event, PhysicatRevealed) for event in table.events)
    assert table.view(1).physicat == "maria"


def test_S32_a_doubt_shows_what_it_turns_up() -> None:
    """Two answers that show the same lead to the same sightings: so what a doubt shows names that physicat."""
    for hands, lives, revealed in (("4A 4D", "1 3", "maria"), ("5A 5D", "2 3", None)):
        table = at(f"{hands} | claim 9A by 1 | unused 1:maria 2:tabby | row purrie | lives {lives} | turn 2")
        step = table.state.step
        assert step is not None
        assert DOUBT in table.state.choices
        assert step.shown(table.state.table, DOUBT, -2) == (DOUBT, table.state.table.hands, revealed)


def test_S32_the_revealed_physicat_can_be_taken_by_tabby_in_the_next_round() -> None:
    table = at("6A 6D 6D 6D | unused 1:maria 2:tabby 3:prride 4:felidae | row purrie | turn 1").say(
        "9A + . ? *5A *5A *5A"
    )
    assert table.asked == "turn 2"
    assert table.legal.split()[-1] == "!maria"
    table = table.say("!maria")
    assert table.events == [PowerUsed(1, "tabby"), PowerTaken(1, "maria")]
