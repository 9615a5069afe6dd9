"""A wire between a browser and a server, which can be cut and mended as networks are."""

import asyncio
from types import TracebackType


class Wire:
    """Passes everything on to a port, from a port of its own."""

    def __init__(self, port: int) -> None:
        self._to, self._cut = port, False
        self._ends: set[asyncio.StreamWriter] = set()
        self._passing: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Wire":
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, kind: type[BaseException] | None, fault: object, at: TracebackType | None) -> None:
        self._server.close()
        self.cut()
        await asyncio.gather(*self._passing, return_exceptions=True)

    def cut(self) -> None:
        """Nothing goes through."""
        self._cut = True
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()

    def mend(self) -> None:
        """Whoever tries again gets through."""
        self._cut = False

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._cut:
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection("127.0.0.1", self._to)
        self._ends |= {writer, back}
        for source, target in ((reader, back), (there, writer)):
            task = asyncio.create_task(self._pass_on(source, target))
            self._passing.add(task)

    async def _pass_on(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        try:
            while some := await source.read(65_536):
                target.write(some)
                await target.drain()
        except ConnectionError:
            pass  # cut
        target.close()
