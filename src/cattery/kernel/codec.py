"""Tagged JSON: one spelling of everything that is stored, sent or compared byte for byte."""

from functools import cache
from typing import Any

from msgspec import DecodeError, json

__all__ = ["DecodeError", "decode", "encode"]

_encoder = json.Encoder()


def encode(thing: Any) -> bytes:
    """The one JSON spelling of a thing: fields in their order, no spaces, the same on every Python version."""
    return _encoder.encode(thing)


@cache
def _decoder(kind: Any) -> json.Decoder[Any]:
    """Made once for each kind: for a union of many classes that takes far longer than reading one of them."""
    return json.Decoder(kind)


def decode(text: bytes | str, kind: Any = Any) -> Any:
    """The thing of this kind that a JSON text spells. A union of tagged classes finds its class by the tag.

    Raises DecodeError (a ValueError), which names the field that is wrong.
    """
    try:
        return _decoder(kind).decode(text)
    except RecursionError:
        raise DecodeError("nested too deeply") from None
