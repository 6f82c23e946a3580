"""Games with the real box that several devices follow."""

import sqlalchemy as sa
from alembic import op

revision = "phones"
down_revision = "matchmaking"


def upgrade() -> None:
    op.create_table(
        "real_games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("shared", sa.JSON, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_index("ix_real_games_used", "real_games", ["used"])
    op.create_table(
        "real_links",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), sa.ForeignKey("real_games.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("sat", sa.Boolean, nullable=False),
    )
    op.create_index("ix_real_links_game", "real_links", ["game"])
