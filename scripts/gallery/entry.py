"""An entry: what the server sent to one viewer, recorded at a real table, and what that viewer then does by name."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from cattery.kernel import encode
from cattery.room.messages import ServerMessage
from cattery.room.requests import ClientRequest, Why
from proof.kit.desk import Desk

Deed = dict[str, Any]


def words(message: str, **values: Any) -> dict[str, Any]:
    """A message of the catalogue; a value may be one again."""
    return {"id": message, "values": values}


def press(message: str, nth: int = 0, **values: Any) -> Deed:
    """Press what has this name."""
    return {"do": "press", "words": words(message, **values), "nth": nth}


def press_in(group: str, nth: int = 0, **values: Any) -> Deed:
    """Press one of the controls in a group that has this name."""
    return {"do": "press-in", "words": words(group, **values), "nth": nth}


def narrow(deed: Deed) -> Deed:
    """Only where the screen is narrow: at a desk the same thing stands beside the table all the time."""
    return {**deed, "narrow": True}


def fill(label: str, text: str) -> Deed:
    """Type into the field with this label."""
    return {"do": "fill", "words": words(label), "text": text}


def wait(ms: int) -> Deed:
    """Let time pass."""
    return {"do": "wait", "ms": ms}


def see(message: str, **values: Any) -> Deed:
    """Wait until this is shown."""
    return {"do": "see", "words": words(message, **values)}


def see_rule(number: str) -> Deed:
    """Wait until the rules are there, which are fetched when they are first opened."""
    return {"do": "see", "words": number}


LOSE_CONNECTION: Deed = {"do": "lose-connection"}
LOSE_NETWORK: Deed = {"do": "lose-network"}


@dataclass
class Entry:
    """One state of one screen."""

    name: str
    messages: list[Any] = field(default_factory=list)
    deeds: list[Deed] = field(default_factory=list)
    replies: dict[str, list[Any]] = field(default_factory=dict)
    stored: dict[str, Any] = field(default_factory=dict)
    place: str = "table"
    fetched: dict[str, Any] = field(default_factory=dict)  # what the server answers, by address
    hash: str = ""  # of the address


def why(desk: Desk, text: str) -> Why:
    """What the page asks when somebody wants to know why they cannot do this."""
    assert desk.room.play is not None
    return Why(game=desk.room.play.id, ply=desk.room.play.ply, text=text)


def sent(messages: Iterable[ServerMessage]) -> list[Any]:
    """Messages as they travel."""
    return [json.loads(encode(message)) for message in messages]


SIGNAL = wait(2000)  # until the signal of the turn has gone


def settled(name: str, desk: Desk, *deeds: Deed, **more: Any) -> Entry:
    """The same, a while later."""
    return recorded(name, desk, SIGNAL, *deeds, **more)


def recorded(
    name: str, desk: Desk, *deeds: Deed, line: str = "phone", asks: Iterable[ClientRequest] = (), **more: Any
) -> Entry:
    """What a connection heard so far, and what the table would answer if the viewer asked these things next."""
    inbox = desk.clients[line].inbox
    messages = sent(inbox)
    replies = {}
    for request in asks:
        heard = len(inbox)
        desk.ask(line, request)
        replies[json.loads(encode(request))["type"]] = sent(inbox[heard:])
        del inbox[heard:]  # in the next entry nobody has asked
    return Entry(name, messages, list(deeds), replies, **more)
