"""The first form: tables, their facts, which of them are answers, and which end a game."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("live", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "facts",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("fact", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "answers",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["table_id", "seq"], ["facts.table_id", "facts.seq"]),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "endings",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["table_id", "seq"], ["facts.table_id", "facts.seq"]),
        sqlite_with_rowid=False,
    )
    op.create_index("live_tables", "tables", ["id"], sqlite_where=sa.text("live"), postgresql_where=sa.text("live"))
