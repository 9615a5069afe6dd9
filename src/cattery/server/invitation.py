"""Invitations: where others find a table. An invitation never says localhost: nobody else could follow it."""

import socket
from typing import Any
from urllib.parse import urlsplit

import segno
from litestar import Request, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from cattery.kernel import Data
from cattery.server.guard import header, is_loopback
from cattery.server.routes import REFUSED

LONGEST = 300  # characters of a link that a QR code can carry and a phone can still read


class Invitation(Data, frozen=True):
    """A table's link, and its QR code as rows of 0 and 1. No link: only this machine reaches the server."""

    link: str | None
    rows: list[str]


def address_in_the_network() -> str:
    """The address by which neighbours reach this machine. Asking for a way there sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # an address reserved for examples
            return str(asking.getsockname()[0])
        except OSError:
            return socket.gethostname()


def qr_rows(text: str) -> list[str]:
    """The QR code of a text, a row a string: 1 is dark. A text too long for one has none."""
    if len(text) > LONGEST:
        return []
    return ["".join(map(str, row)) for row in segno.make(text, error="m").matrix]


def link_to(table: str, scheme: str, host: str, *, for_the_network: bool) -> str | None:
    """The link by which others find this table, given the host that a browser used to find us."""
    asked = urlsplit(f"//{host}")
    if not (asked.hostname == "localhost" or is_loopback(asked.hostname or "")):
        return f"{scheme}://{host}/t/{table}"
    if not for_the_network:
        return None
    port = f":{asked.port}" if asked.port is not None else ""
    return f"{scheme}://{address_in_the_network()}{port}/t/{table}"


def invitations(*, for_the_network: bool) -> HTTPRouteHandler:
    """The route that says how others find a table."""

    @get(
        "/api/tables/{table:str}/invitation",
        sync_to_thread=False,
        summary="How others find this table",
        operation_id="invitation",
        responses={400: REFUSED},
    )
    def invitation(table: FromPath[str], request: Request[Any, Any, Any]) -> Invitation:
        link = link_to(
            table, request.scope["scheme"], header(request.scope, b"host") or "", for_the_network=for_the_network
        )
        return Invitation(link, qr_rows(link) if link else [])

    return invitation
