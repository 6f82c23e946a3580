"""Clocks, outcomes, and what players say. Tables from before have no clock, and nobody at them is late."""

import sqlalchemy as sa
from alembic import op

revision = "second"
down_revision = "first"


def upgrade() -> None:
    for column in (
        sa.Column("clock", sa.JSON),
        sa.Column("deadline", sa.Float),
        sa.Column("outcome", sa.JSON),
        sa.Column("talk", sa.JSON),
    ):
        op.add_column("tables", column)
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.add_column("seats", sa.Column("left", sa.Float))
    op.add_column("seats", sa.Column("late", sa.Boolean, nullable=False, server_default=sa.false()))
