"""Who is to be told when it is their turn, and how; and the keys that the server made up for that."""

import sqlalchemy as sa
from alembic import op

revision = "notices"
down_revision = "vacation"


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "mailboxes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
    )
    op.create_index("ix_mailboxes_address", "mailboxes", ["address"])
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("endpoint", sa.Text),
        sa.Column("p256dh", sa.String(100)),
        sa.Column("auth", sa.String(40)),
        sa.Column("mailbox", sa.String(64)),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("sent", sa.Boolean, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.UniqueConstraint("device", "kind"),
    )
    op.create_index("ix_subscriptions_table", "subscriptions", ["table"])
    op.create_index("ix_subscriptions_mailbox", "subscriptions", ["mailbox"])
