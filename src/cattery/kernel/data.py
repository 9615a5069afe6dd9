"""Plain data, what everything is made of. With codec.py, the only file of the kernel that knows msgspec."""

import re
from typing import Any, Self, TypeVar, dataclass_transform

from msgspec import Struct, ValidationError, convert, field
from msgspec.structs import fields, replace

__all__ = ["Data", "Tagged", "ValidationError", "convert", "field", "fields", "put", "replace", "tag_of"]

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Data(Struct, frozen=True, gc=False):
    """Made once and never changed: `replace(thing, name=other)` makes another.

    Being a tree of such things it has no cycles, so the garbage collector need not look at it; and a copy of it is
    itself, which spares whoever clones a position the work.
    """

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self


def _kebab(qualified_name: str) -> str:
    """CardsDrawn -> cards-drawn: one spelling of a tag in JSON, catalogues and documentation."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", qualified_name.rpartition(".")[2]).lower()


class Tagged(Data, frozen=True, gc=False, tag=_kebab):
    """Data that says in JSON what it is, by its class name: {"type": "cards-drawn", ...}."""


def tag_of(thing: Any) -> str:
    """The tag of a tagged thing, or of its class."""
    return str(thing.__struct_config__.tag)


def put(seats: tuple[T, ...], seat: int, thing: T) -> tuple[T, ...]:
    """The same seats, with another thing at one of them."""
    changed = [*seats]
    changed[seat] = thing
    return tuple(changed)
