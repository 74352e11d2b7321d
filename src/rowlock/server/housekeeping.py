"""What a server process does besides answering."""

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
RECHECK: Final = 30
"""Seconds between two looks at whether those who are there may still be."""


async def keep_house(services: Services) -> None:
    """For as long as this runs: drop the slow, put out whose way in is void, count the tables."""
    metrics.forget_the_dead(dict(os.environ))
    for language in LANGUAGES:
        words(language)  # read now, not when somebody waits for a sentence
    for second in count(1):
        await asyncio.sleep(1)
        try:
            services.sockets.drop_the_slow()
            metrics.TABLES.set(services.tables.live)
            if second % RECHECK == 0:
                # another process may have been told
                services.sockets.put_out(await services.identities.void(services.sockets.players))
        except TableError:
            log.warning("the database is away: a chore waits")
        except Exception:
            log.exception("unforeseen")
