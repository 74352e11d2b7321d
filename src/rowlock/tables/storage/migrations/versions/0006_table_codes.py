"""Create the codes of waiting tables."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "code",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_code"),
        sa.UniqueConstraint("table_id", name="uq_code_table_id"),
    )
