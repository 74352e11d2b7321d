"""What the routes need, made once for each process."""

from dataclasses import dataclass

from ..tables.fanout import Fanout, RedisFanout
from ..tables.service import Tables, Times
from ..tables.store import Store
from .config import Config
from .hinting import Hints
from .identity import Connection, Identities
from .limits import Limits, neighborhood
from .practicing import Puzzles
from .registry import MOST_SOCKETS, Sockets
from .thoughts import Thoughts


@dataclass(frozen=True, slots=True)
class Services:
    """Everything behind the routes."""

    config: Config
    tables: Tables
    identities: Identities
    limits: Limits
    sockets: Sockets
    hints: Hints
    puzzles: Puzzles
    thoughts: Thoughts

    @staticmethod
    def address(connection: Connection) -> str:
        """Where a client is; behind a proxy that is trusted, what the proxy says."""
        return neighborhood(connection.client.host) if connection.client is not None else "local"


def services_for(config: Config) -> Services:
    fanout: Fanout | None = None if config.redis is None else RedisFanout(config.redis)
    store = Store(config.database)
    tables = Tables(store, fanout, Times(bot_pause=config.bot_pause))
    most = max(1, int(MOST_SOCKETS * config.limit_scale)) if config.limit_scale else 0
    identities, limits = Identities(store, config.secret), Limits(config.limit_scale)
    return Services(config, tables, identities, limits, Sockets(most), Hints(), Puzzles(), Thoughts())
