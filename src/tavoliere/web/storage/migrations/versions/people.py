"""People who carry their seats from device to device, without an account."""

import sqlalchemy as sa
from alembic import op

revision = "people"
down_revision = "notices"


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("link", sa.String(64), nullable=False, unique=True),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "own_devices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("ix_own_devices_person", "own_devices", ["person"])
    op.create_table(
        "own_seats",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.create_index("ix_own_seats_table", "own_seats", ["table"])
    op.create_table(
        "sat_from",
        sa.Column("token", sa.String(64), sa.ForeignKey("devices.token"), primary_key=True),
        sa.Column("device", sa.String(32), sa.ForeignKey("own_devices.id"), primary_key=True),
    )
    op.create_index("ix_sat_from_device", "sat_from", ["device"])
