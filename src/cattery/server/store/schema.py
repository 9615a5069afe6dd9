"""The tables of the database, as the newest migration leaves them (a test compares the two)."""

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)  # fmt: skip

HEAD = "0002"
"""The newest migration: a database that says so needs none, and alembic need not even be imported."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("live", Boolean, nullable=False),  # a game is being played
    Column("joinable", Boolean),  # it has open seats; NULL: opened by a version that did not say so
    sqlite_with_rowid=False,
)

facts = Table(
    "facts",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("fact", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

answers = Table(
    "answers",
    metadata,
    Column("game", Text, primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    ForeignKeyConstraint(["table_id", "seq"], ["facts.table_id", "facts.seq"]),
    sqlite_with_rowid=False,
)

endings = Table(
    "endings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    ForeignKeyConstraint(["table_id", "seq"], ["facts.table_id", "facts.seq"]),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),  # after which fact
    Column("snapshot", LargeBinary, nullable=False),
)

Index("live_tables", tables.c.id, sqlite_where=tables.c.live, postgresql_where=tables.c.live)
