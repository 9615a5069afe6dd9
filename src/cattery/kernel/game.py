"""What a game is to everything above it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Generic

from cattery.kernel.chance import Dice, Roll
from cattery.kernel.data import Data, ValidationError, convert, fields
from cattery.kernel.engine import Outcome, State, set_up
from cattery.kernel.event import Event
from cattery.kernel.generic import ChoiceT, OptionsT, TableT, ViewT
from cattery.kernel.step import Choice, Step

MOST_PLAYERS = 20


class BadOption(ValueError):
    """An unlawful option of a table, refused by name, and by the number of the rule that forbids it if one does.

    Whoever says in other words what would be lawful goes by the `kind` of limit, and what it is `about`.
    """

    def __init__(self, option: str, reason: str, kind: str = "", *, rule: str | None = None, **about: Any) -> None:
        super().__init__(f"{option}: {rule}: {reason}" if rule else f"{option}: {reason}")
        self.option, self.reason, self.kind, self.rule, self.about = option, reason, kind, rule, about


class BadNotation(ValueError):
    """A text that spells no answer to this step, or no position."""


class UnknownGame(LookupError):
    """No game of this name is installed."""

    def __str__(self) -> str:
        return str(self.args[0])


class Options(Data, frozen=True, gc=False):
    """What a table agrees on before play. Every game's options say how many play."""

    players: int


@cache
def _default_options(kind: type[Data]) -> Mapping[str, Any]:
    """Every option with its default; found once, for asking a class about its fields takes long."""
    plain = kind()  # every game's options all have defaults
    return {f.name: getattr(plain, f.name) for f in fields(plain)}


class Game(ABC, Generic[OptionsT, TableT, ViewT, ChoiceT]):
    """One game: its rules as steps and events, and the few doors to them. It holds no state of its own.

    Its own types are `Game[Options, Table, View, Choice]`; to whoever goes over any game it is a plain `Game`.
    """

    name: ClassVar[str]  # in records and on the command line
    rules: ClassVar[int]  # raised by whatever changes the replay of an old record
    options_type: type[OptionsT]
    events: ClassVar[tuple[type[Event], ...]]
    steps: ClassVar[tuple[type[Step], ...]]
    choices: ClassVar[tuple[type[Choice], ...]]

    def options(self, given: Mapping[str, Any] | None = None) -> OptionsT:
        """Lawful options from plain values; BadOption names the first unlawful one."""
        given = given or {}
        defaults = _default_options(self.options_type)
        known = list(defaults)
        for name in given:
            if name not in known:
                reason = f"{self.name} has no such option; it has {', '.join(known)}"
                raise BadOption(name, reason, "known", known=known)
        for name, value in given.items():
            try:
                convert({**defaults, name: value}, self.options_type)
            except ValidationError as fault:
                raise BadOption(name, str(fault).partition(" - at")[0]) from None
        options: OptionsT = convert({**defaults, **given}, self.options_type)
        self.check_options(options)
        return options

    def player_counts(self) -> tuple[int, ...]:
        """How many can play, with all other options as usual; MOST_PLAYERS are tried."""
        return tuple([players for players in range(1, MOST_PLAYERS + 1) if self._can_play(players)])

    def _can_play(self, players: int) -> bool:
        try:
            self.options({"players": players})
        except BadOption:
            return False
        return True

    @abstractmethod
    def check_options(self, options: OptionsT) -> None:
        """Raise BadOption, naming the option and the rule, if these options are unlawful."""

    @abstractmethod
    def setup(self, options: OptionsT) -> tuple[TableT, tuple[Step, ...]]:
        """The table before the first card is dealt, and what is to be done."""

    @abstractmethod
    def view(self, state: State[TableT], viewer: int) -> ViewT:
        """What a seat, or SPECTATOR, may know of a position: built field by field, never by stripping."""

    @abstractmethod
    def imagine(self, view: ViewT, sightings: Sequence[Event], roll: Roll) -> State[TableT]:
        """A position that this viewer cannot tell from the real one, sampled from lawful knowledge alone."""

    @abstractmethod
    def result(self, state: State[TableT]) -> tuple[float, ...]:
        """Each seat's share of the win, once the game is over."""

    def is_out(self, state: State[TableT], seat: int) -> bool:
        """Whether this seat will not be asked again before the game is over, as everybody knows."""
        return False

    def waiting_rule(self, state: State[TableT], seat: int) -> str | None:
        """The rule by which a seat that is not asked now has to wait, from public facts alone; None names none."""
        return None

    @abstractmethod
    def write(self, choice: ChoiceT) -> str:
        """The short text form of an answer (docs/notation.md)."""

    @abstractmethod
    def read(self, text: str, step: Step) -> ChoiceT:
        """The answer that a text spells at this step, lawful there or not; BadNotation if it spells none."""

    @abstractmethod
    def write_position(self, state: State[TableT]) -> str:
        """A position as short text, secrets included: for tests and bug reports about ended games."""

    @abstractmethod
    def read_position(self, text: str) -> State[TableT]:
        """The position that a text sets up; BadNotation gives the reason why it is unlawful."""


def start(game: Game[OptionsT, TableT, ViewT, ChoiceT], options: OptionsT, dice: Dice | None = None) -> Outcome[TableT]:
    """Begin a game, and do everything in it that needs no answer."""
    return set_up(*game.setup(options), dice)
