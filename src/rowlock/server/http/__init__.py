"""The HTTP API, under /api. What it takes and gives is typed; what it refuses is a problem with a code."""

from typing import Final

from litestar import Router

from ..problems import Problem
from . import daily as practice
from . import guests, hints, invitations, replays, reviews, status, tables, verification

_PARTS: Final = (guests, tables, hints, invitations, replays, reviews, practice, verification, status)
ROUTES: Final = tuple(route for part in _PARTS for route in part.ROUTES)
api = Router("/api", route_handlers=ROUTES)
SHAPES: Final = (*(shape for part in _PARTS for shape in part.SHAPES), Problem)
"""Everything that goes over it."""
