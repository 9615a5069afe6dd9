"""Plain data: it never changes, so a copy of it is itself."""

import pickle
from copy import copy, deepcopy

from cattery.kernel import FastDice, start
from tests.bluff import BLUFF


def test_a_copy_of_a_position_is_the_position_itself() -> None:
    state, events, _ = start(BLUFF, BLUFF.options(), FastDice("copies"))
    assert copy(state) is state
    assert deepcopy(state) is state
    assert deepcopy({"state": state, "events": events}) == {"state": state, "events": events}


def test_a_pickled_position_comes_back_equal() -> None:
    state, _, _ = start(BLUFF, BLUFF.options(), FastDice("pickles"))
    assert pickle.loads(pickle.dumps(state)) == state
