"""Seen and redact: the only door through which a fact leaves the engine."""

from functools import cache
from types import NoneType
from typing import Any, Generic, TypeVar, get_args, get_origin

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
    """The names of the fields of an event in which hidden things lie. A hidden thing lies open, not inside another."""
    hidden = []
    for field in fields(kind):
        plain = [one for one in get_args(field.type) or (field.type,) if one is not NoneType]
        if get_origin(field.type) is Seen or (plain and all(get_origin(one) is Seen for one in plain)):
            hidden.append(field.name)
        elif _holds_seen(field.type):
            raise TypeError(
                f"{kind.__name__}.{field.name} hides a Seen inside something else, where redact cannot reach"
            )
    return tuple(hidden)


def _holds_seen(kind: Any) -> bool:
    """Whether a Seen lies anywhere within things of this type."""
    if kind is Seen or get_origin(kind) is Seen:
        return True
    if isinstance(kind, type) and issubclass(kind, Data):
        return any(_holds_seen(field.type) for field in fields(kind))
    return any(map(_holds_seen, get_args(kind)))


def redact(event: E, viewer: int) -> E:
    """What `viewer` (a seat or SPECTATOR) sees of a fact: a sighting. Sightings are events with the unseen left out."""
    hidden = hidden_fields(type(event))
    if not hidden:
        return event
    return replace(event, **{name: _through_the_eyes_of(viewer, getattr(event, name)) for name in hidden})


def _through_the_eyes_of(viewer: int, seen: Seen[T] | None) -> Seen[T] | None:
    return seen if seen is None or viewer in seen.by else Seen(None, seen.by)
