"""Real PostgreSQL and Redis servers for tests, which end with the process that started them."""

from .programs import MissingProgramError, find, missing
from .servers import Postgres, Redis, Server, ServerError, Standby

__all__ = ["MissingProgramError", "Postgres", "Redis", "Server", "ServerError", "Standby", "find", "missing"]
