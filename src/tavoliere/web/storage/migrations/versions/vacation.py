"""Vacation: how much of it each person has left, and until when somebody is away. Tables from before have none."""

import sqlalchemy as sa
from alembic import op

revision = "vacation"
down_revision = "holders"


def upgrade() -> None:
    op.add_column("seats", sa.Column("rest", sa.Float))
    op.add_column("seats", sa.Column("away", sa.Float))
    op.create_index("ix_seats_away", "seats", ["away"])
