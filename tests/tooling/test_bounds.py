"""Where we subclass the insides of a library, its versions are bounded, and its insides are still as we knew them.

When this fails: read server/http.py and server/wire.py beside the new release, mend them, then move the bounds.
"""

import inspect
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol

from cattery.server.http import PromptRequests
from cattery.server.wire import SmallSocket

ROOT = Path(__file__).parents[2]
SERVER = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"][
    "server"
]


@pytest.mark.parametrize("library", ["uvicorn", "websockets"])
def test_its_versions_are_bounded_on_both_sides_and_ours_is_within(library: str) -> None:
    (bounds,) = (one.specifier for one in map(Requirement, SERVER) if one.name == library)
    assert {bound.operator for bound in bounds} == {">=", "<"}
    assert bounds.contains(version(library)), f"{library} {version(library)} is outside {bounds}"


@pytest.mark.parametrize(
    ("ours", "theirs"), [(PromptRequests, HttpToolsProtocol), (SmallSocket, WebSocketsSansIOProtocol)]
)
def test_what_we_override_is_still_there_and_called_alike(ours: type, theirs: type) -> None:
    own = [name for name, member in vars(ours).items() if inspect.isfunction(member)]
    for name in own:
        if name == "__init__" or re.match("_[^_]", name):
            continue
        assert hasattr(theirs, name), f"{theirs.__name__} no longer has {name}"
        wanted = list(inspect.signature(getattr(theirs, name)).parameters)
        assert list(inspect.signature(getattr(ours, name)).parameters) == wanted, name


@pytest.mark.parametrize(
    ("theirs", "used"),
    [
        (HttpToolsProtocol, ("loop", "transport")),
        (WebSocketsSansIOProtocol, ("queue", "request", "response", "conn", "close_sent", "handshake_complete")),
        (Protocol, ("parser",)),
    ],
)
def test_what_we_reach_for_is_still_there(theirs: type, used: tuple[str, ...]) -> None:
    source = inspect.getsource(theirs)
    assert [name for name in used if not re.search(rf"\bself\.{name}\b.*=", source)] == []


def test_of_the_queue_only_what_our_mailbox_has_is_used() -> None:
    used = set(re.findall(r"self\.queue\.(\w+)", inspect.getsource(WebSocketsSansIOProtocol)))
    assert used <= {"empty", "get", "put_nowait"}
