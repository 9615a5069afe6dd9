"""Seen and redact: the only door through which a fact leaves the engine."""

from functools import cache
from typing import Generic, TypeVar

from cattery.kernel.data import Data, fields, replace
from cattery.kernel.event import Event

T = TypeVar("T")
E = TypeVar("E", bound=Event)

SPECTATOR = -2
"""A viewer who has no seat and sees only public things."""


class Seen(Data, Generic[T], frozen=True, gc=False):
    """A hidden thing inside an event, and the seats that see it.

    `by` has no default: whoever writes an event says who sees it. That these seats saw something is itself public;
    what they saw is `None` for everybody else.
    """

    what: T | None
    by: tuple[int, ...]

    @property
    def thing(self) -> T:
        """The hidden thing, for code inside the engine, where nothing is redacted."""
        assert self.what is not None, "a redacted event cannot happen on a table"
        return self.what


@cache
def hidden_fields(kind: type[Event]) -> tuple[str, ...]:
    """The names of the fields of an event in which hidden things lie."""
    return tuple(f.name for f in fields(kind) if "Seen" in str(f.type))


def redact(event: E, viewer: int) -> E:
    """What `viewer` (a seat or SPECTATOR) sees of a fact: a sighting. Sightings are events with the unseen left out."""
    hidden = hidden_fields(type(event))
    if not hidden:
        return event
    return replace(event, **{name: _through_the_eyes_of(viewer, getattr(event, name)) for name in hidden})


def _through_the_eyes_of(viewer: int, seen: Seen[T] | None) -> Seen[T] | None:
    return seen if seen is None or viewer in seen.by else Seen(None, seen.by)
