"""Create push subscriptions, and the turns that players were told of."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "push_subscription",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_push_subscription"),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name="fk_push_subscription_player"),
    )
    op.create_index("ix_push_subscription_player", "push_subscription", ["player"])
    op.create_table(
        "push_turn",
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id", name="pk_push_turn"),
    )
