"""Add the hashes that chain the entries of a log."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    # plain ALTER TABLE: instant on both databases, and older servers can still append
    op.add_column("event", sa.Column("hash", sa.String(64)))
