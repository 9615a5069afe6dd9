"""From bytes to a message, or to a refusal that names the field; whatever comes, nothing else can come of it."""

import re

from msgspec import DecodeError, Struct
from msgspec.json import Decoder

from cattery.room.messages import Reason, Refused
from cattery.room.requests import ClientMessage

MOST_BYTES = 4 * 1024


class Malformed(Exception):
    """Not a message of this protocol."""

    def __init__(self, field: str | None, *, code: Reason = Reason.MALFORMED, client_id: str | None = None) -> None:
        super().__init__(code.value)
        self.refused = Refused(code, field=field, client_id=client_id)


class _Named(Struct):
    client_id: str | None = None


_messages: Decoder[ClientMessage] = Decoder(ClientMessage)
_names = Decoder(_Named)


def parse(text: str | bytes) -> ClientMessage:
    """The message that a text spells; Malformed says which field is wrong, and names the request if it can."""
    if isinstance(text, bytes):
        raise Malformed(None)  # messages are text
    if len(text) > MOST_BYTES or len(text.encode()) > MOST_BYTES:
        raise Malformed(None, code=Reason.TOO_LARGE)
    try:
        return _messages.decode(text)
    except (DecodeError, RecursionError) as fault:
        raise Malformed(field_of(str(fault)), client_id=_client_id(text)) from None


def field_of(said: str) -> str | None:
    """Of which field msgspec complains: "Expected `int`, got `str` - at `$.ply`", "missing required field `ply`"."""
    found = re.search(r"at `\$\.([a-z_]+)", said) or re.search(r"required field `([a-z_]+)`", said)
    if found:
        return found[1]
    return "type" if "Invalid value" in said else None


def _client_id(text: str) -> str | None:
    try:
        name = _names.decode(text).client_id
    except (DecodeError, RecursionError):
        return None
    return name if name is not None and 1 <= len(name) <= 64 else None
