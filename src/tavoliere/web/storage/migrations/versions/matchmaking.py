"""The open lobby: who takes part, open tables, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "matchmaking"
down_revision = "people"


def upgrade() -> None:
    op.create_table(
        "members",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("folded", sa.String(64), nullable=False, unique=True),
        sa.Column("shown", sa.Boolean, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(32), sa.ForeignKey("members.person"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_ratings_best", "ratings", ["game", "rating"])
    op.create_table(
        "rated_games",
        sa.Column("person", sa.String(32), sa.ForeignKey("members.person"), primary_key=True),
        sa.Column("played", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("before", sa.Float, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
    )
    op.create_index("ix_rated_games_played", "rated_games", ["played"])
    op.create_table(
        "offers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("opener", sa.String(32), sa.ForeignKey("members.person")),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("bots", sa.JSON, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("least", sa.Integer),
        sa.Column("most", sa.Integer),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), unique=True),
        sa.Column("counted", sa.Boolean, nullable=False),
    )
    op.create_index("ix_offers_opener", "offers", ["opener"])
    op.create_table(
        "takers",
        sa.Column("offer", sa.String(32), sa.ForeignKey("offers.id"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("members.person"), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("device", sa.String(32), nullable=False),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer),
    )
    op.create_index("ix_takers_person", "takers", ["person"])
