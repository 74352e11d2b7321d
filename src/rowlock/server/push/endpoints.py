"""Endpoints of push services: the only addresses that this server sends requests to, since browsers name them."""

from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

from ..addresses import is_loopback

MAX_ENDPOINT: Final = 2000
SERVICES: Final = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)
"""Hosts of the push services of Chrome, Firefox, Safari and Edge; ``*`` stands for one or more labels."""


def is_endpoint(text: str, further: Collection[str] = ()) -> bool:
    """Return whether an endpoint belongs to a known push service, or to an origin of ``further``.

    Names only, which nobody else can point anywhere: no address, port, user or other spelling of a host.
    """
    if not text.isascii() or not text.isprintable() or any(each in text for each in ' \\"<>^`{|}'):
        return False
    try:
        parts = urlsplit(text)
        origin, host = f"{parts.scheme}://{parts.netloc}", parts.hostname or ""
    except ValueError:
        return False
    if not parts.path.startswith("/") or parts.fragment:
        return False
    return origin in further or (origin == f"https://{host}" and _is_known(host))


def _is_known(host: str) -> bool:
    return any(
        host.endswith(name[1:]) and host[0] != "." if name.startswith("*") else host == name for name in SERVICES
    )


def is_service(origin: str) -> bool:
    """Return whether an origin may be configured as a push service: over HTTPS, or on this machine."""
    try:
        parts = urlsplit(origin)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        return False
    if parts.path or parts.query or parts.fragment or "@" in parts.netloc or not host:
        return False
    return parts.scheme == "https" or (parts.scheme == "http" and is_loopback(host))
