"""Analyses are made and kept in pages."""

from alembic import op

revision = "analyses_in_pages"
down_revision = "first_mails"


def upgrade() -> None:
    op.drop_table("judged")
    op.drop_table("analyses")
