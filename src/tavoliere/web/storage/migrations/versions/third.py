"""Studies."""

import sqlalchemy as sa
from alembic import op

revision = "third"
down_revision = "second"


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("study", sa.JSON, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_index("ix_studies_used", "studies", ["used"])
