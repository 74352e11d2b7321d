"""Create the results of finished games, for statistics; ``rowlock doctor --repair`` adds those of earlier games."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "result",
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("solo", sa.Boolean, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("locks", sa.Integer, nullable=False),
        sa.Column("penalties", sa.Integer, nullable=False),
        sa.Column("bots", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player", name="pk_result"),
    )
    op.create_index("ix_result_player_ended", "result", ["player", "ended"])
