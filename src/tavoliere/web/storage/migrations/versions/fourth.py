"""Analyses of finished games, and what was judged in them."""

import sqlalchemy as sa
from alembic import op

revision = "fourth"
down_revision = "third"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("record", sa.JSON),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("effort", sa.JSON, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("complete", sa.Boolean, nullable=False),
    )
    op.create_table(
        "judged",
        sa.Column("analysis", sa.String(64), sa.ForeignKey("analyses.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("data", sa.JSON, nullable=False),
    )
