"""What a kit is. It is light: whatever it names is imported when a floor asks for it, and not before."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from cattery.kernel import Game

PARTS = frozenset({"batched", "bots", "coach", "kit", "measures", "research", "speech", "terminal"})
"""The modules of a game's package that are no rules, each for one floor."""

Sections = tuple[tuple[str, range], ...]
"""The headings of a game's rules, and the numbers under them (not every number is a rule)."""


class MissingPart(LookupError):
    """A game's kit lacks what a floor asked for."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True, eq=False)
class Kit:
    """One game, from its rules to its bots. Its parts are modules of its package; all but the rules may be missing.

    - `game`: the rules, as `GAME`
    - `speech`: how its things are put into words as `SPEECH` (cattery.wording.Speech); these lie in `words/<language>`
    - `terminal`: what a person there can ask about, and how answers are listed, as `MANNERS` (cattery.terminal.manners)
    - `bots`: for each of the kit's levels a module with a function `choose` (cattery.players.Choose)
    - `coach`: what each answer is worth, and why (cattery.coach.Coach)
    - `measures`: what an ended game is measured by: a function `measure` (cattery.arena.measures.Measures)
    - `research`: answers and views as numbers, pasts and ranks, as `RESEARCH` (cattery.research.part.Research)
    - `batched`: its rules as arithmetic over arrays (cattery.batched.Twin)
    """

    name: str  # in records and on the command line
    package: str
    letter: str = ""  # what its rule numbers begin with
    sections: Sections = ()
    example_rule: str = ""  # one of them, for whoever asks how a rule is looked up
    levels: tuple[str, ...] = ()  # of its bots, from the weakest to the strongest; a random one is there anyway
    place: int = 99  # among the games that a person is offered: 1 comes first
    given: Mapping[str, Any] = field(default_factory=dict)  # parts that are no modules of the package

    @cached_property
    def game(self) -> Game:
        """The rules."""
        found: Game = self.part("game").GAME
        if found.name != self.name:
            raise ValueError(f"the kit {self.name!r} brings the rules of {found.name!r}")
        return found

    @cached_property
    def folder(self) -> Path:
        """Where all of this game lies."""
        spec = find_spec(self.package)
        if spec is None or spec.origin is None:
            raise MissingPart(f"{self.package}, which the kit of {self.name} names, is nowhere")
        return Path(spec.origin).parent

    def code(self, *parts: str) -> list[Path]:
        """The files of its rules, and of these parts besides."""
        left_out = PARTS - set(parts)
        files = sorted(self.folder.rglob("*.py"))
        return [file for file in files if file.relative_to(self.folder).parts[0].removesuffix(".py") not in left_out]

    @property
    def words(self) -> Path:
        """The folder of its catalogues, one folder a language."""
        return self.folder / "words"

    @cached_property
    def is_told(self) -> bool:
        """Whether there are words for this game: otherwise its facts can only be shown as data."""
        return self.has("speech") and self.words.is_dir()

    def has(self, part: str) -> bool:
        """Whether there is such a part; it is not imported."""
        try:
            return part in self.given or find_spec(f"{self.package}.{part}") is not None
        except ModuleNotFoundError:  # no package, but a module
            return False

    def part(self, part: str) -> Any:
        """A part, imported when it is first asked for; MissingPart if there is none."""
        if part in self.given:
            return self.given[part]
        module = f"{self.package}.{part}"
        try:
            return import_module(module)
        except ModuleNotFoundError as fault:
            if not f"{module}.".startswith(f"{fault.name}."):  # it is there, and lacks something itself
                raise
            raise MissingPart(f"{self.name} has no {part}") from None
