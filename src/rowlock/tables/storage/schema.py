"""Database schema, the same for SQLite and PostgreSQL.

``event`` is authoritative; its primary key serializes concurrent writers. ``game_table`` and ``seat`` are projections
of it, used to find tables, and ``result`` is one of finished games, for statistics. ``code`` has the numbers by which
waiting tables are found, and ``push_turn`` the last turn of each table that a player was told of, which its primary key
makes a process claim first. Every change here needs a migration in ``migrations/versions``.
"""

from typing import Final

import sqlalchemy as sa

SET_ASIDE: Final = "set_aside"
"""``game_table.status`` of a table whose log cannot be read: lists and the sweep skip it. No status of a game."""

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

event = sa.Table(
    "event",
    metadata,
    sa.Column("table_id", sa.String(20), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("player", sa.String(40)),
    sa.Column("request", sa.String(64)),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("hash", sa.String(64)),  # empty in entries of versions before there were hashes
    sa.UniqueConstraint("table_id", "player", "request"),  # apply each request once
)

game_table = sa.Table(
    "game_table",
    metadata,
    sa.Column("id", sa.String(20), primary_key=True),
    sa.Column("head", sa.Integer, nullable=False),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("wake", sa.BigInteger),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Index(None, "wake"),
    sa.Index(None, "updated"),
    sa.Index(None, "listed", "status", "created"),
)

seat = sa.Table(
    "seat",
    metadata,
    sa.Column("player", sa.String(40), primary_key=True),
    sa.Column("table_id", sa.String(20), primary_key=True),
)

result = sa.Table(
    "result",
    metadata,
    sa.Column("table_id", sa.String(20), primary_key=True),
    sa.Column("player", sa.String(40), primary_key=True),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("solo", sa.Boolean, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("points", sa.Integer),  # empty unless the player played to the end of the game
    sa.Column("locks", sa.Integer, nullable=False),
    sa.Column("penalties", sa.Integer, nullable=False),
    sa.Column("bots", sa.Text, nullable=False),
    sa.Index(None, "player", "ended"),
)

code = sa.Table(
    "code",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.String(20), nullable=False, unique=True),
    sa.Column("until", sa.BigInteger, nullable=False),
)

player = sa.Table(
    "player",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("epoch", sa.Integer, nullable=False),
    sa.Column("recovery", sa.String(64), unique=True),
    sa.Column("recovery_since", sa.BigInteger),
    sa.Column("device_code", sa.String(64)),
    sa.Column("device_code_until", sa.BigInteger),
    sa.Index(None, "device_code", unique=True),
)

token = sa.Table(
    "token",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("id", sa.String(20), nullable=False, unique=True),
    sa.Column("player", sa.String(40), sa.ForeignKey("player.id"), nullable=False, index=True),
    sa.Column("label", sa.String(40), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),  # the player's, when it was created
)

push_subscription = sa.Table(
    "push_subscription",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # of the endpoint, which is too long for an index
    sa.Column("player", sa.String(40), sa.ForeignKey("player.id"), nullable=False, index=True),
    sa.Column("epoch", sa.Integer, nullable=False),  # the player's, when it was created
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("key", sa.String(100), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

push_turn = sa.Table(
    "push_turn",
    metadata,
    sa.Column("player", sa.String(40), primary_key=True),
    sa.Column("table_id", sa.String(20), primary_key=True),
    sa.Column("step", sa.Integer, nullable=False),  # the last one that the player was told of
)
