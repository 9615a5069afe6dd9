"""Events: facts that happened."""

from typing import Any, ClassVar

from cattery.kernel.data import Tagged


class Event(Tagged, frozen=True, gc=False):
    """A past fact with a tag. It keeps the books and decides nothing; hidden things in it are wrapped in `Seen`."""

    opens_round: ClassVar[bool] = False  # chance counts its answers anew from here on
    opens_turn: ClassVar[bool] = False  # a clock begins anew from here on, whoever is asked

    def on(self, table: Any) -> Any:
        """The table after this happened."""
        return table
