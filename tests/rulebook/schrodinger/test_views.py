"""S59: what is public, what is hidden, and the whole view of a position."""

from collections import Counter

import pytest

from cattery.games.schrodinger.cards import NONE, PACK
from cattery.games.schrodinger.choices import Claim, DrawCards, Draws, ShowProof
from cattery.games.schrodinger.events import CardsDrawn, CardsPutAway
from cattery.games.schrodinger.game import GAME
from cattery.games.schrodinger.table import Laid
from cattery.games.schrodinger.view import PutAway, View
from cattery.kernel import choices_for, decision, redact
from tests.rulebook.schrodinger.table import WATCHER, at, c

RICH = (
    "2A1D out 1A3D 1A2E1H - | proof 1:1A 3:1H 4:1E 5:5D | claim 9A by 5 | discard 1:1E 3:1D1H/4 all:1A "
    "| unused 1:tabby 3:mewton | row purrie maria prride | front 4:feyncat | starter 3 | turn 1"
)


def test_S59_the_whole_view_of_a_seat() -> None:
    table = at(RICH)
    assert table.view(1) == View(
        seat=0,
        hand=c("2A1D"),
        physicat="tabby",
        hand_sizes=(3, 0, 4, 4, 0),
        proofs=(c("1A"), c(""), c("1H"), c("1E"), c("5D")),
        lives=(1, 0, 1, 1, 1),
        unused=(True, False, True, False, False),
        row=("purrie", "maria", "prride"),
        front=(Laid(3, "feyncat"),),
        claim=Claim(9, "alive"),
        claimer=4,
        in_play=19,
        deck_size=29,
        discard_size=4,
        known_discard=c("1A1E"),
        discard=(PutAway(0, 1, (), c("1E")), PutAway(2, 2, (3,), None), PutAway(None, 1, (), c("1A"))),
        round=2,
        hand_size=5,
        starter=2,
        winner=None,
        revealed=None,
        options=GAME.options({"players": 5}),
        decision=decision(table.state),
    )


@pytest.mark.parametrize(
    ("viewer", "hand", "physicat", "known"),
    [
        (2, "", None, "1A"),
        (3, "1A3D", "mewton", "1A1D1H"),
        (4, "1A2E1H", None, "1A1D1H"),
        (5, "", None, "1A"),
        (WATCHER, "", None, "1A"),
    ],
)
def test_S59_other_seats_differ_only_in_what_is_theirs(viewer: int, hand: str, physicat: str, known: str) -> None:
    table = at(RICH)
    view, first = table.view(viewer), table.view(1)
    assert (view.seat, view.hand, view.physicat, view.known_discard) == (viewer - 1, c(hand), physicat, c(known))
    own = {"seat", "hand", "physicat", "known_discard", "discard"}
    for name in {*View.__struct_fields__} - own:
        assert getattr(view, name) == getattr(first, name), name


def test_S59_choices_are_for_the_asked_seat_alone() -> None:
    state = at(RICH).state
    assert choices_for(state, 0) == state.choices
    assert [choices_for(state, viewer) for viewer in (1, 2, 3, 4, -2)] == [()] * 5


def test_S59_a_fact_hides_what_others_may_not_see() -> None:
    table = at("6A 6D | turn 1").say("3A +2A -1A *D")
    for event in table.events:
        for viewer in (1, -2):
            hidden = getattr(redact(event, viewer), "cards", None)
            if isinstance(event, CardsPutAway | CardsDrawn):
                assert hidden is not None and hidden.what is None
                assert redact(event, 0) == event
            else:
                assert redact(event, viewer) == event


@pytest.mark.parametrize(
    ("bag", "count"),
    [((3, 2, 2, 1), 4), ((5, 0, 2, 4), 3), ((1, 1, 1, 1), 4), ((2, 2, 2, 2), 1), ((6, 6, 2, 1), 5), ((2, 0, 0, 0), 2)],
)
def test_S8_draws_are_exact(bag: tuple[int, int, int, int], count: int) -> None:
    draws = Draws(bag, count)
    every = [draws[i] for i in range(len(draws))]
    assert list(draws) == every
    assert Counter(every) == draws.weights()
    assert all(choice in draws for choice in every)


def test_S8_what_cannot_be_drawn() -> None:
    draws = Draws((3, 2, 0, 1), 2)
    assert DrawCards((1, 1, 0, 0)) in draws
    too_many_or_few = ((1, 0, 1, 0), (0, 0, 0, 2), (1, 0, 0, 0), (3, 0, 0, 0))
    fewer_than_none = ((3, -1, 0, 0), (-1, 2, 0, 1), (2, 1, -1, 0), (2, 1, 0, -1))
    for cards in (*too_many_or_few, *fewer_than_none):
        assert DrawCards(cards) not in draws
    assert ShowProof((1, 1, 0, 0)) not in draws


def test_S6_steps_and_facts_and_choices_of_the_game_are_listed() -> None:
    assert (GAME.name, GAME.rules) == ("schrodinger", 3)
    assert (len(GAME.events), len(GAME.steps), len(GAME.choices)) == (21, 13, 10)
    assert sum(NONE) == 0 and sum(PACK) == 52
