"""Routes of health checks and Prometheus metrics."""

import os
from hmac import compare_digest

from litestar import Response, get

from ... import __version__
from ...bots import BOTS
from ...tables.frames import Health
from .. import metrics
from ..problems import AnyRequest, ApiError
from .dependencies import ServicesDep, is_local_request, problems


@get("/api/health", responses=problems())
async def health(services: ServicesDep) -> Health:
    """Check that the server can reach its database."""
    await services.tables.store.player("nobody")
    return Health("ok", __version__, list(BOTS))


@get("/metrics", include_in_schema=False)
async def prometheus_metrics(request: AnyRequest, services: ServicesDep) -> Response[bytes]:
    """Serve metrics to Prometheus: with the token if one is configured, else to this machine only."""
    token = services.config.metrics_token
    if token is not None:
        given = request.headers.get("authorization", "")
        allowed = compare_digest(given.encode(), f"Bearer {token}".encode())
    else:
        allowed = is_local_request(request)
    if not allowed:
        raise ApiError("forbidden")
    return Response(metrics.exposition(dict(os.environ)), media_type=metrics.CONTENT_TYPE)
