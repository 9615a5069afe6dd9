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

HEAD = "0003"
"""The newest migration: a database that says so needs none, and alembic need not even be imported."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("live", Boolean, nullable=False),  # a game is being played
    Column("joinable", Boolean),  # it has open seats; NULL: opened by a version that did not say so
    Column("played", Boolean, nullable=False, server_default="1"),  # a game was dealt there at some time
    Column("touched", Integer, nullable=False, server_default="0"),  # the day, since 1970, of its last fact
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

packed = Table(
    "packed",
    metadata,
    Column("game", Text, primary_key=True),
    Column("table_id", Text, nullable=False),  # which is gone
    Column("day", Integer, nullable=False),  # since 1970
    Column("seats", LargeBinary, nullable=False),  # who sat where
    Column("fact", LargeBinary, nullable=False),  # by which it ended, with its record
    sqlite_with_rowid=False,
)

leftovers = Table(
    "leftovers",  # what a table that is gone has left behind, to be cleared away bit by bit
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("game", Text, primary_key=True),  # whose answers; "" for the facts
    sqlite_with_rowid=False,
)

notes = Table(
    "notes",  # for whoever runs the server: what people reported, which addresses are blocked
    metadata,
    Column("kind", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("note", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

commits = Table("commits", metadata, Column("number", Integer, primary_key=True))
"""How many transactions there were; the file beside the database knows it too, so that a lost one is missed."""

Index("tables_by_age", tables.c.touched)
Index("answers_by_fact", answers.c.table_id, answers.c.seq).ddl_if(dialect="postgresql")
Index("endings_by_fact", endings.c.table_id, endings.c.seq).ddl_if(dialect="postgresql")
Index("live_tables", tables.c.id, sqlite_where=tables.c.live, postgresql_where=tables.c.live)
