"""What an adapter needs of a game, whichever it is: its answers and views as numbers."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from operator import index
from typing import Any, NamedTuple

from cattery.kernel import Choice, Choices, Game, Layout, Tensor, find_game

Spell = Callable[[Choices, Sequence[Choice]], Any]


class Numbers(NamedTuple):
    """A game and its encoding (games/<game>/encoding.py)."""

    game: Game
    actions: tuple[Choice, ...]  # what a player can answer, and
    action: Mapping[Choice, int]  # the number of each
    outcomes: tuple[Choice, ...]  # what chance can answer, and
    outcome: Mapping[Choice, int]  # the number of each
    weights: Spell  # of the outcomes that chance has at a question
    spelled: Spell  # what the outcomes so far come to: an answer of chance, or None
    spelling: Callable[[Choice], tuple[Choice, ...]]  # and the other way round
    observation: Layout
    observe: Callable[[Any], Tensor]
    most_answers: Callable[[Any], tuple[int, int]]  # of players, and of chance, in a game with these options

    def answer(self, action: int) -> Choice:
        """The answer that an action stands for, legal or not; IndexError if there is no such action."""
        action = index(action)
        if not 0 <= action < len(self.actions):
            raise IndexError(f"action {action}: {self.game.name} has actions 0 to {len(self.actions) - 1}")
        return self.actions[action]


@cache
def numbers_of(name: str) -> Numbers:
    """The encoding of a game; UnknownGame names the games that exist, LookupError one that has no encoding."""
    game = find_game(name)
    module = f"{type(game).__module__.rpartition('.')[0]}.encoding"
    if find_spec(module) is None:
        raise LookupError(f"{name} has no encoding: there is no module {module}")
    code = import_module(module)
    return Numbers(
        game,
        code.ACTIONS,
        {choice: number for number, choice in enumerate(code.ACTIONS)},
        code.OUTCOMES,
        {choice: number for number, choice in enumerate(code.OUTCOMES)},
        code.outcomes,
        code.spelled,
        code.spelling,
        code.OBSERVATION,
        code.observe,
        code.most_answers,
    )
