"""Tie tokens to the epoch of their player, and add device codes: signing out everywhere ends both."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("token", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE token SET epoch = (SELECT epoch FROM player WHERE player.id = token.player)")
    op.add_column("player", sa.Column("recovery_since", sa.BigInteger))
    op.add_column("player", sa.Column("device_code", sa.String(64)))
    op.add_column("player", sa.Column("device_code_until", sa.BigInteger))
    op.create_index("ix_player_device_code", "player", ["device_code"], unique=True)
