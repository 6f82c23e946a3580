"""What a seat's devices come back with, apart from the link that invites there.

Links with which somebody has sat down already go on being what that device comes back with.
"""

import sqlalchemy as sa
from alembic import op

revision = "fifth"
down_revision = "fourth"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("revoked", sa.Boolean, nullable=False),
    )
    op.create_index("ix_devices_table", "devices", ["table"])
    op.execute(
        'INSERT INTO devices (token, "table", seat, revoked) '
        'SELECT token, "table", seat, false FROM seats WHERE claimed AND seat >= 0'
    )
