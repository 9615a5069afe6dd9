"""The machine: one open question at a time, pure, and refusing by rule."""

import copy
import pickle

import pytest

from cattery.kernel import (
    CHANCE,
    SPECTATOR,
    Decision,
    FastDice,
    IllegalChoice,
    Seen,
    apply,
    choices_for,
    decision,
    encode,
    start,
)  # fmt: skip
from tests.bluff import BLUFF, PACK, Answer, Call, Dealt, Laid, Lay, Pick, RoundBegan, Scored, Table

OPTIONS = BLUFF.options()


def test_a_game_comes_to_rest_at_one_open_question() -> None:
    state, events, rolled = start(BLUFF, OPTIONS)
    assert events == [RoundBegan()]
    assert rolled == []
    assert state.step is not None
    assert state.step.actor == CHANCE
    assert (state.round, state.rolls) == (1, 0)


def test_with_dice_chance_is_answered_on_the_way() -> None:
    state, events, rolled = start(BLUFF, OPTIONS, FastDice("a"))
    assert len(rolled) == 2
    assert events == [RoundBegan(), Dealt(0, Seen(rolled[0].cards, (0,))), Dealt(1, Seen(rolled[1].cards, (1,)))]
    assert state.step == Lay(0)
    assert (state.round, state.rolls) == (1, 2)


def test_steps_come_in_the_order_written_and_events_at_once() -> None:
    state = BLUFF.read_position("HL HH lay 1")
    state, events, _ = apply(state, Pick(("H",)))
    assert events == [Laid(0, Seen("H", (0,)))]
    assert state.agenda == (Answer(1),)
    assert state.table == Table(("L", "L"), (("L",), ("H", "H")), "H")


def test_a_round_that_opens_counts_chance_anew() -> None:
    state = BLUFF.read_position("HL HH lay 1")
    state, _, _ = apply(state, Pick(("H",)))
    state, events, _ = apply(state, Call(False))
    assert events == [Scored(0, 1), RoundBegan()]
    assert (state.round, state.rolls) == (2, 0)
    assert state.table.deck == PACK
    state, _, _ = apply(state, state.choices[0])
    assert (state.round, state.rolls) == (2, 1)


def test_the_end_has_no_step_and_takes_no_answer() -> None:
    state = BLUFF.read_position("HL HH lay 2")
    state, _, _ = apply(state, Pick(("H",)))
    state, _, _ = apply(state, Call(True))
    assert state.step is None
    assert decision(state) is None
    assert choices_for(state, 0) == ()
    with pytest.raises(IllegalChoice, match="over"):
        apply(state, Call(True))


def test_apply_never_changes_its_input() -> None:
    state = BLUFF.read_position("HL HH lay 1")
    before, text = pickle.dumps(state), encode(state.table)
    for choice in state.choices:
        apply(state, choice)
    assert pickle.dumps(state) == before
    assert encode(state.table) == text


def test_an_illegal_choice_names_its_rule_and_leaves_the_state_untouched() -> None:
    state = BLUFF.read_position("HH LL lay 1")
    before = pickle.dumps(state)
    with pytest.raises(IllegalChoice) as refused:
        apply(state, Pick(("L",)))
    assert refused.value.rule == "B3"
    assert str(refused.value) == "B3: Pick(cards=('L',)) is no legal answer to lay"
    assert pickle.dumps(state) == before
    assert pickle.loads(pickle.dumps(refused.value)).rule == "B3"


def test_a_step_may_say_which_rule_forbids() -> None:
    state, _, _ = apply(BLUFF.read_position("HL HH lay 1"), Pick(("H",)))
    for wrong, rule in ((Pick(("H",)), "B3"), ("nonsense", "B4")):
        with pytest.raises(IllegalChoice) as refused:
            apply(state, wrong)
        assert refused.value.rule == rule


def test_nothing_can_be_changed() -> None:
    state = BLUFF.read_position("HL HH lay 1")
    for thing, name in ((state, "table"), (state.table, "deck"), (state.step, "seat"), (Seen(1, (2,)), "by")):
        with pytest.raises(AttributeError):
            setattr(thing, name, 1)


def test_a_decision_is_public_and_its_choices_are_the_asked_seats_alone() -> None:
    state = BLUFF.read_position("HL HH lay 2")
    assert decision(state) == Decision(1, Lay(1), ())
    assert choices_for(state, 1) == (Pick(("H",)),)
    assert choices_for(state, 0) == ()
    assert choices_for(state, SPECTATOR) == ()


def test_chance_has_no_choices_for_anybody() -> None:
    state, _, _ = start(BLUFF, OPTIONS)
    assert [len(choices_for(state, viewer)) for viewer in (0, 1, SPECTATOR, CHANCE)] == [0, 0, 0, 0]


def test_a_step_refuses_by_its_own_rule_unless_it_says_another() -> None:
    state = BLUFF.read_position("HL HH lay 1")
    assert Lay.rule == Lay(0).refusal(state.table, Call(True)) == "B3"


def test_a_copy_is_the_thing_itself() -> None:
    state = BLUFF.read_position("HL HH lay 1")
    assert copy.copy(state) is copy.deepcopy(state) is state
