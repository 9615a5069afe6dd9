"""The tables of the database, as the newest migration leaves them (a test compares the two)."""

from sqlalchemy import Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

HEAD = "0001"
"""The newest migration: a database that says so needs none, and alembic need not even be imported."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, unique=True),
    Column("closed", Integer, nullable=False, server_default="0"),
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
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("fact", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("outcome", Text, nullable=False),
    Column("record", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

Index("answers_of_table", answers.c.table_id)
