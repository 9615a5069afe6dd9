"""uvicorn's HTTP, made impatient: who opens a connection asks within ten seconds, and not at any length.

Without this a connection that says nothing, or a letter now and then, stays for ever, and headers may have any size: a
few thousand of them, and nobody else would find the server. For those ten seconds an address may have so many of them,
lines not counted; a proxy on this machine stands for everybody, and counts by itself.
"""

import asyncio
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from cattery.kernel import encode
from cattery.room.messages import Reason, Refused
from cattery.server.guard import is_loopback
from cattery.server.limits import household

ASK_WITHIN = 10.0
MOST_SILENT = 500  # connections of one address that are no lines: a class of 40 browsers has half as many
MOST_ASKED = 128 * 1024  # bytes of a request; the guard refuses far smaller bodies in words


_BODY = encode(Refused(Reason.SERVER_FULL))
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\ncontent-type: application/json\r\n"
    b"content-length: %d\r\n\r\n%b" % (len(_BODY), _BODY)
)


class PromptRequests(HttpToolsProtocol):
    """See the top of the file. The first request is awaited from the opening on, others from their first byte."""

    _open: ClassVar[Counter[str]] = Counter()  # by household

    def __init__(self, *args: Any, **given: Any) -> None:
        super().__init__(*args, **given)
        self._home: str | None = None  # where this one is counted
        self._awaited: asyncio.TimerHandle | None = None
        self._received = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await()
        address = self.client[0] if self.client else ""
        if not is_loopback(address):
            self._home = household(address)
            self._open[self._home] += 1
            if self._open[self._home] > MOST_SILENT:
                transport.write(FULL)
                transport.close()

    def data_received(self, data: bytes) -> None:
        if self._awaited is None:
            self._await()
        self._received += len(data)
        if self._received > MOST_ASKED:
            self.transport.abort()
        else:
            super().data_received(data)

    def on_message_complete(self) -> None:
        self._have_all()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._have_all()
        self._leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._have_all()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        """It is gone, or a connection by now, which is counted elsewhere."""
        if self._home is not None:
            self._open[self._home] -= 1
            if not self._open[self._home]:
                del self._open[self._home]
            self._home = None

    def _await(self) -> None:
        self._awaited = self.loop.call_later(ASK_WITHIN, self.transport.close)

    def _have_all(self) -> None:
        self._received = 0
        if self._awaited is not None:
            self._awaited.cancel()
            self._awaited = None
