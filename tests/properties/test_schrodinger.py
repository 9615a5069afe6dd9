"""What holds in every game of Schrödinger's Cats: the kit's laws, secrecy, and this game's own invariants."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cattery.games.schrodinger.cards import Cards, add
from cattery.games.schrodinger.events import CardsPutAway, PhysicatDealt, PileLookedAt, ProofsRemoved, RoundBegan
from cattery.games.schrodinger.game import GAME
from cattery.games.schrodinger.options import SchrodingerOptions
from cattery.games.schrodinger.table import Table
from cattery.kernel import SPECTATOR, Choice, Choices, Event, FastDice, State, apply, encode, replace
from cattery.testing import Moment, Secrecy, check_laws, check_secrecy, sightings_of
from cattery.testing.strategies import histories, seeds

KINDS_OF_TABLE = [GAME.options({"players": n, "physicats": p}) for n, p in product(range(2, 7), (True, False))]
SMALL = [
    GAME.options({"players": n, "physicats": p, "hand": 2, "pack": (5, 5, 2, 1), "track": 3, "lives": lives})
    for n, p, lives in ((2, True, 1), (3, True, 2), (4, False, 1), (6, True, 1))
]
tables = st.sampled_from(KINDS_OF_TABLE + SMALL)


def all_cards(table: Table) -> Cards:
    whole = table.deck
    for cards in (*table.hands, *table.proofs, *(parcel.cards for parcel in table.discard)):
        whole = add(whole, cards)
    return whole


def check_books(state: State) -> None:
    """S1: every card is somewhere. S6: every physicat too. S8: no sixth round. S9: the view counts what is in play."""
    table: Table = state.table
    options = table.options
    assert all_cards(table) == options.pack
    assert all(n >= 0 for cards in (table.deck, *table.hands, *table.proofs) for n in cards)
    assert state.round == table.round <= options.players * options.first_lives - 1
    if table.round:
        assert options.players * options.first_lives - sum(table.lives) == table.round - (table.winner is None)
        physicats = [*filter(None, table.physicats), *table.row, *(laid.physicat for laid in table.front)]
        assert len({*physicats}) == len(physicats) == (options.players + 1) * options.physicats
    view = GAME.view(state, SPECTATOR)
    assert view.in_play == sum(map(sum, table.hands)) + sum(map(sum, table.proofs))
    assert (table.claim is None) == (table.claimer is None)


@pytest.mark.parametrize("options", KINDS_OF_TABLE + SMALL, ids=lambda o: f"{o.players}{o.physicats}{o.hand}")
def test_the_laws_hold(options: SchrodingerOptions) -> None:
    for number in range(12):
        play = check_laws(GAME, options, f"laws {number}", check_books)
        assert sum(map(bool, play.state.table.lives)) == 1
        if options.lives is None:
            assert play.state.round <= 5  # S8


@pytest.mark.no_cover
def test_worlds_that_look_alike_stay_alike(capsys: pytest.CaptureFixture[str]) -> None:
    """At least 10,000 pairs over all player counts, with physicats and without, at least 90 % really different."""
    report = Secrecy()
    for options in KINDS_OF_TABLE:
        check_secrecy(GAME, options, games=12 if options.physicats else 9, report=report)
    for options in SMALL:  # with so few cards, worlds often agree on all hands, and so go on together past a check
        check_secrecy(GAME, options, games=25, report=report)
    with capsys.disabled():
        print(f"\n{GAME.name}: {report}")
    assert report.missed(GAME) == set()
    assert report.pairs >= 10_000
    assert report.differed >= 0.9 * report.pairs


@settings(max_examples=60)
@given(histories(GAME, tables), seeds)
def test_imagined_worlds_agree_with_every_sighting(history: list[Moment], seed: str) -> None:
    state = history[-1].state
    for viewer in (*range(state.table.options.players), SPECTATOR):
        view, sightings = GAME.view(state, viewer), sightings_of(history, viewer)
        world = GAME.imagine(view, sightings, FastDice(seed))
        check_books(world)
        assert encode(GAME.view(world, viewer)) == encode(view)
        assert_agrees(world.table, viewer, sightings)


def assert_agrees(table: Table, viewer: int, sightings: list[Event]) -> None:
    """Everything that a viewer saw of this round's hidden cards is so in this world."""
    begun = max((i for i, event in enumerate(sightings) if isinstance(event, RoundBegan)), default=0)
    parcels = iter(table.discard)
    pile: Cards = (0, 0, 0, 0)
    for event in sightings[begun:]:
        match event:
            case CardsPutAway(seat, count, cards):
                parcel = next(parcels)
                pile = add(pile, parcel.cards)
                assert (parcel.seat, sum(parcel.cards)) == (seat, count)
                assert cards.what in (None, parcel.cards)
            case ProofsRemoved(state, counts):
                parcel = next(parcels)
                pile = add(pile, parcel.cards)
                assert parcel.cards == tuple(sum(counts) * (kind == state) for kind in ("alive", "dead", "empty", "H"))
            case PileLookedAt(_, count, cards):
                assert sum(pile) == count
                assert cards.what in (None, pile)
    assert next(parcels, None) is None
    for event in sightings:
        if isinstance(event, PhysicatDealt) and event.physicat.what is not None:
            assert table.physicats[event.seat] in (event.physicat.what, None)


@settings(max_examples=60)
@given(histories(GAME, tables))
def test_positions_come_back_as_they_were_written(history: list[Moment]) -> None:
    for moment in history:
        text = GAME.write_position(moment.state)
        again = GAME.read_position(text)
        assert replace(again, rolls=moment.state.rolls) == moment.state
        assert GAME.write_position(again) == text


@settings(max_examples=60)
@given(histories(GAME, tables), seeds)
def test_whether_a_question_is_asked_is_public(history: list[Moment], seed: str) -> None:
    """After answers that look alike to the spectator the same question comes next, whatever the hidden cards are."""
    state = history[-1].state
    other = GAME.imagine(GAME.view(state, SPECTATOR), [], FastDice(seed))
    step = state.step
    if step is not None:
        there = {encode(step.shown(other.table, choice, SPECTATOR)): choice for choice in some(other.choices)}
        for choice in some(state.choices):
            alike = there.get(encode(step.shown(state.table, choice, SPECTATOR)))
            if alike is not None:
                assert apply(state, choice)[0].agenda == apply(other, alike)[0].agenda


def some(choices: Choices) -> list[Choice]:
    """All of a few, and every so many of more."""
    return [choices[i] for i in range(0, len(choices), len(choices) // 200 + 1)]
