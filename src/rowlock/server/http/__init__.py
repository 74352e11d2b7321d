"""HTTP API under /api: typed requests and responses, errors as problem+json."""

from typing import Final

from litestar import Router

from ...tables.frames import Problem
from . import daily, guests, hints, invitations, replays, reviews, status, tables, verification

_PARTS: Final = (guests, tables, hints, invitations, replays, reviews, daily, verification, status)
ROUTES: Final = tuple(route for part in _PARTS for route in part.ROUTES)
api = Router("/api", route_handlers=ROUTES)
SHAPES: Final = (*(shape for part in _PARTS for shape in part.SHAPES), Problem)
"""All request and response types."""
