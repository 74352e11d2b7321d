"""When Python looks for cycles among its objects.

A look at every object stops every game, and with thousands of tables in memory Python looks often: tables are trees of
values, so it finds next to nothing. Here it looks at the new objects when there are many, and at all of them rarely:
connections that have ended leave cycles behind.
"""

import asyncio
import gc
import time
from typing import Final

MANY: Final = 50_000
"""New objects that are worth a look."""
RARELY: Final = 600.0
"""Seconds between two looks at everything."""


async def collect_rarely() -> None:
    """Collect in place of Python, for as long as this runs."""
    gc.collect()
    gc.freeze()
    gc.disable()
    last = time.monotonic()
    try:
        while True:
            await asyncio.sleep(1)
            if time.monotonic() - last > RARELY:
                gc.collect()
                last = time.monotonic()
            elif gc.get_count()[0] > MANY:
                gc.collect(0)
    finally:
        gc.enable()
