"""ASGI middleware for every request: origin check, security headers, rate limit per address."""

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from . import metrics
from .addresses import client_key, is_local_name
from .limits import Limits, Rate
from .problems import MEDIA_TYPE, ApiError, language_of, problem

ALL_REQUESTS: Final = Rate(1000, 200)
"""Requests per address, whatever their identity."""
SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
POLICY: Final = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    b"manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
DOCS: Final = "/docs/"
"""Path prefix of the documentation: its search is a form, and its icons are in its style sheet."""
DOCS_POLICY: Final = POLICY.replace(b"img-src 'self'", b"img-src 'self' data:").replace(
    b"form-action 'none'", b"form-action 'self'"
)
LIBRARY_WORKER: Final = "/assets/library-"
"""Path prefix of the web worker that runs Python: the only script that may compile WebAssembly."""
LIBRARY_POLICY: Final = b"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
HEADERS: Final = (
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
)
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")


class Security:
    """Middleware around the application and its sockets.

    Pages of other origins can neither change anything nor open a socket: browsers send ``Origin``, which is checked.
    Programs send none; they have no cookie that a foreign page could use. Without configured origins the server's own
    is the ``Host`` of the request, so that has to be one that a foreign page cannot have: an address or a local name.
    """

    def __init__(self, app: Any, sockets: Any, origins: tuple[str, ...], limits: Limits) -> None:
        self._app = app
        self._sockets = sockets
        self._origins = origins
        self._limits = limits

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        try:
            self._check(scope, headers)
        except ApiError as error:
            await _refuse(scope, send, error, headers)
            return
        if scope["type"] == "websocket":
            await self._sockets(scope, receive, send)
            return
        if scope["method"] == "HEAD":  # as GET: the router does not handle HEAD, and Uvicorn sends no body for it
            scope = {**scope, "method": "GET"}
        await self._app(scope, receive, _with_headers(scope, send))

    def _check(self, scope: Any, headers: Mapping[str, str]) -> None:
        """Raise ApiError if a request is one too many, or not allowed from its origin or to its host."""
        self._limits.check("everything", client_key(scope), ALL_REQUESTS)
        if not self._origins and scope["path"].startswith("/api") and not is_local_name(headers.get("host", "")):
            raise ApiError("foreign_host")
        needs_own_origin = scope["type"] == "websocket" or scope["method"] not in SAFE
        if needs_own_origin and not self._is_own_origin(headers):
            raise ApiError("foreign_origin")

    def _is_own_origin(self, headers: Mapping[str, str]) -> bool:
        """Return whether a request comes from an allowed origin, or not from a page."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        if self._origins:
            return origin.lower() in self._origins
        # compare the host only: a proxy may have terminated TLS
        try:
            name = urlsplit(origin).netloc.lower()
        except ValueError:  # not a URL
            return False
        return name == headers.get("host", "").lower() != ""


def _policy(path: str) -> bytes:
    if path.startswith(LIBRARY_WORKER):
        return LIBRARY_POLICY
    return DOCS_POLICY if path.startswith(DOCS) else POLICY


def _with_headers(scope: Any, send: Any) -> Any:
    added = [(b"content-security-policy", _policy(scope["path"])), *HEADERS]
    if scope.get("scheme") == "https":
        added.append(HSTS)
    if scope["path"].startswith("/api"):
        added.append((b"cache-control", b"no-store"))

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            metrics.REQUESTS.labels(message["status"]).inc()
            message["headers"] = [*message.get("headers", ()), *added]
        await send(message)

    return sending


async def _refuse(scope: Any, send: Any, error: ApiError, headers: Mapping[str, str]) -> None:
    """Send an error without calling the application; a socket is rejected at its handshake."""
    metrics.REFUSALS.labels(error.code).inc()
    found = problem(error, language_of(headers))
    kind = "http" if scope["type"] == "http" else "websocket.http"
    if kind == "websocket.http" and "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 4403, "reason": error.code})
        return
    body = msgspec.json.encode(found)
    given = [(name.lower().encode(), value.encode()) for name, value in error.headers.items()]
    start = [(b"content-type", MEDIA_TYPE.encode()), (b"content-length", str(len(body)).encode()), *given, *HEADERS]
    start.append((b"content-security-policy", POLICY))
    await send({"type": f"{kind}.response.start", "status": found.status, "headers": start})
    await send({"type": f"{kind}.response.body", "body": body})
