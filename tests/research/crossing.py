"""Things that differ from each other in one part alone: what hides a loss in random games cannot hide it here."""

from collections.abc import Iterator
from typing import Any

from cattery.kernel import Choice, Data, fields, replace


def crossed(one: Any, other: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every copy of `one` that has a single, smallest part of `other`, with the way to that part."""
    if type(one) is not type(other):
        yield path, other
    elif _has_parts(one):
        for field in fields(one):
            for where, part in crossed(getattr(one, field.name), getattr(other, field.name), f"{path}.{field.name}"):
                yield where, replace(one, **{field.name: part})
    elif isinstance(one, tuple) and len(one) == len(other):
        for place, (mine, its) in enumerate(zip(one, other, strict=True)):
            for where, part in crossed(mine, its, path):
                yield where, (*one[:place], part, *one[place + 1 :])
    elif one != other:
        yield path, other


def shape(thing: Any) -> str:
    """Equal for two things that can be crossed part by part."""
    if _has_parts(thing):
        return f"{type(thing).__name__}({','.join(shape(getattr(thing, field.name)) for field in fields(thing))})"
    if isinstance(thing, tuple):
        return f"({','.join(map(shape, thing))})"
    return type(thing).__name__


def _has_parts(thing: Any) -> bool:
    return isinstance(thing, Data) and not isinstance(thing, Choice) and bool(fields(thing))
