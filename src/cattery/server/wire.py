"""uvicorn's WebSocket, made small: most connections are quiet for hours, and there may be thousands of them.

It keeps nothing that only the handshake needed, and its mailbox holds no machinery for readers it will never have.
Together that is a third of what an idle connection costs (`python -m proof.load idle` measures it). And what is told
to many is made into a frame once: a server masks nothing, so the bytes are the same on every connection.
"""

import asyncio
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

FRAME = "cattery.frame"
"""What a connection sends besides the messages of ASGI: a frame, ready for the wire."""


def text_frame(text: bytes) -> bytes:
    """A text as it travels over a WebSocket (RFC 6455, section 5.2): whole, unmasked, with its length before it."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 2**16:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text


class Mailbox:
    """What has arrived and was not yet read, by one reader: the part of asyncio.Queue that uvicorn uses."""

    __slots__ = ("_arrived", "_reader")

    def __init__(self) -> None:
        self._arrived: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._arrived

    def put_nowait(self, event: Any) -> None:
        self._arrived.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._arrived:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        self._reader = None
        return self._arrived.pop(0)


class SmallSocket(WebSocketsSansIOProtocol):
    """See the top of the file."""

    def __init__(self, *args: Any, **given: Any) -> None:
        super().__init__(*args, **given)
        self.queue: Any = Mailbox()

    async def send(self, message: Any) -> None:
        """As uvicorn does it, but a refusal over HTTP, with a body, ends the handshake too: no error is logged."""
        if message["type"] == FRAME:
            await self.writable.wait()
            if self.disconnected or self.conn.state is not State.OPEN:
                raise ClientDisconnected
            self.transport.write(message["frame"])
            return
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True

    def start_keepalive(self) -> None:
        """Called once the handshake is done: its headers are of no more use, nor is the parser that holds them."""
        super().start_keepalive()
        del self.request, self.response
        self.conn.parser = self.conn.parse()
        next(self.conn.parser)
