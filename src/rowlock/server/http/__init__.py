"""HTTP API under /api: typed requests and responses, errors as problem+json."""

from collections.abc import Iterator
from typing import Final, get_args

from litestar.handlers import HTTPRouteHandler

from ...formats.schema import Shape
from ...tables.frames import Problem
from . import analyses, daily, guests, invitations, push, records, status, tables

_PARTS: Final = (guests, push, tables, invitations, records, analyses, daily, status)
ROUTES: Final = tuple(each for part in _PARTS for each in vars(part).values() if isinstance(each, HTTPRouteHandler))
"""All routes: those that the modules of this package declare."""


def _shapes(kind: object) -> Iterator[type[Shape]]:
    """Yield the messages in a type such as ``Response[Review | JobProgress]``."""
    if isinstance(kind, type) and issubclass(kind, Shape):
        yield kind
    for part in get_args(kind):
        yield from _shapes(part)


_TYPES: Final = (kind for route in ROUTES for kind in route.fn.__annotations__.values())
SHAPES: Final[tuple[type[Shape], ...]] = (*dict.fromkeys(shape for kind in _TYPES for shape in _shapes(kind)), Problem)
"""All request and response types."""
