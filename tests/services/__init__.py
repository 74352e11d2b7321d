"""Real PostgreSQL and Redis servers: each with a folder and a port of its own, and gone with whoever started it."""

from .programs import MissingProgramError, find, missing
from .servers import Postgres, Redis, Server, ServerError

__all__ = ["MissingProgramError", "Postgres", "Redis", "Server", "ServerError", "find", "missing"]
