"""Crazy Mistigri under random play: what must hold in every game."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cattery.games.mistigri.events import (
    CardChosen,
    CardDrawn,
    EffectLapsed,
    EffectTaken,
    GameEnded,
    PairDiscarded,
    RoundEnded,
    TurnBegan,
    WentOut,
)  # fmt: skip
from cattery.games.mistigri.game import GAME
from cattery.games.mistigri.options import deck
from cattery.games.mistigri.steps import DrawCard, PairOrPass, SwapIn
from cattery.games.mistigri.steps.scoring import LAST_TURN, penalty
from cattery.kernel import Event, FastDice, State, apply, choices_for, decision, encode
from cattery.testing import Moment, Secrecy, check_laws, check_secrecy, sightings_of
from cattery.testing.strategies import alike_worlds, histories, seeds

ROOMS = st.sampled_from([GAME.options({"players": players}) for players in (3, 4, 5)])
SMALL_ROOMS = st.builds(
    lambda players, hand, values: GAME.options({"players": players, "hand": hand, "values": values}),
    st.sampled_from([3, 4, 5]),
    st.integers(1, 3),
    st.sets(st.integers(1, 5), min_size=3).map(sorted),
)
ANY_ROOM = ROOMS | SMALL_ROOMS


def invariant(state: State) -> None:
    """What holds at every question."""
    t = state.table
    cards = Counter(t.pile) + Counter(t.deck) + Counter(card for hand in t.hands for card in hand)
    assert cards == Counter(deck(t.options))  # M3: 46, 37 or 28 cards, never more nor fewer
    assert all(list(hand) == sorted(hand) for hand in t.hands)
    assert t.turn <= LAST_TURN  # M43
    assert t.waiting == 0  # M38: what waited for the draw is used up before anybody is asked
    assert t.chosen is None or isinstance(state.step, DrawCard)
    swapper = state.step.seat if isinstance(state.step, SwapIn) else None
    if t.player is not None:
        assert set(t.out) == {seat for seat, hand in enumerate(t.hands) if not hand and seat != swapper}  # M11
        assert len(set(t.out)) == len(t.out)
    assert all(t.aid_down[seat] for seat in t.quiet)  # M9, M44
    for seat, known in enumerate(t.known):  # M37: what is known is so
        for viewer in range(t.options.players + 1):
            assert Counter(card for card, mask in known if mask >> viewer & 1) <= Counter(t.hands[seat])
        assert not t.no_ones[seat] or all(card[1:] != "1" for card in t.hands[seat])


@pytest.mark.no_cover
@given(seeds, ANY_ROOM)
def test_the_laws_of_the_machine_hold_and_every_game_ends(seed: str, options: Any) -> None:
    play = check_laws(GAME, options, seed, invariant, longest=4 * LAST_TURN * 3)
    rounds = play.state.table.penalties
    assert len(rounds) in (2, 3)  # M50
    assert all(sum(row) <= penalty(deck(options)) for row in rounds)


@given(histories(GAME, ANY_ROOM))
def test_every_position_of_a_game_is_read_back_as_it_was_written(history: list[Moment]) -> None:
    state = history[-1].state
    assert GAME.read_position(GAME.write_position(state)) == state


def facts_of(history: list[Moment]) -> list[Event]:
    return [event for moment in history for event in moment.events]


@given(histories(GAME, ROOMS, 900))
def test_there_is_never_more_than_one_waiting_effect(history: list[Moment]) -> None:
    """M38: an effect that waits is used up by the very next draw, which is from its owner, or dies with the round."""
    waiting: tuple[int, int] | None = None  # whose, and the value of the pair
    for fact in facts_of(history):
        match fact:
            case EffectTaken(seat, value) if value in (2, 3, 7, 8):
                assert waiting is None
                waiting = seat, value
            case TurnBegan(_, giver, draws) if waiting is not None:
                assert giver == waiting[0]
                assert draws <= {2: 1, 3: 1, 7: 2, 8: 3}[waiting[1]]
                waiting = None
            case TurnBegan(_, _, draws):
                assert draws == 1
            case CardChosen(seat):
                assert waiting == (seat, 2)
            case PairDiscarded() | CardDrawn():
                assert waiting is None
            case RoundEnded():
                waiting = None


@given(histories(GAME, ROOMS, 900))
def test_a_turn_has_at_most_one_effect_besides_another_pair(history: list[Moment]) -> None:
    """M38."""
    effects = 0
    for fact in facts_of(history):
        if isinstance(fact, TurnBegan):
            effects = 0
        elif isinstance(fact, EffectTaken | EffectLapsed) and fact.value != 6:
            effects += not (isinstance(fact, EffectLapsed) and fact.value == 3 and effects == 0)
            assert effects <= 1


@given(histories(GAME, ROOMS, 900))
def test_as_long_as_you_hold_cards_the_next_player_draws_from_you(history: list[Moment]) -> None:
    """M30."""
    for before, moment in pairwise(history):
        for fact in moment.events:
            if isinstance(fact, TurnBegan) and before.state.table.player is not None:
                player = before.state.table.player
                if moment.state.table.turn > 1 and moment.state.table.hands[player]:
                    assert fact.giver == player


@given(histories(GAME, ANY_ROOM, 900))
def test_every_turn_asks_for_a_pair_whatever_the_hand(history: list[Moment]) -> None:
    """M8, M9: a question left out would tell what the hand lacks."""
    turns: Counter[tuple[int, int]] = Counter()
    for moment in history:
        if type(moment.state.step) is PairOrPass:
            turns[moment.state.round, moment.state.table.turn] += 1
    assert set(turns.values()) <= {1}
    rounds = {number: max(turn for where, turn in turns if where == number) for number, _ in turns}
    assert sum(rounds.values()) == len(turns)


@given(histories(GAME, ROOMS, 900))
def test_everybody_who_is_out_scores_nothing(history: list[Moment]) -> None:
    """M11, M41."""
    out: set[int] = set()
    for fact in facts_of(history):
        if isinstance(fact, WentOut):
            assert fact.seat not in out
            out.add(fact.seat)
        elif isinstance(fact, RoundEnded):
            assert all(not fact.hands[seat] and fact.penalties[seat] == 0 for seat in out)
            assert fact.penalties == tuple(map(penalty, fact.hands))
            out.clear()
        elif isinstance(fact, GameEnded):
            assert all(fact.totals[winner] == min(fact.totals) for winner in fact.winners)


@given(alike_worlds(GAME, ANY_ROOM))
def test_an_imagined_world_looks_the_same_and_is_whole(worlds: tuple[State, State, int]) -> None:
    state, other, viewer = worlds
    assert encode(GAME.view(state, viewer)) == encode(GAME.view(other, viewer))
    assert encode(decision(state)) == encode(decision(other))
    invariant(other)
    assert choices_for(state, viewer) == choices_for(other, viewer)


@given(histories(GAME, ROOMS), seeds)
@settings(max_examples=30)
def test_an_imagined_world_can_be_played_to_its_end(history: list[Moment], seed: str) -> None:
    roll = FastDice(seed)
    state = GAME.imagine(GAME.view(history[-1].state, 1), sightings_of(history, 1), roll)
    while state.step is not None:
        state, _, _ = apply(state, state.choices[roll(len(state.choices))])
    assert sum(GAME.result(state)) == pytest.approx(1)


@pytest.mark.no_cover
@pytest.mark.slow
def test_nobody_can_tell_worlds_apart_that_look_alike(capsys: pytest.CaptureFixture[str]) -> None:
    """Non-interference over all numbers of players, through the eyes of every seat and of those who only watch."""
    report = Secrecy(hidden=lambda t: (t.hands, t.deck, t.chosen))  # cards alone; what others remember does not count
    for players, games in ((3, 28), (4, 62), (5, 50)):
        check_secrecy(GAME, GAME.options({"players": players}), games=games, every=5, report=report)
    with capsys.disabled():
        print(f"\nCrazy Mistigri: {report}")
    assert report.pairs >= 10_000
    assert report.differed >= 0.9 * report.pairs
    assert report.missed(GAME) == set()
