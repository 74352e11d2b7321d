"""Database schema, the same for SQLite and PostgreSQL.

``event`` is authoritative; its primary key serializes concurrent writers. ``game_table`` and ``seat`` are projections
of it, used to find tables. Every change here needs a migration in ``migrations/versions``.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

event = Table(
    "event",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("player", String(40)),
    Column("request", String(64)),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "player", "request"),  # apply each request once
)

game_table = Table(
    "game_table",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("head", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("wake", BigInteger),
    Column("summary", Text, nullable=False),
    Index(None, "wake"),
    Index(None, "updated"),
    Index(None, "listed", "status", "created"),
)

seat = Table(
    "seat",
    metadata,
    Column("player", String(40), primary_key=True),
    Column("table_id", String(20), primary_key=True),
)

player = Table(
    "player",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("recovery", String(64), unique=True),
)

token = Table(
    "token",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(20), nullable=False, unique=True),
    Column("player", String(40), ForeignKey("player.id"), nullable=False, index=True),
    Column("label", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)
