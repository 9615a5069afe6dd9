"""uvicorn's HTTP, made impatient: who opens a connection asks within ten seconds, and not at any length.

Without this a connection that says nothing, or a letter now and then, stays for ever, and headers may have any size: a
few thousand of them, and nobody else would find the server.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

ASK_WITHIN = 10.0
MOST_ASKED = 128 * 1024  # bytes of a request; the guard refuses far smaller bodies in words


class PromptRequests(HttpToolsProtocol):
    """See the top of the file. The first request is awaited from the opening on, others from their first byte."""

    def __init__(self, *args: Any, **given: Any) -> None:
        super().__init__(*args, **given)
        self._awaited: asyncio.TimerHandle | None = None
        self._received = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await()

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
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._have_all()
        super().connection_lost(exc)

    def _await(self) -> None:
        self._awaited = self.loop.call_later(ASK_WITHIN, self.transport.close)

    def _have_all(self) -> None:
        self._received = 0
        if self._awaited is not None:
            self._awaited.cancel()
            self._awaited = None
