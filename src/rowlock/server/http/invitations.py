"""The way to a table for others: a link, and the same as a QR code."""

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
from .dependencies import ServicesDep, TableId, Visitor, is_local_request, player_id, problems

MAX_LINK: Final = 300
"""Characters of a link: unless origins are set, whoever asks says by which name the server is known."""


class Invitation(Shape, frozen=True):
    """The link to a table. With ``here_only`` it works on the server's own computer and nowhere else.

    ``qr`` is the link as a QR code: its rows from the top, a 1 for each dark module, without the quiet zone around it.
    """

    link: str
    here_only: bool
    qr: Sequence[str]


@get("/tables/{table_id:str}/invitation", responses=problems(403, 404))
async def invitation(request: AnyRequest, table_id: TableId, services: ServicesDep, visitor: Visitor) -> Invitation:
    """What to send or to show to others, so that they find the table."""
    table = (await services.tables.look(table_id, player_id(visitor))).table
    origins = services.config.origins
    reachable = not origins and services.config.all_interfaces and is_local_request(request)
    try:
        base = f"{origins[0]}/" if origins else str(request.base_url)
        link, here = link_to(f"t/{table.id}", base, on_network=reachable)
    except ValueError as error:  # a host that is none
        raise ApiError("bad_request", where="host") from error
    return Invitation(link, here, await asyncio.to_thread(qr_code, link))


def link_to(path: str, base: str, *, on_network: bool) -> tuple[str, bool]:
    """The address of a page for others, and whether it works here alone. ``base`` is the address of the server.

    Who asks on the server's own machine calls it by a name that means another machine to everybody else. With
    ``on_network`` the address of this machine on its network takes the place of such a name. It is private: only for
    who asks from this very machine, and of use only if the server listens there. A name alone proves nothing, since
    whoever asks chooses it, and the localhost of a container is that of its host. Raises ValueError for a base that is
    no address, or too long for one.
    """
    parts = urlsplit(base)
    host, port = parts.hostname, parts.port
    if not host or "@" in parts.netloc or not base.isascii() or len(base) + len(path) > MAX_LINK:
        raise ValueError("no address")
    here = is_loopback(host)
    if here and on_network and (address := network_address()) is not None:
        shown = address if port is None else f"{address}:{port}"
        base, here = parts._replace(netloc=shown).geturl(), False
    return f"{base}{path}", here


@lru_cache(256)
def qr_code(link: str) -> tuple[str, ...]:
    """The modules of a QR code, row by row."""
    made = segno.make(link, error="m", micro=False, boost_error=False)
    return tuple("".join("1" if module else "0" for module in row) for row in made.matrix)


ROUTES: Final = (invitation,)
SHAPES: Final = (Invitation,)
