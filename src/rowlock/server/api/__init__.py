"""The HTTP API, under /api. What it takes and gives is typed; what it refuses is a problem with a code."""

from typing import Final

from litestar import Router

from ..problems import Problem
from . import guests, status, tables, verification

api = Router("/api", route_handlers=[*guests.ROUTES, *tables.ROUTES, *verification.ROUTES, *status.ROUTES])
SHAPES: Final = (*guests.SHAPES, *tables.SHAPES, *verification.SHAPES, *status.SHAPES, Problem)
"""Everything that goes over it."""
