"""Housekeeping of a server process: close slow and revoked sockets, update gauges."""

import asyncio
import logging
import os
from itertools import count
from typing import Final

from ..i18n import LANGUAGES, words
from ..tables.errors import TableError
from . import metrics
from .services import Services

log = logging.getLogger(__name__)
RECHECK_INTERVAL: Final = 30
"""Seconds between checks whether cookies and tokens of open sockets are still valid."""


async def run_housekeeping(services: Services) -> None:
    """Run until cancelled, once a second: close slow and revoked sockets, count the tables."""
    metrics.remove_dead_gauges(dict(os.environ))
    for language in LANGUAGES:
        words(language)  # preload, so that the first request does not wait for parsing
    for second in count(1):
        await asyncio.sleep(1)
        try:
            services.sockets.close_slow()
            metrics.TABLES.set(services.tables.live)
            metrics.QUARANTINED.set(services.tables.quarantined)
            if second % RECHECK_INTERVAL == 0:
                # another process may have revoked them
                services.sockets.close_players(await services.identities.revoked(services.sockets.players))
                await services.strong_bots.forget_ended()
        except TableError:
            log.warning("database unavailable, housekeeping skipped")
        except Exception:
            log.exception("housekeeping failed")
