"""The services behind the routes, created once per process."""

from dataclasses import dataclass

from ..tables.fanout import Fanout, RedisFanout
from ..tables.service import Tables, Times
from ..tables.storage.store import Store
from ..tables.table_codes import TableCodes
from .auth import Identities
from .config import Config
from .connections import Sockets
from .jobs.service import AnalysisService
from .limits import Limits
from .listing import Listing
from .push.base import Push
from .strong_bots import StrongBotGames


@dataclass(frozen=True, slots=True)
class Services:
    config: Config
    tables: Tables
    identities: Identities
    limits: Limits
    sockets: Sockets
    analyses: AnalysisService
    strong_bots: StrongBotGames
    listing: Listing
    codes: TableCodes
    push: Push


def create_services(config: Config) -> Services:
    store, scale = Store(config.database), config.limit_scale
    fanout: Fanout | None = None if config.redis is None else RedisFanout(config.redis)
    analyses = AnalysisService()
    tables = Tables(store, fanout, Times(bot_pause=config.bot_pause), analyses.think)
    identities = Identities(store, config.secret)
    limits, sockets, strong_bots = Limits(scale), Sockets(scale), StrongBotGames(tables, scale)
    listing, codes = Listing(tables, limits), TableCodes(store, tables.times.now)
    push = _push(config, tables)
    return Services(config, tables, identities, limits, sockets, analyses, strong_bots, listing, codes, push)


def _push(config: Config, tables: Tables) -> Push:
    if config.push is None:
        return Push()
    from .push.service import PushService  # noqa: PLC0415 - its packages are an extra

    return PushService(config.push, config.secret, tables)
