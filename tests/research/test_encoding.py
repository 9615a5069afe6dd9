"""Answers and views as numbers: nothing is lost, nothing clashes, and nothing is longer than its room."""

import pickle
from collections import Counter
from copy import deepcopy
from itertools import pairwise
from operator import le
from typing import Any

import pytest

from cattery.games.schrodinger.choices import Draws, ShowProof, SwapCards
from cattery.kernel import CHANCE, SPECTATOR, FastDice, IllegalChoice, State, encode, fields, replace
from cattery.kit import register_kit
from cattery.research.part import encoding_of, research_of
from cattery.research.scaling import highest
from cattery.research.tree import begin
from tests.bluff import BARE, BLUFF
from tests.research.crossing import crossed, shape
from tests.research.tables import NAMES, TABLES, play


def slow(state: State) -> Any:
    """Answers that make a game long: the lowest claim, one card of proof, one card swapped, pairs before passes."""
    cards = [choice for choice in state.choices if isinstance(choice, ShowProof | SwapCards) and any(choice.cards)]
    return min(cards, key=lambda choice: sum(choice.cards)) if cards else state.choices[0]


@pytest.mark.parametrize(("name", "options"), TABLES, ids=NAMES)
def test_different_views_give_different_tensors_and_equal_ones_equal_tensors(
    name: str, options: dict[str, Any]
) -> None:
    encoding = encoding_of(name)
    tensors: dict[bytes, bytes] = {}
    views: dict[bytes, bytes] = {}
    for seed in range(3):
        for node in play(name, options, f"views/{seed}"):
            for viewer in (*range(encoding.game.options(options).players), SPECTATOR):
                view = encoding.game.view(node.state, viewer)
                tensor = encoding.observe(view)
                assert len(tensor) == len(highest(encoding.observation))
                assert all(map(le, tensor, highest(encoding.observation)))
                text, cells = encode(view), bytes(tensor)
                assert tensors.setdefault(text, cells) == cells
                assert views.setdefault(cells, text) == text
    assert len(tensors) > 20


def comes_together(view: Any) -> bool:
    """A claim has its claimer, a winner the hands that were checked, and only what was put away can be known there."""
    if not hasattr(view, "claim"):
        return True
    return (
        (view.claim is None) == (view.claimer is None)
        and (view.winner is None) == (view.revealed is None)
        and (any(view.known_discard) <= bool(view.discard))
    )


@pytest.mark.no_cover
@pytest.mark.parametrize(("name", "tables"), [("schrodinger", {3: 9, 6: 4}), ("mistigri", {3: 2, 5: 8})])
def test_views_that_differ_in_one_part_alone_give_different_tensors(name: str, tables: dict[int, int]) -> None:
    """Random games differ in so much that without one field a tensor still tells them apart: these views do not."""
    encoding = encoding_of(name)
    compared: Counter[str] = Counter()
    for players, games in tables.items():
        views = [
            encoding.game.view(node.state, seed % players)
            for seed in range(games)
            for node in play(name, {"players": players}, f"crossed/{seed}")
        ]
        for one, other in pairwise(sorted(views, key=shape)):
            tensor = encoding.observe(one)
            for where, mixed in crossed(one, replace(other, seat=one.seat)):
                if where != ".decision.actor" and compared[where] < 40 and comes_together(mixed):
                    compared[where] += 1
                    assert encoding.observe(mixed) != tensor, f"{where} is not in the tensor"
    told = {where.split(".")[1] for where in compared}
    assert told == {field.name for field in fields(views[0])} - {"seat", "options"}


def test_the_order_in_which_physicats_were_laid_is_told() -> None:
    """S31: of things that are the same but for their order, no part alone differs."""
    encoding = encoding_of("schrodinger")
    nodes = (node for seed in range(60) for node in play("schrodinger", {"players": 6}, f"laid/{seed}"))
    view = next(view for node in nodes if len((view := encoding.game.view(node.state, 0)).front) > 1)
    assert encoding.observe(view) != encoding.observe(replace(view, front=view.front[::-1]))


@pytest.mark.parametrize(("name", "options"), TABLES, ids=NAMES)
@pytest.mark.parametrize("pick", [None, slow], ids=["random", "slow"])
def test_every_answer_has_its_number_and_no_game_outgrows_its_bounds(
    name: str, options: dict[str, Any], pick: Any
) -> None:
    encoding = encoding_of(name)
    most_asked, most_chance = encoding.most_answers(encoding.game.options(options))
    for seed in range(3):
        asked = chance = 0
        for node in play(name, options, f"bounds/{seed}", pick):
            if node.actor == CHANCE:
                chance += 1
                assert abs(sum(probability for _, probability in node.outcomes()) - 1) < 1e-9
            elif node.actor is not None:
                asked += 1
                legal = node.legal()
                assert legal == sorted(set(legal))
                assert [encoding.actions[number] for number in legal] == sorted(
                    node.state.choices, key=encoding.action.__getitem__
                )
                encoding.observe(encoding.game.view(node.state, node.actor))  # has room for everything
        assert asked <= most_asked
        assert chance <= most_chance


@pytest.mark.parametrize("name", ["schrodinger", "mistigri"])
def test_numbers_are_a_fixed_table_without_repetition(name: str) -> None:
    encoding = encoding_of(name)
    assert len(encoding.action) == len(encoding.actions)
    assert len(encoding.outcome) == len(encoding.outcomes)


def test_chance_weighs_its_outcomes_as_the_game_does() -> None:
    encoding = encoding_of("schrodinger")
    for node in play("schrodinger", {"players": 3}, "weights"):
        if isinstance(node.state.choices, Draws):
            assert encoding.weights(node.state.choices, ()) == node.state.choices.weights()


@pytest.mark.parametrize("name", ["schrodinger", "mistigri"])
def test_an_answer_of_chance_is_spelled_by_its_outcomes(name: str) -> None:
    encoding = encoding_of(name)
    for node in play(name, {"players": 3}, "spelling"):
        if node.answer is not None and node.before is not None and node.before.actor == CHANCE:
            choices = node.before.state.choices
            parts = encoding.spelling(node.answer)
            assert encoding.spelled(choices, parts) == node.answer
            assert encoding.spelled(choices, parts[:-1]) is None


@pytest.mark.parametrize("name", ["schrodinger", "mistigri"])
def test_an_unlawful_number_is_refused_by_a_rule(name: str) -> None:
    encoding = encoding_of(name)
    for node in play(name, {"players": 3}, "unlawful"):
        if node.actor is not None and node.actor != CHANCE:
            unlawful = next(number for number in range(len(encoding.actions)) if number not in node.legal())
            with pytest.raises(IllegalChoice):
                node.after(unlawful)


def test_a_line_is_stored_by_its_history_alone() -> None:
    roll = FastDice("stored")
    for name in ("schrodinger", "mistigri"):
        for node in play(name, {"players": 3}, "stored"):
            assert deepcopy(node) is node
            if roll(10) == 0 or node.actor is None:
                again = pickle.loads(pickle.dumps(node))
                assert (again.state, again.said, again.history()) == (node.state, node.said, node.history())
                assert again.text(0) == node.text(0)


def test_a_game_without_an_encoding_is_named() -> None:
    register_kit(BARE)
    research_of.cache_clear()  # another test may have met the same game with all it brings
    with pytest.raises(LookupError, match="bluff has no research"):
        begin(BLUFF.name, BLUFF.options())
