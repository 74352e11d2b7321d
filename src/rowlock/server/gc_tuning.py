"""Garbage collection schedule: young objects when there are many, everything every ten minutes.

A full collection stops every game, and with thousands of tables in memory Python runs it often. Tables are trees of
values, so it finds next to nothing; the few cycles come from closed connections.
"""

import asyncio
import gc
import time
from typing import Final

YOUNG_OBJECTS: Final = 50_000
"""New objects that trigger a collection of the youngest generation."""
FULL_INTERVAL: Final = 600.0
"""Seconds between full collections."""


async def schedule_collections() -> None:
    """Replace Python's automatic garbage collection until cancelled."""
    gc.collect()
    gc.freeze()
    gc.disable()
    last = time.monotonic()
    try:
        while True:
            await asyncio.sleep(1)
            if time.monotonic() - last > FULL_INTERVAL:
                gc.collect()
                last = time.monotonic()
            elif gc.get_count()[0] > YOUNG_OBJECTS:
                gc.collect(0)
    finally:
        gc.enable()
