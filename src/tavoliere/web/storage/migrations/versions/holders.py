"""Which process looks after a table, and which processes there are."""

import sqlalchemy as sa
from alembic import op

revision = "holders"
down_revision = "fifth"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.add_column("tables", sa.Column("holder", sa.String(32)))
    going_on = sa.text("actor IS NOT NULL")
    op.create_index("ix_tables_going_on", "tables", ["holder"], postgresql_where=going_on, sqlite_where=going_on)
