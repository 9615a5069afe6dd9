"""A life for data: how old a table is, ended games without their tables, notes for the operator, a count of commits."""

from time import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """A table of unknown age was touched today, and was played at."""
    op.add_column("tables", sa.Column("played", sa.Boolean, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("touched", sa.Integer, nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE tables SET touched = :today").bindparams(today=int(time() // 86400)))
    op.create_index("tables_by_age", "tables", ["touched"])
    op.create_table(
        "packed",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("seats", sa.LargeBinary, nullable=False),
        sa.Column("fact", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "leftovers",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "notes",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("note", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table("commits", sa.Column("number", sa.Integer, primary_key=True))
    op.execute("INSERT INTO commits VALUES (0)")
    if op.get_bind().dialect.name == "postgresql":  # which looks for whoever refers to a fact before it deletes it
        op.create_index("answers_by_fact", "answers", ["table_id", "seq"])
        op.create_index("endings_by_fact", "endings", ["table_id", "seq"])
