"""What the terminal asks of a game's kit: all of it has a default, so that a game which is told can be played."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from cattery.kernel import Step
from cattery.kit import Kit
from cattery.terminal.menu import Menu, MenuItem, plain_menu
from cattery.wording import Teller


@dataclass(frozen=True)
class Manners:
    """A game's own ways at the terminal. The part `terminal` of its kit has them as `MANNERS`."""

    topics: Mapping[str, Callable[[Any, Teller, int | None], list[str]]] = field(default_factory=dict)
    """What can be asked about: (view, teller, width) -> lines. Its words are `terminal-command-<topic>`."""
    drawings: Mapping[str, Callable[[Any, int | None], list[str]]] = field(default_factory=dict)
    """What a topic shows besides: (view, width) -> rows that are never wrapped, none where they are too wide."""
    status: Callable[[Any, Teller, Step], list[str]] = lambda view, teller, step: []
    """What a player needs to hear before a question."""
    ask: Callable[[Any, Teller, Step], str] = lambda view, teller, step: teller.ask(step)
    """The question."""
    menu: Callable[[Teller, Step, list[MenuItem]], Menu] = plain_menu
    """The answers in the order in which they are offered."""
    explain: Callable[[Any, Teller], str] = lambda sighting, teller: ""
    """What a sighting's name alone does not tell; it is said once a game."""
    puts_out: Callable[[Any, int], bool] = lambda event, seat: False
    """Whether by this event this seat is asked nothing any more."""
    notation: Callable[[Teller], list[str]] = lambda teller: []
    """How answers are typed."""
    help: Callable[[Teller], list[str]] = lambda teller: []
    """What else a player should know who asks for help."""


def manners_of(kit: Kit) -> Manners:
    """The game's own, or plain ones."""
    found: Manners = kit.part("terminal").MANNERS if kit.has("terminal") else Manners()
    return found
