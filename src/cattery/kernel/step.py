"""Steps: paragraphs of the rulebook, waiting; and choices, the answers to them."""

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Protocol

from cattery.kernel.chance import Dice
from cattery.kernel.data import Tagged
from cattery.kernel.event import Event

CHANCE = -1
"""The actor of every random step."""


class Choice(Tagged, frozen=True, gc=False, cache_hash=True):
    """An answer to a step, a player's or chance's."""


class Choices(Protocol):
    """The legal answers, finite and in a fixed order: a tuple, or something that only knows how to find the i-th."""

    def __len__(self) -> int: ...
    def __getitem__(self, i: int, /) -> Any: ...
    def __contains__(self, choice: object, /) -> bool: ...
    def __iter__(self) -> Iterator[Any]: ...


class Step(Tagged, frozen=True, gc=False, cache_hash=True):
    """One paragraph of the rulebook, waiting its turn; its fields are its local variables.

    The agenda is public: a step never holds a hidden card.
    """

    rule: ClassVar[str]  # the number of the rule that it carries out, by which it refuses what is no answer to it
    opens_round: ClassVar[None] = None  # as no event has it: by this the machine tells steps and events apart
    actor: ClassVar[int | None] = None  # who answers: a seat, CHANCE, or nobody (it happens by itself)

    def choices(self, table: Any) -> Choices:
        """Every legal answer, in a fixed order."""
        return ()

    def play(self, table: Any, choice: Any) -> "Iterable[Event | Step]":
        """Yield what follows: an Event happens now, a Step comes next, in the order written.

        `table` stays as it was when the step began; to look again, yield another step.
        """
        raise NotImplementedError

    def shown(self, table: Any, choice: Any, viewer: int) -> object:
        """What `viewer` sees of this answer, with whatever it turns up before their eyes.

        Two answers that show the same must lead to the same sightings and views: the test kit holds every game to it.
        """
        return choice

    def refusal(self, table: Any, choice: object) -> str:
        """The number of the rule that forbids this answer."""
        return self.rule


class Asked(Step, frozen=True, gc=False):
    """A step that the player at `seat` answers."""

    seat: int


Asked.actor = Asked.seat  # one slot by two names: it is asked for at every step, and a property takes twice as long


class Chance(Step, frozen=True, gc=False):
    """A step that the dice answer: all its choices are equally likely, and what is likelier is listed more often.

    Choices with a method `weights() -> dict[choice, int]` tell their few distinct outcomes, each with its exact weight.
    """

    actor = CHANCE

    def roll(self, table: Any, dice: Dice, round: int, n: int) -> Any:
        """The answer that these dice give: one of the choices. A step may find it without making all the others."""
        choices = self.choices(table)
        return choices[dice.__call__(len(choices), round, n)]  # in full: Python takes longer for dice(...)
