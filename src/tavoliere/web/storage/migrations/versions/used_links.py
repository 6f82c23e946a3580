"""A link to a seat at a real game is used up by the first device that comes with it.

Those that were in use so far are links again: the device that leads has them too, and they do for one device more.
"""

from alembic import op

revision = "used_links"
down_revision = "phones"


def upgrade() -> None:
    op.execute("UPDATE real_links SET sat = false WHERE seat >= 0")
