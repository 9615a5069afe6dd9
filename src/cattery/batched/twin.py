"""What a game brings for `cattery.batched`: the module `batched` in its package, with these names."""

from collections.abc import Sequence
from typing import Any, Protocol

from jax import Array

from cattery.kernel import Record
from cattery.lanes import Dice


class Twin(Protocol):
    """The rules of a game once more, as arithmetic over one lane; `jax.vmap` makes a batch of it.

    A `table` is a NamedTuple of words: everything, secrets and dice included. Actions and observations have the numbers
    of the game's research encoding. `parameters` are a table's options as numbers, so that they are data: one
    compiled function plays every number of players and every variant, side by side in one batch if need be.
    """

    VERSION: str  # raised by whatever changes what a policy sees or does
    SEATS: int  # rewards have one place for each, seated or not
    ACTIONS: int
    OBSERVATION: int

    def parameters(self, options: Any) -> Any:
        """The options of a table as numbers."""

    def begin(self, parameters: Any, dice: Dice) -> Any:
        """A new game, dealt, up to the first question."""

    def step(
        self, table: Any, action: Array, *, reset: bool = False, forfeit: Array | None = None
    ) -> tuple[Any, Array, Array]:
        """The table at the next question, rewards by seat (float32), and whether the game is over.

        The action is taken to be lawful, and the game not to be over. With `reset` a game that is over is followed
        by a new one at once; `forfeit` marks lanes whose game ends here, whatever the action.
        """

    def with_dice(self, table: Any, dice: Dice) -> Any:
        """The table with other dice for what is to come."""

    def asked(self, table: Any) -> Array:
        """Who is asked (int32); when the game is over, any seat."""

    def legal(self, table: Any) -> Array:
        """Which actions are lawful: bool, ACTIONS wide."""

    def sample(self, table: Any) -> tuple[Any, Array]:
        """One of the lawful actions (int32), all equally likely, found without the mask; and the table's dice moved."""

    def observe(self, table: Any, viewer: Array) -> Array:
        """What this seat (below 0: a spectator) may know: uint8, OBSERVATION wide, as the research encoding has it."""

    def everything(self, table: Any) -> Array:
        """The full state as numbers (uint8), secrets included: for a critic that sees all hands, never for a player."""

    def record(self, options: Any, tables: Any, actions: Sequence[int]) -> Record:
        """One lane's first game as an ordinary record.

        `tables` has a first axis of moments, the beginning and what followed each action.
        """
