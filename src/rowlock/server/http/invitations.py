"""Route of invitations: a link to a table and its QR code."""

import asyncio
from collections.abc import Sequence
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

import segno
from litestar import get

from ...formats.schema import Shape
from ..addresses import is_loopback, network_address
from ..problems import AnyRequest, ApiError
from .dependencies import ServicesDep, TableId, Visitor, is_local_request, problems

MAX_LINK: Final = 300
"""Characters of a link: its host comes from the request unless origins are set."""


class Invitation(Shape, frozen=True):
    """The link to a table. ``here_only``: it works only on the server's own machine.

    ``qr`` is its QR code: rows from the top, 1 for a dark module, without the quiet zone.
    """

    link: str
    here_only: bool
    qr: Sequence[str]


@get("/api/tables/{table_id:str}/invitation", responses=problems(403, 404))
async def invitation(request: AnyRequest, table_id: TableId, services: ServicesDep, visitor: Visitor) -> Invitation:
    """Get a link to a table, to send or show to other players."""
    table = (await services.tables.look(table_id, visitor.id)).table
    origins = services.config.origins
    reachable = not origins and services.config.all_interfaces and is_local_request(request)
    try:
        base = f"{origins[0]}/" if origins else str(request.base_url)
        link, here = link_to(f"t/{table.id}", base, on_network=reachable)
    except ValueError as error:  # the Host header is not a host
        raise ApiError("bad_request", where="host") from error
    return Invitation(link, here, await asyncio.to_thread(qr_code, link))


def link_to(path: str, base: str, *, on_network: bool) -> tuple[str, bool]:
    """Return the URL of a page for other players, and whether it works on this machine only.

    ``base`` is the URL of the server as requested. A loopback name in it would mean another machine to other players;
    with ``on_network`` it is replaced by this machine's address on its network. That address is private: set
    ``on_network`` only for requests from this machine, and if the server listens there. The name alone proves nothing:
    the client chooses it, and inside a container localhost is the container. Raises ValueError if ``base`` is not a
    URL, or too long.
    """
    parts = urlsplit(base)
    host, port = parts.hostname, parts.port
    if not host or "@" in parts.netloc or not base.isascii() or len(base) + len(path) > MAX_LINK:
        raise ValueError("not a URL, or too long")
    here = is_loopback(host)
    if here and on_network and (address := network_address()) is not None:
        shown = address if port is None else f"{address}:{port}"
        base, here = parts._replace(netloc=shown).geturl(), False
    return f"{base}{path}", here


@lru_cache(256)
def qr_code(link: str) -> tuple[str, ...]:
    """Return the modules of a QR code, row by row."""
    made = segno.make(link, error="m", micro=False, boost_error=False)
    return tuple("".join("1" if module else "0" for module in row) for row in made.matrix)
