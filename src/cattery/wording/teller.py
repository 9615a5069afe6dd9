"""Teller: what happened, what is asked and what can be answered, as one person reads it. No sentence is made elsewhere.

A message is named after the game, the kind of thing and its tag: `<game>-event-<tag>`. Its variables are the fields
of the thing, with `-` for `_`:
- a seat is `$seat`, which is "you" or "other" (or "same": whom the sentence has named), and `$seat-name`;
- a number or a word stays what it is;
- what only its game can put into words (its cards, say) is given in words by the speech of its kit, and so is what the
  reader may not see: "2 cards".
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cattery.kernel import SPECTATOR, Seen, Step, fields, tag_of
from cattery.kit import kit_of, kits
from cattery.wording.loading import catalogue
from cattery.wording.refusals import refuse
from cattery.wording.rules import Rule, rule


@dataclass(frozen=True)
class Speech:
    """What one game's things need besides their fields. The part `speech` of its kit has it as `SPEECH`."""

    seats: frozenset[str] = frozenset({"seat"})
    """The fields that hold a seat; one that holds several names the first."""
    field_words: Mapping[str, Callable[["Teller", Any, Any], str]] = field(default_factory=dict)
    """By the name of a field: (teller, value, thing) -> words. The value is None if the viewer may not see it."""
    more_values: Callable[["Teller", Any], dict[str, Any]] = lambda teller, thing: {}
    """Variables that are no field."""
    details: Callable[["Teller", Any], list[str]] = lambda teller, event: []
    """Further lines that tell an event in full."""


class Teller:
    """Tells one game to one viewer in one language. Names are the caller's; a seat without one is "Seat 2"."""

    def __init__(
        self, game: str, language: str, viewer: int = SPECTATOR, names: Mapping[int, str] | Sequence[str] = ()
    ) -> None:
        self.game, self.viewer = game, viewer
        self.names = dict(names) if isinstance(names, Mapping) else dict(enumerate(names))
        self.catalogue = catalogue(language, game)
        self.language = self.catalogue.language
        self.words = self.catalogue.words
        self._speech: Speech = kit_of(game).part("speech").SPEECH

    def say(self, event: Any) -> str:
        """What happened, in one sentence."""
        return self._put("event", event)

    def tell(self, event: Any) -> tuple[str, ...]:
        """What happened, with every detail that the event makes public: hands that are turned up, points."""
        return self.say(event), *self._speech.details(self, event)

    def ask(self, step: Any) -> str:
        """What is asked of the viewer, or what somebody else is thinking about."""
        return self._put("step", step)

    def offer(self, choice: Any, step: Any) -> str:
        """What an answer to this step does, as the asked player reads it."""
        about = {f"step-{name}": value for name, value in self.values(step).items()}
        return self._put("choice", choice, step=tag_of(step), **about)

    def explain(self, reason: Any) -> str:
        """Why an answer is worth what it is (cattery.coach.AdviceReason)."""
        return self._put("reason", reason)

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self.names.get(seat) or self.words("seat-name", number=seat + 1)

    def names_and_you(self, seats: Sequence[int]) -> str:
        """These seats as a list; the viewer comes last, as "you"."""
        others = [self.name(seat) for seat in seats if seat != self.viewer]
        return self.listing([*others, self.words("you")] if self.viewer in seats else others)

    def about(self, message: str, seat: int, **values: Any) -> str:
        """A message of its own name about a seat."""
        role = "you" if seat == self.viewer else "other"
        return self.words(message, **{"seat": role, "seat-name": self.name(seat)}, **values)

    def listing(self, items: Sequence[str]) -> str:
        """ "a", "a and b", "a, b and c"."""
        if not items:
            return ""
        *most, last = items
        if not most:
            return last
        said = most[0]
        for item in most[1:]:
            said = self.words("list-comma", first=said, next=item)
        return self.words("list-and", first=said, last=last)

    def refuse(self, fault: Any, text: str = "") -> str:
        """Why an answer or an option is refused; `text` is what was typed."""
        return refuse(fault, self.language, self.game, text)

    def rule(self, number: str) -> Rule:
        """The rule of this number; UnknownRule if there is none."""
        return rule(self.game, self.language, number)

    def values(self, thing: Any) -> dict[str, Any]:
        """The variables of a message about this thing."""
        values: dict[str, Any] = {}
        for one in fields(thing):
            name, value = one.name.replace("_", "-"), getattr(thing, one.name)
            if isinstance(value, Seen):
                value = value.what
            if one.name in self._speech.seats:
                seat = value[0] if isinstance(value, tuple) else value
                values |= {name: self._role(name, seat, thing), f"{name}-name": self.name(seat)}
            elif one.name in self._speech.field_words:
                values[name] = self._speech.field_words[one.name](self, value, thing)
            elif isinstance(value, int | str):
                values[name] = value
        return values | self._speech.more_values(self, thing)

    def _role(self, name: str, seat: int, thing: Any) -> str:
        if name != "seat" and seat == getattr(thing, "seat", None):
            return "same"
        return "you" if seat == self.viewer else "other"

    def _put(self, kind: str, thing: Any, **more: Any) -> str:
        return self.words(f"{self.game}-{kind}-{tag_of(thing)}", **self.values(thing), **more)


def say(thing: Any, language: str, viewer: int = SPECTATOR, names: Mapping[int, str] | Sequence[str] = ()) -> str:
    """An event, an open question or a refusal in words. A game's things say by their package which game they are of."""
    game = next((kit.name for kit in kits() if type(thing).__module__.startswith(f"{kit.package}.")), None)
    if game is None:
        return refuse(thing, language)
    teller = Teller(game, language, viewer, names)
    return teller.ask(thing) if isinstance(thing, Step) else teller.say(thing)
