"""The operator's door, for whoever may read the server's folder, on the same machine. `cattery operate` goes there.

At its start the server writes the port and a fresh key into a file that only its own user can read. A request without
that key, from afar or through a proxy, finds nothing here.
"""

import json
import os
from collections.abc import Mapping
from hmac import compare_digest
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Any, Literal, Protocol

from litestar import Request, Response, post
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from cattery.kernel import Data, decode, encode
from cattery.server.guard import from_this_machine, header
from cattery.server.store import Store
from cattery.server.tables import LiveTable

FILE = "operator.json"
PATH = "/operator"
REPORT, BLOCK = "report", "block"  # kinds of notes
Act = Literal["look", "close", "remove", "block", "unblock", "reports", "done", "tidy"]


class OperatorRequest(Data, frozen=True):
    """What the operator wants, and of what."""

    act: Act
    of: str = ""


class TableSeen(Data, frozen=True):
    """A table in memory."""

    table: str
    code: str
    game: str
    phase: str
    people: list[str]
    connections: int
    facts: int


class Overview(Data, frozen=True):
    """How the house is."""

    tables: list[TableSeen]
    connections: int
    addresses: dict[str, int]  # connections, by household: the busiest
    answers: int  # since the start
    uptime: float  # seconds
    lag: float  # of the event loop, in seconds
    bytes: int
    full: bool
    blocked: list[str]
    reports: int


def seen(live: LiveTable) -> TableSeen:
    """A table as its operator sees it: nothing of the game, and no card."""
    room = live.room
    people = [seat.name for seat in room.seats if seat.name is not None]
    return TableSeen(room.id, room.code, room.game, room.phase.word, people, len(live.connections), room.seq)


class ReportKept(Data, frozen=True):
    """What somebody wrote about a table, and what had been said there lately."""

    table: str
    at: str
    text: str
    people: list[str]
    chat: list[str]


class Done(Data, frozen=True):
    """What came of a wish: whether there was anything to do, and how much of it."""

    done: bool
    tables: int = 0
    records: int = 0
    reports: dict[str, ReportKept] | None = None


class Blocked:
    """Addresses, or whole networks of them, that the operator has shut out."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._networks: dict[str, IPv4Network | IPv6Network] = {}

    async def load(self) -> None:
        """As they were when the server stopped."""
        self._networks = {key: ip_network(key) for key in await self._store.notes(BLOCK)}

    def __contains__(self, address: str) -> bool:
        if not self._networks:
            return False
        try:
            ip = ip_address(address)
        except ValueError:
            return False
        ip = getattr(ip, "ipv4_mapped", None) or ip
        return any(ip in network for network in self._networks.values())

    def __iter__(self) -> Any:
        return iter(self._networks)

    async def add(self, address: str) -> str:
        """Shut this out; ValueError if it is no address. An IPv6 address stands for its household."""
        network = ip_network(address, strict=False)
        if network.version == 6 and network.prefixlen == 128:
            network = network.supernet(new_prefix=64)
        await self._store.put_note(BLOCK, str(network), b"{}")
        self._networks[str(network)] = network
        return str(network)

    async def remove(self, address: str) -> bool:
        """Let it in again; whether it was shut out."""
        try:
            network = str(ip_network(address, strict=False))
        except ValueError:
            return False
        known = next((key for key in (network, address) if key in self._networks), None)
        if known is None:
            return False
        await self._store.put_note(BLOCK, known, None)
        del self._networks[known]
        return True


class Operated(Protocol):
    """What a door opens to: the server itself."""

    @property
    def blocked(self) -> Blocked: ...
    @property
    def store(self) -> Store: ...

    def overview(self, reports: int) -> Overview:
        """How it is."""

    async def close_table(self, table: str, keep_records: bool) -> int | None:
        """Send everybody away from a table and let it go: how many records stay; None if there is none."""

    async def tidy(self) -> tuple[int, int]:
        """Tidy now: how many tables went, and how many records stay of them."""

    def cut_off(self) -> None:
        """End every connection from an address that is blocked."""


def door(key: str, operated: Operated) -> HTTPRouteHandler:
    """The one route of it."""

    @post(PATH, status_code=200, include_in_schema=False)
    async def operate(data: JSONBody[OperatorRequest], request: Request[Any, Any, Any]) -> Response[bytes]:
        shown = header(request.scope, b"authorization") or ""
        if not (from_this_machine(request.scope) and compare_digest(shown.encode(), f"Bearer {key}".encode())):
            raise NotFoundException
        return Response(encode(await _carry_out(operated, data)), media_type="application/json")

    return operate


async def _carry_out(operated: Operated, wish: OperatorRequest) -> Overview | Done:
    match wish.act:
        case "look":
            return operated.overview(len(await operated.store.notes(REPORT)))
        case "close" | "remove":
            kept = await operated.close_table(wish.of, wish.act == "close")
            return Done(kept is not None, 1 if kept is not None else 0, kept or 0)
        case "block":
            try:
                await operated.blocked.add(wish.of)
            except ValueError:
                return Done(False)
            operated.cut_off()
            return Done(True)
        case "unblock":
            return Done(await operated.blocked.remove(wish.of))
        case "reports":
            return Done(
                True, reports={key: decode(note, ReportKept) for key, note in (await _reports(operated)).items()}
            )
        case "done":
            there = wish.of in await _reports(operated)
            await operated.store.put_note(REPORT, wish.of, None)
            return Done(there)
        case "tidy":
            tables, records = await operated.tidy()
            return Done(True, tables, records)


async def _reports(operated: Operated) -> Mapping[str, bytes]:
    return await operated.store.notes(REPORT)


def write_key(folder: Path, port: int, key: str) -> None:
    """Lay the key where only this user finds it."""
    path = folder / FILE
    path.unlink(missing_ok=True)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w") as file:
        json.dump({"port": port, "key": key}, file)
