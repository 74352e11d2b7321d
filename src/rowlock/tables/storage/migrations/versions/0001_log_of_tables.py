"""Create the event log, its projections and players."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "event",
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("player", sa.String(40)),
        sa.Column("request", sa.String(64)),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_event"),
        sa.UniqueConstraint("table_id", "player", "request", name="uq_event_table_id_player_request"),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("wake", sa.BigInteger),
        sa.Column("summary", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game_table"),
    )
    op.create_index("ix_game_table_wake", "game_table", ["wake"])
    op.create_index("ix_game_table_updated", "game_table", ["updated"])
    op.create_index("ix_game_table_listed_status_created", "game_table", ["listed", "status", "created"])
    op.create_table(
        "seat",
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id", name="pk_seat"),
    )
    op.create_table(
        "player",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("recovery", sa.String(64)),
        sa.PrimaryKeyConstraint("id", name="pk_player"),
        sa.UniqueConstraint("recovery", name="uq_player_recovery"),
    )
