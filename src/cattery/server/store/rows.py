"""What a transaction writes: a statement for each kind of row, in the order in which rows refer to each other."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import bindparam, insert, update
from sqlalchemy.engine import Dialect

from cattery.server.store import schema
from cattery.server.store.interface import Transaction

_this_table = update(schema.tables).where(schema.tables.c.id == bindparam("table"))
_KINDS = (
    *(insert(table) for table in (schema.tables, schema.facts, schema.answers, schema.endings)),
    *(_this_table.values({column: bindparam("now")}) for column in ("live", "joinable", "touched", "played")),
    insert(schema.snapshots),
)
_KEPT_ANEW = " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, snapshot = excluded.snapshot"


def statement(what: Any, dialect: Dialect) -> str:
    """A statement in a database's own words: it is run often, and composing it anew would take longer than that."""
    return str(what.compile(dialect=dialect))


def statements(dialect: Dialect) -> tuple[str, ...]:
    """What writes the rows of `rows_of`."""
    *others, keep = (statement(kind, dialect) for kind in _KINDS)
    return *others, keep + _KEPT_ANEW


def rows_of(some: Sequence[Transaction]) -> tuple[list[tuple[Any, ...]], ...]:
    """The rows of these transactions, kind by kind."""
    opened = [
        (one.table, one.code, bool(one.live), one.joinable, bool(one.live), one.touched or 0)
        for one in some
        if one.seq == 1
    ]
    facts = [(one.table, seq, fact) for one in some for seq, fact in enumerate(one.facts, one.seq)]
    plies = [(ply.game, ply.ply, one.table, ply.seq) for one in some for ply in one.plies]
    ended = [(game, one.table, seq) for one in some for game, seq in one.ended.items()]
    turned = [(one.live, one.table) for one in some if one.seq > 1 and one.live is not None]
    joined = [(one.joinable, one.table) for one in some if one.seq > 1 and one.joinable is not None]
    kept = [(one.table, one.seq + len(one.facts) - 1, one.snapshot) for one in some if one.snapshot is not None]
    touched = [(one.touched, one.table) for one in some if one.seq > 1 and one.touched is not None]
    played = [(True, one.table) for one in some if one.seq > 1 and one.live]
    return opened, facts, plies, ended, turned, joined, touched, played, kept
