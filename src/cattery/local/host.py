"""The host of all tables on this device: errand in, answer out."""

import os
from collections.abc import Callable
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

from cattery.kernel import DecodeError, decode, encode
from cattery.local.asks import ASKS
from cattery.local.errands import (
    Ask,
    Connect,
    Delivery,
    Disconnect,
    Drop,
    Due,
    Errand,
    Forget,
    Hear,
    Here,
    Keep,
    Kept,
    Open,
    Outgoing,
    Reply,
    Unreadable,
    Wake,
)  # fmt: skip
from cattery.local.table import LocalTable, spelled
from cattery.room import Closed, Opened, Refusal, Restarted, RoomFact, make_code, open_table, read_fact, replay_room
from cattery.room.messages import PROTOCOL, Heartbeat, Reason, Refused, TableAddress
from cattery.room.parsing import Malformed, parse
from cattery.room.requests import Hello

HERE = "here-"
"""So the name of every table on this device begins: nobody takes it for a server's."""


class Host:
    """Tables in memory. It stores and sends nothing itself."""

    def __init__(self, now: Callable[[], datetime] | None = None, fresh: Callable[[int], bytes] = os.urandom) -> None:
        self._now, self._fresh = now or (lambda: datetime.now(UTC)), fresh
        self.tables: dict[str, LocalTable] = {}

    def run(self, text: str) -> str:
        """One errand, as the worker spells it."""
        return encode(self.do(decode(text, Errand))).decode()

    def do(self, errand: Errand) -> Reply:
        """One errand. Refused or Unreadable: nothing has happened."""
        match errand:
            case Ask(name=name, given=given):
                return self._answer(name, given)
            case Open():
                return self._open(errand)
            case Wake(table=table, facts=facts):
                return self._wake(table, facts)
            case Forget(table=table):
                self.tables.pop(table, None)
                return Delivery((), None)
            case Keep(table=table):
                return self._keep(table)
            case Drop(table=table):
                self.tables[table].drop()
                return Delivery((), self.tables[table].wait())
            case Connect():
                return self._connect(errand)
            case Hear():
                return self._hear(errand)
            case Disconnect(table=table, connection=connection):
                return self._kept(table, lambda live: live.tell(Closed(connection)))
            case Due(table=table):
                return self._kept(table, lambda live: live.tell(live.due()))

    def _answer(self, name: str, given: Any) -> Reply:
        try:
            return Here(ASKS[name](given))
        except Refusal as refusal:
            return refusal.message()

    def _open(self, errand: Open) -> Reply:
        """The first fact of a table; it is there once it is woken from what was stored."""
        table, code = HERE + self._fresh(16).hex(), make_code(self._fresh(16))
        try:
            fact = open_table(errand.wish, table, code, self._now())
        except Refusal as refusal:
            return refusal.message()
        return Kept(table, 1, spelled([fact]), TableAddress(table, code))

    def _wake(self, table: str, facts: tuple[str, ...]) -> Reply:
        try:
            room = replay_room(map(read_fact, facts))
            if room.id != table:
                return Unreadable(f"these facts are of the table {room.id}")
        except (DecodeError, ValueError, LookupError, AssertionError) as fault:
            return Unreadable(f"{type(fault).__name__}: {fault}")
        self.tables[table] = LocalTable(room, self._now, self._fresh)
        return self._kept(table, lambda live: live.tell(Restarted()))

    def _connect(self, errand: Connect) -> Reply:
        try:
            hello = parse(errand.said)
        except Malformed as fault:
            return fault.refused
        if not isinstance(hello, Hello):
            return Refused(Reason.MALFORMED, field="type")
        if hello.protocol != PROTOCOL:
            return Refused(Reason.PROTOCOL, field="protocol")
        holder = sha256(errand.person.encode()).hexdigest() if errand.person is not None else None
        opened = Opened(errand.connection, holder, hello.game, hello.ply)
        return self._kept(errand.table, lambda live: live.tell(opened))

    def _hear(self, errand: Hear) -> Reply:
        try:
            request = parse(errand.said)
            if isinstance(request, Hello):
                raise Malformed("type")
        except Malformed as fault:
            return fault.refused
        if isinstance(request, Heartbeat):
            return Delivery((), self.tables[errand.table].wait())
        return self._kept(errand.table, lambda live: live.hear(errand.connection, request))

    def _kept(self, table: str, tell: Callable[[LocalTable], list[RoomFact]]) -> Kept:
        live = self.tables[table]
        first = live.room.seq + 1
        return Kept(table, first, spelled(tell(live)))

    def _keep(self, table: str) -> Delivery:
        live = self.tables[table]
        sends = [Outgoing(send.to, encode(send.message).decode()) for send in live.keep()]
        return Delivery(tuple(sends), live.wait())
