"""First mails are counted apart from the addresses to which they went, which are forgotten with what needs them."""

import sqlalchemy as sa
from alembic import op

revision = "first_mails"
down_revision = "used_links"


def upgrade() -> None:
    op.create_table(
        "first_mails",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("times", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    # Whoever said that they want none is left alone for 30 days.
    op.execute(
        "INSERT INTO first_mails (id, times, until) SELECT id, 3, asked + 30 * 86400 FROM mailboxes WHERE address = ''"
    )
    op.execute("DELETE FROM mailboxes WHERE id NOT IN (SELECT mailbox FROM subscriptions WHERE mailbox IS NOT NULL)")
    with op.batch_alter_table("mailboxes") as batch:
        batch.drop_column("times")
