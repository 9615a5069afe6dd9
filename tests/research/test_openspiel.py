"""OpenSpiel's own checks, on both games and tables of every kind."""

import pickle
import unittest
from collections.abc import Iterator
from functools import reduce
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from cattery.kernel import CHANCE, BadOption, State, apply, encode, redact, start
from cattery.kit import find_game
from tests.research.spiel import load
from tests.research.tables import NAMES, SMALL, TABLES


@pytest.fixture(autouse=True)
def _flags() -> Iterator[None]:
    """OpenSpiel's tests read absl flags."""
    flags.FLAGS(["tests", "--test_only_games=cattery_.*"])
    yield
    flags.FLAGS.unparse_flags()


@pytest.mark.parametrize(("name", "options"), TABLES, ids=NAMES)
def test_random_simulations_pass(name: str, options: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(name, options), num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize(("name", "options"), TABLES, ids=NAMES)
def test_the_simulations_of_games_sim_test_pass(name: str, options: dict[str, Any]) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(load(name, options))


@pytest.mark.no_cover
@pytest.mark.slow
def test_api_test_accepts_every_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its tests on part of the tree, of every table; and on the whole tree, of a small variant."""
    text = str(load("schrodinger", SMALL["schrodinger"]))
    chance, asked, over, told = whole_tree()
    monkeypatch.setattr(api_test, "_GAMES_TO_TEST", [str(load(*table)) for table in TABLES])
    monkeypatch.setattr(api_test, "_GAMES_FULL_TREE_TRAVERSAL_TESTS", [("small", text)])
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, "small", (chance, asked, over))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, "small", told)
    tests = api_test.load_tests(unittest.TestLoader(), (), None)
    assert tests.countTestCases() >= len(TABLES) * 5 + 8
    outcome = tests.run(unittest.TestResult())
    assert outcome.testsRun == tests.countTestCases()
    assert [text for _, text in outcome.failures + outcome.errors] == []
    assert not outcome.skipped


def whole_tree() -> tuple[int, int, int, int]:
    """How many positions ask chance, ask a player, or are the end; and what players can have lived through.

    Counted by the rules machine alone, without any adapter.
    """
    game = find_game("schrodinger")
    state, events, _ = start(game, game.options(SMALL["schrodinger"]))
    counts = {"chance": 0, "asked": 0, "over": 0}
    lived: set[tuple[int, bytes]] = set()

    def visit(state: State, seen: tuple[tuple[bytes, ...], ...]) -> None:
        step = state.step
        if step is None:
            counts["over"] += 1
            return
        assert step.actor is not None
        counts["chance" if step.actor == CHANCE else "asked"] += 1
        if step.actor != CHANCE:
            lived.add((step.actor, b"\n".join((*seen[step.actor], encode(step)))))
        for answer in dict.fromkeys(state.choices):
            after, facts, _ = apply(state, answer)
            told = (
                (encode(step), encode(answer) if step.actor == seat else b"", *(encode(redact(f, seat)) for f in facts))
                for seat in range(2)
            )
            visit(after, tuple((*old, *new) for old, new in zip(seen, told, strict=True)))

    visit(state, ((), ()))
    assert events
    return counts["chance"], counts["asked"], counts["over"], len(lived)


@pytest.mark.parametrize("name", ["schrodinger", "mistigri"])
def test_a_generated_playthrough_replays(name: str, tmp_path: Path) -> None:
    text = str(load(name, SMALL[name]))
    written = generate_playthrough.playthrough(text, None, seed=7)
    path = tmp_path / "playthrough.txt"
    path.write_text(written, encoding="utf-8")
    original, again = generate_playthrough.replay(str(path))
    assert original == written
    assert again == written
    assert "action: " in written and "InformationStateString(0)" in written


@pytest.mark.parametrize("name", ["schrodinger", "mistigri"])
def test_a_state_is_stored_by_its_history(name: str) -> None:
    game, pick = load(name, {"players": 3}), Random(3)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(pick.choice(state.legal_actions()))
    again = pickle.loads(pickle.dumps(state))
    assert again.history() == state.history()
    assert again.returns() == state.returns()
    assert state.clone().node is state.node
    assert reduce(lambda node, number: node.after(number), state.history(), game.beginning).state == state.node.state


@pytest.mark.no_cover
@pytest.mark.parametrize("name", ["schrodinger", "mistigri"])
def test_an_opponents_secrets_are_in_nobodys_observation(name: str) -> None:
    """Worlds that a player cannot tell apart look the same to it in every form, and public ones to everybody."""
    game, pick = load(name, {"players": 3}), Random(4)
    kinds = [
        pyspiel.IIGObservationType(perfect_recall=recall, public_info=True, private_info=private)
        for recall in (False, True)
        for private in (pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE)
    ]
    observers = [make_observation(game, kind) for kind in kinds]
    public = observers[1::2]
    differed = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            for player in range(3):
                other = state.resample_from_infostate(player, pick.random)
                differed += str(other) != str(state)
                for observer in observers:
                    assert observer.string_from(other, player) == observer.string_from(state, player)
                    if observer.tensor is not None:
                        observer.set_from(state, player)
                        one = observer.tensor.copy()
                        observer.set_from(other, player)
                        assert (observer.tensor == one).all()
            for observer in public:
                assert len({observer.string_from(state, player) for player in range(3)}) == 1
                if observer.tensor is not None:
                    observer.set_from(state, 0)
                    one = observer.tensor.copy()
                    observer.set_from(state, 1)
                    assert (observer.tensor == one).all() and not observer.dict["hand"].any()
        state.apply_action(pick.choice(state.legal_actions()))
    assert differed > 50


def test_private_information_is_what_a_view_tells_beyond_the_public_one() -> None:
    game = load("mistigri", {"players": 3})
    state, pick = game.new_initial_state(), Random(5)
    while state.is_chance_node():
        state.apply_action(pick.choice(state.legal_actions()))
    kind = pyspiel.IIGObservationType(
        public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    private = make_observation(game, kind)
    assert private.tensor is None
    assert '"hand":["' in private.string_from(state, 0)
    assert "pile" not in private.string_from(state, 0)


def test_nobody_sees_everything() -> None:
    game = load("mistigri", {"players": 3})
    everything = pyspiel.PrivateInfoType.ALL_PLAYERS
    with pytest.raises(ValueError, match="everybody's private information"):
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=everything))
    with pytest.raises(ValueError, match="parameters are not supported"):
        make_observation(game, params={"colour": "blue"})


def test_unlawful_options_are_refused_by_name() -> None:
    with pytest.raises(BadOption, match="players: S5"):
        load("schrodinger", {"players": 7})
    with pytest.raises(BadOption, match="pack: S1"):
        load("schrodinger", {"pack": (21, 1, 1, 1)})
    with pytest.raises(BadOption, match="values: '2 x' is no list of whole numbers"):
        pyspiel.load_game("cattery_mistigri(values=2 x)")


@pytest.mark.parametrize("name", ["schrodinger", "mistigri"])
def test_information_set_search_plays_by_resampling(name: str) -> None:
    """OpenSpiel's own ISMCTS, which imagines states by resample_from_infostate."""
    game, pick = load(name, {"players": 3}), np.random.RandomState(6)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, pick),
        2.0,
        6,
        random_state=pick,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
    )
    state = game.new_initial_state()
    for _ in range(40):
        if state.is_terminal():
            break
        action = pick.choice(state.legal_actions()) if state.is_chance_node() else bot.step(state)
        state.apply_action(action)
