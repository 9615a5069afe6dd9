"""A connection: one open WebSocket, with the messages that wait to leave by it."""

import asyncio
import secrets
from abc import ABC, abstractmethod

from cattery.kernel import encode
from cattery.room.messages import Heartbeat
from cattery.server.wire import text_frame

MOST_QUEUED = 64
SEND_TIMEOUT = 2.0
BEAT_EVERY = 2.5
HEARTBEAT = text_frame(encode(Heartbeat()))


class Connection(ABC):
    """What is given to it leaves in order; or it fell behind, and starts anew; or nothing goes through: it died.

    There may be thousands, most of them quiet: each is small, and has a task only while something waits to leave.
    """

    __slots__ = ("_full", "_heart", "_queue", "_sender", "id", "is_dead")

    def __init__(self) -> None:
        self.id = secrets.token_hex(8)
        self.is_dead = False
        self._queue: list[bytes] = []  # frames, as they travel
        self._full = False
        self._sender: asyncio.Task[None] | None = None
        self._heart: asyncio.TimerHandle | None = None

    @abstractmethod
    async def transmit(self, message: bytes) -> None:
        """Put a message on the wire. It may wait before it begins, and not afterwards."""

    @abstractmethod
    def fell_behind(self) -> None:
        """What waited was dropped: the other side needs everything anew."""

    @abstractmethod
    def died(self) -> None:
        """There is no use in listening to this connection any longer."""

    def send(self, message: bytes) -> None:
        """Let a message leave as soon as those before it have. One too many, and all that wait are dropped."""
        if self.is_dead or self._full:
            return
        if len(self._queue) >= MOST_QUEUED:
            self._queue.clear()
            self._full = True
            return
        if self._sender is None:
            if self._leaves_at_once(message):
                return
            self._sender = asyncio.create_task(self._drain())
        self._queue.append(message)

    def keep_alive(self) -> None:
        """Send a heartbeat every 2.5 s from now on: browsers hide the protocol's own pings from the page."""
        self._heart = asyncio.get_running_loop().call_later(BEAT_EVERY, self._beat)

    def _beat(self) -> None:
        if self.is_idle:
            self.send(HEARTBEAT)
        if not self.is_dead:
            self.keep_alive()

    @property
    def is_idle(self) -> bool:
        """Whether nothing waits to leave."""
        return self._sender is None

    def _leaves_at_once(self, message: bytes) -> bool:
        """A wire that takes a message without waiting, as nearly every one does, needs no task for it."""
        sending = self.transmit(message)
        try:
            sending.send(None)
        except StopIteration:
            return True
        except OSError:  # the other side is gone
            self.die()
            return True
        sending.close()  # it waits, so nothing of the message has left
        return False

    async def _drain(self) -> None:
        try:
            while self._queue:
                async with asyncio.timeout(SEND_TIMEOUT):
                    await self.transmit(self._queue.pop(0))
                if self._full:
                    self._full = False
                    self.fell_behind()
        except (TimeoutError, OSError):  # two seconds for nothing, or the other side is gone
            self.die()
        finally:
            self._sender = None

    def die(self) -> None:
        """Nothing goes out by this connection any more, and whoever listens to it is told."""
        if not self.is_dead:
            self.is_dead = True
            self._queue.clear()
            if self._heart is not None:
                self._heart.cancel()
            self.died()
