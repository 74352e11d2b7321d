"""The services behind the routes, created once per process."""

from dataclasses import dataclass

from ..tables.fanout import Fanout, RedisFanout
from ..tables.service import Tables, Times
from ..tables.storage.store import Store
from .auth import Connection, Identities
from .config import Config
from .connections import MAX_SOCKETS, Sockets
from .jobs.service import AnalysisService
from .limits import Limits, network_key


@dataclass(frozen=True, slots=True)
class Services:
    config: Config
    tables: Tables
    identities: Identities
    limits: Limits
    sockets: Sockets
    analyses: AnalysisService

    @staticmethod
    def address(connection: Connection) -> str:
        """Return the rate-limit key of a client's address; a trusted proxy's ``X-Forwarded-For`` is already applied."""
        return network_key(connection.client.host) if connection.client is not None else "local"


def create_services(config: Config) -> Services:
    fanout: Fanout | None = None if config.redis is None else RedisFanout(config.redis)
    store = Store(config.database)
    tables = Tables(store, fanout, Times(bot_pause=config.bot_pause))
    limit = max(1, int(MAX_SOCKETS * config.limit_scale)) if config.limit_scale else 0
    identities, limits = Identities(store, config.secret), Limits(config.limit_scale)
    return Services(config, tables, identities, limits, Sockets(limit), AnalysisService())
