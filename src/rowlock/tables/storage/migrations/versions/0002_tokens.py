"""Create tokens, which let programs sign in as a player."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "token",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_token"),
        sa.UniqueConstraint("id", name="uq_token_id"),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name="fk_token_player"),
    )
    op.create_index("ix_token_player", "token", ["player"])
