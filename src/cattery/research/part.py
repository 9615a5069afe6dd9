"""What a game brings for research: the part `research` of its kit, one object called RESEARCH."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from operator import index
from typing import Any, NamedTuple

from cattery.kernel import Choice, Choices, Data, Event, Game, Roll, Step
from cattery.kit import kit_of
from cattery.research.tensor import Layout, Tensor

Spell = Callable[[Choices, Sequence[Choice]], Any]


class Told(Data, frozen=True):
    """One answer as a viewer lived it. That the question was asked and answered is public."""

    step: Step | None  # None: the game began
    answer: Choice | None  # the viewer's own, or None
    sightings: tuple[Event, ...]  # what the viewer saw of it


Past = Callable[[Sequence[Told], Any, Roll], list[Choice]]
"""past(told, view, roll): every answer, players' and chance's, in order, of a lawful history that the viewer cannot
tell from the real one. It is made of what the viewer lived through alone and, like `imagine`, weighs chance exactly
and others' hidden choices uniformly over physical cards."""

Ranks = Callable[[Sequence[Event], int], tuple[int, ...]]
"""ranks(facts, players): which place each seat took in a game that is over, from 1; equal ones share the better."""


@dataclass(frozen=True, eq=False)
class Encoding:
    """A game's answers and views as whole numbers. The spaces are the same for every table, small variants included."""

    game: Game
    actions: tuple[Choice, ...]  # what a player can answer; an action is a place in it
    outcomes: tuple[Choice, ...]  # what chance can answer
    weights: Spell  # of the outcomes that chance has at a question
    spelled: Spell  # what the outcomes so far come to: an answer of chance, or None
    spelling: Callable[[Choice], tuple[Choice, ...]]  # and the other way round
    observation: Layout
    observe: Callable[[Any], Tensor]
    most_answers: Callable[[Any], tuple[int, int]]  # of players, and of chance, in a game with these options

    @cached_property
    def action(self) -> Mapping[Choice, int]:
        """The number of each action."""
        return {choice: number for number, choice in enumerate(self.actions)}

    @cached_property
    def outcome(self) -> Mapping[Choice, int]:
        """The number of each outcome."""
        return {choice: number for number, choice in enumerate(self.outcomes)}

    def answer(self, action: int) -> Choice:
        """The answer that an action stands for, legal or not; IndexError if there is no such action."""
        action = index(action)
        if not 0 <= action < len(self.actions):
            raise IndexError(f"action {action}: {self.game.name} has actions 0 to {len(self.actions) - 1}")
        return self.actions[action]


class Recall(NamedTuple):
    """Perfect recall as a tensor, for games that are short enough."""

    layout: Callable[[Any], Layout]  # with these options
    recall: Callable[[Any, Sequence[Told]], Tensor]  # from a view, and all that the viewer lived through


@dataclass(frozen=True, eq=False)
class Research:
    """All that research asks of a game."""

    title: str  # by which frameworks list it
    encoding: Encoding
    dealt: str  # how chance deals a hand, in a sentence for people who read the tables
    past: Past
    ranks: Ranks
    recall: Recall | None = None


@cache
def research_of(name: str) -> Research:
    """What a game brings; UnknownGame names the games that exist, MissingPart one that brings nothing."""
    found: Research = kit_of(name).part("research").RESEARCH
    return found


def encoding_of(name: str) -> Encoding:
    """A game as numbers."""
    return research_of(name).encoding
